"""« Fin de la partie »: who came where."""

from ludotheque.games.cresus.events import GameEnded
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.rules import EVERYONE, Money, Seat
from ludotheque.mechanics.ranking import Standing, places_by_standing


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
    return places_by_standing([_standing(state, seat) for seat in range(state.seats)])


def _standing(state: CresusState, seat: Seat) -> Standing:
    climbed = state.signs[seat]
    return [climbed, 0 if climbed == len(state.tables.signs) else _liquid(state, seat)]


def _liquid(state: CresusState, seat: Seat) -> Money:
    """An unpaid loan is deducted; shares are worth nothing any more."""
    return state.cash[seat] - state.loans[seat]
