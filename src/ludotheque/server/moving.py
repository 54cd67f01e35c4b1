"""A house moves: all that is kept of it goes from a folder to a database, or back, and nothing is lost on the way."""

import contextlib
import hashlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from ludotheque.complaint import Complaint
from ludotheque.server.backup import HALF_DONE, move_aside
from ludotheque.server.folder import FILE, close_to_others
from ludotheque.server.housefile import complaining, connect, prepare
from ludotheque.server.premises import DATABASES, held

TABLES: Final = ["house", "edition", "tab", "chair", "action", "chat", "mark", "snapshot"]  # no row before its parent
BATCH: Final = 1000

Row = tuple[Any, ...]
Told = Callable[[str, int], None]  # of which table, how many rows have been copied


class Moved(NamedTuple):
    tables: int
    actions: int
    aside: str  # where the house that moved out lies now


class Source(Protocol):
    def columns(self, table: str) -> list[str]: ...

    def rows(self, table: str, columns: list[str]) -> Iterator[Row]: ...

    def put_aside(self) -> str: ...


class Target(Protocol):
    def write(self, table: str, columns: list[str], rows: Iterable[Row]) -> None: ...

    def rows(self, table: str, columns: list[str]) -> Iterator[Row]: ...


def move(source: str, target: str, told: Told) -> Moved:
    """The house that was in the source is in the target afterwards; what it left behind is put aside, not deleted."""
    with _source(source) as taken, contextlib.ExitStack() as stack:
        given = stack.enter_context(_target(target))
        counts = {table: _copy(taken, given, table, told) for table in TABLES}
        stack.close()  # from here on it is there
        return Moved(counts["tab"], counts["action"], taken.put_aside())


def _copy(source: Source, target: Target, table: str, told: Told) -> int:
    columns = source.columns(table)
    left = Sum()
    target.write(table, columns, left.over(source.rows(table, columns), lambda many: told(table, many)))
    arrived = Sum()
    for _ in arrived.over(target.rows(table, columns), lambda _: None):
        pass
    if (left.many, left.total) != (arrived.many, arrived.total):
        raise Complaint(f"{table}: {left.many} rows left, {arrived.many} arrived, or others; nothing has moved")
    return left.many


class Sum:
    """Of rows in any order: two that hold the same have the same sum."""

    def __init__(self) -> None:
        self.many = 0
        self.total = 0

    def over(self, rows: Iterable[Row], told: Callable[[int], None]) -> Iterator[Row]:
        for row in rows:
            self.many += 1
            self.total += int.from_bytes(hashlib.sha256(repr(row).encode()).digest(), "big")
            if self.many % BATCH == 0:
                told(self.many)
            yield row
        told(self.many)


@contextlib.contextmanager
def _source(word: str) -> Iterator[Source]:
    if word.startswith(DATABASES):
        from ludotheque.server.moving_database import database_source

        with database_source(word) as source:
            yield source
        return
    folder = Path(word)
    if not (folder / FILE).is_file():
        raise Complaint(f"{folder / FILE}: there is no such file")
    with held(folder), complaining(folder / FILE):
        yield FileSource(folder / FILE)


@contextlib.contextmanager
def _target(word: str) -> Iterator[Target]:
    if word.startswith(DATABASES):
        from ludotheque.server.moving_database import database_target

        with database_target(word) as target:
            yield target
        return
    file = Path(word) / FILE
    if file.exists():
        raise Complaint(f"there is a house in {word}; a house moves into an empty place")
    part = file.with_name(file.name + HALF_DONE)
    part.unlink(missing_ok=True)
    prepare(part)
    try:
        with complaining(part), contextlib.closing(connect(part)) as connection:
            connection.execute("begin")
            yield FileTarget(connection)
            connection.execute("commit")
            connection.execute("pragma journal_mode = delete")  # one file, with nothing beside it
        close_to_others(part)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)


class FileSource:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection = connect(file)

    def columns(self, table: str) -> list[str]:
        return [name for _, name, *_ in self._connection.execute(f"pragma table_info({table})")]

    def rows(self, table: str, columns: list[str]) -> Iterator[Row]:
        return iter(self._connection.execute(f"select {_named(columns)} from {table}"))

    def put_aside(self) -> str:
        self._connection.close()
        return str(move_aside(self._file))


class FileTarget:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def write(self, table: str, columns: list[str], rows: Iterable[Row]) -> None:
        marks = ", ".join("?" * len(columns))
        self._connection.execute(f"delete from {table}")  # the first hour of a new house
        self._connection.executemany(f"insert into {table} ({_named(columns)}) values ({marks})", rows)

    def rows(self, table: str, columns: list[str]) -> Iterator[Row]:
        return iter(self._connection.execute(f"select {_named(columns)} from {table}"))


def stamp() -> str:
    return time.strftime("%Y%m%d-%H%M%S")


def _named(columns: list[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)
