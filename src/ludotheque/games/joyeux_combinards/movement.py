"""Along the arrows: square by square, with a choice wherever an outer circuit leaves the inner one."""

from ludotheque.games.joyeux_combinards.actions import EnterCircuit
from ludotheque.games.joyeux_combinards.events import ForkReached, PawnMoved
from ludotheque.games.joyeux_combinards.oil import clear_pledges
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import NO_ENTRANCE, CombinardsTables
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Decision, Final, Seat

FEWEST_POINTS: Final = 2  # of two dice
MOST_POINTS: Final = 12


def walk(state: CombinardsState, seat: Seat) -> None:
    """Go on by the points left, up to the end or to the next fork: the dice have been seen (ljc.turn.at-the-fork)."""
    if state.tables.entrances[state.squares[seat]] == NO_ENTRANCE:
        _advance(state, seat)
    else:
        _come_to_fork(state, seat)


def way_inside(tables: CombinardsTables, square: int, points: int) -> list[int]:
    """The squares a pawn steps on if it turns off nowhere: one at least, even from a fork, none beyond the next one.

    From a STOP or past customs it follows the arrows without stopping (ljc.stop.onward, ljc.stop.only-going-out).
    """
    way = [tables.following[square]]
    while len(way) < points and tables.entrances[way[-1]] == NO_ENTRANCE:
        way.append(tables.following[way[-1]])
    return way


def _advance(state: CombinardsState, seat: Seat) -> None:
    start = state.squares[seat]
    way = way_inside(state.tables, start, state.to_walk)
    state.to_walk -= len(way)
    state.squares[seat] = way[-1]
    clear_pledges(state, seat)
    if state.to_walk > 0:
        _come_to_fork(state, seat)
    else:
        _stop(state, seat, start)


def _come_to_fork(state: CombinardsState, seat: Seat) -> None:
    state.begin(ChooseCircuit(seat))
    state.tell(ForkReached(EVERYONE, seat, state.squares[seat], state.to_walk))


def _stop(state: CombinardsState, seat: Seat, start: int) -> None:
    state.arrived = True
    state.tell(PawnMoved(EVERYONE, seat, start, state.squares[seat]))


def within_reach(tables: CombinardsTables, square: int) -> list[int]:
    """Where a pawn that stands here can stop with its next throw, in the order of the board."""
    found: list[int] = []
    for points in range(MOST_POINTS):
        entrance = tables.entrances[square]
        if entrance != NO_ENTRANCE:
            found.append(entrance)
        square = tables.following[square]
        if points + 1 >= FEWEST_POINTS:
            found.append(square)
    return sorted(found)


class ChooseCircuit(Decision[CombinardsState]):
    """« Les joueurs peuvent à leur choix évoluer sur le circuit intérieur ou sur le circuit extérieur. »"""

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("enter-circuit"), Ask("stay-inside")]

    def law(self) -> str:
        return "ljc.turn.choose-circuit"

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.end_step()
        if isinstance(action, EnterCircuit):
            self._enter(state)
        else:
            _advance(state, self.seat)

    def entrance(self, state: CombinardsState) -> int:
        return state.tables.entrances[state.squares[self.seat]]

    def _enter(self, state: CombinardsState) -> None:
        """« doit s'y arrêter quel que soit le chiffre sorti par les dés » (ljc.stop.compulsory)"""
        fork = state.squares[self.seat]
        state.squares[self.seat] = self.entrance(state)
        state.to_walk = 0
        _stop(state, self.seat, fork)
