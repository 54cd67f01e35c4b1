"""« Casier judiciaire »: years are added and remitted; whoever has too many is out."""

from ludotheque.games.joyeux_combinards.debts import leave
from ludotheque.games.joyeux_combinards.ending import end_if_decided
from ludotheque.games.joyeux_combinards.events import LockedUp
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Seat


def sentence(state: CombinardsState, seat: Seat, years: int) -> None:
    """Years add up on the record and cost neither turns nor money (ljc.prison.record)."""
    state.years[seat] += years
    if has_too_many_years(state, seat):
        state.tell(LockedUp(EVERYONE, seat, state.years[seat], leave(state, seat)))
        end_if_decided(state)


def has_too_many_years(state: CombinardsState, seat: Seat) -> bool:
    """« Sera éliminé du jeu, le joueur qui aura dépassé 20 années de prison. » (ljc.prison.twenty)"""
    return state.years[seat] > state.tables.most_years


def remit(state: CombinardsState, seat: Seat, years: int) -> int:
    """Take years off; these are the years taken off."""
    off = remissible(state, seat, years)
    state.years[seat] -= off
    return off


def remissible(state: CombinardsState, seat: Seat, years: int) -> int:
    """As many as there are on the record, which never goes below nothing (ljc.police.never-below)."""
    return min(years, state.years[seat])
