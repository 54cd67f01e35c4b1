"""The rules asked in advance: what each card has counted, and what each one that may follow would count."""

from ludotheque.games.couleurs_du_monde.scoring import card_points, chain_points
from ludotheque.games.couleurs_du_monde.tables import CouleursTables
from ludotheque.mechanics.rules import Data


class CountView(Data):
    """What a card counts at its place in a chain."""

    nation: int
    multiplier: int
    value: int
    points: int
    total: int  # of the chain, this card being its last


def counts(tables: CouleursTables, chain: list[int]) -> list[CountView]:
    """Of the chain, card by card."""
    return [_count(tables, chain[: place + 1]) for place in range(len(chain))]


def gains(tables: CouleursTables, chain: list[int], playable: list[int]) -> list[CountView]:
    """Of each card that might be played next."""
    return [_count(tables, [*chain, nation]) for nation in playable]


def _count(tables: CouleursTables, chain: list[int]) -> CountView:
    """Of the last card."""
    nation, place = chain[-1], len(chain)
    points = card_points(tables, nation, place)
    return CountView(nation, place, tables.values[nation], points, chain_points(tables, chain))
