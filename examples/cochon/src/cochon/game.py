"""The rules, whole: a turn is a heap of points that may be kept, or risked on one more throw."""

from typing import Final

from ludotheque.kernel.game import Game, Options, number
from ludotheque.mechanics.rules import (
    EVERYONE,
    NOBODY,
    Action,
    Ask,
    Chance,
    Data,
    Decision,
    Event,
    Seat,
    State,
    Tables,
    closed,
    places,
    shown,
)

DICE: Final = "dice"
UNLUCKY: Final = 1
GOAL: Final = "goal"


class ThrowDie(Action):
    pass


class KeepPoints(Action):
    pass


class DieThrown(Event):
    seat: Seat
    die: int
    heap: int


class HeapLost(Event):
    seat: Seat
    lost: int


class PointsKept(Event):
    seat: Seat
    kept: int
    points: int


class CochonState(State):
    def __init__(self, seats: int, goal: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.goal = goal
        self.points: list[int] = [0] * seats


class TakeTurn(Decision[CochonState]):
    seat: Seat
    heap: int

    def asks(self, state: CochonState, seat: Seat) -> list[Ask]:
        keep = Ask("keep-points") if self.heap > 0 else closed("keep-points", "coc.turn.first-throw")
        return [Ask("throw-die"), keep]

    def law(self) -> str:
        return "coc.turn.throw-or-keep"

    def accept(self, state: CochonState, action: Action) -> None:
        if isinstance(action, ThrowDie):
            self._throw(state)
        else:
            state.points[self.seat] += self.heap
            state.tell(PointsKept(EVERYONE, self.seat, self.heap, state.points[self.seat]))
            self._end_turn(state)

    def _throw(self, state: CochonState) -> None:
        die = state.chance.die(DICE, self.seat)
        if die == UNLUCKY:
            state.tell(DieThrown(EVERYONE, self.seat, die, 0))
            state.tell(HeapLost(EVERYONE, self.seat, self.heap))
            self._end_turn(state)
        else:
            self.heap += die
            state.tell(DieThrown(EVERYONE, self.seat, die, self.heap))

    def _end_turn(self, state: CochonState) -> None:
        state.end_step()
        if state.points[self.seat] < state.goal:
            begin_turn(state, (self.seat + 1) % state.seats)


def begin_turn(state: CochonState, seat: Seat) -> None:
    state.chance.begin_turn(seat)
    state.begin(TakeTurn(seat, 0))


class CochonView(Data):
    player: Seat  # whose turn it is; NOBODY when the game is over
    heap: int
    goal: int
    points: list[int]


class Cochon(Game[CochonState]):
    def __init__(self) -> None:
        super().__init__("cochon", "coc", rules_version=1, least=2, most=6)
        self.options = [number(GOAL, "coc.end.goal", default=50, low=20, high=200)]

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> CochonState:
        state = CochonState(seats, options[GOAL], chance)
        begin_turn(state, 0)
        return state

    def view(self, state: CochonState, seat: Seat) -> CochonView:
        turn = state.steps[-1] if state.steps else TakeTurn(NOBODY, 0)
        assert isinstance(turn, TakeTurn)
        return shown(CochonView, state, player=turn.seat, heap=turn.heap)

    def redeal(self, state: CochonState, seat: Seat, luck: Chance) -> CochonState:
        """Nothing is hidden but the throws to come."""
        world = state.copy()
        world.chance = luck.copy()
        return world

    def scores(self, state: CochonState) -> list[int]:
        return state.points[:]

    def ranks(self, state: CochonState) -> list[int]:
        return places(state.points)

    def end_reason(self, state: CochonState) -> str:
        return "goal-reached"

    def problem(self, state: CochonState) -> str:
        return "" if min(state.points) >= 0 else "somebody has fewer than no points"
