"""A game that can be taken back as long as nobody learnt anything hidden and nobody else has acted since."""

from dataclasses import dataclass
from typing import Any, Final

from ludotheque.kernel.action import CLOCK, NOBODY, Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event, may_know
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import GAME_OVER, IllegalAction, asks, is_over, play, refusal, take
from ludotheque.kernel.step import State
from ludotheque.record.notation import read_action

ACTED: Final = "table.take-back-acted"
LUCK: Final = "table.take-back-luck"
BINDING: Final = "table.take-back-clock"
SECRET: Final = "table.take-back-secret"

_WORLDS: Final = 24  # as many worlds must look alike to an observer before an action counts as showing nothing
_TRIES: Final = 8  # other fillings of the same verb tried in a world where the action itself is impossible


class TakeBack(Action):
    """Undo the last action that still stands, one's own."""


class TakenBack(Event):
    seat: Seat
    number: int  # of the action that no longer stands


@dataclass
class Moment:
    """An action that still stands, and the position it was played in."""

    number: int
    action: Action
    before: State
    events: list[Event]
    drew_luck: bool


class History:
    """Plays a game and keeps what is needed to take back the actions of the seat that acted last."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        self.number = 0  # of the last action, those taken back and their taking back included
        self._run: list[Moment] = []  # the last actions of one seat, nobody else having acted since

    def play(self, action: Action) -> list[Event]:
        """What happened; IllegalAction gives the clause that refuses it."""
        if isinstance(action, TakeBack):
            return self._take_back(action.seat)
        why = refusal(self.state, action)
        if why != OK:
            raise IllegalAction(why)
        return self.take(action)

    def take(self, action: Action) -> list[Event]:
        """What happened through an action that was judged in this very position."""
        before = self.state.copy()
        events = take(self.state, action)
        self.number += 1
        drew_luck = before.chance.draws != self.state.chance.draws
        if drew_luck or action.seat == CLOCK or (self._run and self._run[-1].action.seat != action.seat):
            self._run = []  # nothing before this can be taken back any more
        self._run.append(Moment(self.number, action, before, events, drew_luck))
        return events

    def may_take_back(self, seat: Seat) -> bool:
        """A first answer, without the long search for secrets shown: whether the seat itself learnt nothing."""
        return self._plain_refusal(seat) == OK and self._shows_nothing(self._run[-1], seat, worlds=1)

    def take_back_refusal(self, seat: Seat) -> str:
        why = self._plain_refusal(seat)
        if why != OK:
            return why
        observers = [NOBODY, *range(self.state.seats)]
        silent = all(self._shows_nothing(self._run[-1], observer, _WORLDS) for observer in observers)
        return OK if silent else SECRET

    def copy(self) -> "History":
        """The positions before are never changed, so the twin shares them."""
        twin = History(self.game, self.state.copy())
        twin.number = self.number
        twin._run = self._run[:]
        return twin

    def _take_back(self, seat: Seat) -> list[Event]:
        why = self.take_back_refusal(seat)
        if why != OK:
            raise IllegalAction(why)
        moment = self._run.pop()
        self.state = moment.before
        self.number += 1
        return [TakenBack(EVERYONE, seat, moment.number)]

    def _plain_refusal(self, seat: Seat) -> str:
        if is_over(self.state):
            return GAME_OVER
        if not self._run or self._run[-1].action.seat != seat:
            return ACTED
        if self._run[-1].drew_luck:
            return LUCK
        return BINDING if self._run[-1].before.steps[-1].binds() else OK

    def _shows_nothing(self, moment: Moment, observer: Seat, worlds: int) -> bool:
        """Whether all worlds the observer held possible before the action can still be the real one after it."""
        seen = self._seen(moment.events, self.state, observer)
        luck = Chance(moment.number)
        return all(self._fits(moment, observer, seen, luck) for _ in range(worlds))

    def _fits(self, moment: Moment, observer: Seat, seen: Any, luck: Chance) -> bool:
        world = self.game.redeal(moment.before, observer, _fresh(luck))
        if self._seen_in(world, moment.action, observer) == seen:
            return True
        return any(self._seen_in(world, action, observer) == seen for action in self._others(world, moment, luck))

    def _others(self, world: State, moment: Moment, luck: Chance) -> list[Action]:
        """What the seat might have done instead: a sealed bid tells nobody how rich the bidder is."""
        seat, verb = moment.action.seat, moment.action.verb()
        fitting = [ask for ask in asks(world, seat) if ask.verb == verb and ask.blanks]
        return [self.game.action(seat, verb, ask.pick(luck)) for ask in fitting for _ in range(_TRIES)]

    def _seen_in(self, world: State, action: Action, observer: Seat) -> Any:
        """What the observer learns from the action in a world; nothing where it is impossible."""
        if refusal(world, action) != OK:
            return None
        after = world.copy()
        return self._seen(play(after, action), after, observer)

    def _seen(self, events: list[Event], after: State, observer: Seat) -> Any:
        return [event for event in events if may_know(event, observer)], self.game.view(after, observer)


def read_move(game: Game[Any], seats: int, line: str) -> Action:
    """A line of a record: an action of the game, a tick, or `SEAT take-back`."""
    words = line.split()
    if len(words) == 2 and words[1] == "take-back" and words[0] in map(str, range(seats)):
        return TakeBack(int(words[0]))
    return read_action(game, seats, line)


def _fresh(luck: Chance) -> Chance:
    return Chance(luck.below(1 << 32) << 32 | luck.below(1 << 32))
