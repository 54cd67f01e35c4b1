"""Matches: each in turn takes one to three from the heap, or passes, once; whoever takes the last match wins."""

from typing import Final

from ludotheque.kernel.data import Data
from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.play import waiting
from ludotheque.kernel.rules import EVERYONE, Action, Amount, Ask, Chance, Event, Seat, State, Step, Tables, closed
from ludotheque.kernel.views import shown
from ludotheque.mechanics.ranking import places

HEAP: Final = 21
MOST: Final = 3


class TakeMatches(Action):
    matches: int


class PassTurn(Action):
    pass


class MatchesTaken(Event):
    seat: Seat
    matches: int
    left: int


class TurnPassed(Event):
    seat: Seat


class MatchesState(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.heap = HEAP
        self.passed: list[Seat] = []
        self.last: Seat = 0  # who took the last ones so far


class TakeTurn(Step[MatchesState]):
    seat: Seat

    def waits_for(self, state: MatchesState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: MatchesState, seat: Seat) -> list[Ask]:
        matches = Amount("matches", 1, MOST, "mat.turn.one-to-three").at_most(state.heap, "mat.turn.from-the-heap")
        one_pass = closed("pass-turn", "mat.turn.one-pass") if seat in state.passed else Ask("pass-turn")
        return [Ask("take-matches", [matches]), one_pass]

    def law(self) -> str:
        return "mat.turn.take-or-pass"

    def accept(self, state: MatchesState, action: Action) -> None:
        if isinstance(action, TakeMatches):
            state.heap -= action.matches
            state.last = self.seat
            state.tell(MatchesTaken(EVERYONE, self.seat, action.matches, state.heap))
        else:
            state.passed.append(self.seat)
            state.tell(TurnPassed(EVERYONE, self.seat))
        state.end_step()
        if state.heap > 0:
            state.begin(TakeTurn((self.seat + 1) % state.seats))


class MatchesView(Data):
    turn: list[Seat]
    heap: int
    passed: list[Seat]


class Matches(Game[MatchesState]):
    def __init__(self) -> None:
        super().__init__("matches", "mat", rules_version=1, least=2, most=4)

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> MatchesState:
        state = MatchesState(seats, chance)
        state.begin(TakeTurn(chance.below(seats, "who begins")))
        return state

    def view(self, state: MatchesState, seat: Seat) -> MatchesView:
        return shown(MatchesView, state, turn=waiting(state))

    def redeal(self, state: MatchesState, seat: Seat, luck: Chance) -> MatchesState:
        """Nothing is hidden but the luck to come."""
        world = state.copy()
        world.chance = luck.copy()
        return world

    def scores(self, state: MatchesState) -> list[int]:
        return [1 if seat == state.last else 0 for seat in range(state.seats)]

    def ranks(self, state: MatchesState) -> list[int]:
        return places(self.scores(state))

    def end_reason(self, state: MatchesState) -> str:
        return "last-match"

    def problem(self, state: MatchesState) -> str:
        return "" if 0 <= state.heap <= HEAP else "there are matches that nobody laid"
