"""« Marque »: what a chain is worth, the corner bonus, the penalties."""

from typing import Final

from ludotheque.games.couleurs_du_monde.events import CornerKept
from ludotheque.games.couleurs_du_monde.state import LAST_CARD, LAST_NATION, CouleursState
from ludotheque.games.couleurs_du_monde.tables import CouleursTables
from ludotheque.kernel.rules import EVERYONE, NOBODY

CORNER_BONUS: Final = 25
GOING_OUT_BONUS: Final = 25
UNABLE_PENALTY: Final = 5
REFUSAL_PENALTIES: Final = [10, 15]


def chain_points(tables: CouleursTables, chain: list[int]) -> int:
    """« La seconde carte compte double. La troisième carte compte triple. »"""
    points = 0
    for place in range(len(chain)):
        points += (place + 1) * tables.values[chain[place]]
    return points


def corners_completed(state: CouleursState, chain: list[int]) -> list[int]:
    """The corner areas whose last open nation this chain has covered."""
    done: list[int] = []
    for nation in chain:
        area = state.tables.areas[nation]
        full = state.tables.corners[area] and state.open_in_area[area] == 0
        if full and state.corner == LAST_NATION and area not in done:
            done.append(area)
    return done


def reward_last_cards(state: CouleursState) -> None:
    """Option: the last card played in a corner area earns its bonus when the deal ends."""
    if state.corner != LAST_CARD:
        return
    for area in range(len(state.tables.corners)):
        seat = state.last_in_area[area]
        if state.tables.corners[area] and seat != NOBODY:
            state.scores[seat] += CORNER_BONUS
            state.tell(CornerKept(EVERYONE, seat, area, CORNER_BONUS))


def points_so_far(state: CouleursState) -> list[int]:
    """Of the whole game: the deals that are over and the one being played."""
    if not state.steps:
        return state.totals[:]
    return [state.totals[seat] + state.scores[seat] for seat in range(state.seats)]


def hand_value(state: CouleursState, hand: list[int]) -> int:
    value = 0
    for nation in hand:
        value += state.tables.values[nation]
    return value
