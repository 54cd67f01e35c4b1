"""Where a table is played: a loop that waits for a request or the deadline, tells the time, plays, records, shows."""

import asyncio
import logging
import secrets
import time

from ludotheque.kernel.action import NOBODY, Action, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.server import counts, wire
from ludotheque.server.advice import Advice
from ludotheque.server.answers import Answers
from ludotheque.server.clock import HouseClock
from ludotheque.server.coach import Coach
from ludotheque.server.crowd import Crowd
from ludotheque.server.match import Match
from ludotheque.server.presence import Presence
from ludotheque.server.refusal import (
    BOT_PLAYS,
    LESSON_LEADS,
    NO_HINTS,
    POSITION_CHANGED,
    PUT_OUT,
    TOO_MANY_HINTS,
    TOO_MANY_TABLES,
    TOO_MANY_TAKE_BACKS,
    TOO_MUCH_TALK,
    TRY_AGAIN,
    UNKNOWN_SECRET,
    WATCHERS_WATCH,
    WHEN_OVER,
    Refusal,
)
from ludotheque.server.requests import (
    AddSalt,
    Advised,
    AnyCall,
    Arrange,
    Arrive,
    Call,
    ChangeSeat,
    CloseTable,
    Due,
    Enter,
    GiveUpSeat,
    Leave,
    LeaveSeat,
    Prompt,
    Rematch,
    Request,
    Said,
    Start,
    TakeSeat,
    Thought,
)
from ludotheque.server.screen import Screen
from ludotheque.server.settings import Settings
from ludotheque.server.shows import Shows
from ludotheque.server.table import Table
from ludotheque.server.talk import Talk
from ludotheque.server.thinking import COURTESY, Thinkers
from ludotheque.server.visitor import Visitor
from ludotheque.showing import Why

log = logging.getLogger(__name__)


