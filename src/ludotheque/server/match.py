"""The game that is played at a table: its history, its clock, whom it waits for. It sends and stores nothing."""

import itertools
from collections import deque
from hashlib import sha256

from ludotheque.box import Box
from ludotheque.cast.occasions import Case, Shown, Wrong, cases, wrongs_of
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import CLOCK, NOBODY, Action, Filling, Seat, Tick
from ludotheque.kernel.ask import OK, Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import IllegalAction, asks, closed, deadline, is_over, refusal, waiting
from ludotheque.kernel.random_play import random_filled
from ludotheque.kernel.step import NEVER, State
from ludotheque.record.history import History, TakeBack, read_move
from ludotheque.record.luck import Draw, draws_through
from ludotheque.record.notation import make_action, write_action
from ludotheque.record.record import Header, set_up
from ludotheque.server.candour import Candour, candour_in
from ludotheque.server.clock import GameClock, HouseClock
from ludotheque.server.entries import Entry, tell
from ludotheque.server.refusal import NOT_ASKED, POSITION_CHANGED, Refusal
from ludotheque.server.sight import Sight
from ludotheque.server.storage import Line
from ludotheque.showing import Over, Why, encode, show_asks, show_closed, show_result

NATURE_BYTES = 8
RECENT = 60  # log entries that a reconnecting browser is shown

_ids = itertools.count()


