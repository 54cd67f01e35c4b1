"""What a share of a production is worth to a side, as it is and as it may grow.

Worth is counted in log-odds of winning, and its weights were fitted to the outcomes of some thousands of games.
"""

from typing import Final

from ludotheque.bots.richesses_du_monde.access import access
from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.bots.richesses_du_monde.yields import smooth_royalty
from ludotheque.bots.sums import added
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.kernel.action import Seat

PER_MILLION: Final = 0.03  # of royalties, to somebody without rivals …
PER_RIVAL: Final = 0.02  # … and for each rival who may come to pay them
USUAL_PLAQUES: Final = 2
GROWTH: Final = 0.2  # how much the hoped-for share counts beside the present one
APPETITE: Final = 0.5  # how likely a rival buys a title he comes by, compared with oneself
TOO_LATE: Final = 6.0  # squares' worth of chance that nobody buys it in time


class Worth:
    def __init__(self, books: Books, to_come: float) -> None:
        world, tables = books.world, books.tables
        self.books = books
        self._access = access(tables)
        self._rivals = len(books.sides) - 1
        a_plaque = to_come * (PER_MILLION + PER_RIVAL * self._rivals) / (USUAL_PLAQUES * MILLION)
        self._per_unit = [a_plaque * world.plaques.count(product) for product in range(len(tables.yields))]
        self._reach: dict[tuple[Seat, int], float] = {}

    def of_share(self, side: Seat, product: int, percent: int) -> float:
        """If the side held so many percent and everything else were as it is."""
        return self.of_share_within(product, percent, self.reach(side, product))

    def of_share_within(self, product: int, percent: int, reach: float) -> float:
        """The same, when so many percent more are within reach."""
        if percent == 0:
            return 0.0
        tables = self.books.tables
        now = smooth_royalty(tables, product, percent)
        hoped = smooth_royalty(tables, product, percent + reach)
        return self._per_unit[product] * ((1 - GROWTH) * now + GROWTH * hoped)

    def reach(self, side: Seat, product: int) -> float:
        """Percents that the side, once it holds some of the production, may expect from the shelf."""
        key = (side, product)
        found = self._reach.get(key)
        if found is None:
            found = added([self.hope(side, title) for title in self.books.on_shelf[product]])
            self._reach[key] = found
        return found

    def hope(self, side: Seat, title: int) -> float:
        """The title's percent times the chance that a side that holds some of the production gets it first."""
        books, found = self.books, self._access
        product = books.tables.products[title]
        other_holders = books.holders[product] - (books.percents[side][product] > 0)
        mine = found.open[title] + found.to_holders[title]
        theirs = found.open[title] * self._rivals + found.to_holders[title] * other_holders
        chance = mine / (mine + APPETITE * theirs + TOO_LATE)
        return chance * books.tables.percents[books.world.reading][title]
