"""The house's memory in one SQLite file."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
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
from ludotheque.server.writer import Writer, connect

T = TypeVar("T")

NOW = "(select clock from house)"
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
        setup, write = table.setup, self._writer.write
        values = (setup.key, setup.code, table.host, _json(setup), setup.edition_hash, table.stage, setup.created)
        written = [
            write("insert or ignore into edition values (?, ?)", setup.edition_hash, table.edition),
            write(f"insert into tab values (null, ?, ?, ?, ?, ?, ?, ?, {NOW})", *values),
        ]
        for seat, chair in enumerate(table.chairs):
            sql = f"insert into chair values ({TAB}, ?, ?, ?)"
            written.append(write(sql, setup.key, seat, chair.secret, _json(chair)))
        await asyncio.gather(*written)

    async def append(self, key: str, line: Line) -> None:
        why = None if line.why is None else _json(line.why)
        await self._writer.append((key, line.number, line.text, line.at, line.house, why))

    def keep_snapshot(self, key: str, number: int, fingerprint: str, packed: bytes) -> Awaitable[object]:
        marked = self._writer.write(MARK, number, fingerprint, key)
        kept = self._writer.write(KEEP, packed, key)
        return asyncio.gather(marked, kept)

    async def set_setup(self, setup: Setup, edition: str) -> None:
        self._writer.write("insert or ignore into edition values (?, ?)", setup.edition_hash, edition)
        sql = "update tab set setup = ?, edition = ? where key = ?"
        await self._writer.write(sql, _json(setup), setup.edition_hash, setup.key)

    async def set_hosting(self, setup: Setup) -> None:
        await self._writer.write("update tab set setup = ? where key = ?", _json(setup), setup.key)

    async def set_chair(self, key: str, seat: Seat, chair: Chair) -> None:
        sql = f"update chair set secret = ?, chair = ? where tab = {TAB} and seat = ?"
        self._writer.write(TOUCH, key)
        await self._writer.write(sql, chair.secret, _json(chair), key, seat)

    async def set_stage(self, key: str, stage: Stage) -> None:
        await self._writer.write("update tab set stage = ? where key = ?", stage, key)

    async def say(self, key: str, line: ChatLine) -> None:
        self._writer.write(TOUCH, key)
        self._writer.write(SHORTEN_CHAT, key, MOST_CHAT - 1)
        await self._writer.write(f"insert into chat values (null, {TAB}, ?)", key, _json(line))

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
        await self._writer.write("update house set clock = max(clock, ?)", house)

    async def find_id(self, id: int) -> str | None:
        found = await self._read("select key from tab where id = ?", id)
        return found[0][0] if found else None

    async def delete(self, key: str) -> None:
        await self._writer.write("delete from tab where key = ?", key)
        await asyncio.to_thread(clear_log, self._path)

    async def forget(self, span: int) -> int:
        forgotten = await self._writer.write(FORGET, span)
        await asyncio.to_thread(clear_log, self._path)
        return forgotten

    def last_failure(self) -> Failure | None:
        return self._writer.failure

    async def damage(self) -> str:
        return await asyncio.to_thread(damage_of, self._path)

    async def close(self) -> None:
        await self._writer.close()
        self._reader.close()

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self._look(lambda file: file.execute(sql, values).fetchall())

    async def _look(self, read: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.to_thread(self._look_now, read)

    def _look_now(self, read: Callable[[sqlite3.Connection], T]) -> T:
        with self._lock:
            return read(self._reader)


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
