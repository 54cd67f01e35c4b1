"""The position at a glance, as one side may know it: who holds what share of each production, and what is left."""

from ludotheque.bots.richesses_du_monde.debts import debt_at_hand
from ludotheque.games.richesses_du_monde.state import SHELF, RichessesState
from ludotheque.kernel.action import Money, Seat


class Books:
    def __init__(self, world: RichessesState, side: Seat) -> None:
        tables = world.tables
        products = len(tables.yields)
        self.world = world
        self.tables = tables
        self.side = side  # whose books these are
        self.sides = world.sides()
        self.due = debt_at_hand(world, side)
        self.percents = [[0] * products for _ in range(world.seats)]  # of each side, of each production
        self.prices = [[0] * products for _ in range(world.seats)]  # printed on the titles of each holding
        self.titles: list[list[int]] = [[] for _ in range(world.seats)]  # of each side
        self.on_shelf: list[list[int]] = [[] for _ in range(products)]  # titles of each production still to be bought
        self._sort_titles()
        self.holders = [sum(self.percents[s][product] > 0 for s in self.sides) for product in range(products)]

    def _sort_titles(self) -> None:
        percents, prices = self.tables.percents[self.world.reading], self.tables.prices[self.world.reading]
        for title, owner in enumerate(self.world.owner):
            product = self.tables.products[title]
            if owner == SHELF:
                self.on_shelf[product].append(title)
            else:
                self.titles[owner].append(title)
                self.percents[owner][product] += percents[title]
                self.prices[owner][product] += prices[title]

    def purse(self, side: Seat) -> Money:
        """One's own cash less what is due; of the others only the sum is known, and each is taken to have as much."""
        own = self.world.cash[self.side]
        if side == self.side:
            return own - self.due
        return (-self.world.bank - own) // max(1, len(self.sides) - 1)

    def rivals(self, side: Seat) -> list[Seat]:
        return [other for other in self.sides if other != side]

    def holdings(self, side: Seat) -> list[int]:
        return [product for product, percent in enumerate(self.percents[side]) if percent > 0]

    def dues(self, debtor: Seat) -> list[Money]:
        """Of each production: what the debtor owes to all others when he lands on it."""
        royalty = self.tables.royalty
        found = [0] * len(self.tables.yields)
        for side in self.rivals(debtor):
            for product, percent in enumerate(self.percents[side]):
                if percent:
                    found[product] += royalty(product, percent)
        return found
