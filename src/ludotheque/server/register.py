"""The tables of a house's file as its operator sees them. Looking changes nothing, whether a house is open or not."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.complaint import Complaint
from ludotheque.server.codes import read_code
from ludotheque.server.housefile import complaining, read_only
from ludotheque.server.migrations import STEPS
from ludotheque.server.rows import Rows, read_chairs, read_chat, read_lines, read_marks, read_table
from ludotheque.server.setup import Setup
from ludotheque.server.storage import DamagedTable, Line, StoredTable
from ludotheque.server.wire import ChatLine

EVERY_LINE = sys.maxsize
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
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def tables(self) -> list[Entered]:
        return [self._entered(*row) for row in self._rows.execute(f"{ROWS} order by tab.id").fetchall()]

    def table(self, word: str) -> Entered:
        """By the number that the log calls it by, by its code, or by its key."""
        number = "cast(tab.id as text)"
        where = f" where {number} = ? or key = ? or code = ? order by {number} != ? limit 1"
        row = self._rows.execute(ROWS + where, (word, word, read_code(word), word)).fetchone()
        if row is None:
            raise Complaint(f"there is no table {word!r}")
        return self._entered(*row)

    def stored(self, entered: Entered) -> StoredTable:
        """All that a table is loaded with; DamagedTable where it cannot be read."""
        stored = read_table(self._rows, entered.key)
        if stored is None:
            raise DamagedTable(entered.id, "its edition is missing")
        return stored

    def lines(self, entered: Entered) -> list[Line]:
        return read_lines(self._rows, entered.key)

    def marks(self, entered: Entered) -> dict[int, str]:
        return read_marks(self._rows, entered.key)

    def talk(self, entered: Entered) -> list[ChatLine]:
        return read_chat(self._rows, entered.id, EVERY_LINE)

    def problems(self) -> list[str]:
        """What is wrong with the store as a whole, as far as that is the house's to find out."""
        return []

    def _entered(self, id: int, key: str, code: str, stage: str, touched: int, setup: Any, *counts: int) -> Entered:
        actions, played_at, talk = counts
        row = Entered(id, key, code, stage, "", [], actions, talk, 0, max(touched, played_at))
        with contextlib.suppress(msgspec.DecodeError, TypeError):
            agreed = msgspec.json.decode(setup, type=Setup)
            row.players = [chair.name or chair.bot for chair in read_chairs(self._rows, id)]
            row.game, row.created = agreed.game, agreed.created
        return row


class FileRegister(Register):
    def problems(self) -> list[str]:
        """What is wrong with the file as a whole."""
        found = [row[0] for row in self._rows.execute("pragma integrity_check(20)") if row[0] != "ok"]
        for table, *_ in self._rows.execute("pragma foreign_key_check"):
            found.append(f"a row of {table!r} belongs to nothing")
        return found

    def version(self) -> int:
        return _version(self._rows)


@contextlib.contextmanager
def open_register(file: Path) -> Iterator[FileRegister]:
    """All that is read inside is of one moment."""
    with complaining(file), contextlib.closing(read_only(file)) as connection:
        version = _version(connection)
        if not 0 < version <= len(STEPS):
            raise Complaint(f"{file}: version {version} of the house's file is not one that this house reads")
        connection.execute("begin")
        yield FileRegister(connection)


def _version(rows: Rows) -> int:
    version: int = rows.execute("pragma user_version").fetchone()[0]
    return version
