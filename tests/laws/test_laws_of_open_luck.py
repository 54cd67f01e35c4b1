"""What a box calls open is told to everybody by the very action that draws it."""

from collections.abc import Iterable
from typing import Any

import pytest

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.play import is_over, take
from ludotheque.kernel.random_play import random_action
from ludotheque.record.luck import Draw, draws_through
from ludotheque.shelf import BOXES
from ludotheque.showing import show_event

ACTIONS = 400


def numbers_in(thing: Any) -> Iterable[int]:
    if isinstance(thing, int):
        yield thing
    elif isinstance(thing, dict | list):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from numbers_in(part)


def is_told(draw: Draw, events: list[Event]) -> bool:
    """The outcome stands in a public event, counted from 0 or from 1."""
    told = [number for event in events if event.audience == EVERYONE for number in numbers_in(show_event(event))]
    return draw.outcome in told or draw.outcome + 1 in told


@pytest.mark.parametrize("title", list(BOXES))
def test_an_open_draw_is_told_to_everybody_at_once(title: str) -> None:
    box = BOXES[title]
    purposes = {kind.purpose for kind in box.open_luck}
    seats = max(3, box.game.least_seats)
    options = {option.name: option.default for option in box.game.options}
    state = box.game.start(seats, box.edition().tables, options, Chance(3))
    state.told()
    luck, seen = Chance(4), set[str]()
    for _ in range(ACTIONS):
        if is_over(state):
            break
        action = random_action(box.game, state, luck)
        drawn = draws_through(state, action)
        events = take(state, action)
        for draw in drawn:
            if draw.key.purpose in purposes:
                seen.add(draw.key.purpose)
                assert is_told(draw, events), draw
    assert seen or title == "couleurs-du-monde"  # which draws a dealer, and no dice
