"""Which cards to give to the police."""

from itertools import combinations
from typing import Final

from ludotheque.bots.joyeux_combinards.outlook import Outlook
from ludotheque.bots.sums import added

WIN: Final = 1000.0
CANDIDATES: Final = 8  # cards looked at, those that give most for their worth


class Remission:
    def __init__(self, cards: list[int], years: int, worth: float, goods: float) -> None:
        self.cards = cards
        self.years = years  # taken off
        self.worth = worth  # of these years, less that of the cards
        self.goods = goods  # what the cards are worth in hand


def best_remission(outlook: Outlook) -> Remission:
    """No more than the record has years; cards that are worth less than nothing are got rid of as well."""
    years = outlook.world.years[outlook.seat]
    hand = sorted(outlook.hand, key=lambda card: _price_of_year(outlook, card))[:CANDIDATES]
    best = Remission([], 0, 0.0, 0.0)
    for count in range(1, outlook.tables.most_handed_in + 1):
        for cards in combinations(hand, count):
            off = min(years, sum(outlook.tables.remissions[card] for card in cards))
            goods = added([outlook.keeping(card) for card in cards])
            worth = off * outlook.year + _clean_slate(outlook, off) - goods
            if worth > best.worth:
                best = Remission(sorted(cards), off, worth, goods)
    return best


def _price_of_year(outlook: Outlook, card: int) -> float:
    return outlook.keeping(card) / outlook.tables.remissions[card]


def _clean_slate(outlook: Outlook, off: int) -> float:
    """With the money together, the last year stands between the player and the win."""
    rich = outlook.cash >= outlook.world.goal
    return WIN if rich and off == outlook.world.years[outlook.seat] else 0.0
