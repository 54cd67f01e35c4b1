"""The schemer who listens: it weighs what a price tells, learns how the table lies and doubts, and forgets nothing."""

from ludotheque.bots.joyeux_combinards.hearsay import Hearsay
from ludotheque.bots.joyeux_combinards.insight import LISTENERS, Insight
from ludotheque.bots.joyeux_combinards.lore import STRANGERS, Lore
from ludotheque.bots.joyeux_combinards.manner import CHAMPION, Manner
from ludotheque.bots.joyeux_combinards.schemer import SchemerBot
from ludotheque.bots.joyeux_combinards.tells import Tells
from ludotheque.games.joyeux_combinards.actions import AnnouncePrice, Doubt, LetPass
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.action import Action, Seat


class ChampionBot(SchemerBot):
    def __init__(self, name: str, seed: int, manner: Manner = CHAMPION, lore: Lore = STRANGERS) -> None:
        super().__init__(name, seed, manner)
        self.tells = Tells(lore)
        self.hearsay = Hearsay(self.tells)

    def answer(self, world: CombinardsState, seat: Seat) -> Action:
        self.hearsay.look(world, self.memory)
        return super().answer(world, seat)

    def announce(self, world: CombinardsState, seat: Seat, purchase: NamePrice) -> Action:
        market = self._market(world, seat)
        price = self._drawn(market.mixture(purchase.card, self.manner.cunning))
        self.hearsay.said(world, seat, price, purchase.card)
        return AnnouncePrice(seat, price)

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        verdict = self._market(world, seat).hear(window.seat, window.price)
        doubts = self._happens(verdict.worth / self.manner.sure)
        others = [other for other in window.waits_for(world) if other != seat]
        self.hearsay.heard(window.seat, window.price, verdict.lie, 0.0 if doubts else len(others) / LISTENERS)
        return Doubt(seat) if doubts else LetPass(seat)

    def _market(self, world: CombinardsState, seat: Seat) -> Insight:
        return Insight(self._outlook(world, seat), self.repute, self.tells)
