"""The present position of a match as each seat may see it. What two seats both see is written down once."""

from typing import Any

from msgspec import Raw

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.event import may_know
from ludotheque.server import wire
from ludotheque.server.match import Entry, Match
from ludotheque.showing import encode, or_null, show_events

NOTHING = encode([])


class Pictures:
    def __init__(self, match: Match, decision_seconds: int) -> None:
        self._match = match
        self._waiting = [wire.Wait(seat, self._left(seat, decision_seconds * 1000)) for seat in match.waits()]
        self._deadline = match.deadline_in()
        self._over = match.over()
        self._views: list[tuple[Any, bytes]] = []
        self._told: dict[int, bytes] = {}  # by the set of events a seat may know, one bit each
        self._moved: dict[tuple[bytes, bytes, bytes, bool], str] = {}

    def now(self, seat: Seat) -> wire.Now:
        return self._now(self._view(seat), self._asked(seat), self._may_take_back(seat))

    def entry(self, entry: Entry, seat: Seat) -> wire.LogEntry:
        return _entry(entry, encode(show_events(entry.events, seat)))

    def moved(self, entry: Entry, seat: Seat) -> str:
        """The message that shows an action and the position after it."""
        view, asked, told = self._view(seat), self._asked(seat), self._told_of(entry, seat)
        may_take_back = self._may_take_back(seat)
        differs = (view, asked, told, may_take_back)
        if differs not in self._moved:
            self._moved[differs] = wire.text(wire.Moved(_entry(entry, told), self._now(view, asked, may_take_back)))
        return self._moved[differs]

    def _now(self, view: bytes, asked: bytes, may_take_back: bool) -> wire.Now:
        return wire.Now(
            number=self._match.number,
            view=Raw(view),
            asks=Raw(asked),
            waiting=self._waiting,
            deadline=self._deadline,
            may_take_back=may_take_back,
            over=self._over,
        )

    def _left(self, seat: Seat, limit: int) -> int | None:
        return limit - self._match.waited_for(seat) if limit else None

    def _view(self, seat: Seat) -> bytes:
        view = self._match.game.view(self._match.state, seat)
        for seen, written in self._views:
            if seen == view:
                return written
        self._views.append((view, encode(view)))
        return self._views[-1][1]

    def _asked(self, seat: Seat) -> bytes:
        return NOTHING if seat == NOBODY else self._match.asked(seat)

    def _told_of(self, entry: Entry, seat: Seat) -> bytes:
        known = sum(1 << place for place, event in enumerate(entry.events) if may_know(event, seat))
        if known not in self._told:
            self._told[known] = encode(show_events(entry.events, seat))
        return self._told[known]

    def _may_take_back(self, seat: Seat) -> bool:
        return seat != NOBODY and self._match.history.may_take_back(seat)


def _entry(entry: Entry, told: bytes) -> wire.LogEntry:
    return wire.LogEntry(entry.number, or_null(entry.seat), entry.at, Raw(told))
