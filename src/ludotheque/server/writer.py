"""One thread that writes to SQLite: what has gathered while the last commit was under way goes in one commit."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.server.storage import Failure, StorageFailed

# One statement for all the lines of a commit: the interpreter's lock is let go once, not once for each line.
APPEND = """
    insert into action (tab, number, line, at, house, why)
    select (select id from tab where key = value ->> 0), value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    from json_each(?)
"""

LineRow = tuple[str, int, str, int, int, str | None]  # table key, number, text, Unix time, house time, reasons
Statement = tuple[Any, ...]  # SQL, and the values in it


@dataclass
class Job:
    """Either statements, of which all are carried out or none, or a line to append; whom to tell when it is on disk."""

    done: "asyncio.Future[int]"
    statements: tuple[Statement, ...] = ()
    line: LineRow | None = None
    changed: int = 0
    error: sqlite3.Error | None = None


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")  # a commit survives the machine, not only the process
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma secure_delete = on")  # what is deleted is gone from the file too
    return connection


class Writer:
    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self.failure: Failure | None = None  # the last one that was the disk's fault
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, *statements: Statement) -> "asyncio.Future[int]":
        """Done once it is on disk; tells how many rows the last statement changed."""
        return self._put(Job(self._loop.create_future(), statements))

    def append(self, line: LineRow) -> "asyncio.Future[int]":
        return self._put(Job(self._loop.create_future(), line=line))

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

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
            if not self._commit(jobs):
                for job in jobs:
                    self._commit([job])  # so that a bad one harms no other
            self._loop.call_soon_threadsafe(_settle, jobs)

    def _commit(self, jobs: list[Job]) -> bool:
        """Write all or nothing."""
        lines = [job.line for job in jobs if job.line is not None]
        error: sqlite3.Error | None = None
        try:
            if len(lines) == len(jobs):
                self._append(lines)
            else:
                self._together(jobs, lines)
        except sqlite3.Error as failure:
            error = failure
            if not isinstance(failure, sqlite3.IntegrityError):
                self.failure = Failure(time.monotonic(), str(failure))
            with contextlib.suppress(sqlite3.Error):  # SQLite has often gone back by itself
                self._connection.execute("rollback")
        for job in jobs:
            job.error = error
        return error is None

    def _together(self, jobs: list[Job], lines: list[LineRow]) -> None:
        self._connection.execute("begin immediate")
        for job in jobs:
            for sql, *values in job.statements:
                job.changed = self._connection.execute(sql, values).rowcount
        self._append(lines)
        self._connection.execute("commit")

    def _append(self, lines: list[LineRow]) -> None:
        if lines:
            self._connection.execute(APPEND, (msgspec.json.encode(lines).decode(),))


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(job.changed)
        else:
            job.done.set_exception(failed(job.error))


def failed(error: sqlite3.Error) -> Exception:
    """What is the disk's fault, and nobody's who asked."""
    return error if isinstance(error, sqlite3.IntegrityError) else StorageFailed(str(error))
