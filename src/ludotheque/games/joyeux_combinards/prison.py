"""« Casier judiciaire »: years are added and remitted; whoever has too many is out."""

from ludotheque.games.joyeux_combinards.debts import leave
from ludotheque.games.joyeux_combinards.ending import end_if_decided
from ludotheque.games.joyeux_combinards.events import LockedUp
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, Seat


def sentence(state: CombinardsState, seat: Seat, years: int) -> None:
    """« Sera éliminé du jeu, le joueur qui aura dépassé 20 années de prison. »"""
    state.years[seat] += years
    if state.years[seat] > state.tables.most_years:
        state.tell(LockedUp(EVERYONE, seat, state.years[seat], leave(state, seat)))
        end_if_decided(state)


def remit(state: CombinardsState, seat: Seat, years: int) -> int:
    """Take years off, as far as there are any; these are the years taken off."""
    off = min(years, state.years[seat])
    state.years[seat] -= off
    return off
