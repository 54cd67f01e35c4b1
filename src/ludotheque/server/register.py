"""The tables of a house's file as its operator sees them. Looking changes nothing, whether a house is open or not."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.complaint import Complaint
from ludotheque.server.codes import read_code
from ludotheque.server.housefile import complaining, read_only
from ludotheque.server.migrations import STEPS
from ludotheque.server.rows import read_chairs, read_chat, read_lines, read_marks, read_table
from ludotheque.server.setup import Setup
from ludotheque.server.storage import DamagedTable, Line, StoredTable
from ludotheque.server.wire import ChatLine

EVERY_LINE = -1
ROWS = """
    select tab.id, key, code, stage, touched, setup,
        (select coalesce(max(number), 0) from action where action.tab = tab.id),
        (select coalesce(max(at), 0) from action where action.tab = tab.id),
        (select count(*) from chat where chat.tab = tab.id)
    from tab
"""


class Entered(msgspec.Struct):
    """One table as the register has it; no secret of a seat is in it, but who has the key may watch."""

    id: int
    key: str
    code: str
    stage: str
    game: str  # empty where what is kept of it cannot be read
    players: list[str]  # by seat: a name, a bot's level, or nothing
    actions: int
    talk: int  # lines of chat
    created: int  # Unix time in milliseconds
    touched: int


class Register:
    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self._file = file
        self._connection = connection

    def tables(self) -> list[Entered]:
        return [self._entered(*row) for row in self._connection.execute(f"{ROWS} order by tab.id").fetchall()]

    def table(self, word: str) -> Entered:
        """By the number that the log calls it by, by its code, or by its key."""
        where = " where tab.id = ?1 or key = ?1 or code = ?2 order by tab.id != ?1 limit 1"
        row = self._connection.execute(ROWS + where, (word, read_code(word))).fetchone()
        if row is None:
            raise Complaint(f"there is no table {word!r}")
        return self._entered(*row)

    def stored(self, entered: Entered) -> StoredTable:
        """All that a table is loaded with; DamagedTable where it cannot be read."""
        stored = read_table(self._connection, entered.key)
        if stored is None:
            raise DamagedTable(entered.id, "its edition is missing")
        return stored

    def lines(self, entered: Entered) -> list[Line]:
        return read_lines(self._connection, entered.key)

    def marks(self, entered: Entered) -> dict[int, str]:
        return read_marks(self._connection, entered.key)

    def talk(self, entered: Entered) -> list[ChatLine]:
        return read_chat(self._connection, entered.id, EVERY_LINE)

    def version(self) -> int:
        return _version(self._connection)

    def problems(self) -> list[str]:
        """What is wrong with the file as a whole."""
        found = [row[0] for row in self._connection.execute("pragma integrity_check(20)") if row[0] != "ok"]
        for table, *_ in self._connection.execute("pragma foreign_key_check"):
            found.append(f"a row of {table!r} belongs to nothing")
        return found

    def _entered(self, id: int, key: str, code: str, stage: str, touched: int, setup: Any, *counts: int) -> Entered:
        actions, played_at, talk = counts
        row = Entered(id, key, code, stage, "", [], actions, talk, 0, max(touched, played_at))
        with contextlib.suppress(msgspec.DecodeError, TypeError):
            agreed = msgspec.json.decode(setup, type=Setup)
            row.players = [chair.name or chair.bot for chair in read_chairs(self._connection, id)]
            row.game, row.created = agreed.game, agreed.created
        return row


@contextlib.contextmanager
def open_register(file: Path) -> Iterator[Register]:
    """All that is read inside is of one moment."""
    with complaining(file), contextlib.closing(read_only(file)) as connection:
        version = _version(connection)
        if not 0 < version <= len(STEPS):
            raise Complaint(f"{file}: version {version} of the house's file is not one that this house reads")
        connection.execute("begin")
        yield Register(file, connection)


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("pragma user_version").fetchone()[0]
    return version
