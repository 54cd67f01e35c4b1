"""One thread that writes to a database: what has gathered while the last commit was under way goes in one commit."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from ludotheque.server.storage import Failure, NotHeld, StorageFailed, Taken

LineRow = tuple[str, int, str, int, int, str | None]  # table key, number, text, Unix time, house time, reasons
Statement = tuple[Any, ...]  # SQL, and the values in it


class Hold(NamedTuple):
    """By which right somebody writes about a table, where several could."""

    tab: int
    epoch: int


@dataclass
class Job:
    """Either statements, of which all are carried out or none, or a line to append; whom to tell when it is on disk."""

    done: "asyncio.Future[int]"
    statements: tuple[Statement, ...] = ()
    line: LineRow | None = None
    hold: Hold | None = None
    changed: int = 0
    error: Exception | None = None


class Unanswered(StorageFailed):
    """Nobody knows whether it was written: it must not be tried again."""


class Database(Protocol):
    """What a Writer writes to, in its own thread."""

    def carry_out(self, jobs: list[Job]) -> None:
        """All of them have reached the disk when this returns, or none if it fails, with Taken or StorageFailed.

        A job that cannot be granted though the others can is left out, with its error noted.
        """

    def close(self) -> None: ...


class Writer:
    def __init__(self, connect: Callable[[], Database]) -> None:
        self._database = connect()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self.failure: Failure | None = None  # the last one that was the disk's fault
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, *statements: Statement, hold: Hold | None = None) -> "asyncio.Future[int]":
        """Done once it is on disk; tells how many rows the last statement changed."""
        return self._put(Job(self._loop.create_future(), statements, hold=hold))

    def append(self, line: LineRow, hold: Hold | None = None) -> "asyncio.Future[int]":
        return self._put(Job(self._loop.create_future(), line=line, hold=hold))

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._database.close()

    def _put(self, job: Job) -> "asyncio.Future[int]":
        self._jobs.put(job)
        return job.done

    def _run(self) -> None:
        open_still = True
        while open_still:
            gathered = [self._jobs.get()]
            while not self._jobs.empty():
                gathered.append(self._jobs.get())
            jobs = [job for job in gathered if job is not None]
            open_still = len(jobs) == len(gathered)
            if not self._commit(jobs) and len(jobs) > 1 and not isinstance(jobs[0].error, Unanswered):
                for job in jobs:
                    self._commit([job])  # so that a bad one harms no other
            self._loop.call_soon_threadsafe(_settle, jobs)

    def _commit(self, jobs: list[Job]) -> bool:
        """Write all or nothing."""
        for job in jobs:
            job.error = None
        try:
            self._database.carry_out(jobs)
        except (StorageFailed, Taken) as error:
            if isinstance(error, StorageFailed) and not isinstance(error, NotHeld):
                self.failure = Failure(time.monotonic(), str(error))
            for job in jobs:
                job.error = error
            return False
        return True


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(job.changed)
        else:
            job.done.set_exception(job.error)
