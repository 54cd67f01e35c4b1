"""Prices with an ear for what they tell: worlds weighted by how likely the price would be said in each of them."""

from typing import Final

from ludotheque.bots.joyeux_combinards.bluff import Market, Verdict
from ludotheque.bots.joyeux_combinards.outlook import Outlook
from ludotheque.bots.joyeux_combinards.repute import Repute
from ludotheque.bots.joyeux_combinards.tells import Tells
from ludotheque.kernel.action import Money, Seat

LISTENERS: Final = 3  # at the table that lore speaks of


class Insight(Market):
    def __init__(self, outlook: Outlook, repute: Repute, tells: Tells) -> None:
        super().__init__(outlook, repute)
        self.tells = tells

    def chance_of_doubt(self, price: Money) -> float:
        risk = price + self.outlook.world.indemnity
        able = [other for other in self.outlook.world.opponents(self.outlook.seat) if self._can_pay(other, risk)]
        return self.tells.chance_of_doubt(self.place(price), len(able) / LISTENERS)

    def place(self, price: Money) -> int:
        return self.tables.announcements.index(price)

    def hear(self, buyer: Seat, price: Money) -> Verdict:
        """Right, one has the card and the buyer its price; wrong, one pays both price and indemnity."""
        said = self.place(price)
        rates = self._rates(buyer, said)
        relish = self.relish * (1 + self.manner.threat * self._nearness(buyer))
        truths = rates[said] * self.counts[said]
        total = truths
        worth = -truths * (1 + relish) * (price + self.outlook.world.indemnity)
        cheaper = self.outlook.goods.cheaper
        for card in self.unplaced:
            if cheaper[card] > said:
                weight = rates[cheaper[card]]
                gained = self.outlook.keeping(card)
                total += weight
                worth += weight * (gained + relish * (self.tables.prices[card] + gained))
        return Verdict(worth / total, 1 - truths / total) if total else Verdict(0.0, 0.0)

    def _rates(self, buyer: Seat, said: int) -> list[float]:
        """For each price of a card: how likely the buyer would say this one."""
        cash = self.outlook.world.cash[buyer]
        most = sum(price <= cash for price in self.tables.announcements) - 1
        return [self.tells.rates(real, most, buyer)[said] for real in range(len(self.tables.announcements))]
