"""What the house counts, as plain numbers. `metrics.py` tells them to whoever measures it."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# Upper ends, in seconds, between which durations are sorted
BOUNDS: Final = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1.0, 2.5, 5.0, 7.5, 10.0]
HOUSE_PREFIX = "table."


class Count:
    """Of what happened since the house opened, by a label where there is one."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name = name
        self.about = about
        self.label = label
        self.by: Counter[str] = Counter()

    def add(self, label: str = "") -> None:
        self.by[label] += 1


class Level:
    """How much of something there is now."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.now = 0

    @contextmanager
    def one_more(self) -> Iterator[None]:
        self.now += 1
        try:
            yield
        finally:
            self.now -= 1


class Durations:
    def __init__(self, name: str, about: str, label: str) -> None:
        self.name = name
        self.about = about
        self.label = label
        self.by: dict[str, list[int]] = {}  # how many within each bound, and beyond the last
        self.sums: dict[str, float] = {}

    @contextmanager
    def measure(self, label: str) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self._note(label, time.monotonic() - began)

    def _note(self, label: str, seconds: float) -> None:
        found = self.by.setdefault(label, [0] * (len(BOUNDS) + 1))
        found[sum(seconds > bound for bound in BOUNDS)] += 1
        self.sums[label] = self.sums.get(label, 0.0) + seconds


MOVES = Count("ludotheque_moves", "Actions played and stored, the clock's included")
TABLES = Count("ludotheque_tables", "Tables created", "game")
REFUSED = Count("ludotheque_refused", "Requests refused, by clause of the house or by the rules of a game", "by")
ROOMS = Level("ludotheque_rooms", "Tables in memory")
SCREENS = Level("ludotheque_screens", "Open sockets")
THOUGHTS = Durations("ludotheque_thought_seconds", "Time bots take to choose", "level")
BOT_FAILURES = Count("ludotheque_bot_failures", "Bots that crashed or took too long", "level")
ROOM_FAILURES = Count("ludotheque_room_failures", "Tables that had to be loaded again after an error")

ALL_COUNTS: Final = [MOVES, TABLES, REFUSED, BOT_FAILURES, ROOM_FAILURES]
ALL_LEVELS: Final = [ROOMS, SCREENS]
ALL_DURATIONS: Final = [THOUGHTS]


def count_refusal(clause: str) -> None:
    """Which rule of a game refused something would tell what somebody tried, so all of them are one."""
    REFUSED.add(clause if clause.startswith(HOUSE_PREFIX) else "rules")
