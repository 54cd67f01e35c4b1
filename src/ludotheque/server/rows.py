"""Tables as rows of the house's file, read back; also by who only looks, while a house is open on the file."""

import sqlite3

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


def read_table(file: sqlite3.Connection, key: str) -> StoredTable | None:
    """DamagedTable where it cannot be read."""
    found = file.execute(LOAD, (key,)).fetchone()
    if found is None:
        return None
    id, setup, host, stage, edition, packed, number = found
    try:
        return StoredTable(
            setup=msgspec.json.decode(setup, type=Setup),
            host=host,
            stage=msgspec.convert(stage, Stage),
            chairs=read_chairs(file, id),
            edition=edition,
            number=number,
            chat=read_chat(file, id, RECENT_CHAT),
            id=id,
            snapshot=packed,
        )
    except (msgspec.DecodeError, TypeError) as error:
        raise DamagedTable(id, str(error)) from None


def read_chairs(file: sqlite3.Connection, id: int) -> list[Chair]:
    rows = file.execute("select chair from chair where tab = ? order by seat", (id,))
    return [msgspec.json.decode(chair, type=Chair) for (chair,) in rows]


def read_chat(file: sqlite3.Connection, id: int, most: int) -> list[ChatLine]:
    """The last lines, in the order in which they were said."""
    rows = file.execute("select line from chat where tab = ? order by id desc limit ?", (id, most)).fetchall()
    return [msgspec.json.decode(line, type=ChatLine) for (line,) in reversed(rows)]


def read_lines(file: sqlite3.Connection, key: str, after: int = 0) -> list[Line]:
    sql = f"select number, line, at, house, why from action where tab = {TAB} and number > ? order by number"
    rows = file.execute(sql, (key, after))
    return [Line(number, text, at, house, _why(why)) for number, text, at, house, why in rows]


def _why(text: str | None) -> Why | None:
    return None if text is None else msgspec.json.decode(text, type=Why)


def read_marks(file: sqlite3.Connection, key: str) -> dict[int, str]:
    return dict(file.execute(f"select number, fingerprint from mark where tab = {TAB}", (key,)).fetchall())
