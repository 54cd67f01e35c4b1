"""What a share of a production is worth to a side, as it is and as it may grow.

Worth is measured in log-odds of winning, as fitted to thousands of games of bots.
"""

from ludotheque.bots.richesses_du_monde.access import access
from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.bots.richesses_du_monde.yields import smooth_royalty
from ludotheque.games.richesses_du_monde.turn import MILLION
from ludotheque.kernel.action import Seat

PER_MILLION = 0.03  # of royalties
PER_MILLION_AND_RIVAL = 0.02
GROWTH = 0.2  # how much the hoped-for share counts beside the present one
APPETITE = 0.5  # how likely a rival buys a title it comes by, compared with oneself
TOO_LATE = 6.0  # squares' worth of chance that nobody buys it in time


class Worth:
    def __init__(self, books: Books, time_left: float) -> None:
        """`time_left` is 1 when the end is far."""
        world, tables = books.world, books.tables
        self.books = books
        self.access = access(tables)
        rivals = len(books.sides) - 1
        worth = time_left * (PER_MILLION + PER_MILLION_AND_RIVAL * rivals) / (2 * MILLION)
        self._worth = [worth * world.plaques.count(product) for product in range(len(tables.yields))]
        self._reach: dict[tuple[Seat, int], float] = {}

    def of_share(self, side: Seat, product: int, percent: int) -> float:
        """If the side held so many percent and everything else were as it is."""
        return self.of_share_with_reach(product, percent, self.reach(side, product))

    def of_share_with_reach(self, product: int, percent: int, reach: float) -> float:
        if percent == 0:
            return 0.0
        tables = self.books.tables
        now = smooth_royalty(tables, product, percent)
        hoped = smooth_royalty(tables, product, percent + reach)
        return self._worth[product] * ((1 - GROWTH) * now + GROWTH * hoped)

    def reach(self, side: Seat, product: int) -> float:
        """Percents the side may expect from the shelf."""
        key = (side, product)
        if key not in self._reach:
            self._reach[key] = sum(self.hope(side, title) for title in self.books.on_shelf[product])
        return self._reach[key]

    def hope(self, side: Seat, title: int) -> float:
        """The title's percent times the chance that the side, once it holds some of the production, gets it first."""
        books, found = self.books, self.access
        product = books.tables.products[title]
        mine = found.open[title] + found.to_holders[title]
        theirs = 0
        for rival in books.sides:
            if rival != side:
                holder = books.percents[rival][product] > 0
                theirs += found.open[title] + (found.to_holders[title] if holder else 0)
        chance = mine / (mine + APPETITE * theirs + TOO_LATE)
        return chance * books.tables.percents[books.world.reading][title]
