"""« Fin de la partie »: who came where."""

from ludotheque.games.cresus.events import GameEnded
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.action import Money, Seat
from ludotheque.kernel.event import EVERYONE


def finish(state: CresusState, ending: int) -> None:
    state.ending = ending
    state.steps = []
    ranks = places(state)
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    state.tell(GameEnded(EVERYONE, winners, scores(state)))


def scores(state: CresusState) -> list[int]:
    """Rungs climbed: « Les joueurs sont classés selon les cartes Signe Extérieur de Richesse »."""
    return state.signs[:]


def places(state: CresusState) -> list[int]:
    """By signs, then by cash; whoever bought the island has won, however many did."""
    ranks: list[int] = []
    for seat in range(state.seats):
        ahead = 0
        for other in range(state.seats):
            if _is_ahead(state, other, seat):
                ahead += 1
        ranks.append(ahead + 1)
    return ranks


def _is_ahead(state: CresusState, one: Seat, other: Seat) -> bool:
    climbed = state.signs[one] - state.signs[other]
    if climbed != 0 or state.signs[one] == len(state.tables.signs):
        return climbed > 0
    return _liquid(state, one) > _liquid(state, other)


def _liquid(state: CresusState, seat: Seat) -> Money:
    """An unpaid loan is deducted; shares are worth nothing any more."""
    return state.cash[seat] - state.loans[seat]
