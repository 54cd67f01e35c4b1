"""The web client's types are those of the server."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.wire_types import AGAIN, TARGETS, own_name, wire_text

from ludotheque.kernel.ask import Ask, SomeOf
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import asks, is_over, play
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State
from ludotheque.showing import encode, show_events
from tests.kernel.games.ready import Ready
from tests.laws.subjects import ON_THE_SHELF

ACTIONS = 400

every_box = pytest.mark.parametrize("subject", ON_THE_SHELF, ids=[subject.game.name for subject in ON_THE_SHELF])


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_the_generated_types_are_up_to_date(target: Path) -> None:
    assert target.read_text("utf-8") == TARGETS[target](), f"stale: run {AGAIN}"


def test_every_message_and_every_event_has_a_type() -> None:
    types = wire_text()

    for name in ("Position", "Act", "TakenBack", "CouleursView", "CouleursDuMondeCardPlayed", "CouleursDuMondeNation"):
        assert f"export interface {name} {{" in types
    assert 'is: "card-played";' in types
    assert "audience" not in types


@every_box
def test_events_travel_with_the_fields_of_their_type(subject: Ready) -> None:
    declared = _events_of(subject.game.name)

    for told in _told(subject):
        assert list(told) == declared[told["is"]]


@every_box
def test_what_is_asked_has_the_blanks_of_its_type(subject: Ready) -> None:
    declared = _interface(f"{own_name(subject.game.name)}Actions")

    for state, _ in _played(subject):
        for seat in range(state.seats):
            for ask in asks(state, seat):
                assert _line(ask) in declared


def _played(subject: Ready) -> Iterator[tuple[State, list[bytes]]]:
    """A game as it goes: each position, and what brought it about as each seat is told it."""
    state, luck = subject.start(seed=3), Chance(4)
    for _ in range(ACTIONS):
        if is_over(state):
            return
        events = play(state, random_action(subject.game, state, luck))
        yield state, [encode(show_events(events, seat)) for seat in range(state.seats)]


def _told(subject: Ready) -> list[dict[str, object]]:
    return [event for _, told in _played(subject) for written in told for event in json.loads(written)]


def _events_of(game: str) -> dict[object, list[str]]:
    """By what an event is, the names of its fields in their order."""
    bodies = re.findall(
        rf"^export interface {own_name(game)}\w+ {{\n(  is: .*?)^}}", wire_text(), re.MULTILINE | re.DOTALL
    )
    return {re.findall(r'is: "(.*)"', body)[0]: re.findall(r"^  (\w+)\??: ", body, re.MULTILINE) for body in bodies}


def _interface(name: str) -> str:
    return wire_text().partition(f"export interface {name} {{\n")[2].partition("\n}\n")[0]


def _line(ask: Ask) -> str:
    blanks = [f'{"Several" if isinstance(blank, SomeOf) else "One"}<"{blank.name}">' for blank in ask.blanks]
    return f'  "{ask.verb}": [{", ".join(blanks)}];'
