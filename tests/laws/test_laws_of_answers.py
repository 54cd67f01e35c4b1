"""What is answered without asking: an ordinary answer, and one whose moment tells nobody anything."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.answering import answer_for, is_alone
from ludotheque.box import Box
from ludotheque.kernel.action import Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import full_options
from ludotheque.kernel.play import asks, cautions, is_over, play, refusal, waiting
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State
from ludotheque.shelf import BOXES
from tests.kernel.games.ready import Ready
from tests.laws.positions import law, positions
from tests.laws.subjects import every_game

SEATS = 4
GAMES = 12
ACTIONS = 200

every_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))


def verbs(state: State, seat: Seat) -> list[str]:
    return [ask.verb for ask in asks(state, seat)]


@every_game
@law
@given(st.data())
def test_what_is_answered_without_asking_is_allowed(subject: Ready, data: st.DataObject) -> None:
    state = data.draw(positions(subject)).of(subject)

    for seat in range(state.seats):
        answer = answer_for(state, seat, {})
        if answer is not None:
            assert seat in waiting(state)
            assert OK == refusal(state, subject.game.action(seat, *answer))


def questions(box: Box, seed: int) -> Iterator[tuple[State, Seat, str]]:
    """Positions of a random game in which a seat has one possible answer, and its verb."""
    options = {option.name: seed % (option.high - option.low + 1) + option.low for option in box.game.options[:1]}
    state = box.game.start(SEATS, box.edition().tables, full_options(box.game.options, options), Chance(seed))
    luck = Chance(seed + 1)
    for _ in range(ACTIONS):
        for seat in waiting(state) if not is_over(state) else []:
            if is_alone(state, seat):
                yield state, seat, next(ask.verb for ask in state.steps[-1].asks(state, seat) if ask.is_open())
        if not is_over(state):
            play(state, random_action(box.game, state, luck))


def may_have_had_a_choice(box: Box, state: State, seat: Seat, verb: str, luck: int) -> bool:
    """Whether some other seat can imagine that the verb was one of several."""
    worlds = [box.game.redeal(state, other, Chance(luck)) for other in range(state.seats) if other != seat]
    return any(not is_alone(world, seat) and verb in verbs(world, seat) for world in worlds)


@every_box
def test_only_quiet_verbs_can_be_one_of_several_as_far_as_others_know(box: Box) -> None:
    """So how soon an answer comes tells nothing: quiet ones come at a fixed time after the question."""
    found = set()
    for seed in range(GAMES):
        for number, (state, seat, verb) in enumerate(questions(box, seed)):
            if verb not in found and may_have_had_a_choice(box, state, seat, verb, number):
                found.add(verb)

    assert set(box.quiet) == found


@every_box
@law
@given(st.data())
def test_nothing_risky_is_answered_without_asking(box: Box, data: st.DataObject) -> None:
    subject = Ready(box.game, box.edition().tables)
    state = data.draw(positions(subject)).of(subject)

    for seat in range(state.seats):
        answer = answer_for(state, seat, dict.fromkeys(box.habits, "always"))
        risky = [one.verb for one in cautions(state, seat) if one.weight != "note"]

        assert answer is None or answer.verb not in risky
