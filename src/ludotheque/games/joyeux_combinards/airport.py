"""« Cases AÉROPORT »: a flight to any of the others ends the turn."""

from ludotheque.games.joyeux_combinards.actions import FlyTo
from ludotheque.games.joyeux_combinards.events import FlightTaken
from ludotheque.games.joyeux_combinards.oil import clear_pledges
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Decision, OneOf, Seat


class VisitAirport(Decision[CombinardsState]):
    """« se déplacer immédiatement sur l'une quelconque des 3 autres cases aéroport »"""

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        others = [square for square in state.tables.airports if square != state.squares[seat]]
        return [Ask("fly-to", [OneOf("square", others)]), Ask("move-on")]

    def law(self) -> str:
        return "ljc.airport.fly"

    def accept(self, state: CombinardsState, action: Action) -> None:
        """« son tour de jeu est alors terminé »: the square is not applied (ljc.airport.turn-over)."""
        if isinstance(action, FlyTo):
            start = state.squares[self.seat]
            state.squares[self.seat] = action.square
            state.tell(FlightTaken(EVERYONE, self.seat, start, action.square))
            clear_pledges(state, self.seat)
        state.end_step()
