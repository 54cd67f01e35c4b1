"""A copy is the same position, and shares nothing with it but the tables."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.attributes import attributes
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import Data
from ludotheque.kernel.random_play import playout
from ludotheque.kernel.step import State, Step, Tables
from ludotheque.record.positions import dump_text
from tests.kernel.games.ready import Ready
from tests.laws.positions import law, positions
from tests.laws.subjects import every_game


def parts(thing: Any) -> list[Any]:
    """Every object inside that can change: lists, steps, luck and the position itself."""
    if isinstance(thing, list):
        return [thing, *(part for item in thing for part in parts(item))]
    if isinstance(thing, State | Step | Chance):
        return [thing, *(part for value in attributes(thing).values() for part in parts(value))]
    assert isinstance(thing, int | str | Tables | Data), f"{thing!r} has no place in a position"
    return []


def shake(thing: State | Step[Any] | Chance) -> None:
    """Change every number and lengthen every list, so that a field a copy forgets shows up."""
    for name, value in attributes(thing).items():
        if isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int) and name != "seats":  # some games have one number of seats
            setattr(thing, name, value + 1)
        elif isinstance(value, list) and name != "events":
            _shake_list(value)
        elif isinstance(value, Chance):
            shake(value)


def _shake_list(values: list[Any]) -> None:
    for item in values:
        if isinstance(item, Step):
            shake(item)
    if values and not isinstance(values[0], Step):
        values.append(values[0][:] if isinstance(values[0], list) else values[0])


@every_game
@law
@given(st.data())
def test_a_copy_is_the_same_position(subject: Ready, data: st.DataObject) -> None:
    state = data.draw(positions(subject)).of(subject)

    assert dump_text(state) == dump_text(state.copy())


@every_game
@law
@given(st.data())
def test_a_copy_forgets_no_field(subject: Ready, data: st.DataObject) -> None:
    state = data.draw(positions(subject)).of(subject)
    shake(state)

    assert dump_text(state) == dump_text(state.copy())


@every_game
@law
@given(st.data())
def test_a_copy_shares_nothing(subject: Ready, data: st.DataObject) -> None:
    state = data.draw(positions(subject)).of(subject)
    own = {id(part) for part in parts(state)}

    twin = state.copy()

    assert [] == [part for part in parts(twin) if id(part) in own]


@every_game
@law
@given(st.data())
def test_play_on_a_copy_leaves_the_original_alone(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    before = dump_text(state)

    playout(subject.game, state.copy(), position.luck(), 30)

    assert before == dump_text(state)
