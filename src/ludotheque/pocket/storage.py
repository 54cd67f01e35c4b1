"""The house's memory in a browser. What all tables say of themselves is at hand; what was played there is fetched."""

import asyncio
import base64
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.pocket.chest import Change, Chest, Key, Store
from ludotheque.server.seating import Chair
from ludotheque.server.setup import Setup
from ludotheque.server.storage import (
    MOST_CHAT,
    RECENT_CHAT,
    Failure,
    Line,
    Opened,
    Stage,
    StorageFailed,
    StoredTable,
)
from ludotheque.server.wire import ChatLine
from ludotheque.showing import Why

T = TypeVar("T")

CLOCK: Key = ["house"]
OF_A_TABLE: list[Store] = ["table", "action", "chat", "mark", "snapshot"]


class Row(msgspec.Struct):
    """A table, without what was played and said there."""

    id: int
    setup: Setup
    host: str
    stage: Stage
    chairs: list[Chair]
    edition: str  # its hash
    touched: int  # on the house's clock


@dataclass
class ChestStorage:
    _chest: Chest
    _clock: int
    _rows: dict[str, Row]
    _ids: int  # the highest that was given
    _changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    _on_its_way: set[asyncio.Task[None]] = field(default_factory=set)
    _failure: Failure | None = None

    def clock(self) -> int:
        """Where the house's clock stood."""
        return self._clock

    async def create(self, table: StoredTable) -> None:
        async with self._changing:
            setup = table.setup
            self._ids += 1
            row = Row(self._ids, setup, table.host, table.stage, table.chairs, setup.edition_hash, self._clock)
            edition: Change = ("put", "edition", [setup.edition_hash], table.edition)
            await self._commit(edition, ("add", "table", [setup.key], _json(row)))
            self._rows[setup.key] = _copied(row)

    async def append(self, key: str, line: Line) -> None:
        kept = _json((line.text, line.at, line.house, line.why))
        await self._commit(("add", "action", [key, line.number], kept))

    def keep_snapshot(self, key: str, number: int, fingerprint: str, packed: bytes) -> None:
        keeping = asyncio.create_task(self._keep_snapshot(key, number, fingerprint, packed))
        self._on_its_way.add(keeping)
        keeping.add_done_callback(self._on_its_way.discard)

    async def marks(self, key: str) -> dict[int, str]:
        return {int(number): text for (_, number), text in await self._watch(self._chest.rows("mark", [key]))}

    async def set_setup(self, setup: Setup, edition: str) -> None:
        printed: Change = ("put", "edition", [setup.edition_hash], edition)
        await self._change(setup.key, printed, setup=setup, edition=setup.edition_hash)

    async def set_hosting(self, setup: Setup) -> None:
        await self._change(setup.key, setup=setup)

    async def set_chair(self, key: str, seat: Seat, chair: Chair) -> None:
        if key in self._rows:
            chairs = self._rows[key].chairs[:]
            chairs[seat] = chair
            await self._change(key, chairs=chairs, touched=self._clock)

    async def set_stage(self, key: str, stage: Stage) -> None:
        await self._change(key, stage=stage)

    async def say(self, key: str, line: ChatLine) -> None:
        said = await self._watch(self._chest.rows("chat", [key]))
        kept = [*(text for _, text in said[-MOST_CHAT + 1 :]), _json(line)]
        rows: list[Change] = [("put", "chat", [key, place], text) for place, text in enumerate(kept, 1)]
        await self._change(key, ("clear", "chat", [key], ""), *rows, touched=self._clock)

    async def load(self, key: str) -> StoredTable | None:
        row = self._rows.get(key)
        if row is None:
            return None
        _, edition = (await self._watch(self._chest.rows("edition", [row.edition])))[0]
        chat = (await self._watch(self._chest.rows("chat", [key])))[-RECENT_CHAT:]
        last = await self._watch(self._chest.last("action", [key]))
        packed = await self._watch(self._chest.last("snapshot", [key]))
        row = _copied(row)
        return StoredTable(
            setup=row.setup,
            host=row.host,
            stage=row.stage,
            chairs=row.chairs,
            edition=edition,
            number=int(last[0][1]) if last else 0,
            chat=[msgspec.json.decode(text, type=ChatLine) for _, text in chat],
            id=row.id,
            snapshot=base64.b64decode(packed[1]) if packed else None,
        )

    async def lines(self, key: str, after: int = 0) -> list[Line]:
        rows = await self._watch(self._chest.rows("action", [key], after))
        return [_line(int(number), text) for (_, number), text in rows]

    async def find_code(self, code: str) -> str | None:
        open_still = (row for row in self._rows.values() if row.stage in ("lobby", "playing"))
        return next((row.setup.key for row in open_still if row.setup.code == code), None)

    async def find_secrets(self, hashed: list[str]) -> dict[str, Opened]:
        found = {}
        for key, row in self._rows.items():
            held = {row.host: Opened(key, None)}
            held |= {chair.secret: Opened(key, seat) for seat, chair in enumerate(row.chairs) if chair.secret}
            found.update({secret: held[secret] for secret in hashed if secret in held})
        return found

    async def note_time(self, house: int) -> None:
        self._clock = max(self._clock, house)
        await self._commit(("put", "clock", CLOCK, str(self._clock)))

    async def find_id(self, id: int) -> str | None:
        return next((key for key, row in self._rows.items() if row.id == id), None)

    async def delete(self, key: str) -> None:
        everything: list[Change] = [("clear", store, [key], "") for store in OF_A_TABLE]
        await self._commit(*everything)
        self._rows.pop(key, None)

    async def forget(self, span: int) -> int:
        old = [key for key in self._rows if await self._touched(key) < self._clock - span]
        for key in old:
            await self.delete(key)
        return len(old)

    def last_failure(self) -> Failure | None:
        return self._failure

    async def room(self) -> int:
        return await self._watch(self._chest.room())

    async def damage(self) -> str:
        return ""  # the browser looks after its own files

    async def close(self) -> None:
        await asyncio.gather(*self._on_its_way)

    async def _touched(self, key: str) -> int:
        last = await self._watch(self._chest.last("action", [key]))
        played = _line(int(last[0][1]), last[1]).house if last else NOBODY
        return max(self._rows[key].touched, played)

    async def _change(self, key: str, *more: Change, **values: Any) -> None:
        """A table that was deleted meanwhile is not written about."""
        async with self._changing:
            if key in self._rows:
                row = msgspec.structs.replace(self._rows[key], **values)
                await self._commit(*more, ("put", "table", [key], _json(row)))
                self._rows[key] = _copied(row)

    async def _keep_snapshot(self, key: str, number: int, fingerprint: str, packed: bytes) -> None:
        if key not in self._rows:
            return
        mark: Change = ("put", "mark", [key, number], fingerprint)
        try:
            await self._commit(mark, ("put", "snapshot", [key], base64.b64encode(packed).decode()))
        except StorageFailed:
            return  # it would only have saved time

    async def _commit(self, *changes: Change) -> None:
        await self._watch(self._chest.commit(list(changes)))

    async def _watch(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except StorageFailed as error:
            self._failure = Failure(time.monotonic(), str(error))
            raise


async def opened(chest: Chest) -> ChestStorage:
    """With what the browser has kept so far."""
    clock = await chest.last("clock", CLOCK)
    kept = await chest.rows("table", [])
    rows = {str(key): msgspec.json.decode(text, type=Row) for (key,), text in kept}
    ids = max((row.id for row in rows.values()), default=0)
    return ChestStorage(chest, int(clock[1]) if clock else 0, rows, ids)


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def _copied(row: Row) -> Row:
    """Tables go on changing what they have handed over."""
    return msgspec.json.decode(msgspec.json.encode(row), type=Row)


def _line(number: int, text: str) -> Line:
    words, at, house, why = msgspec.json.decode(text, type=tuple[str, int, int, Why | None])
    return Line(number, words, at, house, why)
