"""A table and all that can happen to it. What it changes is on disk before the call returns; it shows nothing."""

import logging
import secrets
from collections import deque
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from ludotheque.answering import Habit
from ludotheque.kernel.action import CLOCK, NOBODY, Action, Seat
from ludotheque.kernel.step import NEVER, State
from ludotheque.lessons.walk import Walk
from ludotheque.record.luck import Draw, draws_at_first
from ludotheque.record.positions import fingerprint_of
from ludotheque.record.promise import NO_SALT
from ludotheque.record.record import write_kept_record, write_record
from ludotheque.record.verify import with_draws
from ludotheque.server import bodies, wire
from ludotheque.server.aside import Aside
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.clock import HouseClock
from ludotheque.server.entries import Entry
from ludotheque.server.ground import Ground
from ludotheque.server.hosting import is_muted, number_of, proper
from ludotheque.server.luck import OpenLuck, proof_of, salts_of, seed_of, show_promise
from ludotheque.server.match import Match, begin
from ludotheque.server.names import proper_words
from ludotheque.server.refusal import (
    BOT_PLAYS,
    GAME_OVER,
    HOST_ONLY,
    KEPT_CLOSED,
    MUTED,
    NOT_ABSENT,
    NOT_STARTED,
    SEATS_OPEN,
    STARTED,
    Refusal,
)
from ludotheque.server.rematch import rematch_of
from ludotheque.server.seating import Chair, Seating
from ludotheque.server.snapshot import EVERY, pack, take_snapshot
from ludotheque.server.storage import RECENT_CHAT, Stage, Storage, StoredTable
from ludotheque.server.visitor import Visitor, hashed
from ludotheque.showing import Why, or_null

log = logging.getLogger(__name__)


@dataclass
class LastSeen:
    """What is left of a game that cannot go on."""

    number: int  # of the last action
    log: list[Entry]
    state: State | None = None  # none: today's game has no such positions


