"""The position at a glance, as one side may know it: who holds what share of each production, and what is left."""

from ludotheque.bots.richesses_du_monde.debts import debt_at_hand
from ludotheque.games.richesses_du_monde.state import SHELF, RichessesState
from ludotheque.kernel.action import Money, Seat


class Books:
    def __init__(self, world: RichessesState, side: Seat) -> None:
        tables = world.tables
        self.world = world
        self.tables = tables
        self.side = side  # whose books these are
        self.sides = world.sides()
        self.due = debt_at_hand(world, side)
        self.percents = [[0] * len(tables.yields) for _ in range(world.seats)]  # of each side, of each production
        self.prices = [[0] * len(tables.yields) for _ in range(world.seats)]  # of each side: of its holdings
        self.on_shelf: list[list[int]] = [[] for _ in tables.yields]  # of each production: titles still to be bought
        percents, prices = tables.percents[world.reading], tables.prices[world.reading]
        for title, owner in enumerate(world.owner):
            product = tables.products[title]
            if owner == SHELF:
                self.on_shelf[product].append(title)
            else:
                self.percents[owner][product] += percents[title]
                self.prices[owner][product] += prices[title]

    def purse(self, side: Seat) -> Money:
        """One's own cash less what is due; of the others only the sum is public: each is taken to have an equal part."""
        own = self.world.cash[self.side]
        if side == self.side:
            return own - self.due
        return (-self.world.bank - own) // max(1, len(self.sides) - 1)

    def holdings(self, side: Seat) -> list[int]:
        return [product for product, percent in enumerate(self.percents[side]) if percent > 0]

    def royalty_due(self, product: int, debtor: Seat) -> Money:
        """What the debtor owes to all others when he lands on the production."""
        royalty, percents = self.tables.royalty, self.percents
        return sum(royalty(product, percents[side][product]) for side in self.sides if side != debtor)
