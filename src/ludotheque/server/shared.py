"""A house that keeps everything in a PostgreSQL database, beside other houses."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable

from ludotheque.complaint import Complaint
from ludotheque.server.folder import note_token
from ludotheque.server.keeping import Kept
from ludotheque.server.lease import Lease, new_worker
from ludotheque.server.pgsql import opened, prepare
from ludotheque.server.postgres import PostgresStorage
from ludotheque.server.settings import Settings

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds


class InDatabase:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._url = settings.database
        self.token = self.word = prepare(self._url)
        note_token(settings.data, self.token)

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[Kept]:
        clock = self._settings.clock(await asyncio.to_thread(clock_of, self._url))
        self._worker = self._settings.worker or new_worker()
        yield Kept(PostgresStorage(self._url, self._worker), clock)

    @contextlib.asynccontextmanager
    async def held(self, kept: Kept, lost: Callable[[], None]) -> AsyncIterator[None]:
        lease = Lease(self._url, self._worker, self._settings.address, self._settings.lease_seconds, kept.clock, lost)
        await lease.begin()
        keeping = asyncio.create_task(lease.keep())
        try:
            yield
        finally:
            keeping.cancel()
            await lease.end()


def wait_for_database(url: str) -> None:
    """A worker that is started again while the database is away opens when it is back."""
    while True:
        try:
            clock_of(url)
            return
        except Complaint as complaint:
            log.warning("the database does not answer", extra={"why": str(complaint)})
            time.sleep(PAUSE)


def clock_of(url: str) -> int:
    """Where the houses' clock stood."""
    with opened(url) as rows:
        found = rows.execute("select clock from house").fetchone()
        return 0 if found is None else int(found[0])
