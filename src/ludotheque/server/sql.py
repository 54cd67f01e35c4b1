"""The house's memory in a database that speaks SQL: what is written and read, said once for all of them."""

import asyncio
import logging
import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from ludotheque.kernel.action import Seat
from ludotheque.server.rows import TAB, Rows, read_lines, read_marks, read_table
from ludotheque.server.seating import Chair
from ludotheque.server.setup import Setup
from ludotheque.server.storage import MOST_CHAT, Line, Opened, Stage, Storage, StoredTable
from ludotheque.server.wire import ChatLine
from ludotheque.server.writer import LineRow, Statement

log = logging.getLogger(__name__)

T = TypeVar("T")
Written = asyncio.Future[int]

NOW = "(select clock from house)"
EDITION = "insert into edition (hash, text) values (?, ?) on conflict do nothing"
CREATE = f"""
    insert into tab (key, code, host, setup, edition, stage, touched, house) values (?, ?, ?, ?, ?, ?, ?, {NOW})
"""
TOUCH = f"update tab set touched = ?, house = {NOW} where key = ?"
FORGET = f"""
    delete from tab where house < {NOW} - ?
    and not exists (select * from action where action.tab = tab.id and action.house >= {NOW} - ?)
"""
SHORTEN_CHAT = f"""
    delete from chat where tab = {TAB} and id <= (
        select id from chat where tab = {TAB} order by id desc limit 1 offset ?
    )
"""
# A table that was deleted meanwhile is not written about.
MARK = "insert into mark (tab, number, fingerprint) select id, ?, ? from tab where key = ? on conflict do nothing"
KEEP = """
    insert into snapshot (tab, packed) select id, ? from tab where key = ?
    on conflict (tab) do update set packed = excluded.packed
"""
NOTE_TIME = "update house set clock = ? where clock < ?"


def find_secrets(many: int) -> str:
    """The seat of a host's secret is none. That no secret is empty must be said, or their index is not used."""
    wanted = ", ".join("?" * many)
    return f"""
        select chair.secret, tab.key, chair.seat from chair join tab on tab.id = chair.tab
        where chair.secret in ({wanted}) and chair.secret != ''
        union all select tab.host, tab.key, null from tab where tab.host in ({wanted})
    """


class SqlStorage(Storage):
    """A database says by which right a table is written about, and how one reads and writes there."""

    @abstractmethod
    def _write(self, *statements: Statement) -> Written:
        """About the house as a whole."""

    @abstractmethod
    def _write_about(self, key: str, *statements: Statement) -> Written:
        """About a table that is held."""

    @abstractmethod
    def _append(self, line: LineRow) -> Written: ...

    @abstractmethod
    async def _look(self, read: Callable[[Rows], T]) -> T:
        """In a thread of its own."""

    async def create(self, table: StoredTable) -> None:
        setup = table.setup
        values = (setup.key, setup.code, table.host, _json(setup), setup.edition_hash, table.stage, setup.created)
        written: list[Statement] = [(EDITION, setup.edition_hash, table.edition), (CREATE, *values)]
        for seat, chair in enumerate(table.chairs):
            sql = f"insert into chair (tab, seat, secret, chair) values ({TAB}, ?, ?, ?)"
            written.append((sql, setup.key, seat, chair.secret, _json(chair)))
        await self._write(*written)

    async def append(self, key: str, line: Line) -> None:
        why = None if line.why is None else _json(line.why)
        await self._append((key, line.number, line.text, line.at, line.house, why))

    def keep_snapshot(self, key: str, number: int, fingerprint: str, packed: bytes) -> None:
        kept = self._write_about(key, (MARK, number, fingerprint, key), (KEEP, packed, key))
        kept.add_done_callback(_note_snapshot)

    async def set_setup(self, setup: Setup, edition: str) -> None:
        sql = "update tab set setup = ?, edition = ? where key = ?"
        change = (sql, _json(setup), setup.edition_hash, setup.key)
        await self._write_about(setup.key, (EDITION, setup.edition_hash, edition), change)

    async def set_hosting(self, setup: Setup) -> None:
        await self._write_about(setup.key, ("update tab set setup = ? where key = ?", _json(setup), setup.key))

    async def set_chair(self, key: str, seat: Seat, chair: Chair) -> None:
        sql = f"update chair set secret = ?, chair = ? where tab = {TAB} and seat = ?"
        await self._write_about(key, _touch(key), (sql, chair.secret, _json(chair), key, seat))

    async def set_stage(self, key: str, stage: Stage) -> None:
        await self._write_about(key, ("update tab set stage = ? where key = ?", stage, key))

    async def say(self, key: str, line: ChatLine) -> None:
        said = (f"insert into chat (tab, line) values ({TAB}, ?)", key, _json(line))
        await self._write_about(key, _touch(key), (SHORTEN_CHAT, key, key, MOST_CHAT - 1), said)

    async def load(self, key: str) -> StoredTable | None:
        return await self._look(lambda rows: read_table(rows, key))

    async def marks(self, key: str) -> dict[int, str]:
        return await self._look(lambda rows: read_marks(rows, key))

    async def lines(self, key: str, after: int = 0) -> list[Line]:
        return await self._look(lambda rows: read_lines(rows, key, after))

    async def find_code(self, code: str) -> str | None:
        found = await self._read("select key from tab where code = ? and stage in ('lobby', 'playing')", code)
        return found[0][0] if found else None

    async def find_secrets(self, hashed: list[str]) -> dict[str, Opened]:
        if not hashed:
            return {}
        found = await self._read(find_secrets(len(hashed)), *hashed, *hashed)
        seats_last = sorted(found, key=lambda row: row[2] is not None)  # a seat goes before a host
        return {secret: Opened(key, seat) for secret, key, seat in seats_last}

    async def note_time(self, house: int) -> None:
        await self._write((NOTE_TIME, house, house))

    async def find_id(self, id: int) -> str | None:
        found = await self._read("select key from tab where id = ?", id)
        return found[0][0] if found else None

    async def delete(self, key: str) -> None:
        await self._write(("delete from tab where key = ?", key))

    async def forget(self, span: int) -> int:
        return await self._write((FORGET, span, span))

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self._look(lambda rows: rows.execute(sql, values).fetchall())


def _touch(key: str) -> Statement:
    return TOUCH, time.time_ns() // 1_000_000, key


def _note_snapshot(kept: Written) -> None:
    if not kept.cancelled() and kept.exception() is not None:
        log.warning("a snapshot did not reach the disk", extra={"why": str(kept.exception())})


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
