"""« Marque »: what a chain is worth, the corner bonus, the penalties."""

from ludotheque.games.couleurs_du_monde.events import CornerCompleted, CornerKept
from ludotheque.games.couleurs_du_monde.state import LAST_CARD, LAST_NATION, CouleursState
from ludotheque.games.couleurs_du_monde.tables import CouleursTables
from ludotheque.mechanics.rules import EVERYONE, NOBODY, Final, Seat

CORNER_BONUS: Final = 25  # whatever the place of the card in the chain (cdm.score.bonus-not-multiplied)
UNABLE_PENALTY: Final = 5  # « s'ils sont incapables de jouer », again and again (cdm.penalty.unable)
REFUSAL_PENALTIES: Final = [10, 15]  # « pour la première fois », « pour la seconde fois » (cdm.penalty.refusals)


def card_points(tables: CouleursTables, nation: int, place: int) -> int:
    """« La seconde carte compte double. La troisième carte compte triple. » (cdm.score.multiplier)"""
    return place * tables.values[nation]


def chain_points(tables: CouleursTables, chain: list[int]) -> int:
    points = 0
    for place, nation in enumerate(chain):
        points += card_points(tables, nation, place + 1)
    return points


def reward_corners(state: CouleursState, seat: Seat, chain: list[int]) -> None:
    """« La dernière jouée dans chacune des quatre aires géographiques des coins du tableau » (cdm.score.corner)"""
    if state.corner != LAST_NATION:
        return
    done: list[int] = []
    for nation in chain:
        area = state.tables.areas[nation]
        # An area that keeps an open nation brings nothing, not even at the end (cdm.score.corner-unfinished).
        if state.tables.corners[area] and state.open_in_area[area] == 0 and area not in done:
            done.append(area)
            state.scores[seat] += CORNER_BONUS
            state.tell(CornerCompleted(EVERYONE, seat, area, CORNER_BONUS))


def corner_bonus(state: CouleursState, chain: list[int], laid: int) -> int:
    """What `reward_corners` will give for a chain of which the last so many cards are still to be laid."""
    if state.corner != LAST_NATION:
        return 0
    tables = state.tables
    bonus = 0
    for area in range(len(tables.corners)):
        if tables.corners[area] and state.open_in_area[area] <= laid:
            in_chain = to_lay = 0
            for place in range(len(chain)):
                if tables.areas[chain[place]] == area:
                    in_chain += 1
                    if place >= len(chain) - laid:
                        to_lay += 1
            if in_chain > 0 and to_lay == state.open_in_area[area]:
                bonus += CORNER_BONUS
    return bonus


def reward_last_cards(state: CouleursState) -> None:
    """Option: the last card played in a corner area earns its bonus when the deal ends (cdm.score.corner-last-card)."""
    if state.corner != LAST_CARD:
        return
    for area, seat in enumerate(state.last_in_area):
        if state.tables.corners[area] and seat != NOBODY:
            state.scores[seat] += CORNER_BONUS
            state.tell(CornerKept(EVERYONE, seat, area, CORNER_BONUS))


def points_so_far(state: CouleursState) -> list[int]:
    """Of the whole game: the deals that are over and the one being played."""
    if not state.steps:
        return state.totals[:]
    return [state.totals[seat] + state.scores[seat] for seat in range(state.seats)]
