"""Random play ends, is sound all the way, and gives every seat its place."""

import re
from itertools import groupby

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import CLOCK, Tick
from ludotheque.kernel.play import GAME_OVER, asks, deadline, is_over, play, refusal, waiting
from ludotheque.kernel.random_play import playout, random_action
from ludotheque.kernel.reckoning import BY_FIGURES
from ludotheque.kernel.step import NEVER, State
from tests.kernel.games.ready import Ready
from tests.laws.positions import Position, law, positions, slow_law
from tests.laws.subjects import every_game

LONGEST_GAME = 20_000
ROUNDS = 60  # where the table sets no limit, as the laboratory does for players who may never come to an end


def finished(subject: Ready, position: Position) -> State:
    if position.options.get("rounds") == 0:
        position.options["rounds"] = ROUNDS
    state = position.first(subject)
    playout(subject.game, state, position.luck(), LONGEST_GAME)
    return state


@every_game
@slow_law
@given(st.data())
def test_random_play_ends(subject: Ready, data: st.DataObject) -> None:
    state = finished(subject, data.draw(positions(subject)))

    assert is_over(state)
    assert [] == waiting(state)
    assert NEVER == deadline(state)
    assert GAME_OVER == refusal(state, Tick(CLOCK, state.now))
    assert not any(asks(state, seat) for seat in range(state.seats))


@every_game
@law
@given(st.data())
def test_money_and_pieces_are_conserved_by_every_action(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.first(subject)
    luck = position.luck()

    for _ in range(position.actions):
        assert "" == subject.game.problem(state)
        if not is_over(state):
            play(state, random_action(subject.game, state, luck))

    assert "" == subject.game.problem(state)


@every_game
@slow_law
@given(st.data())
def test_every_seat_gets_its_place_by_its_score(subject: Ready, data: st.DataObject) -> None:
    state = finished(subject, data.draw(positions(subject)))

    ranks = subject.game.ranks(state)
    scores = subject.game.scores(state)

    assert state.seats == len(ranks) == len(scores)
    assert ranks == [1 + len([other for other in ranks if other < rank]) for rank in ranks]
    assert all(
        a <= b
        for a, one in zip(ranks, scores, strict=True)
        for b, other in zip(ranks, scores, strict=True)
        if one > other
    )


@every_game
@slow_law
@given(st.data())
def test_the_lines_of_a_seat_add_up_to_its_score(subject: Ready, data: st.DataObject) -> None:
    state = finished(subject, data.draw(positions(subject)))

    reckonings = subject.game.reckonings(state)
    figures = [figure for reckoning in reckonings for figure in reckoning.figures]

    assert subject.game.scores(state) == [reckoning.figures[0].total for reckoning in reckonings]
    assert [figure.total for figure in figures] == [sum(line.amount for line in figure.lines) for figure in figures]


@every_game
@slow_law
@given(st.data())
def test_among_seats_of_one_standing_figures_decide(subject: Ready, data: st.DataObject) -> None:
    state = finished(subject, data.draw(positions(subject)))

    ranks = subject.game.ranks(state)
    reckonings = subject.game.reckonings(state)
    by_figures = [seat for seat in range(state.seats) if reckonings[seat].standing == BY_FIGURES]
    totals = {seat: [figure.total for figure in reckonings[seat].figures] for seat in by_figures}
    by_rank = sorted(range(state.seats), key=lambda seat: ranks[seat])
    standings = [standing for standing, _ in groupby(reckonings[seat].standing for seat in by_rank)]

    assert len(standings) == len(set(standings))
    assert all(totals[one] >= totals[other] for one in by_figures for other in by_figures if ranks[one] < ranks[other])


@every_game
@slow_law
@given(st.data())
def test_the_reason_of_the_end_is_a_word(subject: Ready, data: st.DataObject) -> None:
    state = finished(subject, data.draw(positions(subject)))

    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", subject.game.end_reason(state))
