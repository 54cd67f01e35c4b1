"""Kills workers and the database under them, at random moments, while scripted players play at three workers.

    python -m tools.torture_cluster [--kills 100] [--database-kills 10] [--workers 3] [--tables 12] [--seed 1]

What is counted is what `tools.torture` counts: nothing told may be lost or come twice in two forms. Besides, after each
disaster every table must be played on, and how long that took is told, by the kind of the disaster.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import httpx
from tools.disasters import Disaster
from tools.loopback import TOGETHER, ServerProcess
from tools.postgresql import PostgresqlServer
from tools.torture import PATIENCE, Report, Table, Torture

from ludotheque.server.premises import premises_of

SOON = 10  # seconds within which every table must go on
TRIES = 200
LEASE = 5.0  # seconds, as houses have it
SETTLING = 0.2  # seconds in which what was sent before the disaster arrives


class Cluster(ServerProcess):
    def __init__(self, data: Path, database: PostgresqlServer, url: str, workers: int) -> None:
        super().__init__(data, TOGETHER, url, str(workers), "0", str(LEASE))
        self.database = database


class KillWorker(Disaster):
    """One of them dies in the middle of whatever it does; those who have started it start another."""

    async def strike(self) -> None:
        workers = self._server.workers()
        if workers:
            with contextlib.suppress(ProcessLookupError):  # it has just been replaced
                os.kill(self._luck.choice(workers), signal.SIGKILL)


class KillDatabase(Disaster):
    """As if the machine on which it runs had lost its power."""

    async def strike(self) -> None:
        assert isinstance(self._server, Cluster)
        await asyncio.to_thread(self._server.database.kill)
        await self._last()
        await asyncio.to_thread(self._server.database.restart)


class ClusterTorture(Torture):
    def __init__(self, server: Cluster, url: str, data: Path, tables: int, seed: int) -> None:
        super().__init__(server, premises_of(data, url), data, tables, seed)
        self.delays: dict[str, list[float]] = defaultdict(list)  # seconds until all tables were played on

    async def _go_on(self, disaster: str) -> None:
        """Wait until every table has been played on."""
        struck = time.monotonic()
        await asyncio.sleep(SETTLING)
        before = {table.key: len(table.told) for table in self._tables}
        waiting = list(self._tables)
        over = {player.table.key for player in self._players if player.over}
        while waiting and time.monotonic() - struck < PATIENCE:
            over |= {player.table.key for player in self._players if player.over}
            waiting = [one for one in waiting if len(one.told) == before[one.key] and one.key not in over]
            await asyncio.sleep(0.02)
        self.delays[disaster].append(time.monotonic() - struck)
        if waiting:
            self._report.stuck.append(f"{len(waiting)} tables were not played on for {PATIENCE} s after {disaster}")

    async def _open_table(self, client: httpx.AsyncClient) -> Table:
        """Whoever is told to try again does."""
        for _ in range(TRIES):
            with contextlib.suppress(httpx.HTTPError, KeyError):
                return await super()._open_table(client)
            await asyncio.sleep(0.1)
        raise TimeoutError("no table could be opened")

    async def _check_table(self, client: httpx.AsyncClient, table: Table) -> int:
        for _ in range(TRIES):
            if (await client.get(f"/api/tables/{table.key}")).status_code == 200:
                break
            await asyncio.sleep(0.1)
        return await super()._check_table(client, table)


def torture_cluster(
    kills: int, database_kills: int, workers: int, tables: int, seed: int
) -> tuple[Report, dict[str, list[float]]]:
    disasters: list[type[Disaster]] = [*[KillWorker] * kills, *[KillDatabase] * database_kills]
    random.Random(seed).shuffle(disasters)
    with tempfile.TemporaryDirectory(prefix="ludotheque-torture-", ignore_cleanup_errors=True) as folder:
        place, data = Path(folder) / "postgresql", Path(folder) / "house"
        Path(folder).chmod(0o711)  # PostgreSQL may run as somebody else
        place.mkdir()
        data.mkdir()
        database = PostgresqlServer(place)
        database.make()
        database.start()
        try:
            url = database.new_database("ludotheque")
            torture = ClusterTorture(Cluster(data, database, url, workers), url, data, tables, seed)
            return asyncio.run(torture.suffer(disasters)), torture.delays
        finally:
            database.stop()


def told(delays: dict[str, list[float]]) -> str:
    """How long it took until every table was played on."""
    lines = []
    for disaster, seconds in sorted(delays.items()):
        seconds.sort()
        late = sum(one > SOON for one in seconds)
        middle, longest = seconds[len(seconds) // 2], seconds[-1]
        lines.append(f"{disaster}: all tables on after {middle:.1f} s, at most {longest:.1f} s; {late} after {SOON} s")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database-kills", type=int, default=10)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    report, delays = torture_cluster(args.kills, args.database_kills, args.workers, args.tables, args.seed)
    print(report)
    print(told(delays))
    late = any(one > SOON for seconds in delays.values() for one in seconds)
    return 1 if late or not report.is_clean() else 0


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
