"""Why each player stands where he does: the signs he has climbed, then his cash."""

from ludotheque.games.cresus.signs import has_island
from ludotheque.games.cresus.state import CresusState
from ludotheque.mechanics.rules import BY_FIGURES, MONEY, Final, Reckoning, Seat, counted, figure, line

SIGNS: Final = "signs"  # what is measured


def reckonings(state: CresusState) -> list[Reckoning]:
    """Signs, then cash; the island is the last of the signs."""
    return [_reckoning(state, seat) for seat in range(state.seats)]


def _reckoning(state: CresusState, seat: Seat) -> Reckoning:
    island = 1 if has_island(state, seat) else 0
    rungs = state.signs[seat] - island
    signs = figure(SIGNS, [counted("rungs", rungs, rungs), line("island", island)])
    cash = figure(MONEY, [line("cash", state.cash[seat]), line("loan", -state.loans[seat])])
    return Reckoning("island" if island else BY_FIGURES, [signs, cash])
