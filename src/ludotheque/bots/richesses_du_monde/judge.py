"""Compares what may become of a position: how a purchase, a sale, an exchange changes every side's chance to win."""

from math import exp, log
from typing import Final

from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.bots.richesses_du_monde.change import Change
from ludotheque.bots.richesses_du_monde.danger import Danger
from ludotheque.bots.richesses_du_monde.horizon import Horizon
from ludotheque.bots.richesses_du_monde.weights import Weights
from ludotheque.bots.richesses_du_monde.worth import Worth
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Money, Seat
from ludotheque.mechanics.debts import BANK

LOST: Final = -20.0  # log-odds of a side that cannot pay


class Judge:
    """Sees the position with the eyes of one side, and speaks in log-odds."""

    def __init__(self, world: RichessesState, side: Seat, weights: Weights) -> None:
        self.world = world
        self.side = side
        self.weights = weights
        self.demands = [0.0] * world.seats  # what a deal with each side must bring beyond the usual
        self.books = Books(world, side)
        self._horizon = Horizon(world, weights)
        self._small_change = weights.small_change * MILLION
        self.worth = Worth(self.books, self._horizon.to_come, weights)
        self._prizes = self._horizon.prizes()
        self._shares = [[0.0] * len(self.books.on_shelf) for _ in range(world.seats)]  # worth of each holding
        self._estates = [0.0] * world.seats
        self._later = [0.0] * world.seats  # cash that comes to each side later
        self._dangers: list[Danger] = []  # of each side in play
        self._place = [0] * world.seats  # of each side among those in play
        self._odds: list[float] = []  # of each side in play
        for place, other in enumerate(self.books.sides):
            self._place[other] = place
            self._survey(other)
        self._log_shares = [_log_share(odds, self._odds) for odds in self._odds]

    def _survey(self, side: Seat) -> None:
        royalties = 0.0
        for product, percent in enumerate(self.books.percents[side]):
            if percent > 0:
                worth = self.worth.of_share(side, product, percent)
                self._shares[side][product] = worth
                royalties += worth
        self._estates[side] = royalties + self._prize(self.books.titles[side])
        to_come: Money = 0
        for amount in self.world.to_come[side]:
            to_come += amount
        self._later[side] = self.weights.later_cash * to_come
        self._dangers.append(Danger(self.books, side, self.weights.news_cost))
        self._odds.append(self._odds_with(side, self.books.purse(side), self._estates[side]))

    def danger(self, side: Seat) -> Danger:
        return self._dangers[self._place[side]]

    def estate(self, side: Seat) -> float:
        """The worth of all that the side holds, cash aside."""
        return self._estates[side]

    def share(self, side: Seat, product: int) -> float:
        """The worth of a holding, its price aside."""
        return self._shares[side][product]

    def chance(self, side: Seat) -> float:
        """How likely the side is to win, as things are."""
        return exp(self._log_shares[self._place[side]])

    def gain(self, side: Seat, change: Change) -> float:
        """By how much the logarithm of the side's chance would grow."""
        after: list[float] = []
        for place, other in enumerate(self.books.sides):
            after.append(self._odds_after(other, change) if change.touched[other] else self._odds[place])
        place = self._place[side]
        grown = _log_share(after[place], after) - self._log_shares[place]
        if self.weights.malice != 0 and side == self.side:
            leader = self._leader()
            grown += self.weights.malice * (self._odds[leader] - after[leader])
        return grown

    def progress(self, side: Seat, change: Change) -> float:
        """By how much the side's own odds would grow, whatever its rivals gain: what a side looks at that is asked."""
        return self._odds_after(side, change) - self._odds[self._place[side]]

    def buying(self, side: Seat, titles: list[int]) -> Change:
        """Titles of one production come from the shelf, and out of everybody else's reach."""
        books, worth = self.books, self.worth
        product = books.tables.products[titles[0]]
        percents = books.tables.percents[self.world.reading]
        bought, price = 0, 0
        for title in titles:
            bought += percents[title]
            price += self.world.price(title)
        change = self.paying(side, BANK, price)
        change.add(side, self._prize(titles))
        for other in books.sides:
            percent = books.percents[other][product]
            after = percent + bought if other == side else percent
            if after > 0:
                taken = 0.0
                for title in titles:
                    taken += worth.hope(other, title)
                reach = worth.reach(other, product) - taken
                change.add(other, worth.of_share_within(product, after, reach) - self._shares[other][product])
        return change

    def paying(self, payer: Seat, payee: Seat, amount: float) -> Change:
        return Change(self.world.seats).pay(payer, payee, amount)

    def sale(self, product: int, seller: Seat, buyer: Seat, amount: float) -> Change:
        return self.handing_over(product, seller, buyer).pay(buyer, seller, amount)

    def exchange(self, proposer: Seat, partner: Seat, given: list[int], wanted: list[int], balance: Money) -> Change:
        change = self.paying(proposer, partner, balance)
        swapped = [product for product in given if product in wanted] if self.weights.sees_swaps else []
        for product in swapped:
            self._swap(change, product, proposer, partner)
        for product in given:
            if product not in swapped:
                self._hand_over(change, product, proposer, partner)
        for product in wanted:
            if product not in swapped:
                self._hand_over(change, product, partner, proposer)
        return change

    def swapping(self, product: int, one: Seat, other: Seat) -> Change:
        """Two holdings of one production change places, for nothing."""
        change = Change(self.world.seats)
        self._swap(change, product, one, other)
        return change

    def handing_over(self, product: int, giver: Seat, taker: Seat) -> Change:
        """A whole holding goes from one side to another, or to the bank, for nothing."""
        change = Change(self.world.seats)
        self._hand_over(change, product, giver, taker)
        return change

    def _hand_over(self, change: Change, product: int, giver: Seat, taker: Seat) -> None:
        percent = self.books.percents[giver][product]
        prize = self._prize(self.world.held(giver, product)) if self._prizes else 0.0
        change.add(giver, -prize - self._shares[giver][product])
        if taker != BANK:
            after = self.worth.of_share(taker, product, self.books.percents[taker][product] + percent)
            change.add(taker, prize + after - self._shares[taker][product])

    def _swap(self, change: Change, product: int, one: Seat, other: Seat) -> None:
        percents = self.books.percents
        for giver, taker in ((one, other), (other, one)):
            after = self.worth.of_share(taker, product, percents[giver][product])
            change.add(taker, after - self._shares[taker][product])
            if self._prizes:
                prize = self._prize(self.world.held(giver, product))
                change.add(giver, -prize)
                change.add(taker, prize)

    def _prize(self, titles: list[int]) -> float:
        found = 0.0
        if self._prizes:
            for title in titles:
                found += self._prizes[title]
        return found

    def _odds_after(self, side: Seat, change: Change) -> float:
        cash = self.books.purse(side) + change.cash[side]
        return self._odds_with(side, cash, self._estates[side] + change.estate[side])

    def _leader(self) -> int:
        """The place of the rival who is ahead of the others."""
        found = -1
        for place, other in enumerate(self.books.sides):
            if other != self.side and (found < 0 or self._odds[place] > self._odds[found]):
                found = place
        return found

    def worth_of_cash(self, side: Seat, change: Change) -> float:
        """By how much the side's odds would grow by the cash alone, the danger of ruin aside."""
        purse = self.books.purse(side)
        if purse < 0 or purse + change.cash[side] < 0:
            return 0.0
        return self._cash_counts(side, purse + change.cash[side]) - self._cash_counts(side, purse)

    def _odds_with(self, side: Seat, cash: float, estate: float) -> float:
        danger = self._dangers[self._place[side]]
        ruin = danger.ruin(cash)
        if ruin >= 1:
            return LOST
        worth_of_cash = self._cash_counts(side, cash)
        if self.weights.drain > 0:
            worth_of_cash -= self.weights.drain * danger.expected() / (MILLION + cash)
        return worth_of_cash + estate + self.weights.fear * log(1 - ruin)

    def _cash_counts(self, side: Seat, cash: float) -> float:
        worth = self._horizon.cash * log(1 + (cash + self._later[side]) / self._small_change)
        return worth + self._horizon.wealth * cash / MILLION


def _log_share(odds: float, of_all: list[float]) -> float:
    most = odds
    for other in of_all:
        most = max(most, other)
    total = 0.0
    for other in of_all:
        total += exp(other - most)
    return odds - most - log(total)
