"""A house as its operator finds it, open or closed: in a folder, or in a database."""

import contextlib
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from pathlib import Path
from typing import NamedTuple, Protocol

from ludotheque.complaint import Complaint
from ludotheque.server.folder import BESIDE, FILE, FolderLock, Holder, holder_of, operators_token
from ludotheque.server.housefile import prepare
from ludotheque.server.register import Register, open_register
from ludotheque.server.sqlite import SqliteStorage
from ludotheque.server.storage import Storage

DATABASES = ("postgresql://", "postgres://")


class Open(NamedTuple):
    """A house that can be asked, and the word to which it listens."""

    address: str
    token: str
    who: str
    holder: Holder | None = None  # the process, where there can be one alone


class Size(NamedTuple):
    where: str
    bytes: int
    version: int
    room: int | None


class Premises(Protocol):
    def register(self) -> AbstractContextManager[Register]: ...

    def open_house(self) -> Open | None: ...

    def alone(self) -> AbstractAsyncContextManager[Storage]:
        """To change something while no house is open."""

    def size(self) -> Size: ...

    def folder(self, verb: str) -> Path:
        """Where its file lies; a Complaint says what to do instead where there is none."""


def premises_of(data: Path, database: str) -> Premises:
    if database:
        from ludotheque.server.database import DatabasePremises

        return DatabasePremises(database)
    return FolderPremises(data)


def premises_at(word: str) -> Premises:
    """By the address of a database, or else the name of a folder."""
    return premises_of(Path(word), word if word.startswith(DATABASES) else "")


class FolderPremises:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __str__(self) -> str:
        return str(self._folder)

    def register(self) -> AbstractContextManager[Register]:
        return open_register(self._folder / FILE)

    def open_house(self) -> Open | None:
        holder = holder_of(self._folder)
        return None if holder is None else Open(holder.address, operators_token(self._folder), str(holder), holder)

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[Storage]:
        with held(self._folder):
            storage = SqliteStorage(self._folder / FILE)
            try:
                yield storage
            finally:
                await storage.close()

    def size(self) -> Size:
        file = self._folder / FILE
        parts = [file.with_name(file.name + ending) for ending in BESIDE]
        with open_register(file) as register:
            version = register.version()
        many = sum(part.stat().st_size for part in parts if part.exists())
        return Size(str(file), many, version, shutil.disk_usage(self._folder).free)

    def folder(self, verb: str) -> Path:
        return self._folder


@contextlib.contextmanager
def held(folder: Path) -> Iterator[None]:
    """Nobody opens the house meanwhile."""
    lock = FolderLock(folder)
    try:
        prepare(folder / FILE)
        yield
    finally:
        lock.release()


def only_in_a_folder(verb: str, instead: str) -> Complaint:
    return Complaint(f"{verb} is for a house in a folder; for one in PostgreSQL, {instead}")
