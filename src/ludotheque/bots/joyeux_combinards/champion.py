"""The schemer who listens: it weighs what a price tells, learns how the table lies and doubts, and forgets nothing."""

from ludotheque.bots.joyeux_combinards.bluff import Market
from ludotheque.bots.joyeux_combinards.hearsay import Hearsay
from ludotheque.bots.joyeux_combinards.insight import LISTENERS, Insight
from ludotheque.bots.joyeux_combinards.lore import STRANGERS, Lore
from ludotheque.bots.joyeux_combinards.manner import CHAMPION, Manner
from ludotheque.bots.joyeux_combinards.schemer import SchemerBot
from ludotheque.bots.joyeux_combinards.tells import Tells
from ludotheque.games.joyeux_combinards.actions import AnnouncePrice, Doubt
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
        action = super().announce(world, seat, purchase)
        assert isinstance(action, AnnouncePrice)
        self.hearsay.said(world, seat, action.price, purchase.card)
        return action

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        verdict = self.market(world, seat).hear(window.seat, window.price)
        action = super().judge_price(world, seat, window)
        others = [other for other in window.waits_for(world) if other != seat]
        share = 0.0 if isinstance(action, Doubt) else len(others) / LISTENERS
        self.hearsay.heard(window.seat, window.price, verdict.lie, share)
        return action

    def market(self, world: CombinardsState, seat: Seat) -> Market:
        return Insight(self._outlook(world, seat), self.repute, self.tells)
