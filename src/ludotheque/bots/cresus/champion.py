"""Plays what answers best to what the others will probably do, and throws for the island, not for the price."""

from ludotheque.bots.cresus.books import Books
from ludotheque.bots.cresus.broker import BrokerBot
from ludotheque.bots.cresus.markets import buying_value, own_mix, selling_value
from ludotheque.bots.cresus.rivals import best_bid, guessed_bids
from ludotheque.bots.cresus.sales import choose_throw, sale_for_island
from ludotheque.bots.cresus.weights import CHAMPION
from ludotheque.games.cresus.actions import ChooseMarket, ConsultAnalyst, SealBid
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.purchase import ShareAuction
from ludotheque.games.cresus.sale import DiceSale
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, MARKETS
from ludotheque.kernel.action import Action, Seat


class ChampionBot(BrokerBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = CHAMPION

    def _bid(self, world: CresusState, seat: Seat, step: ExpertAuction | ShareAuction, worth: float) -> Action:
        guesses = guessed_bids(world, seat, step, self.weights.rivals)
        return SealBid(seat, best_bid(self.weights.eagerness * worth, guesses, step.least, world.cash[seat]))

    def throw(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        books = self.books(world, seat)
        return choose_throw(books, step, sale_for_island(books, step))

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        buying = [buying_value(books, market, seat) for market in range(MARKETS)]
        if world.hires(seat, ANALYST):
            return ConsultAnalyst(seat, max(range(MARKETS), key=lambda market: buying[market]))
        alone = self._chances_alone(world, seat)
        shared = self.weights.shared
        values = [
            buying[market] * (shared + (1 - shared) * alone[market]) + selling_value(books, market)
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
