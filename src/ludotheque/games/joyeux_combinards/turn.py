"""« Déroulement du jeu »: dice, the move, what the square brings, and the next player."""

from ludotheque.games.joyeux_combinards.actions import RollDice
from ludotheque.games.joyeux_combinards.ending import end_with_the_round, end_with_the_turn
from ludotheque.games.joyeux_combinards.events import DiceRolled, RoundBegun
from ludotheque.games.joyeux_combinards.landing import land
from ludotheque.games.joyeux_combinards.movement import walk
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Seat, Step, at_first


class TakeTurn(Step[CombinardsState]):
    """Whatever must be answered is put on top of this step; when that has ended, the turn goes on."""

    seat: Seat
    thrown: bool = at_first(False)

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("roll-dice", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        return OK if isinstance(action, RollDice) else "ljc.turn.roll-dice"

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.to_walk = state.throw()
        state.tell(DiceRolled(EVERYONE, self.seat, state.white, state.red))
        self.thrown = True
        self.resume(state)

    def resume(self, state: CombinardsState) -> None:
        """Go on until somebody is asked something or the turn is over."""
        while self.thrown and state.steps and state.steps[-1] is self:
            if not state.playing[self.seat]:
                end_turn(state, self.seat)
            elif state.to_walk > 0:
                walk(state, self.seat)
            elif state.arrived:
                state.arrived = False
                land(state, self.seat)
            else:
                end_turn(state, self.seat)


def start_turn(state: CombinardsState, seat: Seat) -> None:
    state.to_walk = 0
    state.arrived = False
    state.steps = [TakeTurn(seat)]


def begin_round(state: CombinardsState, number: int) -> None:
    state.round = number
    state.tell(RoundBegun(EVERYONE, number))


def end_turn(state: CombinardsState, seat: Seat) -> None:
    end_with_the_turn(state, seat)
    if not state.steps:
        return
    following = state.opponents(seat)[0]
    if _place(state, following) <= _place(state, seat):
        end_with_the_round(state)
        if not state.steps:
            return
        begin_round(state, state.round + 1)
    start_turn(state, following)


def _place(state: CombinardsState, seat: Seat) -> int:
    """In the order of play, from the player who began."""
    return (seat - state.first) % state.seats
