"""A game that can be taken back as long as nobody learnt anything hidden and nobody else has acted since.

Whether it can follows from what everybody may know: who acted, whether luck was drawn, whether the step binds, and
what kinds of event were told. No hidden card or purse has a say in it.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from ludotheque.kernel.action import CLOCK, Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import GAME_OVER, IllegalAction, is_over, refusal, step_for, take
from ludotheque.kernel.step import State
from ludotheque.record.notation import read_action

ACTED: Final = "table.take-back-acted"
LUCK: Final = "table.take-back-luck"
BINDING: Final = "table.take-back-clock"
SECRET: Final = "table.take-back-secret"

MOST_STANDING: Final = 200  # actions in a row that are remembered with the position before them


class TakeBack(Action):
    """Undo the last action that still stands, one's own."""


class TakenBack(Event):
    seat: Seat
    number: int  # of the action that no longer stands


class NothingToTakeBack(IllegalAction):
    """The last action that stands is not this seat's."""


@dataclass
class Moment:
    """An action that still stands, the position it was played in, and why it stays, if it does."""

    number: int
    action: Action
    before: State
    stays: str


class History:
    """Plays a game and keeps what is needed to take back the actions of the seat that acted last.

    `reveals` names the events that bring something hidden out.
    """

    def __init__(self, state: State, reveals: Collection[str] = (), number: int = 0) -> None:
        self.state = state
        self.number = number  # of the last action, those taken back and their taking back included
        self._reveals = reveals
        self._run: list[Moment] = []  # the last actions of one seat, nobody else having acted since

    def play(self, action: Action) -> list[Event]:
        """What happened; IllegalAction gives the clause that refuses it."""
        if isinstance(action, TakeBack):
            _must(self.take_back_refusal(action.seat))
            return self._take_back(action.seat)
        _must(refusal(self.state, action))
        return self.take(action)

    def follow(self, action: Action) -> list[Event]:
        """What happened through an action that is written down: a taking back that was granted is not judged again."""
        return self._take_back(action.seat) if isinstance(action, TakeBack) else self.play(action)

    def take(self, action: Action) -> list[Event]:
        """What happened through an action that was judged in this very position."""
        before = self.state.copy()
        events = take(self.state, action)
        self._note(self.number + 1, action, before, events)
        return events

    def may_take_back(self, seat: Seat) -> bool:
        return self.take_back_refusal(seat) == OK

    def take_back_refusal(self, seat: Seat) -> str:
        if is_over(self.state):
            return GAME_OVER
        return self._run[-1].stays if self._is_last(seat) else ACTED

    def firm(self) -> State:
        """The last position behind which nobody can go back."""
        return self._run[0].before if self._run else self.state

    def standing(self) -> list[tuple[int, Action]]:
        """What was played since that position and still stands, with its numbers."""
        return [(moment.number, moment.action) for moment in self._run]

    def stand_again(self, standing: list[tuple[int, Action]], number: int) -> None:
        """Play what stood when the last action had this number, from the firm position of that moment."""
        for own, action in standing:
            self.number = own - 1
            self.play(action)
        self.number = number

    def last(self) -> Moment | None:
        """The action that was played last, unless it was taken back."""
        return self._run[-1] if self._run and self._run[-1].number == self.number else None

    def copy(self) -> "History":
        """The positions before are never changed, so the twin shares them."""
        twin = History(self.state.copy(), self._reveals, self.number)
        twin._run = self._run[:]
        return twin

    def _take_back(self, seat: Seat) -> list[Event]:
        if not self._is_last(seat):
            raise NothingToTakeBack(ACTED)
        moment = self._run.pop()
        self.state = moment.before.copy()  # twins go back to it too
        self.number += 1
        return [TakenBack(EVERYONE, seat, moment.number)]

    def _is_last(self, seat: Seat) -> bool:
        """Whether what stands last is this seat's."""
        return bool(self._run) and self._run[-1].action.seat == seat

    def _note(self, number: int, action: Action, before: State, events: list[Event]) -> None:
        if action.seat == CLOCK or not self._is_last(action.seat):
            self._run = []  # nothing before this can be taken back any more
        self._run.append(Moment(number, action, before, self._stays(action, before, events)))
        del self._run[:-MOST_STANDING]
        self.number = number

    def _stays(self, action: Action, before: State, events: list[Event]) -> str:
        """The clause for which the action cannot be taken back; OK if it can."""
        if before.chance.draws != self.state.chance.draws:
            return LUCK
        if action.seat == CLOCK or before.steps[-1].binds() or step_for(before, action).binds():
            return BINDING
        shown = any(type(event).__name__ in self._reveals for event in events)
        return SECRET if shown else OK


def read_move(game: Game[Any], seats: int, line: str) -> Action:
    """A line of a record: an action of the game, a tick, or `SEAT take-back`."""
    words = line.split()
    if len(words) == 2 and words[1] == "take-back" and words[0] in map(str, range(seats)):
        return TakeBack(int(words[0]))
    return read_action(game, seats, line)


def _must(why: str) -> None:
    if why != OK:
        raise IllegalAction(why)
