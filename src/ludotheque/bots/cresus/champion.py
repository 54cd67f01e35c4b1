"""Plays what answers best to what the others will probably do, and throws for the island, not for the price."""

from ludotheque.bots.cresus.books import Books
from ludotheque.bots.cresus.broker import BrokerBot
from ludotheque.bots.cresus.crowds import Crowds
from ludotheque.bots.cresus.markets import buying_value, drawn, explain_market, own_mix, selling_value
from ludotheque.bots.cresus.rivals import chance_to_win, good_bids, guessed_bids
from ludotheque.bots.cresus.sales import choose_throw, sale_for_island
from ludotheque.bots.cresus.weights import CHAMPION
from ludotheque.games.cresus.actions import ChooseMarket
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.purchase import ShareAuction
from ludotheque.games.cresus.sale import DiceSale
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, MARKETS
from ludotheque.kernel.action import Action, Money, Seat


class ChampionBot(BrokerBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = CHAMPION

    def bid(self, books: Books, step: ExpertAuction | ShareAuction, worth: float) -> Money:
        """By which nearly most is gained on average: who always bid the best could be outbid by one."""
        guesses = guessed_bids(books.world, books.seat, step, self.weights.rivals)
        bids = good_bids(worth, guesses, step.least, books.world.cash[books.seat])
        bid = bids[self.luck.below(len(bids))]
        chances = chance_to_win(guesses, bid)
        books.because("likely-to-win", chances * max(0.0, worth - bid), {"chances": round(100 * chances)})
        return bid

    def throw(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        books = self.books(world, seat)
        return choose_throw(books, step, sale_for_island(books, step))

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        if world.hires(seat, ANALYST):
            return self.consulted(books)
        crowds = self._crowds(books)
        mixes = crowds.settle()
        alone, values = crowds.alone(seat, mixes), crowds.values(seat, mixes)
        market = drawn(mixes[seat], self.luck)
        explain_market(books, market, alone)
        ranked = sorted(range(MARKETS), key=lambda market: -values[market])
        second = ranked[1] if ranked[0] == market else ranked[0]
        books.otherwise(ChooseMarket(seat, second), max(0.0, values[market] - values[second]))
        return ChooseMarket(seat, market)

    def _crowds(self, books: Books) -> Crowds:
        """Everybody reckons alike; what one knows of a market oneself, one takes the others to know."""
        world = books.world
        everybody = [books if seat == books.seat else Books(world, seat) for seat in range(world.seats)]
        markets = range(MARKETS)
        buying = [[buying_value(books, market, seat) for market in markets] for seat in range(world.seats)]
        selling = [[selling_value(other, market) for market in markets] for other in everybody]
        usual = [own_mix(other) for other in everybody]
        return Crowds(buying, selling, self.weights.shared, usual, self.weights.doubt)
