"""A beginner: sells whatever goes if it notices, goes outside on a whim, and doubts for the fun of it."""

from typing import Final

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
        return EnterCircuit(seat) if self._happens(WHIMS) else StayInside(seat)

    def buy(self, world: CombinardsState, seat: Seat) -> Action:
        return DrawCard(seat) if world.cash[seat] >= RESERVE else MoveOn(seat)

    def announce(self, world: CombinardsState, seat: Seat, purchase: NamePrice) -> Action:
        """The truth, or the price just below it."""
        real = world.tables.prices[purchase.card]
        prices = [price for price in world.tables.announcements if price <= min(real, world.cash[seat])]
        fibs = len(prices) > 1 and self._happens(FIBS)
        return AnnouncePrice(seat, prices[-2] if fibs else prices[-1])

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        doubts = window.price < world.tables.announcements[-1] and self._happens(DOUBTS)
        return Doubt(seat) if doubts else LetPass(seat)

    def sell(self, world: CombinardsState, seat: Seat, sale: SellGoods) -> Action:
        """The first card that sells here, if it notices."""
        for card in world.hands[seat]:
            if world.tables.sale_prices[card][sale.place] and not self._happens(LAPSES):
                return SellCard(seat, card)
        return MoveOn(seat)

    def visit_police(self, world: CombinardsState, seat: Seat) -> Action:
        """It keeps what it has as long as it may, years or no years."""
        near = world.cash[seat] * 2 >= world.goal
        return super().visit_police(world, seat) if near else MoveOn(seat)

    def judge_cargo(self, world: CombinardsState, seat: Seat, window: CustomsWindow) -> Action:
        return LetPass(seat)
