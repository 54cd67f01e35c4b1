"""PostgreSQL as the house speaks with it: connections, errors, the tables there, who else is at work."""

import contextlib
import functools
import secrets
from collections.abc import Iterator
from typing import Any, Final

import psycopg

from ludotheque.complaint import Complaint
from ludotheque.server.migrations import COMMON, POSTGRESQL, check_version, in_words_of
from ludotheque.server.storage import StorageFailed, Taken
from ludotheque.server.writer import Unanswered

CONNECT_SECONDS = 3
LONGEST_PAUSE = 2000  # milliseconds within a transaction, after which a client that stands still loses its locks
STEPS: Final = in_words_of(POSTGRESQL)
OPENING = 8061  # names the lock under which one house at a time brings the tables up to date

# Who is at work here, and who holds which table. Nothing of it is worth keeping when all houses are closed.
AT_WORK = """
    create table if not exists version (steps integer not null);
    create table if not exists worker (id text primary key, address text not null, until timestamptz not null);
    create table if not exists word (word text not null);
"""
HOLD = """
    create table if not exists hold (
        tab bigint primary key references tab on delete cascade,
        epoch integer not null,
        worker text not null
    );
"""


class Marked:
    """A connection that is asked as SQLite is: a question mark stands for each value."""

    def __init__(self, connection: "psycopg.Connection[Any]") -> None:
        self._connection = connection

    def execute(self, sql: str, values: Any = (), /) -> "psycopg.Cursor[Any]":
        return self._connection.execute(_marked(sql), values)

    def transaction(self) -> contextlib.AbstractContextManager[Any]:
        transaction: contextlib.AbstractContextManager[Any] = self._connection.transaction()
        return transaction


def options() -> dict[str, Any]:
    """A commit is on disk when it is confirmed, and a client that stands still keeps nobody waiting."""
    settings = f"-c synchronous_commit=on -c idle_in_transaction_session_timeout={LONGEST_PAUSE} -c lock_timeout=5000"
    return {
        "autocommit": True,
        "connect_timeout": CONNECT_SECONDS,
        "options": settings,
        "keepalives_idle": 5,
        "tcp_user_timeout": 5000,
        "application_name": "ludotheque",
    }


def connect(url: str) -> "psycopg.Connection[Any]":
    return psycopg.connect(url, **options())


@contextlib.contextmanager
def looking(url: str) -> Iterator[Marked]:
    """As a house left it, at one moment, for however long one looks."""
    with complaining(url), contextlib.closing(psycopg.connect(url, connect_timeout=CONNECT_SECONDS)) as connection:
        rows = Marked(connection)
        rows.execute("set transaction isolation level repeatable read, read only")
        if not is_house(rows):
            raise Complaint(f"{shown(url)}: this is not the database of a house")
        yield rows


@contextlib.contextmanager
def complaining(url: str) -> Iterator[None]:
    """What PostgreSQL says, as one sentence that names the database, without its password."""
    try:
        yield
    except psycopg.Error as error:
        raise Complaint(f"{shown(url)}: {_sentence(error)}") from None


@contextlib.contextmanager
def opened(url: str) -> Iterator[Marked]:
    with complaining(url), contextlib.closing(connect(url)) as connection:
        yield Marked(connection)


def prepare(url: str) -> str:
    """Make the tables, or bring them up to date; the word by which those who share the database know each other."""
    with opened(url) as rows, rows.transaction():
        rows.execute("select pg_advisory_xact_lock(?)", (OPENING,))
        rows.execute(AT_WORK)
        version = version_of(rows)
        check_version(version, "database")
        for step in STEPS[version:]:
            rows.execute(step)
        rows.execute(HOLD)
        rows.execute("delete from version")
        rows.execute("insert into version values (?)", (len(COMMON),))
        found = rows.execute("select word from word").fetchone()
        word: str = found[0] if found else secrets.token_urlsafe(24)
        if found is None:
            rows.execute("insert into word values (?)", (word,))
        return word


def version_of(rows: Marked) -> int:
    found = rows.execute("select steps from version").fetchone()
    return 0 if found is None else int(found[0])


def is_house(rows: Marked) -> bool:
    found = rows.execute("select to_regclass('tab') is not null and to_regclass('version') is not null").fetchone()
    return bool(found and found[0])


def shown(url: str) -> str:
    """Where a database is, for everybody to read."""
    try:
        parts = psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.Error:
        return "the database"
    return f"postgresql://{parts.get('host', '')}:{parts.get('port', 5432)}/{parts.get('dbname', '')}"


def failed(error: psycopg.Error) -> Exception:
    """What is the database's fault, and nobody's who asked; if the line was lost, nobody knows what was written."""
    if isinstance(error, psycopg.IntegrityError):
        return Taken(_sentence(error))
    return Unanswered(_sentence(error)) if isinstance(error, psycopg.OperationalError) else StorageFailed(str(error))


def _sentence(error: psycopg.Error) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


@functools.cache
def _marked(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()
