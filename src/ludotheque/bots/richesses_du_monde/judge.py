"""Compares what may become of a position: how a purchase, a sale, an exchange changes every side's chance to win."""

from math import exp, log

from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.bots.richesses_du_monde.change import Change
from ludotheque.bots.richesses_du_monde.danger import Danger
from ludotheque.bots.richesses_du_monde.horizon import Horizon
from ludotheque.bots.richesses_du_monde.worth import Worth
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Money, Seat
from ludotheque.mechanics.debts import BANK

LATER_CASH = 0.5  # what instalments count before they are paid
LOST = -20.0  # log-odds of a side that cannot pay


class Judge:
    """Sees the position with the eyes of one side, and speaks in log-odds."""

    def __init__(self, world: RichessesState, side: Seat) -> None:
        self.world = world
        self.side = side
        self.books = Books(world, side)
        self._horizon = Horizon(world)
        self.worth = Worth(self.books, self._horizon.to_come)
        self._prizes = self._horizon.prizes()
        self._estates: dict[Seat, float] = {}
        self._dangers: dict[Seat, Danger] = {}
        self._odds: dict[Seat, float] = {}

    def danger(self, side: Seat) -> Danger:
        if side not in self._dangers:
            self._dangers[side] = Danger(self.books, side)
        return self._dangers[side]

    def estate(self, side: Seat) -> float:
        """The worth of all that the side holds, cash aside."""
        if side not in self._estates:
            percents = self.books.percents[side]
            royalties = sum(self.worth.of_share(side, product, part) for product, part in enumerate(percents) if part)
            prizes = sum(self._prizes[title] for title, owner in enumerate(self.world.owner) if owner == side)
            self._estates[side] = royalties + prizes
        return self._estates[side]

    def chance(self, side: Seat) -> float:
        """How likely the side is to win, as things are."""
        return exp(_log_share(self._odds_now(side), [self._odds_now(other) for other in self.books.sides]))

    def gain(self, side: Seat, change: Change) -> float:
        """By how much the logarithm of the side's chance would grow."""
        before: list[float] = []
        after: list[float] = []
        for other in self.books.sides:
            before.append(self._odds_now(other))
            after.append(self._odds_after(other, change) if change.touches(other) else before[-1])
        place = self.books.sides.index(side)
        return _log_share(after[place], after) - _log_share(before[place], before)

    def progress(self, side: Seat, change: Change) -> float:
        """By how much the side's own odds would grow, whatever its rivals gain: what a side looks at that is asked."""
        return self._odds_after(side, change) - self._odds_now(side)

    def buying(self, side: Seat, titles: list[int]) -> Change:
        """Titles of one production come from the shelf, and out of everybody else's reach."""
        books, worth = self.books, self.worth
        product = books.tables.products[titles[0]]
        percents = books.tables.percents[self.world.reading]
        bought = sum(percents[title] for title in titles)
        change = Change().pay(side, BANK, sum(self.world.price(title) for title in titles))
        change.add(side, sum(self._prizes[title] for title in titles))
        for other in books.sides:
            percent = books.percents[other][product]
            after = percent + bought if other == side else percent
            if after:
                reach = worth.reach(other, product) - sum(worth.hope(other, title) for title in titles)
                change.add(
                    other, worth.of_share_within(product, after, reach) - worth.of_share(other, product, percent)
                )
        return change

    def sale(self, product: int, seller: Seat, buyer: Seat, amount: float) -> Change:
        return self.handing_over(product, seller, buyer).pay(buyer, seller, amount)

    def exchange(self, proposer: Seat, partner: Seat, given: list[int], wanted: list[int], balance: Money) -> Change:
        change = Change().pay(proposer, partner, balance)
        for product in given:
            self._hand_over(change, product, proposer, partner)
        for product in wanted:
            self._hand_over(change, product, partner, proposer)
        return change

    def handing_over(self, product: int, giver: Seat, taker: Seat) -> Change:
        """A whole holding goes from one side to another, or to the bank, for nothing."""
        change = Change()
        self._hand_over(change, product, giver, taker)
        return change

    def _hand_over(self, change: Change, product: int, giver: Seat, taker: Seat) -> None:
        percent = self.books.percents[giver][product]
        prize = sum(self._prizes[title] for title in self.world.held(giver, product))
        change.add(giver, -prize - self.worth.of_share(giver, product, percent))
        if taker != BANK:
            had = self.books.percents[taker][product]
            after = self.worth.of_share(taker, product, had + percent)
            change.add(taker, prize + after - self.worth.of_share(taker, product, had))

    def _odds_now(self, side: Seat) -> float:
        if side not in self._odds:
            self._odds[side] = self._odds_with(side, self.books.purse(side), self.estate(side))
        return self._odds[side]

    def _odds_after(self, side: Seat, change: Change) -> float:
        cash = self.books.purse(side) + change.cash.get(side, 0.0)
        return self._odds_with(side, cash, self.estate(side) + change.estate.get(side, 0.0))

    def _odds_with(self, side: Seat, cash: float, estate: float) -> float:
        safe = 1 - self.danger(side).ruin(cash)
        if safe <= 0:
            return LOST
        later = LATER_CASH * sum(self.world.to_come[side])
        worth_of_cash = self._horizon.cash * log(1 + (cash + later) / MILLION) + self._horizon.wealth * cash / MILLION
        return worth_of_cash + estate + log(safe)


def _log_share(odds: float, of_all: list[float]) -> float:
    most = max(of_all)
    return odds - most - log(sum(exp(other - most) for other in of_all))
