"""« Déroulement du jeu »: dice, the move, what the square brings, and the next player."""

from ludotheque.games.joyeux_combinards.ending import ends_with_the_round, ends_with_the_turn
from ludotheque.games.joyeux_combinards.events import DiceRolled, RoundBegun
from ludotheque.games.joyeux_combinards.landing import land
from ludotheque.games.joyeux_combinards.movement import walk
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Decision, Seat, at_first, ends_round


class TakeTurn(Decision[CombinardsState]):
    """« Chaque joueur, à son tour, lance les dés et fait avancer … son pion d'autant de cases »"""

    thrown: bool = at_first(False)

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("roll-dice")]

    def law(self) -> str:
        return "ljc.turn.roll-dice"

    def accept(self, state: CombinardsState, action: Action) -> None:
        """« Le joueur qui jette un double [n'en] tirera aucun avantage » (ljc.turn.doubles)"""
        state.to_walk = state.throw(self.seat, "dice")
        state.tell(DiceRolled(EVERYONE, self.seat, state.white, state.red))
        self.thrown = True
        self.resume(state)

    def resume(self, state: CombinardsState) -> None:
        """The pawn walks and the square applies, as often as it is sent on, until nobody is asked anything more."""
        if not self.thrown:
            return
        if state.to_walk > 0:
            walk(state, self.seat)
        if state.arrived:
            state.arrived = False
            land(state, self.seat)
        if state.steps and state.steps[-1] is self:
            end_turn(state, self.seat)


def end_turn(state: CombinardsState, seat: Seat) -> None:
    """« à son tour »: in the order of the seats (ljc.turn.order)."""
    if ends_with_the_turn(state, seat):
        return
    following = state.opponents(seat)[0]
    if ends_round(seat, following, state.first, state.seats):
        if ends_with_the_round(state):
            return
        begin_round(state, state.round + 1)
    state.end_step()
    start_turn(state, following)


def start_turn(state: CombinardsState, seat: Seat) -> None:
    state.chance.begin_turn(seat)
    state.begin(TakeTurn(seat))


def begin_round(state: CombinardsState, number: int) -> None:
    state.round = number
    state.tell(RoundBegun(EVERYONE, number))
