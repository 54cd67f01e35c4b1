"""What leaves a position is small and plain: numbers, lists of numbers, words with dashes."""

import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import Action, kebab
from ludotheque.kernel.data import fields_of, values_of
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import asks, is_over, play
from ludotheque.kernel.random_play import random_action
from ludotheque.record.notation import read_action, write_action
from tests.kernel.games.ready import Ready
from tests.laws.positions import Position, law, positions
from tests.laws.subjects import every_game

WORD = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


def history(subject: Ready, position: Position) -> tuple[list[Action], list[Event]]:
    """Every action and event of the opening."""
    state = position.first(subject)
    luck = position.luck()
    actions: list[Action] = []
    events: list[Event] = []
    while len(actions) < position.actions and not is_over(state):
        actions.append(random_action(subject.game, state, luck))
        events += play(state, actions[-1])
    return actions, events


def travels(value: Any) -> bool:
    return isinstance(value, int) or (isinstance(value, list) and all(isinstance(item, int) for item in value))


@every_game
@law
@given(st.data())
def test_actions_and_events_are_made_of_numbers_and_lists_of_numbers(subject: Ready, data: st.DataObject) -> None:
    actions, events = history(subject, data.draw(positions(subject)))

    told: list[Action | Event] = [*actions, *events]
    for thing in told:
        for value in values_of(thing):
            assert travels(value), thing


@every_game
@law
@given(st.data())
def test_every_action_is_read_back_from_its_line(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    actions, _ = history(subject, position)

    for action in actions:
        assert action == read_action(subject.game, position.seats, write_action(action))


@every_game
@law
@given(st.data())
def test_an_ask_has_a_verb_and_blanks_named_as_the_fields_of_its_action(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for seat in range(state.seats):
        for ask in asks(state, seat):
            action = subject.game.action(seat, ask.verb, ask.pick(position.luck()))

            assert ask.verb == kebab(type(action).__name__)
            assert WORD.fullmatch(ask.verb)
            assert [blank.name for blank in ask.blanks] == fields_of(type(action))[1:]
