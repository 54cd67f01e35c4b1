"""The house's memory in one SQLite file."""

import asyncio
import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from ludotheque.server.housefile import clear_log, connect, damage_of
from ludotheque.server.rows import Rows
from ludotheque.server.sql import SqlStorage, Written
from ludotheque.server.storage import Failure, StorageFailed, Taken
from ludotheque.server.writer import Job, LineRow, Statement, Writer

T = TypeVar("T")

# One statement for all the lines of a commit: the interpreter's lock is let go once, not once for each line.
APPEND = """
    insert into action (tab, number, line, at, house, why)
    select (select id from tab where key = value ->> 0), value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    from json_each(?)
"""


class SqliteStorage(SqlStorage):
    """Of a file that has been prepared. Make it inside the running loop. One house has the file to itself."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._reader = connect(path)
        self._lock = threading.Lock()
        self._writer = Writer(lambda: SqliteFile(path))

    def clock(self) -> int:
        """Where the house's clock stood."""
        clock: int = self._reader.execute("select clock from house").fetchone()[0]
        return clock

    async def take(self, key: str) -> str:
        return ""

    def let_go(self, key: str) -> None:
        pass

    async def delete(self, key: str) -> None:
        await super().delete(key)
        await _aside(lambda: clear_log(self._path))

    async def forget(self, span: int) -> int:
        forgotten = await super().forget(span)
        await _aside(lambda: clear_log(self._path))
        return forgotten

    def last_failure(self) -> Failure | None:
        return self._writer.failure

    async def room(self) -> int:
        return await asyncio.to_thread(lambda: shutil.disk_usage(self._path.parent).free)

    async def damage(self) -> str:
        return await _aside(lambda: damage_of(self._path))

    async def close(self) -> None:
        await self._writer.close()
        self._reader.close()

    def _write(self, *statements: Statement) -> Written:
        return self._writer.write(*statements)

    def _write_about(self, key: str, *statements: Statement) -> Written:
        return self._writer.write(*statements)

    def _append(self, line: LineRow) -> Written:
        return self._writer.append(line)

    async def _look(self, read: Callable[[Rows], T]) -> T:
        return await _aside(lambda: self._look_now(read))

    def _look_now(self, read: Callable[[Rows], T]) -> T:
        with self._lock:
            return read(self._reader)


class SqliteFile:
    """As the writer sees it."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)

    def carry_out(self, jobs: list[Job]) -> None:
        lines = [job.line for job in jobs if job.line is not None]
        try:
            if len(lines) == len(jobs):
                self._append(lines)
            else:
                self._together(jobs, lines)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):  # SQLite has often gone back by itself
                self._connection.execute("rollback")
            raise _failed(error) from None

    def close(self) -> None:
        self._connection.close()

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


async def _aside(work: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(work)
    except sqlite3.Error as error:
        raise _failed(error) from None


def _failed(error: sqlite3.Error) -> Exception:
    """What is the disk's fault, and nobody's who asked."""
    return Taken(str(error)) if isinstance(error, sqlite3.IntegrityError) else StorageFailed(str(error))
