"""Opening the house in a page. Whoever loads this brings a place to keep things, and lines to its tables."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.pocket.chest import Change, Chest, Key, Store, Taken
from ludotheque.pocket.desk import HERE, answer
from ludotheque.pocket.means import alone
from ludotheque.pocket.storage import opened
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.chores import do_chores
from ludotheque.server.house import House
from ludotheque.server.lines import attend
from ludotheque.server.settings import Settings
from ludotheque.server.storage import StorageFailed
from ludotheque.server.visitor import Visitor

NOWHERE = Path("/nowhere")  # no file is written
CONSTRAINT = "ConstraintError"  # what IndexedDB calls a key that is taken


class BrowsersChest:
    """The worker's own, to which everything goes as text."""

    def __init__(self, chest: Any) -> None:
        self._chest = chest

    async def commit(self, changes: list[Change]) -> None:
        await self._asked(self._chest.commit, msgspec.json.encode(changes).decode())

    async def rows(self, store: Store, like: Key, after: int = 0) -> list[tuple[Key, str]]:
        found = await self._asked(self._chest.rows, store, msgspec.json.encode(like).decode(), after)
        return msgspec.json.decode(found, type=list[tuple[Key, str]])

    async def last(self, store: Store, like: Key) -> tuple[Key, str] | None:
        found = await self._asked(self._chest.last, store, msgspec.json.encode(like).decode())
        rows = msgspec.json.decode(found, type=list[tuple[Key, str]])
        return rows[0] if rows else None

    async def room(self) -> int:
        return int(await self._asked(self._chest.room))

    async def _asked(self, what: Any, *words: Any) -> Any:
        try:
            return await what(*words)
        except Exception as error:  # the browser's own, whatever it is
            if getattr(error, "name", "") == CONSTRAINT:
                raise Taken(str(error)) from None
            raise StorageFailed(str(error)) from None


class BrowsersLine:
    """The page's end of a line, as the worker hands it over."""

    def __init__(self, line: Any) -> None:
        self._line = line

    async def receive(self) -> str | bytes | None:
        said = await self._line.receive()
        return said if isinstance(said, str) else None

    async def send(self, text: str) -> None:
        self._line.send(text)

    async def close(self, code: int, reason: str) -> None:
        self._line.close(code, reason)


class Pocket:
    """What the worker calls."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._chores = asyncio.create_task(do_chores(house))

    async def ask(self, method: str, address: str, secret: str, body: str) -> list[Any]:
        return list(await answer(self.house, method, address, secret, body))

    async def attend(self, line: Any, key: str, secret: str) -> None:
        await attend(BrowsersLine(line), self.house, key, Visitor.showing(secret, HERE))


async def open_house(chest: Any) -> Pocket:
    keeps: Chest = BrowsersChest(chest)
    storage = await opened(keeps)
    settings = Settings(NOWHERE)
    clock = settings.clock(storage.clock())
    return Pocket(House(settings, Catalogue(settings.boxes), storage, clock, alone(settings)))
