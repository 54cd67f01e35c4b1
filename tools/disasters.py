"""What can befall a server process from outside, and how it is helped up again."""

import asyncio
import random
import resource
import signal
from pathlib import Path

from tools.loopback import ServerProcess

SHORT, LONG = 0.1, 0.8  # seconds a disaster lasts
ROOM = 1 << 16  # bytes that may still be written before the disk is full


class Disaster:
    """Strikes, lasts, and is over: the server runs again, as the same process or another."""

    def __init__(self, server: ServerProcess, data: Path, luck: random.Random) -> None:
        self._server = server
        self._data = data
        self._luck = luck

    async def strike(self) -> None:
        raise NotImplementedError

    async def _last(self) -> None:
        await asyncio.sleep(self._luck.uniform(SHORT, LONG))

    @property
    def _pid(self) -> int:
        assert self._server.process is not None
        return self._server.process.pid


class Kill(Disaster):
    """As if the power had failed; sometimes the process had stood still before."""

    async def strike(self) -> None:
        if self._luck.random() < 0.2:
            self._server.signal(signal.SIGSTOP)
            await self._last()
        self._server.kill()
        await asyncio.to_thread(self._server.start)


class Restart(Disaster):
    """The operator closes the house in the middle of play and opens it again."""

    async def strike(self) -> None:
        await asyncio.to_thread(self._server.stop)
        await asyncio.to_thread(self._server.start)


class FullDisk(Disaster):
    """Its files cannot grow any more, at once or a little later, for a while."""

    async def strike(self) -> None:
        sizes = [path.stat().st_size for path in self._data.iterdir() if path.is_file()]
        _, hardest = resource.prlimit(self._pid, resource.RLIMIT_FSIZE)
        full = self._luck.choice([0, self._luck.randrange(max(sizes)), max(sizes) + self._luck.randrange(ROOM)])
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (full, hardest))
        await self._last()
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (hardest, hardest))


class StandStill(Disaster):
    """The process is frozen and thawed, as on a machine that swaps or a laptop that is closed."""

    async def strike(self) -> None:
        self._server.signal(signal.SIGSTOP)
        await self._last()
        self._server.signal(signal.SIGCONT)


def sequence(kills: int, luck: random.Random) -> list[type[Disaster]]:
    """So many kills, mixed with a quarter as many of everything else."""
    others = max(1, kills // 4)
    found: list[type[Disaster]] = [Kill] * kills + [Restart, FullDisk, StandStill] * others
    luck.shuffle(found)
    return found
