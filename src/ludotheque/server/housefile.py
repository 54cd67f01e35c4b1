"""The house's file as a whole: made and brought up to date, examined, rid of what was deleted."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from ludotheque.complaint import Complaint
from ludotheque.server.folder import close_to_others, make_own
from ludotheque.server.migrations import bring_up_to_date

OLDEST_SQLITE = (3, 38)  # the first with the arrows of JSON


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")  # a commit survives the machine, not only the process
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma secure_delete = on")  # what is deleted is gone from the file too
    return connection


def prepare(path: Path) -> None:
    """Make the file, or bring it up to date; a Complaint says why that cannot be."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Complaint(f"this Python brings SQLite {sqlite3.sqlite_version}; the house needs 3.38 or later")
    make_own(path.parent)
    close_to_others(path)
    with complaining(path), contextlib.closing(connect(path)) as connection:
        bring_up_to_date(connection)
        connection.execute("update house set clock = clock")  # a file that cannot be written is found out here


@contextlib.contextmanager
def complaining(path: Path) -> Iterator[None]:
    """What SQLite says about a file, as one sentence that names it."""
    try:
        yield
    except sqlite3.Error as error:
        raise Complaint(f"{path}: {error}") from None


def read_only(path: Path) -> sqlite3.Connection:
    """The file as it is, whether a house is open on it or not."""
    with complaining(path):
        if not path.is_file():
            raise Complaint(f"{path}: there is no such file")
        connection = _to_look_at(path)
        if connection.execute("select 1 from sqlite_master where name = 'tab'").fetchone() is None:
            connection.close()
            raise Complaint(f"{path}: this is not the file of a house")
        return connection


def damage_of(path: Path) -> str:
    """What is wrong with the file, in a few words; empty if it is whole.

    An OperationalError, such as a full disk, is no answer: it says nothing about the file.
    """
    if not path.is_file():
        return "it is gone"
    try:
        with contextlib.closing(_to_look_at(path)) as connection:
            found = connection.execute("pragma quick_check(1)").fetchone()[0]
            return "" if found == "ok" else str(found).splitlines()[-1]
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        return str(error)


def _to_look_at(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=30)


def clear_log(path: Path) -> None:
    """What was deleted may still stand in the log beside the file: bring the log in and empty it."""
    with contextlib.closing(connect(path)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
