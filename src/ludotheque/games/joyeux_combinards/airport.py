"""« Cases AÉROPORT »: a flight to any of the others ends the turn."""

from ludotheque.games.joyeux_combinards.actions import FlyTo, MoveOn
from ludotheque.games.joyeux_combinards.events import FlightTaken
from ludotheque.games.joyeux_combinards.oil import clear_pledges
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, OneOf, Seat, Step


class VisitAirport(Step[CombinardsState]):
    seat: Seat

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("fly-to", [OneOf("square", self._others(state))]), Ask("move-on", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        if isinstance(action, MoveOn):
            return OK
        flies = isinstance(action, FlyTo) and action.square in self._others(state)
        return OK if flies else "ljc.airport.fly"

    def accept(self, state: CombinardsState, action: Action) -> None:
        if isinstance(action, FlyTo):
            start = state.squares[self.seat]
            state.squares[self.seat] = action.square
            state.tell(FlightTaken(EVERYONE, self.seat, start, action.square))
            clear_pledges(state, self.seat)
        state.end_step()

    def _others(self, state: CombinardsState) -> list[int]:
        return [square for square in state.tables.airports if square != state.squares[self.seat]]
