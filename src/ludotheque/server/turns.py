"""Whose thought is next: every table has its share of the time, and slow thoughts never take all who could think.

The table that has had the least thinking done for it of late goes first, so that one with eight deep thinkers waits for
itself and not the others for it. And as long as there are several who think, one is kept for thoughts that are quick.
"""

import asyncio
from dataclasses import dataclass, field

QUICK = 0.05  # seconds
LEARNING = 0.2  # how much the last thought tells of the next one


@dataclass
class Waiting:
    table: int
    quick: bool
    called: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    def __init__(self, thinkers: int) -> None:
        self._free = thinkers
        self._free_for_slow = max(1, thinkers - 1)
        self._waiting: list[Waiting] = []  # who came first stands first
        self._shares: dict[int, float] = {}  # seconds, by table: counted from where all had had the same
        self._even = 0.0

    async def come(self, table: int, quick: bool) -> None:
        waiting = Waiting(table, quick)
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self.leave(table, quick, 0)
            raise

    def leave(self, table: int, quick: bool, seconds: float) -> None:
        """After thinking for so long."""
        self._shares[table] = self._share(table) + seconds
        self._free += 1
        self._free_for_slow += not quick
        self._call()

    def _call(self) -> None:
        while self._free:
            able = [one for one in self._waiting if one.quick or self._free_for_slow]
            if not able:
                return
            chosen = min(able, key=lambda one: self._share(one.table))
            self._waiting.remove(chosen)
            self._free -= 1
            self._free_for_slow -= not chosen.quick
            self._even = max(self._even, self._share(chosen.table))
            self._shares = {table: share for table, share in self._shares.items() if share > self._even}
            chosen.called.set_result(None)

    def _share(self, table: int) -> float:
        """Who has not thought for a while has no more right than others for that."""
        return max(self._even, self._shares.get(table, 0.0))


class Paces:
    """How long thoughts of each kind take; what nobody has seen yet counts as quick."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def is_quick(self, game: str, level: str) -> bool:
        return self._seconds.get((game, level), 0.0) < QUICK

    def note(self, game: str, level: str, seconds: float) -> None:
        before = self._seconds.get((game, level), seconds)
        self._seconds[game, level] = before + LEARNING * (seconds - before)
