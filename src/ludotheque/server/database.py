"""A house in a PostgreSQL database as its operator finds it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from ludotheque.complaint import Complaint
from ludotheque.server.clock import HouseClock
from ludotheque.server.lease import Lease, new_worker
from ludotheque.server.migrations import COMMON
from ludotheque.server.pgsql import looking, prepare, shown, version_of
from ludotheque.server.postgres import PostgresStorage
from ludotheque.server.premises import Open, Size, only_in_a_folder
from ludotheque.server.register import Register
from ludotheque.server.storage import Storage

LEASE = 5.0  # seconds
LIVING = "select address from worker where until > clock_timestamp() order by id"
INSTEAD = {
    "backup": "pg_dump copies it while houses are open, and house move brings it into a folder",
    "restore": "pg_restore brings back what pg_dump took, and house move what lies in a folder",
}


class DatabasePremises:
    def __init__(self, url: str) -> None:
        self.url = url

    def __str__(self) -> str:
        return shown(self.url)

    @contextlib.contextmanager
    def register(self) -> Iterator[Register]:
        with looking(self.url) as rows:
            if not 0 < version_of(rows) <= len(COMMON):
                raise Complaint(f"{self}: version {version_of(rows)} is not one that this house reads")
            yield Register(rows)

    def open_house(self) -> Open | None:
        living, word = self.living()
        who = f"{len(living)} at work: {', '.join(living)}"
        return Open(living[0], word, who) if living else None

    def living(self) -> tuple[list[str], str]:
        """Where houses on it are at work, and the word to which they listen."""
        with looking(self.url) as rows:
            return [row[0] for row in rows.execute(LIVING)], rows.execute("select word from word").fetchone()[0]

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[Storage]:
        """As one house among others, should one open meanwhile: they keep out of each other's way."""
        await asyncio.to_thread(prepare, self.url)
        worker = new_worker()
        lease = Lease(self.url, worker, "", LEASE, HouseClock(), lambda: None)
        await lease.begin()
        storage = PostgresStorage(self.url, worker)
        try:
            yield storage
        finally:
            await storage.close()
            await lease.end()

    def folder(self, verb: str) -> Path:
        raise only_in_a_folder(f"house {verb}", INSTEAD[verb])

    def size(self) -> Size:
        with looking(self.url) as rows:
            found = rows.execute("select pg_database_size(current_database())").fetchone()
            return Size(str(self), found[0], version_of(rows), None)
