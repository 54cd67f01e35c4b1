"""Positions, asks and events as they travel. What two seats may both know is written down once."""

import functools
from typing import Any

import msgspec

from ludotheque.kernel.action import NOBODY, Seat, kebab
from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.kernel.data import fields_of
from ludotheque.kernel.event import Event, may_know
from ludotheque.server import wire

NOTHING = b"[]"
_encoder = msgspec.json.Encoder()


def encode(thing: Any) -> bytes:
    return _encoder.encode(thing)


def text(message: wire.FromHouse) -> str:
    return _encoder.encode(message).decode()


def encode_asks(asks: list[Ask]) -> bytes:
    if not asks:
        return NOTHING
    return _encoder.encode([wire.Ask(ask.verb, [_blank(blank) for blank in ask.blanks]) for ask in asks])


def encode_events(events: list[Event], seat: Seat) -> bytes:
    """The events the seat may know, each with its kind and without its audience."""
    return _encoder.encode([_event(event) for event in events if may_know(event, seat)])


def _blank(blank: Blank) -> wire.Amount | wire.OneOf | wire.SomeOf:
    if isinstance(blank, Amount):
        return wire.Amount(blank.name, blank.low, blank.high, blank.step)
    if isinstance(blank, SomeOf):
        return wire.SomeOf(blank.name, blank.choices, blank.least, blank.most)
    assert isinstance(blank, OneOf)
    return wire.OneOf(blank.name, blank.choices)


def _event(event: Event) -> dict[str, Any]:
    kind: Any = type(event)
    word, names = _shape(kind)
    return {"is": word, **{name: getattr(event, name) for name in names}}


@functools.cache
def _shape(kind: Any) -> tuple[str, list[str]]:
    return kebab(kind.__name__), fields_of(kind)[1:]


def or_null(seat: Seat) -> int | None:
    """A seat as it travels: nobody is null."""
    return None if seat == NOBODY else seat
