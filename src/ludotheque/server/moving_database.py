"""What a house leaves in a PostgreSQL database when it moves, and what it brings there."""

import contextlib
from collections.abc import Iterable, Iterator
from typing import Any

import psycopg

from ludotheque.complaint import Complaint
from ludotheque.server.database import DatabasePremises
from ludotheque.server.moving import BATCH, TABLES, Row, stamp
from ludotheque.server.pgsql import complaining, prepare

LEFT_BEHIND = [*TABLES, "hold", "worker", "word", "version"]
NUMBERED = ["tab", "chat"]


@contextlib.contextmanager
def database_source(url: str) -> Iterator["DatabaseSource"]:
    with _closed_house(url) as connection:
        yield DatabaseSource(connection)


@contextlib.contextmanager
def database_target(url: str) -> Iterator["DatabaseTarget"]:
    prepare(url)
    with _closed_house(url) as connection:
        if connection.execute("select 1 from tab limit 1").fetchone() is not None:
            raise Complaint(f"there is a house in {DatabasePremises(url)}; a house moves into an empty place")
        yield DatabaseTarget(connection)
        connection.commit()


@contextlib.contextmanager
def _closed_house(url: str) -> Iterator["psycopg.Connection[Any]"]:
    """Nobody is at work there, nor begins to be: tables are locked."""
    premises = DatabasePremises(url)
    house = premises.open_house()
    if house is not None:
        raise Complaint(f"{premises} belongs to houses that are open, {house.who}; close them first")
    with complaining(url), contextlib.closing(psycopg.connect(url)) as connection:
        connection.execute(f"lock table {', '.join(LEFT_BEHIND)} in access exclusive mode".encode())
        yield connection


class DatabaseSource:
    def __init__(self, connection: "psycopg.Connection[Any]") -> None:
        self._connection = connection

    def columns(self, table: str) -> list[str]:
        found = self._connection.execute(f"select * from {table} limit 0")
        return [column.name for column in found.description or []]

    def rows(self, table: str, columns: list[str]) -> Iterator[Row]:
        return _rows(self._connection, table, columns)

    def put_aside(self) -> str:
        """Into a schema of their own, where no house looks."""
        schema = f"moved_{stamp().replace('-', '_')}"
        self._connection.execute(f"create schema {schema}")
        for table in LEFT_BEHIND:
            self._connection.execute(f"alter table {table} set schema {schema}")
        self._connection.commit()
        return f"schema {schema}"


class DatabaseTarget:
    def __init__(self, connection: "psycopg.Connection[Any]") -> None:
        self._connection = connection

    def write(self, table: str, columns: list[str], rows: Iterable[Row]) -> None:
        self._connection.execute(f"delete from {table}")  # the first hour of a new house
        with self._connection.cursor().copy(f"copy {table} ({_named(columns)}) from stdin") as copy:
            for row in rows:
                copy.write_row(row)
        if table in NUMBERED:
            self._connection.execute(
                f"select setval(pg_get_serial_sequence('{table}', 'id'),"
                f" (select coalesce(max(id), 0) + 1 from {table}), false)"
            )

    def rows(self, table: str, columns: list[str]) -> Iterator[Row]:
        return _rows(self._connection, table, columns)


def _rows(connection: "psycopg.Connection[Any]", table: str, columns: list[str]) -> Iterator[Row]:
    with connection.cursor(name=f"all_of_{table}") as cursor:
        cursor.itersize = BATCH
        cursor.execute(f"select {_named(columns)} from {table}")
        yield from cursor


def _named(columns: list[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)