class Match:
    def __init__(
        self,
        box: Box,
        header: Header,
        house: HouseClock,
        history: History,
        log: list[Entry],
        waits: dict[Seat, int],
        wrongs: list[Wrong],
    ) -> None:
        state = history.state
        self.id = next(_ids)  # a match that is loaded again is another one
        self.game = box.game
        self._box = box
        self.header = header
        self.history = history
        self.lines: list[str] = []  # since the match is in memory
        self.log = deque(log, maxlen=RECENT)
        self.wrongs = wrongs  # what was done to whom, before everybody's eyes
        self.cases: list[Case] = []  # what the last action gives occasion to say
        self.first = history.number  # what was played up to here is on disk only
        self._house = house
        self._clock = GameClock(house, state.now)
        self._sight = Sight(state.seats)
        self._said_to_rest: int | None = 0  # until when, on the house's clock
        self._stopped = False  # the clock, whoever sees what is asked
        self._waits = waits  # since when the table waits for a seat, on the house's clock
        self._asked = [b""] * state.seats  # what each seat is asked now, as it travels
        self._asked_since = [0] * state.seats  # number of the action since which it is asked that
        self._allowed: Action | None = None  # what was last found to be legal, in the position as it stands
        self._told_at = history.number  # number of the last action that anybody noticed
        self._taken_back_at = 0  # number of the last action that took another back
        self._heard = _heard_before(log, state.seats)  # number of the last action of which each seat has been told
        self._note_waits(NEVER, house.now())
        self._note_asks(NEVER)

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def number(self) -> int:
        return self.history.number

    def nature(self, seat: Seat) -> int:
        """What a bot of that seat is born with: the same whenever the match is loaded, and no way back to the seed."""
        return int.from_bytes(sha256(f"nature {self.header.seed} {seat}".encode()).digest()[:NATURE_BYTES])

    def is_over(self) -> bool:
        return is_over(self.state)

    def follow(self, line: Line) -> None:
        """Play again what is on disk."""
        action = read_move(self.game, self.state.seats, line.text)
        events = self.history.follow(action)
        self._keep(action, line, events)
        self._note_waits(action.seat, min(line.house, self._house.now()))

    def go_on(self) -> None:
        """All that is on disk has been played again: the game's clock begins to run now."""
        self._note_asks(NEVER)

    def play(self, action: Action, why: Why | None = None) -> Line:
        """Play an action, judged here unless it was before; the line is to be stored before anybody is told.

        What a bot does comes with its reasons.
        """
        try:
            events = self.history.take(action) if action is self._allowed else self.history.play(action)
        except IllegalAction as error:
            raise Refusal(str(error)) from None
        line = Line(self.number, write_action(action), self._house.unix(), self._house.now(), why)
        self._keep(action, line, events)
        self._note_waits(action.seat, line.house)
        self._note_asks(action.seat)
        return line

    def wanted(self, seat: Seat, number: int, verb: str, filling: Filling) -> Action:
        """The action a seat asks for, if the rules allow it in the position as it stands; else a refusal."""
        self._check_unchanged(self._asked_since[seat], number)
        action = self._judged(seat, verb, filling)
        if any(desk.hears(self.state, action) for desk in self.state.standing):
            self._check_unchanged(self._told_at, number)  # a deal is struck on what both sides saw
        self._allowed = action
        return action

    def take_back(self, seat: Seat, number: int) -> Action:
        self._check_unchanged(self._asked_since[seat], number)
        return TakeBack(seat)

    def time(self) -> Tick:
        """What the clock says now."""
        return Tick(CLOCK, self._clock.now())

    def is_late(self) -> bool:
        """Whether a deadline has passed."""
        ends = deadline(self.state)
        return ends != NEVER and self._clock.now() >= ends

    def deadline_in(self) -> int | None:
        """What the clock has left before something happens by itself; None: never."""
        ends = deadline(self.state)
        return None if ends == NEVER else ends - self._clock.now()

    def rests(self) -> int | None:
        """For how much longer the clock stands still; None: until somebody is back."""
        if deadline(self.state) == NEVER:
            return 0
        return None if self._stopped or self._said_to_rest is None else max(0, self._said_to_rest - self._house.now())

    def wakes_in(self) -> int | None:
        """When the table should look at the clock again, if nothing happens before; None: never."""
        left, rest = self.deadline_in(), self.rests()
        return None if left is None or rest is None else rest or left

    def sees(self, seat: Seat, number: int) -> None:
        """A screen of the seat shows the position after this action."""
        self._sight.sees(seat, min(number, self.number), self._house.now())
        self._set_clock()

    def stop_clock(self) -> None:
        """Nothing runs out by itself; the clock says what it is told to say."""
        self._stopped = True
        self._set_clock()

    def run_clock(self) -> None:
        self._stopped = False
        self._set_clock()

    def rests_otherwise(self) -> bool:
        """Whether the clock rests for another time now than was said."""
        if self._stopped:
            return False
        now, said = self._house.now(), self._said_to_rest
        self._said_to_rest = until = self._sight.said_to_rest_until(now)
        has_begun = until is not None and said is not None and max(until, said) <= now
        return until != said and not has_begun and deadline(self.state) != NEVER

    def played_by_people(self, seats: set[Seat]) -> None:
        """Bots play for all the others."""
        self._sight.play(seats, self._house.now())
        self._set_clock()

    def is_unseen(self) -> bool:
        """Whether people are waited for who do not see what they are asked."""
        return not self._stopped and bool(self._sight.missing(self._house.now()))

    def waiting_since(self) -> dict[Seat, int]:
        return dict(self._waits)

    def waits(self) -> list[Seat]:
        return list(self._waits)

    def waited_for(self, seat: Seat) -> int:
        """For how long the table has been waiting for the seat; below 0 if it is not."""
        return self._house.now() - self._waits[seat] if seat in self._waits else NEVER

    def asks(self, seat: Seat) -> list[Ask]:
        return asks(self.state, seat)

    def asked(self, seat: Seat) -> bytes:
        return self._asked[seat]

    def asked_since(self, seat: Seat) -> int:
        """Number of the action since which the seat is asked what it is asked now."""
        return self._asked_since[seat]

    def has_taken_back(self, seat: Seat) -> bool:
        """Whether the last action was the seat's, and took another back: then it answers the same question itself."""
        return self.number > 0 and self.number == self._taken_back_at and self.log[-1].seat == seat

    def is_out(self, seat: Seat) -> bool:
        """Whether the seat has left a game that goes on without it."""
        return not self.is_over() and self.game.is_out(self.state, seat)

    def closed(self, seat: Seat) -> bytes:
        return encode(show_closed(closed(self.state, seat)))

    def any_action(self, seat: Seat, luck: Chance) -> Action:
        self._allowed = random_filled(self.game, seat, self.asks(seat), luck)
        return self._allowed

    def candour(self) -> Candour:
        """How much bots say of their reasons now."""
        return candour_in(self._box, self.state)

    def over(self) -> Over | None:
        return show_result(self.game, self.state)

    def lines_since(self, number: int) -> list[str] | None:
        """What was played since an action; None where that is not known, or something was taken back since."""
        known = number >= self.first and number >= self._taken_back_at
        return self.lines[number - self.first :] if known else None

    def drawn(self) -> list[Draw]:
        """What the last action drew."""
        last = self.history.last()
        if last is None or last.before.chance.draws == self.state.chance.draws:
            return []
        return draws_through(last.before, last.action)

    def hears(self, seat: Seat) -> None:
        """The seat is told all that has happened."""
        if seat != NOBODY:
            self._heard[seat] = self.number

    def is_news(self, entry: Entry, seat: Seat) -> bool:
        """Whether the seat was away when it happened."""
        return seat != NOBODY and entry.number > self._heard[seat]

    def _check_unchanged(self, since: int, number: int) -> None:
        if number < since:
            raise Refusal(POSITION_CHANGED, f"something has changed since action {number}")

    def _judged(self, seat: Seat, verb: str, filling: Filling) -> Action:
        try:
            action = make_action(self.game, seat, verb, filling)
            why = refusal(self.state, action)
        except (Complaint, IndexError, AssertionError):
            raise Refusal(self._closed_by(seat, verb)) from None  # values that no rule has heard of
        if why != OK:
            raise Refusal(why)
        return action

    def _closed_by(self, seat: Seat, verb: str) -> str:
        """The clause that closes a verb whatever fills it in; NOT_ASKED where the moment does not speak of it."""
        for ask in closed(self.state, seat):
            if ask.verb == verb:
                return ask.closure()
        return NOT_ASKED

    def _keep(self, action: Action, line: Line, events: list[Event]) -> None:
        self.lines.append(line.text)
        self.log.append(tell(self.number, action.seat, line.at, events, line.why))
        self._note_wrongs(action)
        if events or action.seat != CLOCK:
            self._told_at = self.number
        if isinstance(action, TakeBack):
            self._taken_back_at = self.number
        if action.seat != CLOCK:
            self._heard[action.seat] = max(self._heard[action.seat], self.number - 1)  # it answered what it had heard

    def _note_wrongs(self, action: Action) -> None:
        """What was taken back was not done."""
        self.cases = []
        if not self._box.occasions:
            return
        happened = self.log[-1].public()
        undone = {event["number"] for event in happened if isinstance(action, TakeBack)}
        self.wrongs = [wrong for wrong in self.wrongs if wrong.number not in undone]
        if any(event["is"] in self._box.occasion_kinds for event in happened):
            self.cases = cases(self._box.occasions, happened, self._past(), action.seat, self.state.seats)
            self.wrongs += wrongs_of(self.cases, self.number)

    def _past(self) -> list[Shown]:
        return [event for entry in list(self.log)[:-1] for event in entry.public()]

    def _note_waits(self, actor: Seat, moment: int) -> None:
        """After an action: whom the table waits for since when."""
        before = self._waits
        self._waits = {seat: before.get(seat, moment) if seat != actor else moment for seat in waiting(self.state)}

    def _note_asks(self, actor: Seat) -> None:
        """After an action: who is asked something else than before, and whether time matters.

        What is closed does not count: nobody has begun to answer it, so an answer under way stays good when it changes.
        """
        state = self.state
        self._allowed = None
        for seat in range(state.seats):
            asked = encode(show_asks(state, seat))
            if seat == actor or asked != self._asked[seat]:
                self._asked[seat] = asked
                self._asked_since[seat] = self.number
        self._sight.ask(self.number, deadline(state), waiting(state), self._weighs(), self._house.now())
        self._said_to_rest = self._sight.said_to_rest_until(self._house.now())
        self._set_clock()

    def _set_clock(self) -> None:
        now = self._house.now()
        until = self._sight.rests_until(now)
        rest = None if self._stopped or until is None else max(0, until - now)
        self._clock.set(self.state.now, runs=deadline(self.state) != NEVER, rest=rest)

    def _weighs(self) -> bool:
        """Whether an answer that may ruin is asked for, of whomever and whatever his purse."""
        if not self._box.weighed or self.is_over():
            return False
        asked = [ask for seat in waiting(self.state) for ask in self.state.steps[-1].asks(self.state, seat)]
        return any(ask.verb in self._box.weighed for ask in asked)


def _heard_before(log: list[Entry], seats: int) -> list[int]:
    """Whoever has acted had heard all that came before."""
    heard = [0] * seats
    for entry in log:
        if entry.seat != CLOCK:
            heard[entry.seat] = max(heard[entry.seat], entry.number - 1)
    return heard


def begin(box: Box, edition: Edition, header: Header, opened: int, house: HouseClock) -> Match:
    """A match at its first position."""
    state = set_up(box.game, edition.tables, header)
    log = [tell(0, CLOCK, opened, state.told())]
    match = Match(box, header, house, History(state, box.reveals), log, {}, [])
    match.cases = cases(box.occasions, log[0].public(), [], NOBODY, state.seats)
    return match
