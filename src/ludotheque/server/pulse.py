"""How the house is: whether what it writes reaches the disk, whether its file is whole, whether there is room left."""

import logging
import time
from dataclasses import dataclass
from typing import Literal

from ludotheque.server.clock import HouseClock
from ludotheque.server.storage import Storage

log = logging.getLogger(__name__)

LONGEST_SILENCE = 60.0  # seconds without a write after which something hangs
RECENTLY = 10.0  # seconds: two beats
LITTLE_ROOM = 64 << 20  # bytes

Word = Literal["ok", "troubled", "failing"]


@dataclass
class Trouble:
    what: str
    fails: bool = False  # the house cannot do its work; otherwise it can, but somebody should have a look


class Pulse:
    """Beats by writing, so that asking how the house is costs nothing."""

    def __init__(self, storage: Storage, clock: HouseClock) -> None:
        self._storage = storage
        self._clock = clock
        self._beat_at = time.monotonic()
        self._room = LITTLE_ROOM  # bytes that were left on the disk at the last beat
        self._unwritten = ""  # why the last beat did not reach the disk
        self._damage = ""  # of the file
        self._lost: set[int] = set()  # tables that cannot be read

    async def beat(self) -> None:
        """Note the time on disk."""
        try:
            await self._storage.note_time(self._clock.now())
            unwritten = ""
        except Exception as error:
            unwritten = str(error)
        self._beat_at = time.monotonic()
        self._room = await self._storage.room()
        if unwritten != self._unwritten:
            log.warning("writing", extra={"trouble": unwritten})
        self._unwritten = unwritten

    async def examine(self) -> None:
        """Look whether the file is whole, which takes a while."""
        self._damage = await self._storage.damage()
        if self._damage:
            log.error("the file is damaged", extra={"trouble": self._damage})

    def miss(self, table: int) -> None:
        """A table cannot be read."""
        self._lost.add(table)

    def miss_no_more(self, table: int) -> None:
        self._lost.discard(table)

    def word(self) -> Word:
        troubles = self.troubles()
        if any(trouble.fails for trouble in troubles):
            return "failing"
        return "troubled" if troubles else "ok"

    def troubles(self) -> list[Trouble]:
        return [*self._about_writing(), *self._about_the_file()]

    def _about_writing(self) -> list[Trouble]:
        found = [Trouble(f"writing failed: {why}", fails=True) for why in {self._unwritten, self._failure()} if why]
        silence = time.monotonic() - self._beat_at
        if silence > LONGEST_SILENCE:
            found.append(Trouble(f"nothing has reached the disk for {silence:.0f} seconds", fails=True))
        return found

    def _about_the_file(self) -> list[Trouble]:
        found = []
        if self._damage:
            found.append(Trouble(f"the file is damaged: {self._damage}", fails=True))
        if self._lost:
            found.append(Trouble(f"these tables cannot be read: {', '.join(map(str, sorted(self._lost)))}"))
        if self._room < LITTLE_ROOM:
            found.append(Trouble(f"only {self._room >> 20} MiB are left on the disk"))
        return found

    def _failure(self) -> str:
        """What went wrong with a write lately."""
        failure = self._storage.last_failure()
        return failure.why if failure and time.monotonic() - failure.at < RECENTLY else ""
