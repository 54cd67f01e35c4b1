"""What can never be true of a position: every card is somewhere, once, and the tallies agree with the board."""

from ludotheque.games.couleurs_du_monde.scoring import REFUSAL_PENALTIES
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.mechanics.rules import NOBODY


def find_problem(state: CouleursState) -> str:
    if not _fits_the_table(state):
        return "the position is not made for this table and this edition"
    covered = [nation for nation, seat in enumerate(state.covered_by) if seat != NOBODY]
    held = [nation for hand in state.hands for nation in hand]
    if sorted(covered + held + state.stock) != list(range(state.tables.nations)):
        return "a card is missing or there twice"
    if state.beside_covered != [any(other in covered for other in links) for links in state.tables.links]:
        return "the nations beside covered ones are not as the board has them"
    open_areas = [area for nation, area in enumerate(state.tables.areas) if nation not in covered]
    if state.open_in_area != [open_areas.count(area) for area in range(len(state.tables.corners))]:
        return "the open nations of an area are miscounted"
    if sorted(state.without_cards) != [seat for seat in range(state.seats) if not state.hands[seat]]:
        return "the players without cards are not those whose hand is empty"
    return ""


def _fits_the_table(state: CouleursState) -> bool:
    """One entry for each seat, nation and area, and only seats and counts that exist."""
    by_seat = [len(state.hands), len(state.scores), len(state.totals), len(state.refusals)]
    by_nation = [len(state.covered_by), len(state.beside_covered)]
    by_area = [len(state.open_in_area), len(state.last_in_area)]
    sizes = by_seat == [state.seats] * 4 and by_nation == [state.tables.nations] * 2
    if not sizes or by_area != [len(state.tables.corners)] * 2:
        return False
    seats = all(NOBODY <= seat < state.seats for seat in [state.dealer, *state.covered_by, *state.last_in_area])
    return seats and all(0 <= refused <= len(REFUSAL_PENALTIES) for refused in state.refusals)
