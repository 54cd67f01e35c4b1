"""The house's memory in one SQLite file."""

import asyncio
import logging
import shutil
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludotheque.kernel.action import Seat
from ludotheque.server.housefile import clear_log, damage_of
from ludotheque.server.rows import TAB, read_lines, read_marks, read_table
from ludotheque.server.seating import Chair
from ludotheque.server.setup import Setup
from ludotheque.server.storage import MOST_CHAT, Failure, Line, Opened, Stage, StoredTable
from ludotheque.server.wire import ChatLine
from ludotheque.server.writer import Statement, Writer, connect, failed

log = logging.getLogger(__name__)

T = TypeVar("T")

NOW = "(select clock from house)"
EDITION = "insert or ignore into edition values (?, ?)"
TOUCH = f"update tab set touched = unixepoch() * 1000, house = {NOW} where key = ?"
# That no secret is empty must be said, or the index of secrets is not used. The seat of a host's secret is none.
FIND_SECRETS = """
    select wanted.value, tab.key, chair.seat
    from json_each(?1) wanted
    join chair on chair.secret = wanted.value and chair.secret != ''
    join tab on tab.id = chair.tab
    union all select wanted.value, tab.key, null from json_each(?1) wanted join tab on tab.host = wanted.value
"""
FORGET = f"""
    delete from tab
    where house < {NOW} - ?1 and not exists (select * from action where tab = id and action.house >= {NOW} - ?1)
"""
SHORTEN_CHAT = """
    delete from chat where tab = (select id from tab where key = ?1) and id <= (
        select id from chat where tab = (select id from tab where key = ?1) order by id desc limit 1 offset ?2
    )
"""
# A table that was deleted meanwhile is not written about.
MARK = "insert or ignore into mark select id, ?, ? from tab where key = ?"
KEEP = "insert or replace into snapshot select id, ? from tab where key = ?"


class SqliteStorage:
    """Of a file that has been prepared. Make it inside the running loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._reader = connect(path)
        self._lock = threading.Lock()
        self._writer = Writer(path)

    def clock(self) -> int:
        """Where the house's clock stood."""
        clock: int = self._reader.execute("select clock from house").fetchone()[0]
        return clock

    async def create(self, table: StoredTable) -> None:
        setup = table.setup
        values = (setup.key, setup.code, table.host, _json(setup), setup.edition_hash, table.stage, setup.created)
        written: list[Statement] = [
            (EDITION, setup.edition_hash, table.edition),
            (f"insert into tab values (null, ?, ?, ?, ?, ?, ?, ?, {NOW})", *values),
        ]
        for seat, chair in enumerate(table.chairs):
            sql = f"insert into chair values ({TAB}, ?, ?, ?)"
            written.append((sql, setup.key, seat, chair.secret, _json(chair)))
        await self._writer.write(*written)

    async def append(self, key: str, line: Line) -> None:
        why = None if line.why is None else _json(line.why)
        await self._writer.append((key, line.number, line.text, line.at, line.house, why))

    def keep_snapshot(self, key: str, number: int, fingerprint: str, packed: bytes) -> None:
        kept = self._writer.write((MARK, number, fingerprint, key), (KEEP, packed, key))
        kept.add_done_callback(_note_snapshot)

    async def set_setup(self, setup: Setup, edition: str) -> None:
        sql = "update tab set setup = ?, edition = ? where key = ?"
        change = (sql, _json(setup), setup.edition_hash, setup.key)
        await self._writer.write((EDITION, setup.edition_hash, edition), change)

    async def set_hosting(self, setup: Setup) -> None:
        await self._writer.write(("update tab set setup = ? where key = ?", _json(setup), setup.key))

    async def set_chair(self, key: str, seat: Seat, chair: Chair) -> None:
        sql = f"update chair set secret = ?, chair = ? where tab = {TAB} and seat = ?"
        await self._writer.write((TOUCH, key), (sql, chair.secret, _json(chair), key, seat))

    async def set_stage(self, key: str, stage: Stage) -> None:
        await self._writer.write(("update tab set stage = ? where key = ?", stage, key))

    async def say(self, key: str, line: ChatLine) -> None:
        said = (f"insert into chat values (null, {TAB}, ?)", key, _json(line))
        await self._writer.write((TOUCH, key), (SHORTEN_CHAT, key, MOST_CHAT - 1), said)

    async def load(self, key: str) -> StoredTable | None:
        return await self._look(lambda file: read_table(file, key))

    async def marks(self, key: str) -> dict[int, str]:
        return await self._look(lambda file: read_marks(file, key))

    async def lines(self, key: str, after: int = 0) -> list[Line]:
        return await self._look(lambda file: read_lines(file, key, after))

    async def find_code(self, code: str) -> str | None:
        found = await self._read("select key from tab where code = ? and stage in ('lobby', 'playing')", code)
        return found[0][0] if found else None

    async def find_secrets(self, hashed: list[str]) -> dict[str, Opened]:
        found = await self._read(FIND_SECRETS, _json(hashed))
        return {secret: Opened(key, seat) for secret, key, seat in reversed(found)}  # a seat goes before a host

    async def note_time(self, house: int) -> None:
        await self._writer.write(("update house set clock = max(clock, ?)", house))

    async def find_id(self, id: int) -> str | None:
        found = await self._read("select key from tab where id = ?", id)
        return found[0][0] if found else None

    async def delete(self, key: str) -> None:
        await self._writer.write(("delete from tab where key = ?", key))
        await _aside(lambda: clear_log(self._path))

    async def forget(self, span: int) -> int:
        forgotten = await self._writer.write((FORGET, span))
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

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self._look(lambda file: file.execute(sql, values).fetchall())

    async def _look(self, read: Callable[[sqlite3.Connection], T]) -> T:
        return await _aside(lambda: self._look_now(read))

    def _look_now(self, read: Callable[[sqlite3.Connection], T]) -> T:
        with self._lock:
            return read(self._reader)


async def _aside(work: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(work)
    except sqlite3.Error as error:
        raise failed(error) from None


def _note_snapshot(kept: "asyncio.Future[int]") -> None:
    if not kept.cancelled() and kept.exception() is not None:
        log.warning("a snapshot did not reach the disk", extra={"why": str(kept.exception())})


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
