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
        self.sides: list[Seat] = world.sides()
        self.due = debt_at_hand(world, side)
        self.percents = [[0] * products for _ in range(world.seats)]  # of each side, of each production
        self.prices = [[0] * products for _ in range(world.seats)]  # printed on the titles of each holding
        self.titles: list[list[int]] = [[] for _ in range(world.seats)]  # of each side
        self.on_shelf: list[list[int]] = [[] for _ in range(products)]  # titles of each production still to be bought
        self.holders = [0] * products  # how many sides hold some of each production
        self._royalties = [[0] * products for _ in range(world.seats)]  # what each holding pays
        self._all_royalties = [0] * products  # what all holdings of each production pay together
        own: Money = world.cash[side]
        self._own_purse = own - self.due
        self._other_purse = (-world.bank - own) // max(1, len(self.sides) - 1)
        self._sort_titles()
        self._count_royalties()

    def _sort_titles(self) -> None:
        percents, prices = self.tables.percents[self.world.reading], self.tables.prices[self.world.reading]
        products = self.tables.products
        for title, owner in enumerate(self.world.owner):
            product = products[title]
            if owner == SHELF:
                self.on_shelf[product].append(title)
            else:
                self.titles[owner].append(title)
                self.percents[owner][product] += percents[title]
                self.prices[owner][product] += prices[title]

    def _count_royalties(self) -> None:
        reached, yields = self.tables.reached, self.tables.yields
        for side in self.sides:
            royalties = self._royalties[side]
            for product, percent in enumerate(self.percents[side]):
                if percent > 0:
                    self.holders[product] += 1
                    steps = reached[percent]
                    if steps > 0:
                        royalties[product] = yields[product][steps - 1]
                        self._all_royalties[product] += royalties[product]

    def purse(self, side: Seat) -> Money:
        """One's own cash less what is due; of the others only the sum is known, and each is taken to have as much."""
        return self._own_purse if side == self.side else self._other_purse

    def rivals(self, side: Seat) -> list[Seat]:
        return [other for other in self.sides if other != side]

    def holdings(self, side: Seat) -> list[int]:
        return [product for product, percent in enumerate(self.percents[side]) if percent > 0]

    def royalty(self, side: Seat, product: int) -> Money:
        """What the side's holding of the production pays."""
        return self._royalties[side][product]

    def due_to_others(self, debtor: Seat, product: int) -> Money:
        """What the debtor owes to all others together when he lands on the production."""
        return self._all_royalties[product] - self._royalties[debtor][product]