class Table:
    def __init__(
        self, stored: StoredTable, catalogue: Catalogue, storage: Storage, clock: HouseClock, aside: Aside
    ) -> None:
        self.setup = stored.setup
        self.id = stored.id
        self.stage: Stage = stored.stage
        self.seating = Seating(stored.chairs)
        self.chat = deque(stored.chat, maxlen=RECENT_CHAT)
        self.ground: Ground | None = None  # until it has been found
        self.match: Match | None = None
        self.walk: Walk | None = None  # of who is taught here
        self.kept = ""  # the clause for which it does not go on
        self.seen: LastSeen | None = None
        self.opened: list[wire.Opening] = []  # proofs of what the last action drew before everybody's eyes
        self._open_luck: OpenLuck | None = None
        self._aside = aside
        self._stored = stored.number  # number of the last action on disk
        self._snapshot_at = 0  # number of the action after which the last snapshot was taken
        self._host = stored.host
        self._catalogue = catalogue
        self._storage = storage
        self._clock = clock

    @property
    def key(self) -> str:
        return self.setup.key

    def standing_on(self) -> Ground:
        if self.ground is None or self.kept:
            raise Refusal(self.kept, "the table is kept as it was; it does not go on")
        return self.ground

    def started(self) -> Match:
        self.standing_on()
        if self.match is None:
            raise Refusal(NOT_STARTED, "the game has not started")
        return self.match

    def keep(self, clause: str, seen: LastSeen | None) -> None:
        """The table does not go on; what is known of it stays."""
        self.kept, self.seen, self.match = clause, seen, None

    def view_of(self, seen: LastSeen, seat: Seat) -> Any:
        """What the seat saw last; None where that cannot be shown any more."""
        if self.ground is None or seen.state is None:
            return None
        return self.ground.box.game.view(seen.state, seat)

    async def resume(self, match: Match) -> None:
        """The game goes on where it stood."""
        self.match = match
        match.played_by_people(self.seating.people())
        self._snapshot_at = match.first
        await self._take_up_lesson(match)
        await self._note_end()

    def info(self, away: list[int | None]) -> wire.TableInfo:
        setup = self.setup
        return wire.TableInfo(
            key=setup.key,
            code=setup.code,
            game=setup.game,
            edition=setup.edition,
            edition_hash=setup.edition_hash,
            options=self.ground.options if self.ground else setup.options,
            language=setup.language,
            pace=setup.pace,
            stage="kept" if self.kept or self.stage == "closed" else self.stage,
            kept=self.kept,
            seats=self.seats(away),
            number=self._stored,
            created=setup.created,
            lesson=self._lesson_stage(),
            from_position=bool(setup.position),
            hosting=setup.hosting,
            luck=show_promise(setup),
        )

    def _lesson_stage(self) -> Literal["", "begun", "done"]:
        if self.setup.lesson is None:
            return ""
        return "begun" if self.walk is not None and not self.walk.is_over else "done"

    def seats(self, away: list[int | None]) -> list[wire.SeatInfo]:
        """`away`: for how many milliseconds each seat has had no screen."""
        salts, muted = self._salts(), self.setup.hosting.muted_seats
        return [
            wire.SeatInfo(
                seat=seat,
                name=chair.name,
                player=chair.player,
                bot=chair.bot,
                character=chair.character,
                present=away[seat] is None,
                muted=seat in muted,
                salt=salts[seat],
                free=chair.free,
                expected=chair.expects != "" and chair.secret == "",
                bot_in=self.bot_in(seat, away[seat]),
            )
            for seat, chair in enumerate(self.seating.chairs)
        ]

    def bot_in(self, seat: Seat, away: int | None) -> int | None:
        """Milliseconds before the others may let a bot play for the seat; None where nothing hurries its person."""
        chair, pace = self.seating.chair(seat), self.setup.pace
        waited = self.match.waited_for(seat) if self.match is not None else NEVER
        if chair.player != "human" or chair.bot or waited == NEVER:
            return None
        left = [pace.decision_seconds * 1000 - waited] if pace.decision_seconds else []
        if pace.absence_seconds and away is not None:
            left.append(pace.absence_seconds * 1000 - min(waited, away))
        return max(0, min(left)) if left else None

    async def take_seat(self, seat: Seat, name: str, secret: str, salt: str) -> None:
        """Before the game, or in the middle of it where the host has made a bot's seat free."""
        self.standing_on()
        if self.stage == "playing":
            await self._set_chair(seat, self.seating.taken_over(seat, name, secret))
            return
        self._in_lobby()
        await self._set_chair(seat, self.seating.taken(seat, name, secret, salt))

    async def arrive(self, badge: str, secret: str) -> Seat:
        """Who had a seat at the table before has one here, whenever they come."""
        self.standing_on()
        seat, chair = self.seating.arrived(badge, secret)
        await self._set_chair(seat, chair)
        return seat

    async def add_salt(self, seat: Seat, salt: str, secret: str) -> None:
        self._in_lobby()
        await self._set_chair(seat, self.seating.salted(seat, salt, secret))

    async def leave_seat(self, seat: Seat, secret: str) -> None:
        self._in_lobby()
        await self._set_chair(seat, self.seating.left(seat, secret))

    async def give_up(self, seat: Seat, wanted: bodies.GiveUp, secret: str) -> None:
        """Who sits there leaves for good; a bot plays on."""
        self.started()
        if self.stage == "over":
            raise Refusal(GAME_OVER, "the game is over: everybody keeps their seat")
        player = self._catalogue.player(self.setup.game, wanted.bot, wanted.character)
        await self._set_chair(seat, self.seating.given_up(seat, player, secret))

    async def change_seat(self, seat: Seat, change: bodies.ChangeSeat, host: str) -> None:
        """Whoever sat there has lost the seat. During the game a bot takes over, or makes room for a friend."""
        self.standing_on()
        self._for_host(host)
        if self.stage == "over":
            raise Refusal(GAME_OVER, "the game is over: everybody keeps their seat")
        await self._set_chair(seat, self._changed(seat, change))

    def _changed(self, seat: Seat, change: bodies.ChangeSeat) -> Chair:
        self.seating.chair(seat)
        playing = self.stage == "playing"
        if change.player == "bot":
            player = self._catalogue.player(self.setup.game, change.bot, change.character)
            return self.seating.with_bot(seat, player) if playing else self.seating.seated(seat, player)
        return self.seating.freed(seat) if playing else Chair("open")

    async def arrange(self, hosting: wire.Hosting, host: str) -> None:
        self.standing_on()
        self._for_host(host)
        hosting = proper(hosting, self.seating)
        await self._storage.set_hosting(msgspec.structs.replace(self.setup, hosting=hosting))
        self.setup.hosting = hosting

    async def close(self, host: str) -> None:
        """The host ends the table for good: it is kept as it stands."""
        self.standing_on()
        self._for_host(host)
        if self.stage == "over":
            raise Refusal(GAME_OVER, "the game is over: there is nothing to close")
        match, seen = self.match, None
        if match is not None:
            seen = LastSeen(match.number, list(match.log), match.state)
            self._keep_snapshot(match)
        await self._set_stage("closed")
        self.keep(KEPT_CLOSED, seen)

    async def start(self, host: str) -> None:
        self._in_lobby()
        self._for_host(host)
        if not self.seating.is_full():
            raise Refusal(SEATS_OPEN, "some seats are still open: wait, or give them to bots")
        await self._sow()
        match = self._new_match()
        await self._set_stage("playing")
        self._keep_snapshot(match)
        match.played_by_people(self.seating.people())
        self.match = match

    async def put(self, action: Action, why: Why | None = None) -> Entry:
        """Play an action and store it, a bot's with its reasons. If that fails, the table must be loaded again."""
        match = self.started()
        line = match.play(action, why)
        await self._storage.append(self.key, line)
        self._stored = line.number
        if match.is_over() or line.number - self._snapshot_at >= EVERY:
            self._keep_snapshot(match)
        self.opened = await self._openings(match.drawn())
        await self._note_end()
        return match.log[-1]

    def put_away(self) -> None:
        """The table leaves the memory: a last snapshot makes coming back easy."""
        match = self.match
        if match is not None and self._snapshot_at < match.number == self._stored:
            self._keep_snapshot(match)

    async def give_out(self) -> str:
        """The whole record. It holds every secret, so a game that was kept unfinished will not go on after that."""
        lines = [line.text for line in await self._storage.lines(self.key)]
        header = self.setup.header(self.seating.names())
        header.proof = proof_of(self.setup, self.seating.chairs)
        if not self.kept:
            return await self._with_draws(write_record(header, lines, self.started().state))
        if self.stage == "playing":
            await self._set_stage("kept")
        return write_kept_record(header, lines)

    async def say(self, seat: Seat, text: str, visitor: Visitor) -> wire.ChatLine:
        if self.kept == KEPT_CLOSED:
            raise Refusal(KEPT_CLOSED, "the table was closed")
        watcher = None if seat != NOBODY else number_of(visitor, self._host)
        if is_muted(self.setup.hosting, seat, watcher):
            raise Refusal(MUTED, "the host has silenced this voice")
        line = wire.ChatLine(or_null(seat), self._clock.unix(), proper_words(text), watcher)
        await self._storage.say(self.key, line)
        self.chat.append(line)
        return line

    async def speak(self, line: wire.ChatLine) -> None:
        """One of the cast says something."""
        await self._storage.say(self.key, line)
        self.chat.append(line)

    def unix(self) -> int:
        return self._clock.unix()

    async def hand_over(self, seat: Seat, bot: str) -> None:
        """The owner lets a bot of this level play."""
        self.started()
        self._catalogue.check_bot(self.setup.game, bot)
        await self._set_chair(seat, self.seating.played_by(seat, bot))

    async def take_seat_back(self, seat: Seat) -> None:
        await self._set_chair(seat, self.seating.played_by(seat, ""))

    async def set_habit(self, seat: Seat, verb: str, habit: Habit) -> None:
        """When a verb is answered for the seat without asking."""
        await self._set_chair(seat, self.seating.with_habit(seat, verb, habit, self.standing_on().box))

    async def hand_over_absent(self, seat: Seat, bot: str, away: int | None) -> None:
        """Somebody else lets a bot play for a person who has had no screen for so many milliseconds."""
        self.started()
        if self.seating.chair(seat).bot:
            raise Refusal(BOT_PLAYS, f"a bot plays seat {seat} already")
        if self.bot_in(seat, away) != 0:
            raise Refusal(NOT_ABSENT, f"seat {seat} still has time")
        await self.hand_over(seat, bot)

    async def play_again(self, secret: str) -> None:
        """Open the table where this company plays again; there is one, and whoever opens it is its host."""
        ground = self.standing_on()
        stored = rematch_of(self.setup, ground, self.seating.chairs, secret, self._clock.unix())
        await self._storage.create(stored)
        self.setup.rematch = stored.setup.key
        await self._storage.set_setup(self.setup, ground.text)
        log.info("rematch opened", extra={"table": self.id, "game": self.setup.game})

    def is_done_for(self, seat: Seat) -> bool:
        """Whether the seat has nothing more to play for: the game is over, or goes on without it."""
        return self.stage == "over" or (self.match is not None and self.match.is_out(seat))

    def rematch_for(self, seat: Seat) -> str:
        """The key of that table; a watcher is told it where watchers are welcome."""
        hidden = seat == NOBODY and self.setup.hosting.watchers == "closed"
        return "" if hidden else self.setup.rematch

    def is_shown(self) -> bool:
        """Whether those without a seat may look at the game that is being played."""
        return self.stage != "playing" or self.setup.hosting.watchers != "closed"

    def delay(self) -> float:
        """By how many seconds those without a seat see later what is being played."""
        return 0 if self.match is None else self.setup.hosting.delay_seconds

    def is_host(self, badge: str) -> bool:
        return secrets.compare_digest(badge, self._host)

    async def keep_place(self) -> None:
        """How far the lesson has come; its clock stands still while the coach leads."""
        walk, match = self.walk, self.started()
        assert walk is not None
        self.setup.lesson = walk.place
        await self._storage.set_hosting(self.setup)
        if walk.does() in ("play", "done"):
            match.run_clock()
        else:
            match.stop_clock()

    async def _take_up_lesson(self, match: Match) -> None:
        """Where it stood; a script that has changed since is followed no more."""
        place = self.setup.lesson
        lesson = self._catalogue.lesson_for(self.setup.game, place.script) if place is not None else None
        if place is None or lesson is None:
            return
        self.walk = Walk(lesson, place)
        for line in await self._storage.lines(self.key, place.number):
            seat, _, words = line.text.partition(" ")
            self.walk.hear(CLOCK if seat == "-" else int(seat), words, line.number, [], [])
        await self.keep_place()

    def _new_match(self) -> Match:
        ground = self.standing_on()
        header = self.setup.header(self.seating.names())
        return begin(ground.box, ground.edition, header, self.setup.created, self._clock)

    async def _sow(self) -> None:
        """Everybody has sat down: the seed follows, and all that it will throw openly is made known by its root."""
        promise, ground = self.setup.promise, self.standing_on()
        if promise is None:
            return
        self.setup.seed = str(seed_of(promise, self.seating.chairs))
        self.setup.open_draws = list(ground.box.open_luck)
        self._open_luck = None
        self.setup.root = await self._luck().root()
        await self._storage.set_setup(self.setup, ground.text)
        header = self.setup.header([])
        self.opened = await self._openings(draws_at_first(ground.box.game, ground.edition.tables, header))

    def _luck(self) -> OpenLuck:
        if self._open_luck is None:
            setup = self.setup
            self._open_luck = OpenLuck(int(setup.seed), setup.seats, setup.open_draws, self._aside)
        return self._open_luck

    async def _openings(self, draws: list[Draw]) -> list[wire.Opening]:
        return await self._luck().openings(draws) if draws and self.setup.promise else []

    async def _with_draws(self, text: str) -> str:
        """The record with all that was drawn, where that can be checked."""
        ground = self.standing_on()
        if self.setup.promise is None:
            return text
        return await self._aside.do(lambda: with_draws(text, ground.box.game, ground.edition.tables))

    def _salts(self) -> list[str]:
        chairs, promise = self.seating.chairs, self.setup.promise
        if promise is None:
            return ["" for _ in chairs]
        return [salt.text.removeprefix(NO_SALT) for salt in salts_of(promise, chairs)]

    def _keep_snapshot(self, match: Match) -> None:
        snapshot = take_snapshot(match)
        self._snapshot_at = snapshot.number
        passed = fingerprint_of(snapshot.position)
        self._storage.keep_snapshot(self.key, snapshot.number, passed, pack(snapshot))

    def _in_lobby(self) -> None:
        self.standing_on()
        if self.stage != "lobby":
            raise Refusal(STARTED, "the game has started")

    def _for_host(self, secret: str) -> None:
        if not self.is_host(hashed(secret)):
            raise Refusal(HOST_ONLY, "this needs the host's secret")

    async def _set_chair(self, seat: Seat, chair: Chair) -> None:
        """Who is silenced there has nothing to do with who comes next."""
        was = self.seating.chairs[seat]
        leaves = chair.secret != was.secret and (not was.expects or chair.expects != was.expects)
        if leaves and seat in self.setup.hosting.muted_seats:
            self.setup.hosting.muted_seats.remove(seat)
            await self._storage.set_hosting(self.setup)
        await self._storage.set_chair(self.key, seat, chair)
        self.seating.chairs[seat] = chair
        if self.match is not None:
            self.match.played_by_people(self.seating.people())

    async def _set_stage(self, stage: Stage) -> None:
        await self._storage.set_stage(self.key, stage)
        self.stage = stage
        log.info("table goes on", extra={"table": self.id, "game": self.setup.game, "stage": stage})

    async def _note_end(self) -> None:
        if self.stage == "playing" and self.match is not None and self.match.is_over():
            await self._set_stage("over")
