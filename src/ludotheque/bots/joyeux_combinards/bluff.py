"""Prices: which one to announce, and which to believe."""

from math import exp
from typing import Final

from ludotheque.bots.joyeux_combinards.outlook import Outlook
from ludotheque.bots.joyeux_combinards.repute import Repute
from ludotheque.kernel.action import Money, Seat

FAR_BETTER: Final = 20.0  # times its warmth: beyond that a lie is told no more often


class Verdict:
    """What is to be thought of a price that one has heard."""

    def __init__(self, worth: float, lie: float) -> None:
        self.worth = worth  # of a doubt
        self.lie = lie  # how likely the price is one


class Market:
    """Prices as the seat sees them: what could have been drawn, and who says so."""

    def __init__(self, outlook: Outlook, repute: Repute) -> None:
        self.outlook = outlook
        self.manner = outlook.manner
        self.tables = outlook.tables
        self.repute = repute
        self.unplaced = outlook.unplaced()
        self.counts = self._counts()
        self.relish = self.manner.relish / (len(outlook.world.players()) - 1)
        self._suspicious: dict[Money, float] = {}

    def _counts(self) -> list[int]:
        """How many cards of each price could have been drawn."""
        counts = [0] * len(self.tables.announcements)
        for card in self.unplaced:
            counts[self.outlook.goods.cheaper[card]] += 1
        return counts

    def suspicious(self, price: Money) -> float:
        """How likely somebody like oneself would doubt the price if one announced it."""
        found = self._suspicious.get(price)
        if found is None:
            found = self._doubted_by_one_at_least(price)
            self._suspicious[price] = found
        return found

    def _doubted_by_one_at_least(self, price: Money) -> float:
        trusting = 1 - self.chance_to_doubt(self.outlook.seat, price)
        risk = price + self.outlook.world.indemnity
        able = [other for other in self.outlook.world.opponents(self.outlook.seat) if self._can_pay(other, risk)]
        return 1 - trusting ** len(able)

    def _can_pay(self, other: Seat, risk: Money) -> bool:
        return self.outlook.world.cash[other] >= risk

    def chance_of_doubt(self, price: Money) -> float:
        """How likely the price is doubted if one announces it: going by oneself, and by what has happened so far."""
        return self.repute.chance_of_doubt(self.manner.doubted * self.suspicious(price))

    def promise(self, card: int, price: Money) -> float:
        """What announcing the price for the card is worth, true or not."""
        real = self.tables.prices[card]
        doubted = self.chance_of_doubt(price)
        kept = self.outlook.keeping(card)
        believed = kept - price
        if price >= real:
            return (1 - doubted) * believed + doubted * (kept + self.outlook.world.indemnity)
        ruin = self.manner.ruin if self.outlook.cash < real else 0.0
        return (1 - doubted) * believed - doubted * (real + ruin + self.relish * kept)

    def mixture(self, card: int, cunning: float) -> dict[Money, float]:
        """How likely each price is to be announced: what promises more is said more often."""
        real = self.tables.prices[card]
        truth = self.promise(card, real)
        weights: dict[Money, float] = {}
        for price in self.tables.announcements:
            if price <= min(real, self.outlook.cash):
                better = (self.promise(card, price) - truth) / self.manner.warmth
                weights[price] = 1.0 if price == real else cunning * exp(min(FAR_BETTER, better))
        if not any(weights.values()):
            weights[max(weights)] = 1.0  # too poor for the truth
        return weights

    def hear(self, buyer: Seat, price: Money) -> Verdict:
        """Right, one has the card and the buyer its price; wrong, one pays both price and indemnity."""
        place = self.tables.announcements.index(price)
        lies = self.repute.share_of_lies(buyer) * self.manner.ears[place]
        relish = self.relish * (1 + self.manner.threat * self._nearness(buyer))
        total = self.counts[place] * (1.0 if place == 0 else 1 - lies)
        truths = total
        worth = -total * (1 + relish) * (price + self.outlook.world.indemnity)
        cheaper = self.outlook.goods.cheaper
        for card in self.unplaced:
            if cheaper[card] > place:
                weight = lies / cheaper[card]
                gained = self.outlook.keeping(card)
                total += weight
                worth += weight * (gained + relish * (self.tables.prices[card] + gained))
        return Verdict(worth / total, 1 - truths / total) if total else Verdict(0.0, 0.0)

    def _nearness(self, buyer: Seat) -> float:
        """0 with nothing in the purse, 1 at the goal."""
        return min(1.0, self.outlook.world.cash[buyer] / self.outlook.world.goal)

    def chance_to_doubt(self, buyer: Seat, price: Money) -> float:
        """Doubts are mixed too: a table that always doubts the same prices teaches the others to lie elsewhere."""
        return self.readiness(self.hear(buyer, price).worth)

    def readiness(self, worth: float) -> float:
        """How likely one speaks up for so much."""
        return max(0.0, min(1.0, worth / self.manner.sure))
