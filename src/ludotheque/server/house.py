"""All tables: opened, found by key, code or secret, in memory while somebody looks, loaded again when needed."""

import asyncio
import logging

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.server import bodies, metrics
from ludotheque.server.catalogue import Catalogue, Volume
from ludotheque.server.clock import HouseClock
from ludotheque.server.film import Film, Films
from ludotheque.server.limits import Buckets
from ludotheque.server.loader import Loader
from ludotheque.server.opening import check, continue_from, new_setup, new_stored_table, position_in
from ludotheque.server.refusal import (
    DAMAGED,
    TOO_FAST,
    TOO_MANY_TABLES,
    UNKNOWN_CODE,
    UNKNOWN_TABLE,
    WHEN_OVER,
    Refusal,
)
from ludotheque.server.room import Room
from ludotheque.server.seating import hashed
from ludotheque.server.settings import Settings
from ludotheque.server.setup import Setup
from ludotheque.server.storage import DamagedTable, Storage
from ludotheque.server.thinking import Thinkers

log = logging.getLogger(__name__)


class House:
    def __init__(self, settings: Settings, catalogue: Catalogue, storage: Storage, clock: HouseClock) -> None:
        limits = settings.limits
        self.settings = settings
        self.catalogue = catalogue
        self.storage = storage
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._films = Films(storage)
        self._loader = Loader(catalogue, storage, clock)
        self._thinkers = Thinkers(settings.bot_pause, settings.longest_thought)
        self._creations = Buckets(limits.tables_at_once, limits.tables_per_hour / 3600)
        self._guesses = Buckets(limits.codes_at_once, limits.codes_per_minute / 60)

    async def open_table(self, wanted: bodies.NewTable, address: str) -> bodies.TableCreated:
        if not self._creations.grants(address):
            raise Refusal(TOO_MANY_TABLES, "this address has opened many tables lately")
        volume = self.catalogue.volume(wanted.game, wanted.edition)
        setup = new_setup(self.catalogue, wanted, volume, self.clock.unix())
        if wanted.start_from is not None:
            volume = await self._continue_from(setup, wanted.start_from)
        check(self.catalogue, setup, volume)
        stored, created = new_stored_table(self.catalogue, setup, volume.text, wanted.seats)
        await self.storage.create(stored)
        metrics.TABLES.labels(setup.game).inc()
        log.info("table opened", extra={"game": setup.game, "seats": setup.seats})
        return created

    async def room(self, key: str) -> Room:
        """The room of a table, which is loaded if it is not in memory."""
        if key in self.rooms:
            return self.rooms[key]
        if key not in self._loading:
            self._loading[key] = asyncio.create_task(self._load(key))
            self._loading[key].add_done_callback(lambda _: self._loading.pop(key))
        return await asyncio.shield(self._loading[key])

    async def find_code(self, code: str, address: str) -> str:
        if not self._guesses.grants(address):
            raise Refusal(TOO_FAST, "too many codes tried; wait a minute")
        key = await self.storage.find_code(code.upper())
        if key is None:
            raise Refusal(UNKNOWN_CODE, "no open table has this code")
        return key

    async def mine(self, secrets: list[str]) -> list[bodies.MyTable]:
        found = [await self._opened(secret) for secret in secrets]
        return [table for table in found if table is not None]

    async def frames(self, key: str, first: int, last: int, seat: Seat, secret: str) -> bodies.Frames:
        """While the game runs everybody has their own view; afterwards one may look from any seat."""
        table = (await self.room(key)).table
        table.started()
        own = table.seating.seat_of(secret)

        def look(film: Film) -> bodies.Frames:
            if film.is_over() and seat != NOBODY:
                table.seating.chair(seat)
                return film.frames(first, last, seat)
            return film.frames(first, last, own)

        return await self._films.show(table, look)

    async def record(self, key: str) -> str:
        table = (await self.room(key)).table
        if table.stage != "over" and not table.kept:
            raise Refusal(WHEN_OVER, "the record holds every secret: it is given out when the game is over")
        return await table.give_out()

    async def tidy(self) -> None:
        """Let go of what nobody looks at, and note the time."""
        for key in [key for key, room in self.rooms.items() if room.is_idle_for(self.settings.idle_seconds)]:
            self._put_away(key)
        self._creations.forget_full()
        self._guesses.forget_full()
        await self.storage.note_time(self.clock.now())

    async def forget_old(self) -> None:
        if self.settings.keep_days is not None:
            since = self.clock.unix() - self.settings.keep_days * 24 * 3600 * 1000
            forgotten = await self.storage.forget(since)
            log.info("old tables forgotten", extra={"tables": forgotten})

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for key in list(self.rooms):
            self._put_away(key)
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()
        self._loader.close()
        self._films.close()
        await self.storage.note_time(self.clock.now())
        await self.storage.close()

    async def _load(self, key: str) -> Room:
        try:
            stored = await self.storage.load(key)
        except DamagedTable as damaged:
            log.warning("a table cannot be read", extra={"table": damaged.id, "why": str(damaged)})
            raise Refusal(DAMAGED, "what is kept of this table cannot be read") from None
        if stored is None:
            raise Refusal(UNKNOWN_TABLE, "there is no such table")
        room = Room(await self._loader.table(stored), self._thinkers, self.clock, self.settings.limits)
        self.rooms[key] = room
        self._tasks[key] = asyncio.create_task(self._keep(key, room))
        metrics.ROOMS.set(len(self.rooms))
        return room

    async def _keep(self, key: str, room: Room) -> None:
        """Run a room. If something breaks, it is loaded again from disk by whoever looks next."""
        try:
            await room.run()
        except Exception:
            metrics.ROOM_FAILURES.inc()
            log.exception(
                "a table broke and will be loaded again", extra={"table": room.table.id, "game": room.table.setup.game}
            )
            self._put_away(key)

    def _put_away(self, key: str) -> None:
        """From now on nobody can find the room, so no request can get lost in it."""
        self._tasks.pop(key).cancel()
        room = self.rooms.pop(key)
        room.close()
        room.table.put_away()
        metrics.ROOMS.set(len(self.rooms))

    async def _continue_from(self, setup: Setup, start: bodies.StartFrom) -> Volume:
        """What another table agreed on, and a position of its game, go into the setup."""
        other = (await self.room(start.key)).table
        position = await self._films.show(other, lambda film: position_in(film, start.number))
        return continue_from(setup, other, position)

    async def _opened(self, secret: str) -> bodies.MyTable | None:
        """A table that cannot be read at all is left out: it must not hide the others."""
        opened = await self.storage.find_secret(hashed(secret))
        if opened is None:
            return None
        try:
            room = await self.room(opened.key)
        except Refusal:
            return None
        match = room.table.match
        my_turn = match is not None and opened.seat is not None and opened.seat in match.waits()
        return bodies.MyTable(opened.seat, secret, my_turn, room.info())


TheHouse = SkipValidation[NamedDependency[House]]  # as handlers are given it
