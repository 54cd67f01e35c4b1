"""« Fin de la partie »: who came where."""

from ludotheque.games.cresus.events import GameEnded
from ludotheque.games.cresus.signs import has_island
from ludotheque.games.cresus.state import ISLAND, LAST_EXPERT, CresusState
from ludotheque.mechanics.rules import EVERYONE, Money, Seat, Standing, places_by_standing


def end_if_over(state: CresusState) -> bool:
    """At the end of a round, if somebody has bought the island, or if it was the last."""
    if any(has_island(state, seat) for seat in range(state.seats)):
        state.ending = ISLAND  # « ils remportent la partie » (cre.end.island)
    elif not state.experts:
        # « S'il ne reste plus de carte Expert » (cre.end.last-expert): one a round, so ten at most (cre.round.ten)
        state.ending = LAST_EXPERT
    else:
        return False
    state.tell(GameEnded(EVERYONE, winners(state), scores(state)))
    return True


def winners(state: CresusState) -> list[Seat]:
    """Whoever bought the island has won, however many did (cre.end.several); without one, whoever comes first."""
    owners = [seat for seat in range(state.seats) if has_island(state, seat)]
    ranks = places(state)
    return owners or [seat for seat in range(state.seats) if ranks[seat] == 1]


def scores(state: CresusState) -> list[int]:
    """Rungs climbed: « classés selon les cartes Signe Extérieur de Richesse qu'ils ont achetées »"""
    return state.signs[:]


def places(state: CresusState) -> list[int]:
    """By signs, then by cash (cre.end.ranking), among those who bought the island too (cre.end.owners-by-cash)."""
    standings: list[Standing] = [[state.signs[seat], _liquid(state, seat)] for seat in range(state.seats)]
    return places_by_standing(standings)


def _liquid(state: CresusState, seat: Seat) -> Money:
    """Shares and experts are worth nothing any more (cre.end.shares-worthless, cre.expert.worthless)."""
    return state.cash[seat] - state.loans[seat]  # (cre.end.loan-deducted)
