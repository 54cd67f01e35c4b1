"""Prices: which one to announce, and which to believe."""

from math import exp
from typing import Final

from ludotheque.bots.joyeux_combinards.outlook import RUIN, Outlook
from ludotheque.bots.joyeux_combinards.repute import Repute
from ludotheque.kernel.action import Money, Seat

WARMTH: Final = 8.0  # millions by which a lie may promise less and still be told now and then
SURE: Final = 30.0  # millions that a doubt must promise to be spoken for certain
RELISH: Final = 0.5  # how much the loss of one opponent is worth, shared by all who gain from it


class Market:
    """Prices as the seat sees them: what could have been drawn, and who says so."""

    def __init__(self, outlook: Outlook, repute: Repute) -> None:
        self.outlook = outlook
        self.tables = outlook.tables
        self.repute = repute
        self.counts = outlook.memory.price_counts(outlook.world, outlook.seat)
        self.relish = RELISH / (len(outlook.world.players()) - 1)

    def suspicious(self, price: Money) -> float:
        """How likely somebody like oneself would doubt the price if one announced it."""
        trusting = 1 - self.chance_to_doubt(self.outlook.seat, price)
        risk = price + self.outlook.world.indemnity
        able = [other for other in self.outlook.world.opponents(self.outlook.seat) if self._can_pay(other, risk)]
        return 1 - trusting ** len(able)

    def _can_pay(self, other: Seat, risk: Money) -> bool:
        return self.outlook.world.cash[other] >= risk

    def promise(self, card: int, price: Money) -> float:
        """What announcing the price for the card is worth, true or not."""
        real = self.tables.prices[card]
        doubted = self.repute.chance_of_doubt(self.suspicious(price))
        kept = self.outlook.keeping(card)
        believed = kept - price
        if price >= real:
            return (1 - doubted) * believed + doubted * (kept + self.outlook.world.indemnity)
        ruin = RUIN if self.outlook.cash < real else 0.0
        return (1 - doubted) * believed - doubted * (real + ruin + self.relish * kept)

    def mixture(self, card: int, cunning: float) -> dict[Money, float]:
        """How likely each price is to be announced: what promises more is said more often."""
        real = self.tables.prices[card]
        truth = self.promise(card, real)
        weights: dict[Money, float] = {}
        for price in self.tables.announcements:
            if price <= min(real, self.outlook.cash):
                better = (self.promise(card, price) - truth) / WARMTH
                weights[price] = 1.0 if price == real else cunning * exp(min(20.0, better))
        if not any(weights.values()):
            weights[max(weights)] = 1.0  # too poor for the truth
        return weights

    def worth_of_doubt(self, buyer: Seat, price: Money) -> float:
        """Right, one has the card and the buyer its price; wrong, one pays both price and indemnity."""
        lies = self.repute.share_of_lies(buyer)
        lowest = self.tables.announcements[0]
        truthful = self.counts[price] * (1.0 if price == lowest else 1 - lies)
        total, worth = truthful, -truthful * (1 + self.relish) * (price + self.outlook.world.indemnity)
        for card in self.outlook.memory.unplaced(self.outlook.world, self.outlook.seat):
            real = self.tables.prices[card]
            if real > price:
                weight = lies / self.tables.announcements.index(real)
                gained = self.outlook.keeping(card)
                total += weight
                worth += weight * (gained + self.relish * (real + gained))
        return worth / total if total else 0.0

    def chance_to_doubt(self, buyer: Seat, price: Money) -> float:
        """Doubts are mixed too: a table that always doubts the same prices teaches the others to lie elsewhere."""
        return max(0.0, min(1.0, self.worth_of_doubt(buyer, price) / SURE))
