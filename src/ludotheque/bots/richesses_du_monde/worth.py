"""What a share of a production is worth to a side, as it is and as it may grow: in log-odds of winning."""

from typing import Final

from ludotheque.bots.richesses_du_monde.access import access
from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.bots.richesses_du_monde.weights import Weights
from ludotheque.bots.richesses_du_monde.yields import smooth_royalty
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE
from ludotheque.kernel.action import Seat

USUAL_PLAQUES: Final = 2
UNKNOWN: Final = -1.0


class Worth:
    def __init__(self, books: Books, to_come: float, weights: Weights) -> None:
        world, tables = books.world, books.tables
        products = len(tables.yields)
        self.books = books
        self._growth = weights.growth
        self._sharpness = weights.sharpness
        self._appetite = weights.appetite
        self._too_late = weights.too_late
        self._access = access(tables)
        self._rivals = len(books.sides) - 1
        a_plaque = to_come * (weights.per_million + weights.per_rival * self._rivals) / (USUAL_PLAQUES * MILLION)
        self._per_unit = [0.0] * products
        plaques = [0] * products
        for plaque in world.plaques:
            if plaque != NO_PLAQUE:
                plaques[plaque] += 1
        for product, count in enumerate(plaques):
            self._per_unit[product] = a_plaque * count
        self._reach = [[UNKNOWN] * products for _ in range(world.seats)]

    def of_share(self, side: Seat, product: int, percent: int) -> float:
        """If the side held so many percent and everything else were as it is."""
        if percent == 0:
            return 0.0
        return self.of_share_within(product, percent, self.reach(side, product))

    def of_share_within(self, product: int, percent: int, reach: float) -> float:
        """The same, when so many percent more are within reach."""
        if percent == 0:
            return 0.0
        tables = self.books.tables
        now = smooth_royalty(tables, product, percent)
        if self._sharpness > 0:
            now += self._sharpness * (tables.royalty(product, percent) - now)
        hoped = smooth_royalty(tables, product, percent + reach)
        return self._per_unit[product] * ((1 - self._growth) * now + self._growth * hoped)

    def reach(self, side: Seat, product: int) -> float:
        """Percents that the side, once it holds some of the production, may expect from the shelf."""
        found = self._reach[side][product]
        if found == UNKNOWN:
            found = 0.0
            for title in self.books.on_shelf[product]:
                found += self.hope(side, title)
            self._reach[side][product] = found
        return found

    def hope(self, side: Seat, title: int) -> float:
        """The title's percent times the chance that a side that holds some of the production gets it first."""
        books, found = self.books, self._access
        product = books.tables.products[title]
        other_holders = books.holders[product] - (1 if books.percents[side][product] > 0 else 0)
        mine = found.open[title] + found.to_holders[title]
        theirs = found.open[title] * self._rivals + found.to_holders[title] * other_holders
        chance = mine / (mine + self._appetite * theirs + self._too_late)
        return chance * books.tables.percents[books.world.reading][title]
