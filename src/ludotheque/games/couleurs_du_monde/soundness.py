"""What can never be true of a position: every card is somewhere, once, and the tallies agree with the board."""

from ludotheque.games.couleurs_du_monde.scoring import REFUSAL_PENALTIES
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.rules import NOBODY


def find_problem(state: CouleursState) -> str:
    if not _fits_the_table(state):
        return "the position is not made for this table and this edition"
    if not _each_card_is_somewhere_once(state):
        return "a card is missing or there twice"
    if not _neighbours_agree(state):
        return "the nations beside covered ones are not as the board has them"
    if not _areas_agree(state):
        return "the open nations of an area are miscounted"
    empty = [seat for seat in range(state.seats) if not state.hands[seat]]
    if sorted(state.without_cards) != empty:
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


def _each_card_is_somewhere_once(state: CouleursState) -> bool:
    seen = state.stock[:]
    for hand in state.hands:
        seen.extend(hand)
    for nation in range(state.tables.nations):
        if state.covered_by[nation] != NOBODY:
            seen.append(nation)
    return sorted(seen) == list(range(state.tables.nations))


def _neighbours_agree(state: CouleursState) -> bool:
    for nation in range(state.tables.nations):
        beside = any(state.covered_by[other] != NOBODY for other in state.tables.links[nation])
        if beside != state.beside_covered[nation]:
            return False
    return True


def _areas_agree(state: CouleursState) -> bool:
    left = [0] * len(state.tables.corners)
    for nation in range(state.tables.nations):
        if state.covered_by[nation] == NOBODY:
            left[state.tables.areas[nation]] += 1
    return left == state.open_in_area