class Room:
    def __init__(self, table: Table, thinkers: Thinkers, clock: HouseClock, crowd: Crowd, settings: Settings) -> None:
        self.table = table
        self.requests: asyncio.Queue[Request] = asyncio.Queue()
        self.presence = Presence(table, clock, crowd.limits)
        taught = table.setup.lesson is not None
        self._answers = Answers(table, None if taught else settings.moments, self.requests.put_nowait)
        self._coach = Coach(table, settings.bot_pause, self.requests.put_nowait)
        self._advice = Advice(table, thinkers, self.requests.put_nowait)
        self._talk = Talk(table)
        self._shows = Shows(table, self.presence, self._answers, clock)
        self._thinkers = thinkers
        self._crowd = crowd
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._busy_at = time.monotonic()

    async def run(self) -> None:
        while True:
            request = await self._next_request()  # None when a deadline comes first
            self._busy_at = time.monotonic()
            await self._tell_time()
            if request is not None:
                await self._answer(request)
            self._answers.look()
            self._look_at_clock()
            self._coach.look()
            self._wake_bots()

    async def ask(self, call: AnyCall) -> wire.TableInfo:
        self.requests.put_nowait(call)
        return await call.answer

    async def enter(self, screen: Screen) -> None:
        """What the screen's secret opens is found when its turn has come, and a Refusal says that it is nothing."""
        entering = Enter(screen)
        self.requests.put_nowait(entering)
        await entering.answer

    async def play_again(self, secret: str, visitor: Visitor) -> str:
        """The key of the table where this company plays again; who asks first opens it."""
        wish = Rematch(secret, visitor)
        self.requests.put_nowait(wish)
        return await wish.answer

    def info(self) -> wire.TableInfo:
        return self.table.info(self.presence.away())

    def is_idle_for(self, seconds: float) -> bool:
        """Nobody looks, nobody thinks, nothing is going to happen."""
        match = self.table.match
        waits_for_clock = match is not None and match.wakes_in() is not None
        to_come = (
            self._thinking
            or self._coach.is_under_way()
            or self._answers.are_under_way()
            or self._advice.is_under_way()
            or waits_for_clock
            or not self.requests.empty()
        )
        busy = self.presence.screens or to_come
        return not busy and time.monotonic() - self._busy_at >= seconds

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._answers.close()
        self._coach.close()
        self._advice.close()
        for screen in self.presence.screens:
            screen.let_go(TRY_AGAIN)
        self._shows.close()
        while not self.requests.empty():
            _refuse(self.requests.get_nowait(), Refusal(TRY_AGAIN))

    async def _next_request(self) -> Request | None:
        left = self.table.match.wakes_in() if self.table.match else None
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

    def _look_at_clock(self) -> None:
        """Somebody sees what is asked, or still does not."""
        match = self.table.match
        if match is not None and match.rests_otherwise():
            self._shows.clock()

    async def _answer(self, request: Request) -> None:
        try:
            await self._grant(request)
        except Refusal as refusal:
            counts.count_refusal(refusal.clause)
            _refuse(request, refusal)
        except BaseException:
            _refuse(request, Refusal(TRY_AGAIN))
            raise

    async def _grant(self, request: Request) -> None:
        match request:
            case Said(screen, message):
                await self._hear(screen, message)
            case Thought():
                await self._follow(request)
            case Advised(thought):
                self._advise(thought)
            case Due():
                await self._answer_for(request)
            case Prompt():
                await self._follow_script()
            case Enter(screen):
                self._enter(screen)
                if not request.answer.cancelled():
                    request.answer.set_result(None)
            case Leave(screen):
                self._leave(screen)
            case Rematch():
                await self._play_again(request)
                if not request.answer.cancelled():
                    request.answer.set_result(self.table.setup.rematch)
            case _:
                await self._call(request)
                if not self.table.is_shown():
                    self.presence.send_watchers_away()
                self._shows.whole()
                if isinstance(request, Start):
                    await self._speak(self._talk.remark(self.table.started()))
                if not request.answer.cancelled():
                    request.answer.set_result(self.info())

    async def _call(self, request: AnyCall) -> None:
        match request:
            case TakeSeat():
                await self.table.take_seat(request.seat, request.name, request.secret, request.salt)
                self._welcome(request.seat)
            case Arrive():
                self.presence.expect(await self.table.arrive(request.badge, request.secret))
            case GiveUpSeat():
                await self.table.give_up(request.seat, request.wanted, request.secret)
            case AddSalt():
                await self.table.add_salt(request.seat, request.salt, request.secret)
            case LeaveSeat():
                await self.table.leave_seat(request.seat, request.secret)
            case ChangeSeat():
                sat_there = self.presence.of(request.seat)
                await self.table.change_seat(request.seat, request.change, request.host)
                for screen in sat_there:
                    screen.refuse(PUT_OUT, None)
            case Start():
                await self.table.start(request.host)
            case Arrange():
                await self.table.arrange(request.hosting, request.host)
            case CloseTable():
                await self.table.close(request.host)
                self._stop_all_thinking()

    def _welcome(self, seat: Seat) -> None:
        """Who sits down in the middle of a game knows what the seat knows, but not what was told it once before."""
        self.presence.expect(seat)
        if self.table.match is not None:
            self.table.match.hears(seat)
            self._stop_thinking(seat)
            self._answers.look_again(seat)

    async def _play_again(self, wish: Rematch) -> None:
        table = self.table
        table.standing_on()
        seat = table.seating.opened_by(wish.visitor.badge)
        if not wish.secret or seat == NOBODY:
            raise Refusal(UNKNOWN_SECRET, "a rematch is for those who have a seat")
        if not table.is_done_for(seat):
            raise Refusal(WHEN_OVER, "a rematch is for those whose game is over")
        if not table.setup.rematch:
            if not self._crowd.tables.grants(wish.visitor.home):
                raise Refusal(TOO_MANY_TABLES, "this address has opened many tables lately")
            await table.play_again(wish.secret)
            self._shows.rematch()

    async def _hear(self, screen: Screen, message: wire.FromBrowser) -> None:
        seat = self.presence.seat_of(screen)
        if isinstance(message, wire.Say):
            await self._say(screen, seat, message.text)
            return
        match = self.table.started()
        if seat == NOBODY:
            raise Refusal(WATCHERS_WATCH)
        match message:
            case wire.Act(number=number, verb=verb, filling=filling):
                self._by_a_person(seat)
                action = match.wanted(seat, number, verb, filling)
                self._heed(seat, action)
                if not self._answers.keep(action):
                    await self._put_in_time(match, action)
            case wire.TakeBack(number=number):
                self._by_a_person(seat)
                if not self._crowd.take_backs.grants(self.presence.person(screen)):
                    raise Refusal(TOO_MANY_TAKE_BACKS)
                back = match.take_back(seat, number)
                self._heed(seat, back)
                await self._put(back)
            case wire.Sees(number=number):
                match.sees(seat, number)
            case wire.WantHint(number=number):
                self._by_a_person(seat)
                self._want_hint(screen, match, seat, number)
            case wire.ReadOn(cue=cue):
                await self._coach.read_on(cue)
                self._shows.lesson()
            case wire.HoldOn():
                self._answers.hold(seat)
                self._shows.answers(seat)
            case wire.SetHabit(verb=verb, habit=habit):
                await self.table.set_habit(seat, verb, habit)
                self._answers.look_again(seat)
                self._shows.answers(seat)
            case wire.HandOver(bot=bot):
                self._must_not_lead()
                await self.table.hand_over(seat, bot)
                self._shows.seats()
            case wire.TakeSeatBack():
                await self.table.take_seat_back(seat)
                self._stop_thinking(seat)
                self._answers.look_again(seat)
                self._shows.seats()
            case wire.HandOverAbsent(seat=other, bot=bot):
                self.table.seating.chair(other)
                await self.table.hand_over_absent(other, bot, self.presence.away()[other])
                self._shows.seats()

    async def _say(self, screen: Screen, seat: Seat, text: str) -> None:
        if not self._crowd.talk.grants(self.presence.person(screen)):
            raise Refusal(TOO_MUCH_TALK)
        line = await self.table.say(seat, text, screen.visitor)
        self._shows.chat(line)
        if self.table.match is not None:
            await self._speak(self._talk.answer(self.table.match, line))

    def _by_a_person(self, seat: Seat) -> None:
        if self.table.seating.chair(seat).bot:
            raise Refusal(BOT_PLAYS, "take the seat back first")

    async def _put_in_time(self, match: Match, action: Action, why: Why | None = None) -> None:
        """Where time matters, the rules are told it before the action."""
        if match.time().now > match.state.now:
            entry = await self.table.put(match.time())
            if entry.told:
                self._shows.moved(entry)
        await self._put(action, why)

    async def _put(self, action: Action, why: Why | None = None) -> None:
        entry = await self.table.put(action, why)
        counts.MOVES.add()
        taught = await self._coach.hear(action, entry)
        self._shows.moved(entry)
        if taught:
            self._shows.lesson()
        await self._speak(self._talk.remark(self.table.started()))

    async def _speak(self, line: wire.ChatLine | None) -> None:
        """Whatever one of the cast has to say."""
        if line is not None:
            await self.table.speak(line)
            self._shows.chat(line)

    async def _answer_for(self, due: Due) -> None:
        """Play what the house answers for somebody, or what it has kept until now."""
        answer = self._answers.due(due)
        if answer is not None:
            match = self.table.started()
            await self._put_in_time(match, match.wanted(due.seat, match.number, *answer))

    # Lessons

    def _heed(self, seat: Seat, action: Action) -> None:
        """What the coach lets through is played; to what it foresaw it has something to say."""
        try:
            self._coach.heed(seat, action)
        except Refusal:
            self._shows.lesson()
            raise

    def _must_not_lead(self) -> None:
        if self._coach.leads():
            raise Refusal(LESSON_LEADS, "in a lesson the learner plays")

    async def _follow_script(self) -> None:
        action = self._coach.prompted()
        if action is not None:
            await self._put(action)

    # Coming and going

    def _enter(self, screen: Screen) -> None:
        came = self.presence.enter(screen)
        self._shows.enter(screen)
        if came:
            self._shows.seats()

    def _leave(self, screen: Screen) -> None:
        if self.presence.leave(screen):
            self._shows.seats()

    # Bots

    def _wake_bots(self) -> None:
        """Where the first to speak counts, bots wait for people who do not see the question yet."""
        match = self.table.match
        if match is None or match.is_unseen() or self._coach.leads():
            return
        for seat in match.waits():
            level = self.table.seating.chairs[seat].bot
            if level and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(match, seat, level))

    async def _think(self, match: Match, seat: Seat, level: str) -> None:
        thought = await self._thinkers.choose(
            match, self.table.standing_on().text, seat, level, self._patience(match), self._talk.manner(match, seat)
        )
        self.requests.put_nowait(thought)

    def _patience(self, match: Match) -> int:
        """People are slower than bots: against the clock these let them speak first."""
        with_people = any(not self.table.seating.chairs[seat].bot for seat in match.waits())
        return COURTESY if with_people and match.deadline_in() is not None else 1

    # Hints

    def _want_hint(self, screen: Screen, match: Match, seat: Seat, number: int) -> None:
        self._must_not_lead()
        if not self.table.setup.hosting.hints:
            raise Refusal(NO_HINTS, "nobody is advised at this table")
        if not self._crowd.hints.grants(self.presence.person(screen)):
            raise Refusal(TOO_MANY_HINTS)
        hint = self._advice.want(match, seat, number)
        if hint is not None:
            self._shows.hint(seat, hint)

    def _advise(self, thought: Thought) -> None:
        """Tell the seat that asked, unless its question is another one by now."""
        match = self.table.match
        if match is None:
            return
        try:
            hint = self._advice.hint(match, thought)
        except Refusal as refusal:
            self._shows.no_hint(thought.seat, refusal.clause)
            return
        if hint is not None:
            self._shows.hint(thought.seat, hint)

    def _stop_thinking(self, seat: Seat) -> None:
        if seat in self._thinking:
            self._thinking.pop(seat).cancel()

    def _stop_all_thinking(self) -> None:
        for seat in list(self._thinking):
            self._stop_thinking(seat)

    async def _follow(self, thought: Thought) -> None:
        """Play what a bot chose, if its seat is still asked the same; else it thinks again."""
        seat, match = thought.seat, self.table.started()
        self._thinking.pop(seat, None)
        if self.table.seating.chair(seat).bot and seat in match.waits():
            await self._put_in_time(match, *self._chosen(match, thought))

    def _chosen(self, match: Match, thought: Thought) -> tuple[Action, Why]:
        """What the bot chose, and why; anything legal, for no reason, if it chose nothing, or nonsense."""
        choice = thought.choice
        if choice is not None:
            try:
                return match.wanted(thought.seat, thought.number, choice.verb, choice.filling), choice.why
            except Refusal as refusal:
                if refusal.clause == POSITION_CHANGED:
                    raise
                log.warning("a bot's choice was refused", extra={"clause": refusal.clause, "verb": choice.verb})
        return match.any_action(thought.seat, Chance(secrets.randbits(64))), Why([])


def _refuse(request: Request, refusal: Refusal) -> None:
    if isinstance(request, Call | Enter | Rematch):
        if not request.answer.cancelled():
            request.answer.set_exception(refusal)
    elif isinstance(request, Said):
        request.screen.refuse(refusal.clause, request.message.id)
