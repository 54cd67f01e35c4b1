"""Of what each score is the sum: money, less the years of prison."""

from ludotheque.games.joyeux_combinards.ending import score_of, worth
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import BY_FIGURES, MONEY, Reckoning, ScoreLine, Seat, counted, figure, line


def reckonings(state: CombinardsState) -> list[Reckoning]:
    """The goal with a clean record, then money less years, and those who fell."""
    return [Reckoning(_stands(state, seat), [figure(MONEY, _lines(state, seat))]) for seat in range(state.seats)]


def _stands(state: CombinardsState, seat: Seat) -> str:
    if seat == state.winner:
        return "goal"
    return BY_FIGURES if state.playing[seat] else "out"


def _lines(state: CombinardsState, seat: Seat) -> list[ScoreLine]:
    if not state.playing[seat]:
        return [line("out", 0)]
    years = state.years[seat]
    kept_within = score_of(state, seat) - worth(state, seat)  # nothing at least, and less than the goal if beaten
    return [
        line("cash", state.cash[seat]),
        counted("years", years, -years * state.tables.year_cost),
        line("floor" if kept_within > 0 else "below-goal", kept_within),
    ]
