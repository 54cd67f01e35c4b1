"""A beginner: sells whatever goes if it notices, goes outside on a whim, and doubts for the fun of it."""

from typing import Final

from ludotheque.bots.joyeux_combinards import grounds, simple
from ludotheque.bots.joyeux_combinards.greedy import GreedyBot
from ludotheque.games.joyeux_combinards.actions import (
    AnnouncePrice,
    Doubt,
    DrawCard,
    EnterCircuit,
    LetPass,
    MoveOn,
    SellCard,
    StayInside,
)
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.sale import SellGoods
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.action import Action, Seat

RESERVE: Final = 20  # cash it does not touch when it buys
LAPSES: Final = 0.5  # of the sales it could make
WHIMS: Final = 0.5  # of the forks at which it turns off
FIBS: Final = 0.6  # of the prices it could lie about …
DOUBTS: Final = 0.35  # of the prices it hears, but for the highest


class ChildBot(GreedyBot):
    def choose_circuit(self, world: CombinardsState, seat: Seat) -> Action:
        self.explain(simple.whim())
        return EnterCircuit(seat) if self._happens(WHIMS) else StayInside(seat)

    def buy(self, world: CombinardsState, seat: Seat) -> Action:
        buys = world.cash[seat] >= self.reserve(RESERVE)
        self.explain(simple.buying(buys, world.cash[seat]))
        return DrawCard(seat) if buys else MoveOn(seat)

    def announce(self, world: CombinardsState, seat: Seat, purchase: NamePrice) -> Action:
        """The truth, or the price just below it."""
        real = world.tables.prices[purchase.card]
        prices = [price for price in world.tables.announcements if price <= min(real, world.cash[seat])]
        fibs = len(prices) > 1 and self.dares(FIBS)
        says = prices[-2] if fibs else prices[-1]
        self.explain(simple.announcing(real, says))
        return AnnouncePrice(seat, says)

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        doubts = window.price < world.tables.announcements[-1] and self.dares(self.suspicion(DOUBTS, window.seat))
        self.explain(simple.whim())
        return Doubt(seat) if doubts else LetPass(seat)

    def sell(self, world: CombinardsState, seat: Seat, sale: SellGoods) -> Action:
        """The first card that sells here, if it notices."""
        for card in world.hands[seat]:
            if world.tables.sale_prices[card][sale.place] and not self._happens(LAPSES):
                self.explain(simple.selling(world.tables, card, sale.place))
                return SellCard(seat, card)
        self.explain(grounds.nothing_to_sell())
        return MoveOn(seat)

    def visit_police(self, world: CombinardsState, seat: Seat) -> Action:
        """It keeps what it has as long as it may, years or no years."""
        near = world.cash[seat] * 2 >= world.goal
        if near:
            return super().visit_police(world, seat)
        self.explain(grounds.keeping_goods(world.years[seat]))
        return MoveOn(seat)

    def judge_cargo(self, world: CombinardsState, seat: Seat, window: CustomsWindow) -> Action:
        self.explain(grounds.not_denouncing(window.seat))
        return LetPass(seat)
