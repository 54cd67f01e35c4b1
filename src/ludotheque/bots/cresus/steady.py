"""Reckons as a broker does, but bids too much, sells too soon, goes where its fancy takes it and offers no trade."""

from ludotheque.bots.cresus.broker import BrokerBot
from ludotheque.bots.cresus.markets import explain_market
from ludotheque.bots.cresus.sales import choose_sale
from ludotheque.bots.cresus.weights import STEADY
from ludotheque.games.cresus.actions import ChooseMarket
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, MARKETS
from ludotheque.kernel.action import Action, Seat


class SteadyBot(BrokerBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = STEADY

    def sell(self, world: CresusState, seat: Seat) -> Action:
        return choose_sale(self.books(world, seat))

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        if world.hires(seat, ANALYST):
            return self.consulted(books)
        open_ones = [market for market in range(MARKETS) if market not in (world.closed, world.pawns[seat])]
        market = open_ones[self.luck.below(len(open_ones))]
        explain_market(books, market, [1.0] * MARKETS)
        return ChooseMarket(seat, market)
