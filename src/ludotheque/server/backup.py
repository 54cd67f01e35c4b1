"""A copy of the house's file, taken while the house is open or not, and put back in its place."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from ludotheque.complaint import Complaint
from ludotheque.server.folder import BESIDE, FILE, FolderLock, close_to_others, make_own
from ludotheque.server.housefile import complaining, prepare, read_only
from ludotheque.server.register import open_register

HALF_DONE = ".part"


def back_up(folder: Path, target: Path) -> Path:
    """Copy the house as it is at one moment into a new file; into a folder, under a name with the time."""
    path = target / f"house-{_stamp()}.sqlite3" if target.is_dir() else target
    if path.exists():
        raise Complaint(f"{path} is there already")
    with _half_done(folder / FILE, path) as copy:
        _examine(copy)
        os.replace(copy, path)
    return path


def restore(backup: Path, folder: Path) -> Path | None:
    """Put a backup in the house's place. If there was a house before, the answer says where it is now."""
    lock = FolderLock(folder)
    try:
        file = folder / FILE
        with _half_done(backup, file) as copy:
            prepare(copy)
            _examine(copy)
            before = move_aside(file) if file.exists() else None
            os.replace(copy, file)
        return before
    finally:
        lock.release()


@contextlib.contextmanager
def _half_done(source: Path, target: Path) -> Iterator[Path]:
    """A copy beside the target: only what has been examined gets the name."""
    make_own(target.parent)
    copy = target.with_name(target.name + HALF_DONE)
    copy.unlink(missing_ok=True)
    close_to_others(copy)
    try:
        with complaining(source), contextlib.closing(read_only(source)) as file:
            _pour(file, copy)
        yield copy
    finally:
        copy.unlink(missing_ok=True)


def _pour(file: sqlite3.Connection, target: Path) -> None:
    with complaining(target), contextlib.closing(sqlite3.connect(target)) as copy:
        file.backup(copy)
        copy.execute("pragma journal_mode = delete")  # one file, with nothing beside it
    with target.open("rb") as written:
        os.fsync(written.fileno())


def _examine(path: Path) -> None:
    with open_register(path) as register:
        problems = register.problems()
    if problems:
        raise Complaint(f"what was copied is damaged: {problems[0]}")


def move_aside(file: Path) -> Path:
    """Out of the way, with what lies beside it; nothing is lost."""
    aside = file.with_name(f"house-before-{_stamp()}.sqlite3")
    for ending in BESIDE:
        part = file.with_name(file.name + ending)
        if part.exists():
            os.replace(part, aside.with_name(aside.name + ending))
    return aside


def _stamp() -> str:
    return time.strftime("%Y%m%d-%H%M%S")
