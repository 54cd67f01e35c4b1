"""The present position of a match as each seat may see it. What two seats both see is written down once."""

from typing import Any, NamedTuple

from msgspec import Raw

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.event import includes
from ludotheque.server import wire
from ludotheque.server.answers import Answers
from ludotheque.server.entries import Entry, Told, log_entry, written
from ludotheque.server.match import Match
from ludotheque.showing import encode

NOTHING = encode([])
NULL = encode(None)


class Shown(NamedTuple):
    """What a seat is shown of the position, as it travels."""

    view: bytes
    asks: bytes
    closed: bytes
    may_take_back: bool
    answering: bytes
    out: bool


class Pictures:
    def __init__(self, match: Match, decision_seconds: int, opened: list[wire.Opening], answers: Answers) -> None:
        self._match = match
        self._answers = answers
        self._opened = opened  # proofs of what the last action drew before everybody's eyes
        self._waiting = [wire.Wait(seat, self._left(seat, decision_seconds * 1000)) for seat in match.waits()]
        self._deadline, self._rests = match.deadline_in(), match.rests()
        self._over = match.over()
        self._candour = match.candour()
        self._views: list[tuple[Any, bytes]] = []
        self._told: dict[int, bytes] = {}  # by the set of events a seat may know, one bit each
        self._moved: dict[tuple[Shown, bytes, bool], str] = {}

    def now(self, seat: Seat) -> wire.Now:
        return self._now(self._shown(seat))

    def log(self, seat: Seat) -> list[wire.LogEntry]:
        """What has happened: whole to a seat that was away then, else what may be told again."""
        return [self._line(entry, self._may_be_told(entry, seat), seat) for entry in self._match.log]

    def moved(self, entry: Entry, seat: Seat) -> str:
        """The message that shows an action and the position after it, as it travels."""
        shown, told = self._shown(seat), self._told_of(entry, seat)
        like = shown, told, self._candour.tells_all(entry, seat)
        if like not in self._moved:
            self._moved[like] = wire.text(wire.Moved(self._entry(entry, told, seat), self._now(shown), self._opened))
        return self._moved[like]

    def seen_by_watchers(self, entry: Entry) -> wire.Moved:
        return wire.Moved(self._entry(entry, self._told_of(entry, NOBODY), NOBODY), self.now(NOBODY), self._opened)

    def recalled_to_watchers(self, entry: Entry) -> wire.LogEntry:
        """What a watcher who comes later may be told of it."""
        return self._line(entry, entry.known_to(NOBODY) if self._candour.recalls else entry.recalled_to(NOBODY), NOBODY)

    def _may_be_told(self, entry: Entry, seat: Seat) -> list[Told]:
        whole = self._candour.recalls or self._match.is_news(entry, seat)
        return entry.known_to(seat) if whole else entry.recalled_to(seat)

    def _line(self, entry: Entry, told: list[Told], seat: Seat) -> wire.LogEntry:
        return self._entry(entry, written(told), seat)

    def _entry(self, entry: Entry, told: bytes, seat: Seat) -> wire.LogEntry:
        return log_entry(entry, told, self._candour.why(entry, seat))

    def _shown(self, seat: Seat) -> Shown:
        match = self._match
        if seat == NOBODY:
            return Shown(self._view(seat), NOTHING, NOTHING, False, NULL, False)
        return Shown(
            view=self._view(seat),
            asks=match.asked(seat),
            closed=match.closed(seat),
            may_take_back=match.history.may_take_back(seat),
            answering=encode(self._answers.shown(seat)),
            out=match.is_out(seat),
        )

    def _now(self, shown: Shown) -> wire.Now:
        return wire.Now(
            number=self._match.number,
            view=Raw(shown.view),
            asks=Raw(shown.asks),
            closed=Raw(shown.closed),
            waiting=self._waiting,
            deadline=self._deadline,
            rests=self._rests,
            may_take_back=shown.may_take_back,
            answering=Raw(shown.answering),
            out=shown.out,
            over=self._over,
        )

    def _left(self, seat: Seat, limit: int) -> int | None:
        return limit - self._match.waited_for(seat) if limit else None

    def _view(self, seat: Seat) -> bytes:
        view = self._match.game.view(self._match.state, seat)
        for seen, encoded in self._views:
            if seen == view:
                return encoded
        self._views.append((view, encode(view)))
        return self._views[-1][1]

    def _told_of(self, entry: Entry, seat: Seat) -> bytes:
        known = sum(1 << place for place, one in enumerate(entry.told) if includes(one.audience, seat))
        if known not in self._told:
            self._told[known] = written(entry.known_to(seat))
        return self._told[known]
