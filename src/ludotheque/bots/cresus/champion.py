"""Plays what answers best to what the others will probably do."""

from ludotheque.bots.cresus.books import Books
from ludotheque.bots.cresus.broker import BrokerBot
from ludotheque.bots.cresus.markets import SHARED, buying_value, own_mix, selling_value
from ludotheque.bots.cresus.rivals import best_bid, guessed_bids
from ludotheque.games.cresus.actions import ChooseMarket, ConsultAnalyst, SealBid
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.purchase import ShareAuction
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, MARKETS
from ludotheque.kernel.action import Action, Seat


class ChampionBot(BrokerBot):
    def _bid(self, world: CresusState, seat: Seat, step: ExpertAuction | ShareAuction, worth: float) -> Action:
        return SealBid(seat, best_bid(worth, guessed_bids(world, seat, step), step.least, world.cash[seat]))

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        books = Books(world, seat)
        buying = [buying_value(books, market, seat) for market in range(MARKETS)]
        if world.hires(seat, ANALYST):
            return ConsultAnalyst(seat, max(range(MARKETS), key=lambda market: buying[market]))
        alone = self._chances_alone(world, seat)
        values = [
            buying[market] * (SHARED + (1 - SHARED) * alone[market]) + selling_value(books, market)
            for market in range(MARKETS)
        ]
        return ChooseMarket(seat, max(range(MARKETS), key=lambda market: values[market]))

    def _chances_alone(self, world: CresusState, seat: Seat) -> list[float]:
        alone = [1.0] * MARKETS
        for other in range(world.seats):
            if other != seat:
                for market, likely in enumerate(own_mix(Books(world, other))):
                    alone[market] *= 1 - likely
        return alone
