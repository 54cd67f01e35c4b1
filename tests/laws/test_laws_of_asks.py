"""Every filling within bounds of an ask is accepted, and nothing else is; what is closed says why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import CLOCK, Action, Filling, Seat, Tick, UnknownVerb
from ludotheque.kernel.ask import OK, Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import IllegalAction, asks, closed, deadline, is_over, play, refusal, take, waiting
from ludotheque.kernel.step import NEVER, State
from ludotheque.record.positions import dump_text
from tests.kernel.games.ready import Ready
from tests.laws.fillings import Try, tries_around, tries_within, verbs_of, wild_filling, wild_tries
from tests.laws.positions import law, positions
from tests.laws.subjects import every_game


def action_of(subject: Ready, said: Try) -> Action:
    action: Action = subject.game.action(said.seat, said.verb, said.filling)
    return action


def is_asked(state: State, said: Try) -> bool:
    return any(ask.verb == said.verb and ask.allows(said.filling) for ask in asks(state, said.seat))


def not_asked(subject: Ready, state: State, luck: Chance) -> list[Action]:
    """What somebody might say though no ask allows it, as far as the game can read it at all."""
    found: list[Action] = []
    for said in [*tries_around(state, luck), *wild_tries(subject.game, state.seats, luck)]:
        if not is_asked(state, said):
            try:
                found.append(action_of(subject, said))
            except UnknownVerb:
                continue
    return found


def open_actions(subject: Ready, state: State, luck: Chance) -> list[Action]:
    """Open asks of every seat, filled in, and the clock's next call."""
    said = [action_of(subject, said) for said in tries_within(state, luck)]
    ends = deadline(state)
    return said if ends == NEVER else [*said, Tick(CLOCK, max(ends, state.now))]


def spoken_of(state: State, seat: Seat, verb: str) -> list[Ask]:
    """All that the moment says to the seat about this verb."""
    top = state.steps[-1]
    steps = [top, *state.standing] if seat in top.waits_for(state) else state.standing
    return [ask for step in steps for ask in step.asks(state, seat) if ask.verb == verb]


def leaves_something_to_fill_in(state: State, seat: Seat, closure: Ask) -> bool:
    """Whether the verb is closed for want of a value alone, so that what one writes may be refused for its own sake."""
    return any(ask.blanks and ask.closed_by == OK for ask in spoken_of(state, seat, closure.verb))


def whatever_fills_in(subject: Ready, verb: str, luck: Chance) -> list[Filling]:
    return [wild_filling(subject.game, verb, luck) for _ in range(5)]


@every_game
@law
@given(st.data())
def test_a_filling_within_bounds_is_accepted(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for said in tries_within(state, position.luck()):
        world = state.copy()
        play(world, action_of(subject, said))

        assert "" == subject.game.problem(world)


@every_game
@law
@given(st.data())
def test_anything_else_is_refused_with_a_clause(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for action in not_asked(subject, state, position.luck()):
        clause = refusal(state, action)

        assert clause != OK, action
        assert clause.startswith((subject.game.prefix + ".", "table.")), action


@every_game
@law
@given(st.data())
def test_a_refused_action_changes_nothing(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    before = dump_text(state)

    for action in not_asked(subject, state, position.luck()):
        with pytest.raises(IllegalAction, match=refusal(state, action)):
            play(state, action)

    assert before == dump_text(state)


@every_game
@law
@given(st.data())
def test_looking_at_a_position_does_not_change_it(subject: Ready, data: st.DataObject) -> None:
    state = data.draw(positions(subject)).of(subject)
    before = dump_text(state)

    for seat in range(state.seats):
        asks(state, seat)
        closed(state, seat)
        subject.game.view(state, seat)

    assert before == dump_text(state)


@every_game
@law
@given(st.data())
def test_whoever_is_waited_for_has_something_to_do(subject: Ready, data: st.DataObject) -> None:
    state = data.draw(positions(subject)).of(subject)

    for seat in waiting(state):
        assert asks(state, seat)


@every_game
@law
@given(st.data())
def test_the_game_is_over_or_waits_for_a_seat_or_the_clock(subject: Ready, data: st.DataObject) -> None:
    state = data.draw(positions(subject)).of(subject)

    assert is_over(state) or waiting(state) or state.steps[-1].deadline() != NEVER


@every_game
@law
@given(st.data())
def test_both_doors_lead_to_the_same_position_by_the_same_events(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for action in open_actions(subject, state, position.luck()):
        judged, taken = state.copy(), state.copy()

        assert play(judged, action) == take(taken, action), action
        assert dump_text(judged) == dump_text(taken), action


@every_game
@law
@given(st.data())
def test_what_is_closed_is_a_verb_of_the_game_that_is_not_open(subject: Ready, data: st.DataObject) -> None:
    state = data.draw(positions(subject)).of(subject)

    for seat in range(state.seats):
        shut = [ask.verb for ask in closed(state, seat)]

        assert len(shut) == len(set(shut))
        assert set(shut) <= set(verbs_of(subject.game)) - {ask.verb for ask in asks(state, seat)}


@every_game
@law
@given(st.data())
def test_whatever_fills_in_a_closed_verb_is_refused_with_a_clause(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for seat in range(state.seats):
        for ask in closed(state, seat):
            for filling in whatever_fills_in(subject, ask.verb, position.luck()):
                action = action_of(subject, Try(seat, ask.verb, filling))

                assert refusal(state, action).startswith(subject.game.prefix + "."), action


@every_game
@law
@given(st.data())
def test_a_closed_verb_is_refused_with_the_clause_that_is_shown(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for seat in range(state.seats):
        for ask in closed(state, seat):
            if leaves_something_to_fill_in(state, seat, ask):
                continue
            for filling in whatever_fills_in(subject, ask.verb, position.luck()):
                action = action_of(subject, Try(seat, ask.verb, filling))

                assert ask.closure() == refusal(state, action), action
