"""The house's memory in a PostgreSQL database, which several houses may share.

Every table is held by one of them at a time. Whoever takes a table counts its epoch up, and everything that is written
about it names the epoch under which it was decided: what comes from a former holder, however late, changes nothing.
"""

import asyncio
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import psycopg
from psycopg_pool import ConnectionPool

from ludotheque.server.pgsql import Marked, connect, failed, options
from ludotheque.server.rows import Rows
from ludotheque.server.sql import SqlStorage, Written
from ludotheque.server.storage import Failure, NotHeld
from ludotheque.server.writer import Hold, Job, LineRow, Statement, Writer

T = TypeVar("T")

LANES = 2  # connections that write: while one waits for the disk the other goes on
MOST_READERS = 4
READER_PATIENCE = 5.0  # seconds

# The row of the hold stays locked until the line is on disk: whoever takes the table waits for it, and sees the line.
APPEND = """
    insert into action (tab, number, line, at, house, why)
    select hold.tab, (value ->> 2)::int, value ->> 3, (value ->> 4)::bigint, (value ->> 5)::bigint, value ->> 6
    from json_array_elements(?::json) value
    join (select tab, epoch from hold where tab = any(?) for key share) hold
        on hold.tab = (value ->> 0)::bigint and hold.epoch = (value ->> 1)::int
    returning tab, number
"""
IS_HELD = "select 1 from hold where tab = ? and epoch = ? for key share"
LET_GO = "update hold set worker = '' where tab = ? and epoch = ?"

WHO_HAS = """
    select address from tab join hold on hold.tab = tab.id join worker on worker.id = hold.worker
    where tab.key = ? and worker.id != ? and until > clock_timestamp()
"""
BEFORE_TAKING = "insert into hold (tab, epoch, worker) select id, 0, '' from tab where key = ? on conflict do nothing"
LOCK = "select hold.tab, worker from hold join tab on tab.id = hold.tab where tab.key = ? for update of hold"
WHERE_IS = "select address from worker where id = ? and until > clock_timestamp()"
TAKE = "update hold set epoch = epoch + 1, worker = ? where tab = ? returning tab, epoch"


class PostgresStorage(SqlStorage):
    """Of a database that has been prepared. Make it inside the running loop. `worker`: who it is that holds tables."""

    def __init__(self, url: str, worker: str) -> None:
        self._worker = worker
        self._holds: dict[str, Hold] = {}
        self._readers = ConnectionPool(
            url,
            kwargs=options(),
            min_size=1,
            max_size=MOST_READERS,
            timeout=READER_PATIENCE,
            check=ConnectionPool.check_connection,
            open=True,
        )
        self._lanes = [Writer(lambda: PostgresDatabase(url)) for _ in range(LANES)]

    async def take(self, key: str) -> str:
        found = await self._aside(lambda connection: self._take_now(connection, key))
        if isinstance(found, str):
            return found
        self._holds[key] = max(found, self._holds.get(key, found))  # it may have been taken twice at once
        return ""

    def let_go(self, key: str) -> None:
        hold = self._holds.pop(key, None)
        if hold is not None:
            self._lane(hold.tab).write((LET_GO, *hold)).add_done_callback(_forget_failure)

    def last_failure(self) -> Failure | None:
        failures = [lane.failure for lane in self._lanes if lane.failure is not None]
        return max(failures, key=lambda failure: failure.at, default=None)

    async def delete(self, key: str) -> None:
        await super().delete(key)
        await self._clear()

    async def forget(self, span: int) -> int:
        forgotten = await super().forget(span)
        if forgotten:
            await self._clear()
        return forgotten

    async def room(self) -> int:
        """Who runs the database looks after its disk."""
        return sys.maxsize

    async def damage(self) -> str:
        """PostgreSQL looks after its own files; it is enough that it answers."""
        await self._read("select clock from house")
        return ""

    async def close(self) -> None:
        for lane in self._lanes:
            await lane.close()
        await asyncio.to_thread(self._readers.close)

    def _write(self, *statements: Statement) -> Written:
        return self._lanes[0].write(*statements)

    def _write_about(self, key: str, *statements: Statement) -> Written:
        hold = self._hold(key)
        return _not_held() if hold is None else self._lane(hold.tab).write(*statements, hold=hold)

    def _append(self, line: LineRow) -> Written:
        hold = self._hold(line[0])
        return _not_held() if hold is None else self._lane(hold.tab).append(line, hold)

    async def _look(self, read: Callable[[Rows], T]) -> T:
        return await self._aside(read)

    def _hold(self, key: str) -> Hold | None:
        return self._holds.get(key)

    def _lane(self, tab: int) -> Writer:
        """One table's writes stay in order."""
        return self._lanes[tab % LANES]

    def _take_now(self, rows: Marked, key: str) -> Hold | str:
        """The hold, or the address of who has it; a table that there is not is nobody's."""
        living = rows.execute(WHO_HAS, (key, self._worker)).fetchone()
        if living is not None:
            return str(living[0])  # without a lock: most who ask are passed on
        with rows.transaction():
            rows.execute(BEFORE_TAKING, (key,))
            found = rows.execute(LOCK, (key,)).fetchone()
            if found is None:
                return ""
            tab, worker = found
            living = rows.execute(WHERE_IS, (worker,)).fetchone() if worker != self._worker else None
            if living is not None:
                address: str = living[0]
                return address
            taken = rows.execute(TAKE, (self._worker, tab)).fetchone()
            assert taken is not None  # its row is locked
            return Hold(*taken)

    async def _aside(self, work: Callable[[Marked], T]) -> T:
        def with_reader() -> T:
            with self._readers.connection() as connection:
                return work(Marked(connection))

        try:
            return await asyncio.to_thread(with_reader)
        except psycopg.Error as error:
            raise failed(error) from None

    async def _clear(self) -> None:
        """The room of what was deleted is given to what comes next."""
        await self._aside(lambda rows: rows.execute("vacuum tab, chair, action, chat, mark, snapshot"))


