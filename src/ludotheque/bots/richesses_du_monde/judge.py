"""Compares what may become of a position: how a purchase, a sale, an exchange changes every side's chances to win."""

from math import exp, log

from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.bots.richesses_du_monde.danger import Danger
from ludotheque.bots.richesses_du_monde.worth import Worth
from ludotheque.games.richesses_du_monde.state import SHELF, RichessesState
from ludotheque.games.richesses_du_monde.turn import MILLION
from ludotheque.kernel.action import Money, Seat

CASH = 1.2  # log-odds for each time that the cash grows by the factor e
LOST = -20.0


class Change:
    """What a transaction would do: cash and estate that each side wins or loses."""

    def __init__(self) -> None:
        self.cash: dict[Seat, float] = {}
        self.estate: dict[Seat, float] = {}

    def pay(self, payer: Seat, payee: Seat, amount: float) -> "Change":
        """The bank, as payer or payee, is nobody."""
        self.cash[payer] = self.cash.get(payer, 0.0) - amount
        self.cash[payee] = self.cash.get(payee, 0.0) + amount
        return self

    def add(self, side: Seat, estate: float) -> None:
        self.estate[side] = self.estate.get(side, 0.0) + estate

    def touches(self, side: Seat) -> bool:
        return side in self.cash or side in self.estate


class Judge:
    def __init__(self, world: RichessesState, side: Seat) -> None:
        self.world = world
        self.side = side
        self.books = Books(world, side)
        self.worth = Worth(self.books, 1.0)
        self._prizes = [0.0] * 144
        self._estates: dict[Seat, float] = {}
        self._dangers: dict[Seat, Danger] = {}
        self._odds: dict[Seat, float] = {}

    def estate(self, side: Seat) -> float:
        """The worth of all that the side holds, cash aside."""
        if side not in self._estates:
            percents = self.books.percents[side]
            royalties = sum(self.worth.of_share(side, product, part) for product, part in enumerate(percents) if part)
            prizes = sum(self._prizes[title] for title, owner in enumerate(self.world.owner) if owner == side)
            self._estates[side] = royalties + prizes
        return self._estates[side]

    def danger(self, side: Seat) -> Danger:
        if side not in self._dangers:
            products = range(len(self.books.tables.yields))
            dues = [self.books.royalty_due(product, side) for product in products]
            self._dangers[side] = Danger(self.books, side, dues)
        return self._dangers[side]

    def odds_with(self, side: Seat, cash: float, estate: float) -> float:
        """The log-odds of a side with so much."""
        safe = 1 - self.danger(side).ruin(cash)
        return LOST if safe <= 0 else CASH * log(1 + cash / MILLION) + estate + log(safe)

    def odds(self, side: Seat) -> float:
        if side not in self._odds:
            self._odds[side] = self.odds_with(side, self.books.purse(side), self.estate(side))
        return self._odds[side]

    def chance(self, side: Seat) -> float:
        """How likely the side is to win, as things are."""
        return exp(_log_share(self.odds(side), [self.odds(other) for other in self.books.sides]))

    def gain(self, side: Seat, change: Change) -> float:
        """By how much the logarithm of the side's chance would grow."""
        before = [self.odds(other) for other in self.books.sides]
        after = [
            self._odds_after(other, change) if change.touches(other) else self.odds(other)
            for other in self.books.sides
        ]
        place = self.books.sides.index(side)
        return _log_share(after[place], after) - _log_share(before[place], before)

    def _odds_after(self, side: Seat, change: Change) -> float:
        cash = self.books.purse(side) + change.cash.get(side, 0.0)
        return self.odds_with(side, cash, self.estate(side) + change.estate.get(side, 0.0))

    def buying(self, side: Seat, titles: list[int]) -> Change:
        """Titles of one production come from the shelf, and out of everybody else's reach."""
        books, worth = self.books, self.worth
        product = books.tables.products[titles[0]]
        percents = books.tables.percents[self.world.reading]
        bought = sum(percents[title] for title in titles)
        change = Change().pay(side, SHELF, sum(self.world.price(title) for title in titles))
        change.add(side, sum(self._prizes[title] for title in titles))
        for other in books.sides:
            percent = books.percents[other][product]
            if percent or other == side:
                reach = worth.reach(other, product) - sum(worth.hope(other, title) for title in titles)
                after = percent + bought if other == side else percent
                value = worth.of_share_with_reach(product, after, reach)
                change.add(other, value - worth.of_share(other, product, percent))
        return change

    def passing(self, change: Change, product: int, giver: Seat, taker: Seat) -> Change:
        """A whole holding goes from one side to another, or to the bank."""
        percent = self.books.percents[giver][product]
        prize = sum(self._prizes[title] for title in self.world.held(giver, product))
        change.add(giver, -prize - self.worth.of_share(giver, product, percent))
        if taker != SHELF:
            had = self.books.percents[taker][product]
            after = self.worth.of_share(taker, product, had + percent)
            change.add(taker, prize + after - self.worth.of_share(taker, product, had))
        return change

    def sale(self, product: int, seller: Seat, buyer: Seat, amount: float) -> Change:
        return self.passing(Change(), product, seller, buyer).pay(buyer, seller, amount)

    def exchange(self, proposer: Seat, partner: Seat, given: list[int], wanted: list[int], balance: Money) -> Change:
        change = Change().pay(proposer, partner, balance)
        for product in given:
            self.passing(change, product, proposer, partner)
        for product in wanted:
            self.passing(change, product, partner, proposer)
        return change


def _log_share(odds: float, of_all: list[float]) -> float:
    most = max(of_all)
    return odds - most - log(sum(exp(other - most) for other in of_all))
