"""All tables: opened, found by key, code or secret, in memory while somebody looks, loaded again when needed."""

import asyncio
import logging
from collections.abc import Coroutine

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.server import bodies, counts
from ludotheque.server.catalogue import Catalogue, Volume
from ludotheque.server.clock import HouseClock
from ludotheque.server.codes import read_code
from ludotheque.server.crowd import Crowd
from ludotheque.server.film import Film, Films
from ludotheque.server.loader import Loader
from ludotheque.server.means import Means
from ludotheque.server.opening import check, continue_from, new_setup, new_stored_table, position_in, start_exercise
from ludotheque.server.pulse import Pulse
from ludotheque.server.refusal import (
    DAMAGED,
    NO_WATCHERS,
    TOO_FAST,
    TOO_MANY_TABLES,
    UNKNOWN_CODE,
    UNKNOWN_TABLE,
    WATCHED_LATER,
    WHEN_OVER,
    Refusal,
)
from ludotheque.server.rematch import host_secret, seat_secret
from ludotheque.server.requests import Arrive
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from ludotheque.server.setup import Setup
from ludotheque.server.storage import DamagedTable, Opened, Storage, StorageFailed
from ludotheque.server.table import Table
from ludotheque.server.teaching import new_lesson
from ludotheque.server.visitor import Visitor, hashed

log = logging.getLogger(__name__)

DAY = 24 * 3600 * 1000  # milliseconds


