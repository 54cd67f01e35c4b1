"""Reckons as a broker does, but goes where its fancy takes it and offers no trade."""

from ludotheque.bots.cresus.broker import BrokerBot
from ludotheque.bots.cresus.markets import buying_value
from ludotheque.bots.cresus.sales import choose_sale
from ludotheque.games.cresus.actions import ChooseMarket, ConsultAnalyst
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, MARKETS
from ludotheque.kernel.action import Action, Seat


class SteadyBot(BrokerBot):
    def sell(self, world: CresusState, seat: Seat) -> Action:
        return choose_sale(self.books(world, seat))

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        open_ones = [m for m in range(MARKETS) if m not in (world.closed, world.pawns[seat])]
        if world.hires(seat, ANALYST):
            return ConsultAnalyst(seat, max(open_ones, key=lambda market: buying_value(books, market, seat)))
        return ChooseMarket(seat, open_ones[self.luck.below(len(open_ones))])
