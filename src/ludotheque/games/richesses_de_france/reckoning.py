"""Why each player stands where he does: the race, his markers, his fortune."""

from ludotheque.games.richesses_de_france.ending import PRIZES
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.mechanics.rules import (
    BY_FIGURES,
    MONEY,
    Figure,
    Final,
    Reckoning,
    ScoreLine,
    Seat,
    counted,
    figure,
    line,
)

MARKERS: Final = "markers"  # what is measured
SOLD_BACK: Final = ["", "bicycle", "car"]  # by vehicle


def reckonings(state: FranceState) -> list[Reckoning]:
    """The first before everybody where one races; then markers, or not; then fortunes."""
    return [_reckoning(state, seat) for seat in range(state.seats)]


def _reckoning(state: FranceState, seat: Seat) -> Reckoning:
    fortune = figure(MONEY, _fortune(state, seat))
    if state.counts_money():
        return Reckoning(BY_FIGURES, [fortune])
    return Reckoning("first" if seat == state.winner else BY_FIGURES, [_markers(state, seat), fortune])


def _markers(state: FranceState, seat: Seat) -> Figure:
    marked = state.marked(seat)
    return figure(MARKERS, [counted("stages", marked, marked)])


def _fortune(state: FranceState, seat: Seat) -> list[ScoreLine]:
    """As `FranceState.wealth` counts it; a prize is told apart as long as it is in the purse."""
    prize = PRIZES[state.home.index(seat)] if state.is_home(seat) else 0
    prize = min(prize, state.cash[seat])
    found = [line("cash", state.cash[seat] - prize), line("prize", prize)]
    for vehicle in (BICYCLE, CAR):
        if state.owns(seat, vehicle):
            found.append(line(SOLD_BACK[vehicle], RESALE[vehicle]))
    return [*found, line("debt", -state.debts[seat])]