class House:
    def __init__(
        self, settings: Settings, catalogue: Catalogue, storage: Storage, clock: HouseClock, means: Means
    ) -> None:
        self.settings = settings
        self.catalogue = catalogue
        self.storage = storage
        self.clock = clock
        self.crowd = Crowd(settings.limits)
        self.rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.pulse = Pulse(storage, clock)
        self._films = Films(storage, means.aside("films"))
        self._loader = Loader(catalogue, storage, clock, means.aside("loading"))
        self._thinkers = means.thinkers

    async def open_table(self, wanted: bodies.NewTable, visitor: Visitor) -> bodies.TableCreated:
        if not self.crowd.tables.grants(visitor.home):
            raise Refusal(TOO_MANY_TABLES, "this address has opened many tables lately")
        volume = self.catalogue.volume(wanted.game, wanted.edition)
        setup = new_setup(self.catalogue, wanted, volume, self.clock.unix())
        if wanted.start_from is not None:
            volume = await self._continue_from(setup, wanted.start_from)
        elif wanted.practice:
            volume = start_exercise(self.catalogue, setup, wanted.practice)
        check(self.catalogue, setup, volume)
        stored, created = new_stored_table(self.catalogue, setup, volume.text, wanted.seats)
        await self.storage.create(stored)
        counts.TABLES.add(setup.game)
        log.info("table opened", extra={"game": setup.game, "seats": setup.seats})
        return created

    async def open_lesson(self, wanted: bodies.NewLesson, visitor: Visitor) -> bodies.TableCreated:
        """A guided first game, which begins at once."""
        if not self.crowd.tables.grants(visitor.home):
            raise Refusal(TOO_MANY_TABLES, "this address has opened many tables lately")
        stored, created = new_lesson(self.catalogue, wanted, self.clock.unix())
        await self.storage.create(stored)
        log.info("lesson opened", extra={"game": wanted.game})
        return created

    async def room(self, key: str) -> Room:
        """The room of a table, which is loaded if it is not in memory."""
        if key in self.rooms:
            return self.rooms[key]
        if key not in self._loading:
            self._loading[key] = asyncio.create_task(self._load(key))
            self._loading[key].add_done_callback(lambda _: self._loading.pop(key))
        return await asyncio.shield(self._loading[key])

    async def find_code(self, code: str, visitor: Visitor) -> str:
        if not self.crowd.codes.grants(visitor.home):
            raise Refusal(TOO_FAST, "too many codes tried; wait a minute")
        key = await self.storage.find_code(read_code(code))
        if key is None:
            raise Refusal(UNKNOWN_CODE, "no open table has this code")
        return key

    async def play_again(self, key: str, secret: str, visitor: Visitor) -> bodies.Carried:
        """A seat at the one rematch of a table, for who shows the secret of a seat there."""
        other = await (await self.room(key)).play_again(secret, visitor)
        room, own, host = await self.room(other), seat_secret(secret, other), host_secret(secret, other)
        await room.ask(Arrive(visitor.badge, own))
        table = room.table
        luck = table.setup.promise
        return bodies.Carried(
            key=other,
            seat=table.seating.opened_by(hashed(own)),
            secret=own,
            host=host if table.is_host(hashed(host)) else "",
            commitment=luck.commitment() if luck else "",
        )

    async def mine(self, secrets: list[str]) -> list[bodies.MyTable]:
        opened = await self.storage.find_secrets([hashed(secret) for secret in secrets])
        found = [await self._opened(secret, opened.get(hashed(secret))) for secret in secrets]
        return [table for table in found if table is not None]

    async def frames(self, key: str, first: int, last: int, seat: Seat, visitor: Visitor) -> bodies.Frames:
        """While the game runs everybody has their own view; afterwards one may look from any seat."""
        table = (await self.room(key)).table
        table.started()
        _viewpoint(table, visitor)
        self._grant_film(table, visitor)

        def look(film: Film) -> bodies.Frames:
            own = _viewpoint(table, visitor)  # at this moment: the seat may have been lost while the film was made
            if film.is_over() and seat != NOBODY:
                table.seating.chair(seat)
                return film.frames(first, last, seat)
            return film.frames(first, last, own)

        return await self._films.show(table, look)

    async def story(self, key: str, visitor: Visitor) -> bodies.Story:
        """How a finished game went; it tells what was hidden."""
        table = (await self.room(key)).table
        if table.stage != "over":
            raise Refusal(WHEN_OVER, "what decided a game is told when it is over")
        self._grant_film(table, visitor)
        return await self._films.show(table, Film.story)

    async def record(self, key: str, visitor: Visitor) -> str:
        table = (await self.room(key)).table
        if table.stage != "over" and not table.kept:
            raise Refusal(WHEN_OVER, "the record holds every secret: it is given out when the game is over")
        self._grant_film(table, visitor)
        return await table.give_out()

    def _grant_film(self, table: Table, visitor: Visitor) -> None:
        held = table.seating.held_by(visitor.badge) != NOBODY
        if not self.crowd.films.grants(visitor.badge if held else visitor.home):
            raise Refusal(TOO_FAST, "many replays were asked for; wait a moment")

    async def tidy(self) -> None:
        """Let go of what nobody looks at, one table after another as others play meanwhile, and note the time."""
        for key, room in list(self.rooms.items()):
            if self.rooms.get(key) is room and room.is_idle_for(self.settings.idle_seconds):
                self._put_away(key)
                await asyncio.sleep(0)
        await self.pulse.beat()

    async def forget_old(self) -> None:
        """Days are those during which the house was open: a wrong date deletes nothing."""
        if self.settings.keep_days is not None:
            forgotten = await self.storage.forget(self.settings.keep_days * DAY)
            log.info("old tables forgotten", extra={"tables": forgotten})

    async def close_table(self, id: int) -> None:
        """Nobody plays or talks there any more; what there was can still be read."""
        key = await self._key_of(id)
        await self._change_aside(key, self.storage.set_stage(key, "closed"))
        log.info("table closed", extra={"table": id})

    async def delete_table(self, id: int) -> None:
        key = await self._key_of(id)
        await self._change_aside(key, self.storage.delete(key))
        self.pulse.miss_no_more(id)
        log.info("table deleted", extra={"table": id})

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
            self.pulse.miss(damaged.id)
            log.warning("a table cannot be read", extra={"table": damaged.id, "why": str(damaged)})
            raise Refusal(DAMAGED, "what is kept of this table cannot be read") from None
        if stored is None:
            raise Refusal(UNKNOWN_TABLE, "there is no such table")
        table = await self._loader.table(stored)
        room = Room(table, self._thinkers, self.clock, self.crowd, self.settings)
        self.rooms[key] = room
        self._tasks[key] = asyncio.create_task(self._keep(key, room))
        counts.ROOMS.now = len(self.rooms)
        return room

    async def _keep(self, key: str, room: Room) -> None:
        """Run a room. If something breaks, it is loaded again from disk by whoever looks next."""
        try:
            await room.run()
        except Exception as error:
            counts.ROOM_FAILURES.add()
            told = {"table": room.table.id, "game": room.table.setup.game}
            if isinstance(error, StorageFailed):
                log.warning("the disk failed a table, which will be loaded again", extra={**told, "why": str(error)})
            else:
                log.exception("a table broke and will be loaded again", extra=told)
            self._put_away(key)

    def _put_away(self, key: str) -> None:
        """From now on nobody can find the room, so no request can get lost in it."""
        self._tasks.pop(key).cancel()
        room = self.rooms.pop(key)
        room.close()
        room.table.put_away()
        counts.ROOMS.now = len(self.rooms)

    async def _key_of(self, id: int) -> str:
        key = await self.storage.find_id(id)
        if key is None:
            raise Refusal(UNKNOWN_TABLE, f"there is no table {id}")
        return key

    async def _change_aside(self, key: str, change: Coroutine[None, None, None]) -> None:
        """Change what is kept of a table that is not in memory, nor comes back before it is changed."""
        self._let_go(key)
        await change
        if key in self._loading:
            await asyncio.wait([self._loading[key]])
        self._let_go(key)

    def _let_go(self, key: str) -> None:
        if key in self.rooms:
            self._put_away(key)

    async def _continue_from(self, setup: Setup, start: bodies.StartFrom) -> Volume:
        """What another table agreed on, and a position of its game, go into the setup."""
        other = (await self.room(start.key)).table
        position = await self._films.show(other, lambda film: position_in(film, start.number))
        return continue_from(setup, other, position)

    async def _opened(self, secret: str, opened: Opened | None) -> bodies.MyTable | None:
        """A table that can never be read is left out: it must not hide the others."""
        if opened is None:
            return None
        try:
            room = await self.room(opened.key)
        except Refusal:
            return None
        return _mine(room, secret)


def _mine(room: Room, secret: str) -> bodies.MyTable | None:
    """What the secret opens at this moment: the seat may have been lost while the table was fetched."""
    table, badge, match = room.table, hashed(secret), room.table.match
    waits = match.waits() if match is not None else []
    seat = table.seating.held_by(badge)
    if seat == NOBODY:
        return bodies.MyTable(None, secret, False, waits, [], "", room.info()) if table.is_host(badge) else None
    my_turn = match is not None and seat in waits
    verbs = [ask.verb for ask in match.asks(seat)] if match is not None and my_turn else []
    return bodies.MyTable(seat, secret, my_turn, waits, verbs, table.rematch_for(seat), room.info())


def _viewpoint(table: Table, visitor: Visitor) -> Seat:
    """Whose eyes a visitor has; those without a seat see no more of a running game than the host lets them."""
    if table.is_host(visitor.badge):
        return NOBODY
    seat = table.seating.opened_by(visitor.badge)
    if seat == NOBODY and not table.is_shown():
        raise Refusal(NO_WATCHERS, "the host wants no watchers")
    if seat == NOBODY and table.stage == "playing" and table.delay():
        raise Refusal(WATCHED_LATER, "this table is shown later than it is played")
    return seat
