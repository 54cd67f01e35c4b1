"""Every filling within bounds of an ask is accepted, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import Action, UnknownVerb
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import IllegalAction, asks, is_over, play, refusal, waiting
from ludotheque.kernel.step import NEVER, State
from ludotheque.record.positions import dump_text
from tests.kernel.games.ready import Ready
from tests.laws.fillings import Try, actions_of, tries_around, tries_within, wild_tries
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
    for said in [*tries_around(state, luck), *wild_tries(actions_of(subject), state.seats, luck)]:
        if not is_asked(state, said):
            try:
                found.append(action_of(subject, said))
            except UnknownVerb:
                continue
    return found


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
