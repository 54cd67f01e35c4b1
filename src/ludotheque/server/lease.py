"""A worker's lease: as long as it is renewed in time, the tables that the worker holds are its own."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final
from uuid import uuid4

import psycopg

from ludotheque.server.clock import HouseClock
from ludotheque.server.pgsql import Marked, connect, opened
from ludotheque.server.threads import Thread

log = logging.getLogger(__name__)

BEAT: Final = 0.2  # of a lease: how often it is renewed
RENEW = """
    insert into worker (id, address, until) values (?, ?, clock_timestamp() + ? * interval '1 second')
    on conflict (id) do update set until = excluded.until
"""
NOTE_TIME = "update house set clock = greatest(clock, ?) returning clock"
END = "delete from worker where id = ?"
SWEEP = "delete from worker where until < clock_timestamp() - interval '1 day'"


def new_worker() -> str:
    """A process that begins anew is another worker."""
    return uuid4().hex


class Lease:
    """`lost` is called when it could not be renewed in time: others may hold the worker's tables by now."""

    def __init__(
        self, url: str, worker: str, address: str, seconds: float, clock: HouseClock, lost: Callable[[], None]
    ) -> None:
        self._url = url
        self._worker = worker
        self._seconds = seconds
        self._address = address
        self._clock = clock
        self._lost = lost
        self._connection: psycopg.Connection[Any] | None = None
        self._aside = Thread("lease")
        self._until = 0.0  # on the machine's steady clock; the database counts from a little later

    async def begin(self) -> None:
        await self._aside.do(self._renew)

    async def keep(self) -> None:
        """For as long as the house is open."""
        while True:
            await asyncio.sleep(BEAT * self._seconds)
            left = self._until - time.monotonic()
            renewing = asyncio.create_task(self._aside.do(self._renew))
            renewing.add_done_callback(_note)
            await asyncio.wait([renewing], timeout=max(0.0, left))
            if left <= 0 or time.monotonic() >= self._until:
                self._lost()
            await asyncio.wait([renewing])

    async def end(self) -> None:
        """At once: nobody need wait for what was this worker's."""
        await self._aside.do(self._end)
        self._aside.close()

    def _renew(self) -> None:
        asked = time.monotonic()
        rows = Marked(self._open())
        rows.execute(RENEW, (self._worker, self._address, self._seconds))
        found = rows.execute(NOTE_TIME, (self._clock.now(),)).fetchone()
        if found is not None:
            self._clock.put_forward(found[0])
        self._until = asked + self._seconds

    def _end(self) -> None:
        with contextlib.suppress(psycopg.Error):  # it ends by itself
            rows = Marked(self._open())
            rows.execute(END, (self._worker,))
            rows.execute(SWEEP)
        if self._connection is not None:
            self._connection.close()

    def _open(self) -> "psycopg.Connection[Any]":
        if self._connection is None or self._connection.closed:
            self._connection = None
            self._connection = connect(self._url)
        return self._connection


def bury(url: str, workers: list[str]) -> None:
    """These have died for certain: their tables are free."""
    with opened(url) as rows:
        for worker in workers:
            rows.execute(END, (worker,))


def _note(renewing: "asyncio.Task[None]") -> None:
    if renewing.cancelled():
        return
    error = renewing.exception()
    if error is not None:
        log.warning("the lease was not renewed", extra={"why": str(error).partition("\n")[0]})
