"""Where a house keeps what it must not forget: in its folder, alone, or in a database that it shares with others."""

import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from ludotheque.server.clock import HouseClock
from ludotheque.server.folder import FILE, FolderLock, operators_token
from ludotheque.server.housefile import prepare
from ludotheque.server.settings import Settings
from ludotheque.server.sqlite import SqliteStorage
from ludotheque.server.storage import Storage


class Kept(NamedTuple):
    storage: Storage
    clock: HouseClock


class Keeping(Protocol):
    """Made before anything is served; a Complaint says why that cannot be."""

    token: str  # the operator's
    word: str  # by which houses on one database know each other; empty: there is one house

    def opened(self) -> AbstractAsyncContextManager[Kept]:
        """For as long as the house is open."""

    def held(self, kept: Kept, lost: Callable[[], None]) -> AbstractAsyncContextManager[None]:
        """Meanwhile the house may hold tables; `lost` is called when they may be others'."""


def keeping_of(settings: Settings) -> Keeping:
    if settings.database:
        from ludotheque.server.shared import InDatabase

        return InDatabase(settings)
    return InFolder(settings)


class InFolder:
    word = ""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = FolderLock(settings.data, settings.address)
        prepare(settings.data / FILE)
        self.token = operators_token(settings.data)

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[Kept]:
        storage = SqliteStorage(self._settings.data / FILE)
        yield Kept(storage, self._settings.clock(storage.clock()))

    @contextlib.asynccontextmanager
    async def held(self, kept: Kept, lost: Callable[[], None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            self._lock.release()
