"""The same things happen in two worlds that one seat cannot tell apart: every byte that this seat can get is compared.

Beside the moves themselves: taking back, granted or refused; what is closed, and attempts at it; attempts of others,
of which nothing may be noticed; habits, bots that play for somebody, who sees what and when; reasons; coming back after
a lost connection; advice; what characters say; replays, stories, lists, records and counts over HTTP; a table that is
closed, and a rematch.

Whatever else is told to a seat comes here as a method of `World`, called by `Comparison` for both worlds alike.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from ludotheque.complaint import Complaint
from ludotheque.kernel.action import NOBODY, Action, Seat, Tick
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event, may_know
from ludotheque.kernel.fair import FairChance
from ludotheque.kernel.play import is_over, play, refusal, waiting
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State
from ludotheque.record.history import History, TakeBack
from ludotheque.record.notation import make_action
from ludotheque.server.sight import LEAST_MS
from ludotheque.shelf import BOXES
from tests.kernel.games.ready import Ready
from tests.server.door import Door
from tests.server.worlds import SEED, Attempt, StandingClock, World, wild_filling

POSITIONS = 8  # of each game from which a comparison begins, from its first to its last
LONGEST_GAME = 2_000  # actions; a game without a limit of rounds may never end at random
LONGEST = 10  # and goes on for so many, unless something hidden comes out before
NO_RULE = "no rule has heard of it"


class ToldApart(AssertionError):
    """The observer was told something else in one world than in the other."""


@dataclass
class Pair:
    """A position, who observes it, and luck for all that differs or happens."""

    ready: Ready
    state: State
    observer: Seat
    seed: int


def pairs_of(ready: Ready) -> Iterator[Pair]:
    """Without end: some positions of one game after another, and in each of them everybody."""
    for seed in count(3):
        for place, state in enumerate(positions_of_a_game(ready, seed)):
            for observer in [NOBODY, *range(state.seats)]:
                yield Pair(ready, state.copy(), observer, 100 * seed + place)


def positions_of_a_game(ready: Ready, seed: int) -> list[State]:
    """Some positions, all along a game played at random, by few and by more."""
    least = ready.game.least_seats
    state = ready.start(least if seed % 2 == 0 else max(least, 3), seed)
    luck = Chance(seed)
    positions: list[State] = []
    while not is_over(state) and len(positions) < LONGEST_GAME:
        positions.append(state.copy())
        play(state, random_action(ready.game, state, luck))
    return positions[:: max(1, len(positions) // POSITIONS)]


class Comparison:
    def __init__(self, door: Door, pair: Pair) -> None:
        self._ready, self._observer = pair.ready, pair.observer
        redealt = pair.ready.game.redeal(pair.state, pair.observer, Chance(pair.seed))
        self._histories = [History(state, pair.ready.reveals) for state in (pair.state, redealt)]
        for history in self._histories:
            history.state.chance = FairChance(SEED)
        self._worlds = [World(door, pair.ready, history.state, pair.observer) for history in self._histories]
        self._chance, self._luck = Chance(pair.seed), random.Random(pair.seed)
        self._actions = 0

    def run(self) -> int:
        """How many actions were compared."""
        try:
            self._look_around()
            while self._actions < LONGEST and self._something_happens():
                self._actions += 1
                self._go_on()
                self._check()
            self._ends()
            self._check()
        finally:
            for world in self._worlds:
                world.close()
        return self._actions

    def _go_on(self) -> None:
        self._others_try()
        self._observer_tries()
        if self._luck.random() < 0.2:
            self._somebody_wants_a_hint()
        if self._luck.random() < 0.2:
            self._somebody_asks_why()
        if self._luck.random() < 0.2:
            self._somebody_leaves_it_to_a_bot()
        if self._luck.random() < 0.2:
            self._somebody_has_a_habit()
        if self._luck.random() < 0.3:
            self._look_around()

    def _ends(self) -> None:
        """In one pair the host closes the table, in the next the company plays again."""
        again = self._luck.random() < 0.5
        seat = self._luck.randrange(self._state.seats)
        for world in self._worlds:
            world.is_arranged()
            if again:
                world.is_played_again(seat)
            else:
                world.is_closed()

    def bytes_compared(self) -> int:
        return sum(len(text) for text in self._worlds[0].seen)

    @property
    def _state(self) -> State:
        return self._histories[0].state

    def _something_happens(self) -> bool:
        """Not where something hidden comes out, or lies elsewhere in the other world: there they may be told apart."""
        if is_over(self._state):
            return False
        action = random_action(self._ready.game, self._state, self._chance)
        if refusal(self._histories[1].state, action) != OK:
            return False
        passed = action.now - self._state.now if isinstance(action, Tick) else 0
        events, others = [history.play(action) for history in self._histories]
        if self._comes_out(events, others) or is_over(self._state):
            return False  # the final scores tell what everybody had
        if passed:
            self._time_passes(passed)
        for world in self._worlds:
            world.happens(action)
        if not isinstance(action, Tick) and self._luck.random() < 0.5:
            self._take_back(action)
        return True

    def _time_passes(self, milliseconds: int) -> None:
        """Now and then people see only after a while what they are asked, and the clock waits for them."""
        everybody = list(range(self._state.seats))
        if self._luck.random() < 0.5:
            some = self._luck.sample(everybody, self._luck.randrange(len(everybody)))
            self._see(some)
            StandingClock.moment += min(LEAST_MS, *[world.rests() for world in self._worlds])
            self._see(some)
        self._see(everybody)
        StandingClock.moment += milliseconds + max(world.rests() for world in self._worlds)

    def _see(self, seats: list[Seat]) -> None:
        for world in self._worlds:
            world.see(seats)
            world.notices_the_time()

    def _comes_out(self, events: list[Event], others: list[Event]) -> bool:
        told = [event for event in events if may_know(event, self._observer)]
        told_there = [event for event in others if may_know(event, self._observer)]
        return told != told_there and any(type(event).__name__ in self._ready.reveals for event in told)

    def _take_back(self, action: Action) -> None:
        if self._same(*[history.take_back_refusal(action.seat) for history in self._histories]) == OK:
            for world, history in zip(self._worlds, self._histories, strict=True):
                world.takes_back(action.seat)
                history.play(TakeBack(action.seat))
        else:
            for world in self._worlds:
                world.fails_to_take_back(action.seat)

    def _others_try(self) -> None:
        """What each of the others may not do, for reasons that the observer may not know."""
        for seat in range(self._state.seats):
            for attempt in self._attempts(seat) if seat != self._observer else []:
                if OK not in self._judged(seat, attempt):
                    for world in self._worlds:
                        world.tries(seat, attempt)

    def _observer_tries(self) -> None:
        for attempt in [("cheat", []), *self._attempts(self._observer)]:
            one, other = self._judged(self._observer, attempt)
            self._same(one == OK, other == OK)
            if one != OK:
                for world in self._worlds:
                    world.observer_tries(attempt)
        if self._observer_cannot_take_back():
            for world in self._worlds:
                world.observer_asks_to_take_back()

    def _observer_cannot_take_back(self) -> bool:
        if self._observer == NOBODY:
            return True
        return self._same(*[history.take_back_refusal(self._observer) for history in self._histories]) != OK

    def _somebody_wants_a_hint(self) -> None:
        """Of which the observer hears only if he is the one who asked."""
        asked, there = [waiting(history.state) for history in self._histories]
        both = [seat for seat in asked if seat in there]
        if both and not is_over(self._state):
            seat = self._luck.choice(both)
            for world in self._worlds:
                world.wants_a_hint(seat)

    def _somebody_asks_why(self) -> None:
        seat = self._luck.randrange(self._state.seats)
        for world in self._worlds:
            world.asks_why(seat)

    def _somebody_leaves_it_to_a_bot(self) -> None:
        """Who is not asked anything, for a bot would answer at a moment of its own."""
        asked = {seat for history in self._histories for seat in waiting(history.state)}
        idle = [seat for seat in range(self._state.seats) if seat not in asked]
        if idle and not is_over(self._state):
            seat = self._luck.choice(idle)
            for world in self._worlds:
                world.is_left_to_a_bot(seat)

    def _somebody_has_a_habit(self) -> None:
        habits = BOXES[self._ready.game.name].habits if self._ready.game.name in BOXES else ()
        others = [seat for seat in range(self._state.seats) if seat != self._observer]
        if habits:
            seat, verb = self._luck.choice(others), self._luck.choice(habits)
            for world in self._worlds:
                world.has_a_habit(seat, verb)

    def _look_around(self) -> None:
        for world in self._worlds:
            world.comes_back()
            world.looks_around()

    def _attempts(self, seat: Seat) -> list[Attempt]:
        """At one thing that is closed, and beside the bounds of one that is open."""
        asks, closed = self._worlds[0].asked(seat)
        shut: list[Attempt] = [(one["verb"], []) for one in self._luck.sample(closed, min(1, len(closed)))]
        opened = self._luck.sample(asks, min(1, len(asks)))
        return shut + [(ask["verb"], wild_filling(ask, self._luck)) for ask in opened if ask["blanks"]]

    def _judged(self, seat: Seat, attempt: Attempt) -> list[str]:
        """Why it is refused in each world."""
        return [self._why(history.state, seat, attempt) for history in self._histories]

    def _why(self, state: State, seat: Seat, attempt: Attempt) -> str:
        if seat == NOBODY:
            return NO_RULE
        try:
            return refusal(state, make_action(self._ready.game, seat, *attempt))
        except (Complaint, IndexError, AssertionError):
            return NO_RULE

    def _same(self, one: str | int, other: str | int) -> str | int:
        if one != other:
            raise ToldApart(f"{self._ready.game.name}, observer {self._observer}: {one} here, {other} there")
        return one

    def _check(self) -> None:
        one, other = self._worlds[0].seen, self._worlds[1].seen
        for here, there in zip(one, other, strict=True):
            self._same(here, there)
