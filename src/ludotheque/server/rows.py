"""Tables as rows of a database, read back; also by who only looks, while a house is open on it."""

from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from ludotheque.server.seating import Chair
from ludotheque.server.setup import Setup
from ludotheque.server.storage import RECENT_CHAT, DamagedTable, Line, Stage, StoredTable
from ludotheque.server.wire import ChatLine
from ludotheque.showing import Why

TAB = "(select id from tab where key = ?)"
LOAD = """
    select tab.id, tab.setup, tab.host, tab.stage, edition.text, snapshot.packed,
        (select coalesce(max(number), 0) from action where action.tab = tab.id)
    from tab join edition on edition.hash = tab.edition left join snapshot on snapshot.tab = tab.id
    where tab.key = ?
"""


class Found(Protocol):
    """What a database gives back, row by row."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Rows(Protocol):
    """Where one can ask for rows; a question mark in the SQL stands for each of the values."""

    def execute(self, sql: str, values: Any = (), /) -> Found: ...


def read_table(rows: Rows, key: str) -> StoredTable | None:
    """DamagedTable where it cannot be read."""
    found = rows.execute(LOAD, (key,)).fetchone()
    if found is None:
        return None
    id, setup, host, stage, edition, packed, number = found
    try:
        return StoredTable(
            setup=msgspec.json.decode(setup, type=Setup),
            host=host,
            stage=msgspec.convert(stage, Stage),
            chairs=read_chairs(rows, id),
            edition=edition,
            number=number,
            chat=read_chat(rows, id, RECENT_CHAT),
            id=id,
            snapshot=packed,
        )
    except (msgspec.DecodeError, TypeError) as error:
        raise DamagedTable(id, str(error)) from None


def read_chairs(rows: Rows, id: int) -> list[Chair]:
    found = rows.execute("select chair from chair where tab = ? order by seat", (id,))
    return [msgspec.json.decode(chair, type=Chair) for (chair,) in found]


def read_chat(rows: Rows, id: int, most: int) -> list[ChatLine]:
    """The last lines, in the order in which they were said."""
    found = rows.execute("select line from chat where tab = ? order by id desc limit ?", (id, most)).fetchall()
    return [msgspec.json.decode(line, type=ChatLine) for (line,) in reversed(found)]


def read_lines(rows: Rows, key: str, after: int = 0) -> list[Line]:
    sql = f"select number, line, at, house, why from action where tab = {TAB} and number > ? order by number"
    return [
        Line(number, text, at, house, _why(why)) for number, text, at, house, why in rows.execute(sql, (key, after))
    ]


def _why(text: str | None) -> Why | None:
    return None if text is None else msgspec.json.decode(text, type=Why)


def read_marks(rows: Rows, key: str) -> dict[int, str]:
    return dict(rows.execute(f"select number, fingerprint from mark where tab = {TAB}", (key,)).fetchall())
