"""Where a table is played: a loop that waits for a request or the deadline, tells the time, plays, records, shows."""

import asyncio
import logging
import secrets
import time

from msgspec import Raw

from ludotheque.kernel.action import NOBODY, Action, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.server import metrics, wire
from ludotheque.server.clock import HouseClock
from ludotheque.server.entries import Entry, log_for
from ludotheque.server.limits import Limits
from ludotheque.server.match import Match
from ludotheque.server.pictures import Pictures
from ludotheque.server.presence import Presence
from ludotheque.server.refusal import (
    BOT_PLAYS,
    POSITION_CHANGED,
    TOO_MANY_SCREENS,
    TRY_AGAIN,
    WATCHERS_WATCH,
    Refusal,
)
from ludotheque.server.requests import (
    AnyCall,
    Call,
    ChangeSeat,
    Enter,
    Leave,
    LeaveSeat,
    Request,
    Said,
    Start,
    TakeSeat,
    Thought,
)
from ludotheque.server.screen import Screen
from ludotheque.server.table import Table
from ludotheque.server.thinking import COURTESY, Thinkers
from ludotheque.showing import encode, or_null

log = logging.getLogger(__name__)


class Room:
    def __init__(self, table: Table, thinkers: Thinkers, clock: HouseClock, limits: Limits) -> None:
        self.table = table
        self.requests: asyncio.Queue[Request] = asyncio.Queue()
        self.presence = Presence(table.setup.seats, clock)
        self._thinkers = thinkers
        self._limits = limits
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._busy_at = time.monotonic()

    async def run(self) -> None:
        while True:
            request = await self._next_request()  # None when a deadline comes first
            self._busy_at = time.monotonic()
            await self._tell_time()
            if request is not None:
                await self._answer(request)
            self._wake_bots()

    async def ask(self, call: AnyCall) -> wire.TableInfo:
        self.requests.put_nowait(call)
        return await call.answer

    def info(self) -> wire.TableInfo:
        return self.table.info(self.presence.seats())

    def is_idle_for(self, seconds: float) -> bool:
        """Nobody looks, nobody thinks, nothing is going to happen."""
        match = self.table.match
        waits_for_clock = match is not None and match.deadline_in() is not None
        busy = self.presence.screens or self._thinking or waits_for_clock or not self.requests.empty()
        return not busy and time.monotonic() - self._busy_at >= seconds

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        for screen in self.presence.screens:
            screen.let_go()
        while not self.requests.empty():
            _refuse(self.requests.get_nowait(), Refusal(TRY_AGAIN))

    async def _next_request(self) -> Request | None:
        left = self.table.match.deadline_in() if self.table.match else None
        if left is None:
            return await self.requests.get()
        try:
            async with asyncio.timeout(max(0, left) / 1000):
                return await self.requests.get()
        except TimeoutError:
            return None

    async def _tell_time(self) -> None:
        match = self.table.match
        if match is not None and match.is_late():
            await self._put(match.time())

    async def _answer(self, request: Request) -> None:
        try:
            await self._grant(request)
        except Refusal as refusal:
            metrics.REFUSED.labels(refusal.clause).inc()
            _refuse(request, refusal)
        except BaseException:
            _refuse(request, Refusal(TRY_AGAIN))
            raise

    async def _grant(self, request: Request) -> None:
        match request:
            case Said(screen, message):
                await self._hear(screen.seat, message)
            case Thought():
                await self._follow(request)
            case Enter(screen):
                self._enter(screen)
            case Leave(screen):
                self._leave(screen)
            case _:
                await self._call(request)
                self._show_whole()
                if not request.answer.cancelled():
                    request.answer.set_result(self.info())

    async def _call(self, request: AnyCall) -> None:
        match request:
            case TakeSeat():
                await self.table.take_seat(request.seat, request.name, request.secret)
            case LeaveSeat():
                await self.table.leave_seat(request.seat, request.secret)
                self.presence.send_away(request.seat)
            case ChangeSeat():
                await self.table.change_seat(request.seat, request.change, request.host)
                self.presence.send_away(request.seat)
            case Start():
                await self.table.start(request.host)

    async def _hear(self, seat: Seat, message: wire.FromBrowser) -> None:
        if isinstance(message, wire.Say):
            line = await self.table.say(seat, message.text)
            self.presence.show(wire.text(wire.Chat(line)))
            return
        match = self.table.started()
        if seat == NOBODY:
            raise Refusal(WATCHERS_WATCH)
        match message:
            case wire.Act(number=number, verb=verb, filling=filling):
                self._by_a_person(seat)
                await self._put_in_time(match, match.wanted(seat, number, verb, filling))
            case wire.TakeBack(number=number):
                self._by_a_person(seat)
                await self._put(match.take_back(seat, number))
            case wire.HandOver(bot=bot):
                await self.table.hand_over(seat, bot)
                self._show_seats()
            case wire.TakeSeatBack():
                await self.table.take_seat_back(seat)
                self._stop_thinking(seat)
                self._show_seats()
            case wire.HandOverAbsent(seat=other, bot=bot):
                self.table.seating.chair(other)
                await self.table.hand_over_absent(other, bot, self.presence.away(other))
                self._show_seats()

    def _by_a_person(self, seat: Seat) -> None:
        if self.table.seating.chair(seat).bot:
            raise Refusal(BOT_PLAYS, "take the seat back first")

    async def _put_in_time(self, match: Match, action: Action) -> None:
        """Where time matters, the rules are told it before the action."""
        if match.time().now > match.state.now:
            entry = await self.table.put(match.time())
            if entry.told:
                self._show(entry)
        await self._put(action)

    async def _put(self, action: Action) -> None:
        entry = await self.table.put(action)
        metrics.MOVES.inc()
        self._show(entry)

    # Showing

    def _show(self, entry: Entry) -> None:
        pictures = self._pictures()
        shown: dict[Seat, str] = {}
        for screen in self.presence.screens:
            if screen.seat not in shown:
                shown[screen.seat] = pictures.moved(entry, screen.seat)
                self.table.started().hears(screen.seat)
            screen.show(shown[screen.seat])

    def _show_seats(self) -> None:
        self.presence.show(wire.text(wire.Seats(self.table.seats(self.presence.seats()))))

    def _show_whole(self) -> None:
        for screen in self.presence.screens:
            screen.show(self._whole(screen.seat))

    def _whole(self, seat: Seat) -> str:
        """All there is to show to a seat, in one message."""
        if self.table.kept:
            return wire.text(self._kept(seat))
        chat = list(self.table.chat)
        match = self.table.match
        if match is None:
            return wire.text(wire.Lobby(self.info(), or_null(seat), chat))
        pictures = self._pictures()
        entries = pictures.log(seat)
        match.hears(seat)
        return wire.text(wire.Position(self.info(), or_null(seat), pictures.now(seat), entries, chat))

    def _kept(self, seat: Seat) -> wire.Kept:
        """What is left of a table that does not go on, as far as the seat may see it."""
        seen, chat = self.table.seen, list(self.table.chat)
        if seen is None:
            return wire.Kept(self.info(), or_null(seat), None, Raw(b"null"), [], chat)
        view = self.table.view_of(seen, seat)
        return wire.Kept(self.info(), or_null(seat), seen.number, Raw(encode(view)), log_for(seen.log, seat), chat)

    def _pictures(self) -> Pictures:
        return Pictures(self.table.started(), self.table.setup.pace.decision_seconds)

    # Coming and going

    def _enter(self, screen: Screen) -> None:
        if len(self.presence.screens) >= self._limits.screens_per_table:
            raise Refusal(TOO_MANY_SCREENS)
        came = self.presence.enter(screen)
        screen.show(self._whole(screen.seat))
        if came:
            self._show_seats()

    def _leave(self, screen: Screen) -> None:
        if self.presence.leave(screen):
            self._show_seats()

    # Bots

    def _wake_bots(self) -> None:
        match = self.table.match
        if match is None:
            return
        for seat in match.waits():
            level = self.table.seating.chairs[seat].bot
            if level and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(match, seat, level))

    async def _think(self, match: Match, seat: Seat, level: str) -> None:
        thought = await self._thinkers.choose(match, self.table.standing_on().text, seat, level, self._patience(match))
        self.requests.put_nowait(thought)

    def _patience(self, match: Match) -> int:
        """People are slower than bots: against the clock these let them speak first."""
        with_people = any(not self.table.seating.chairs[seat].bot for seat in match.waits())
        return COURTESY if with_people and match.deadline_in() is not None else 1

    def _stop_thinking(self, seat: Seat) -> None:
        if seat in self._thinking:
            self._thinking.pop(seat).cancel()

    async def _follow(self, thought: Thought) -> None:
        """Play what a bot chose, if its seat is still asked the same; else it thinks again."""
        seat, match = thought.seat, self.table.started()
        self._thinking.pop(seat, None)
        if self.table.seating.chair(seat).bot and seat in match.waits():
            await self._put_in_time(match, self._chosen(match, thought))

    def _chosen(self, match: Match, thought: Thought) -> Action:
        """What the bot chose; anything legal if it chose nothing, or nonsense."""
        if thought.choice is not None:
            try:
                return match.wanted(thought.seat, thought.number, *thought.choice)
            except Refusal as refusal:
                if refusal.clause == POSITION_CHANGED:
                    raise
                log.warning("a bot's choice was refused", extra={"clause": refusal.clause, "verb": thought.choice[0]})
        return match.any_action(thought.seat, Chance(secrets.randbits(64)))


def _refuse(request: Request, refusal: Refusal) -> None:
    if isinstance(request, Call):
        if not request.answer.cancelled():
            request.answer.set_exception(refusal)
    elif isinstance(request, Said):
        request.screen.refuse(refusal.clause, request.message.id)
    elif isinstance(request, Enter):
        request.screen.refuse(refusal.clause, None)
        request.screen.let_go()