class PostgresDatabase:
    """As a writer sees it: one connection, opened anew when it has been lost."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: psycopg.Connection[Any] | None = None

    def carry_out(self, jobs: list[Job]) -> None:
        try:
            connection = self._open()
            if all(job.line is not None for job in jobs):
                self._append(Marked(connection), jobs)
            elif jobs:
                self._together(connection, jobs)
        except psycopg.Error as error:
            raise failed(error) from None

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _open(self) -> psycopg.Connection[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = None
            self._connection = connect(self._url)
        return self._connection

    def _together(self, connection: psycopg.Connection[Any], jobs: list[Job]) -> None:
        """All or nothing, in two journeys: what is to be done, then that it holds."""
        rows, lines = Marked(connection), [job for job in jobs if job.line is not None]
        with connection.transaction():
            with connection.pipeline():
                about = [job for job in jobs if job.line is None and job.hold is not None]
                held = [rows.execute(IS_HELD, job.hold) for job in about]
                done = [[rows.execute(sql, values) for sql, *values in job.statements] for job in jobs]
            if not all(one.fetchone() for one in held):
                raise NotHeld("somebody else holds the table by now")
            for job, carried_out in zip(jobs, done, strict=True):
                job.changed = carried_out[-1].rowcount if carried_out else 0
            if lines:
                self._append(rows, lines)
                if any(job.error is not None for job in lines):
                    raise NotHeld("somebody else holds the table by now")

    def _append(self, rows: Marked, jobs: list[Job]) -> None:
        if not jobs:
            return
        lines = [(*job.hold, *job.line[1:]) for job in jobs if job.hold is not None and job.line is not None]
        tabs = sorted({line[0] for line in lines})
        written = set(rows.execute(APPEND, (msgspec.json.encode(lines).decode(), tabs)).fetchall())
        for job, (tab, _, number, *_) in zip(jobs, lines, strict=True):
            if (tab, number) not in written:
                job.error = NotHeld("somebody else holds the table by now")


def _not_held() -> Written:
    nothing: Written = asyncio.get_running_loop().create_future()
    nothing.set_exception(NotHeld("the table is not held"))
    return nothing


def _forget_failure(written: Written) -> None:
    """Nobody waits for it: where it could not be written, the hold ends with the worker's lease."""
    if not written.cancelled():
        written.exception()
