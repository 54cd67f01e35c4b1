"""What one action brought about, as it is told: each fact is written once, with who may know it."""

from typing import Any

import msgspec
from msgspec import Raw

from ludotheque.kernel.action import Seat
from ludotheque.kernel.event import EVERYONE, Event, includes, is_told_once
from ludotheque.server import wire
from ludotheque.showing import Why, encode, or_null, show_event


class Told(msgspec.Struct, array_like=True):
    audience: int
    shown: Raw
    once: bool  # not told again to who has heard it, while the game asks to be remembered


class Entry(msgspec.Struct):
    number: int
    seat: Seat  # CLOCK: nobody's action
    at: int
    told: list[Told]
    why: Why | None = None  # of a bot's move; a person's has none

    def known_to(self, seat: Seat) -> list[Told]:
        return [one for one in self.told if includes(one.audience, seat)]

    def public(self) -> list[dict[str, Any]]:
        """What everybody knows of it, and may be told again."""
        return [msgspec.json.decode(one.shown) for one in self.told if one.audience == EVERYONE and not one.once]

    def recalled_to(self, seat: Seat) -> list[Told]:
        """What the seat may be told again."""
        return [one for one in self.known_to(seat) if not one.once]


def tell(number: int, seat: Seat, at: int, events: list[Event], why: Why | None = None) -> Entry:
    return Entry(number, seat, at, [_told(event) for event in events], why)


def _told(event: Event) -> Told:
    return Told(event.audience, Raw(encode(show_event(event))), is_told_once(type(event)))


def written(told: list[Told]) -> bytes:
    return encode([one.shown for one in told])


def log_entry(entry: Entry, told: bytes, why: Why | None) -> wire.LogEntry:
    return wire.LogEntry(entry.number, or_null(entry.seat), entry.at, Raw(told), why)
