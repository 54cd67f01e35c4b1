"""The house's memory in one SQLite file."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.complaint import Complaint
from ludotheque.kernel.action import Seat
from ludotheque.server.migrations import bring_up_to_date
from ludotheque.server.seating import Chair
from ludotheque.server.setup import Setup
from ludotheque.server.storage import RECENT_CHAT, DamagedTable, Line, Opened, Stage, StoredTable
from ludotheque.server.wire import ChatLine
from ludotheque.server.writer import Writer, connect

TOUCH = "update tab set touched = unixepoch() * 1000 where key = ?"
FIND_SEAT = "select tab.key, chair.seat from tab, chair where chair.secret = ? and chair.tab = tab.id"
FORGET = """
    delete from tab
    where touched < ?1 and not exists (select * from action where action.tab = tab.id and action.at >= ?1)
"""
TAB = "(select id from tab where key = ?)"
LOAD = """
    select tab.id, tab.setup, tab.host, tab.stage, edition.text, snapshot.packed,
        (select coalesce(max(number), 0) from action where action.tab = tab.id)
    from tab join edition on edition.hash = tab.edition left join snapshot on snapshot.tab = tab.id
    where tab.key = ?
"""


class SqliteStorage:
    """Of a file that has been prepared. Make it inside the running loop."""

    def __init__(self, path: Path) -> None:
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
            write("insert into tab values (null, ?, ?, ?, ?, ?, ?, ?)", *values),
        ]
        for seat, chair in enumerate(table.chairs):
            sql = f"insert into chair values ({TAB}, ?, ?, ?)"
            written.append(write(sql, setup.key, seat, chair.secret, _json(chair)))
        await asyncio.gather(*written)

    async def append(self, key: str, line: Line) -> None:
        await self._writer.append((key, line.number, line.text, line.at, line.house))

    def keep_snapshot(self, key: str, number: int, fingerprint: str, packed: bytes) -> Awaitable[object]:
        marked = self._writer.write(f"insert or ignore into mark values ({TAB}, ?, ?)", key, number, fingerprint)
        kept = self._writer.write(f"insert or replace into snapshot values ({TAB}, ?)", key, packed)
        return asyncio.gather(marked, kept)

    async def set_setup(self, setup: Setup, edition: str) -> None:
        self._writer.write("insert or ignore into edition values (?, ?)", setup.edition_hash, edition)
        sql = "update tab set setup = ?, edition = ? where key = ?"
        await self._writer.write(sql, _json(setup), setup.edition_hash, setup.key)

    async def set_chair(self, key: str, seat: Seat, chair: Chair) -> None:
        sql = f"update chair set secret = ?, chair = ? where tab = {TAB} and seat = ?"
        self._writer.write(TOUCH, key)
        await self._writer.write(sql, chair.secret, _json(chair), key, seat)

    async def set_stage(self, key: str, stage: Stage) -> None:
        await self._writer.write("update tab set stage = ? where key = ?", stage, key)

    async def say(self, key: str, line: ChatLine) -> None:
        self._writer.write(TOUCH, key)
        await self._writer.write(f"insert into chat values (null, {TAB}, ?)", key, _json(line))

    async def load(self, key: str) -> StoredTable | None:
        found = await self._read(LOAD, key)
        if not found:
            return None
        id, setup, host, stage, edition, packed, number = found[0]
        chairs = await self._read("select chair from chair where tab = ? order by seat", id)
        chat = await self._read("select line from chat where tab = ? order by id desc limit ?", id, RECENT_CHAT)
        try:
            return StoredTable(
                setup=msgspec.json.decode(setup, type=Setup),
                host=host,
                stage=msgspec.convert(stage, Stage),
                chairs=[msgspec.json.decode(chair, type=Chair) for (chair,) in chairs],
                edition=edition,
                number=number,
                chat=[msgspec.json.decode(line, type=ChatLine) for (line,) in reversed(chat)],
                id=id,
                snapshot=packed,
            )
        except (msgspec.DecodeError, TypeError) as error:
            raise DamagedTable(id, str(error)) from None

    async def marks(self, key: str) -> dict[int, str]:
        return dict(await self._read(f"select number, fingerprint from mark where tab = {TAB}", key))

    async def lines(self, key: str, after: int = 0) -> list[Line]:
        sql = f"select number, line, at, house from action where tab = {TAB} and number > ? order by number"
        return [Line(*row) for row in await self._read(sql, key, after)]

    async def find_code(self, code: str) -> str | None:
        found = await self._read("select key from tab where code = ? and stage != 'over'", code)
        return found[0][0] if found else None

    async def find_secret(self, hashed: str) -> Opened | None:
        seats = await self._read(FIND_SEAT, hashed)
        hosts = await self._read("select key from tab where host = ?", hashed)
        if seats:
            return Opened(*seats[0])
        return Opened(hosts[0][0], None) if hosts else None

    async def note_time(self, house: int) -> None:
        await self._writer.write("update house set clock = max(clock, ?)", house)

    async def forget(self, untouched_since: int) -> int:
        return await self._writer.write(FORGET, untouched_since)

    async def close(self) -> None:
        await self._writer.close()
        self._reader.close()

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await asyncio.to_thread(self._read_now, sql, values)

    def _read_now(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        with self._lock:
            return self._reader.execute(sql, values).fetchall()


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def prepare(path: Path) -> None:
    """Make the file, or bring it up to date; a Complaint says why that cannot be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        connection = connect(path)
        bring_up_to_date(connection)
        connection.close()
    except sqlite3.Error as error:
        raise Complaint(f"{path}: {error}") from None
