"""Compares what may become of a position: how a purchase, a sale, an exchange changes every side's chance to win."""

from math import exp, log
from typing import Final

from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.bots.richesses_du_monde.change import Change
from ludotheque.bots.richesses_du_monde.danger import Danger
from ludotheque.bots.richesses_du_monde.horizon import Horizon
from ludotheque.bots.richesses_du_monde.worth import Worth
from ludotheque.bots.sums import added
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Money, Seat
from ludotheque.mechanics.debts import BANK

LATER_CASH: Final = 0.5  # what instalments count before they are paid
LOST: Final = -20.0  # log-odds of a side that cannot pay


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
        self._log_shares: dict[Seat, float] = {}

    def danger(self, side: Seat) -> Danger:
        found = self._dangers.get(side)
        if found is None:
            found = Danger(self.books, side)
            self._dangers[side] = found
        return found

    def estate(self, side: Seat) -> float:
        """The worth of all that the side holds, cash aside."""
        found = self._estates.get(side)
        if found is None:
            percents = self.books.percents[side]
            royalties = added(
                [self.worth.of_share(side, product, part) for product, part in enumerate(percents) if part]
            )
            found = royalties + added([self._prizes[title] for title in self.books.titles[side]])
            self._estates[side] = found
        return found

    def chance(self, side: Seat) -> float:
        """How likely the side is to win, as things are."""
        return exp(self._log_share_now(side))

    def gain(self, side: Seat, change: Change) -> float:
        """By how much the logarithm of the side's chance would grow."""
        after: list[float] = []
        for other in self.books.sides:
            after.append(self._odds_after(other, change) if change.touched[other] else self._odds_now(other))
        return _log_share(after[self.books.sides.index(side)], after) - self._log_share_now(side)

    def progress(self, side: Seat, change: Change) -> float:
        """By how much the side's own odds would grow, whatever its rivals gain: what a side looks at that is asked."""
        return self._odds_after(side, change) - self._odds_now(side)

    def buying(self, side: Seat, titles: list[int]) -> Change:
        """Titles of one production come from the shelf, and out of everybody else's reach."""
        books, worth = self.books, self.worth
        product = books.tables.products[titles[0]]
        percents = books.tables.percents[self.world.reading]
        bought = sum([percents[title] for title in titles])
        change = self.paying(side, BANK, sum([self.world.price(title) for title in titles]))
        change.add(side, added([self._prizes[title] for title in titles]))
        for other in books.sides:
            percent = books.percents[other][product]
            after = percent + bought if other == side else percent
            if after:
                reach = worth.reach(other, product) - added([worth.hope(other, title) for title in titles])
                change.add(
                    other, worth.of_share_within(product, after, reach) - worth.of_share(other, product, percent)
                )
        return change

    def paying(self, payer: Seat, payee: Seat, amount: float) -> Change:
        return Change(self.world.seats).pay(payer, payee, amount)

    def sale(self, product: int, seller: Seat, buyer: Seat, amount: float) -> Change:
        return self.handing_over(product, seller, buyer).pay(buyer, seller, amount)

    def exchange(self, proposer: Seat, partner: Seat, given: list[int], wanted: list[int], balance: Money) -> Change:
        change = self.paying(proposer, partner, balance)
        for product in given:
            self._hand_over(change, product, proposer, partner)
        for product in wanted:
            self._hand_over(change, product, partner, proposer)
        return change

    def handing_over(self, product: int, giver: Seat, taker: Seat) -> Change:
        """A whole holding goes from one side to another, or to the bank, for nothing."""
        change = Change(self.world.seats)
        self._hand_over(change, product, giver, taker)
        return change

    def _hand_over(self, change: Change, product: int, giver: Seat, taker: Seat) -> None:
        percent = self.books.percents[giver][product]
        prize = added([self._prizes[title] for title in self.world.held(giver, product)])
        change.add(giver, -prize - self.worth.of_share(giver, product, percent))
        if taker != BANK:
            had = self.books.percents[taker][product]
            after = self.worth.of_share(taker, product, had + percent)
            change.add(taker, prize + after - self.worth.of_share(taker, product, had))

    def _log_share_now(self, side: Seat) -> float:
        found = self._log_shares.get(side)
        if found is None:
            found = _log_share(self._odds_now(side), [self._odds_now(other) for other in self.books.sides])
            self._log_shares[side] = found
        return found

    def _odds_now(self, side: Seat) -> float:
        found = self._odds.get(side)
        if found is None:
            found = self._odds_with(side, self.books.purse(side), self.estate(side))
            self._odds[side] = found
        return found

    def _odds_after(self, side: Seat, change: Change) -> float:
        cash = self.books.purse(side) + change.cash[side]
        return self._odds_with(side, cash, self.estate(side) + change.estate[side])

    def _odds_with(self, side: Seat, cash: float, estate: float) -> float:
        safe = 1 - self.danger(side).ruin(cash)
        if safe <= 0:
            return LOST
        later = LATER_CASH * sum(self.world.to_come[side])
        worth_of_cash = self._horizon.cash * log(1 + (cash + later) / MILLION) + self._horizon.wealth * cash / MILLION
        return worth_of_cash + estate + log(safe)


def _log_share(odds: float, of_all: list[float]) -> float:
    most = max(of_all)
    return odds - most - log(added([exp(other - most) for other in of_all]))
