"""Along the arrows: square by square, with a choice wherever an outer circuit leaves the inner one."""

from typing import Final

from ludotheque.games.joyeux_combinards.actions import EnterCircuit, StayInside
from ludotheque.games.joyeux_combinards.events import ForkReached, PawnMoved
from ludotheque.games.joyeux_combinards.oil import clear_pledges
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import NO_ENTRANCE, CombinardsTables
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Seat, Step

FEWEST_POINTS: Final = 2  # of two dice
MOST_POINTS: Final = 12


def walk(state: CombinardsState, seat: Seat) -> None:
    """Go on by the points left, up to the end or to the next fork."""
    if state.tables.entrances[state.squares[seat]] == NO_ENTRANCE:
        _advance(state, seat)
    else:
        _come_to_fork(state, seat)


def _advance(state: CombinardsState, seat: Seat) -> None:
    """One square at least, even from a fork."""
    tables = state.tables
    start = state.squares[seat]
    square = tables.following[start]
    state.to_walk -= 1
    while state.to_walk > 0 and tables.entrances[square] == NO_ENTRANCE:
        square = tables.following[square]
        state.to_walk -= 1
    state.squares[seat] = square
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


class ChooseCircuit(Step[CombinardsState]):
    """« Les joueurs peuvent à leur choix évoluer sur le circuit intérieur ou sur le circuit extérieur. »"""

    seat: Seat

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("enter-circuit", []), Ask("stay-inside", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        return OK if isinstance(action, EnterCircuit | StayInside) else "ljc.turn.choose-circuit"

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.end_step()
        if isinstance(action, EnterCircuit):
            self._enter(state)
        else:
            _advance(state, self.seat)

    def _enter(self, state: CombinardsState) -> None:
        """« doit s'y arrêter quel que soit le chiffre sorti par les dés »"""
        fork = state.squares[self.seat]
        state.squares[self.seat] = state.tables.entrances[fork]
        state.to_walk = 0
        _stop(state, self.seat, fork)
