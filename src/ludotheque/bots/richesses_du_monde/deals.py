"""Deals that help both sides: holdings against holdings, or holdings against cash."""

from dataclasses import dataclass
from itertools import combinations

from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.actions import OfferPrice, ProposeExchange
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM
from ludotheque.kernel.action import Action, Money, Seat

CONSIDERED = 4  # holdings of each side that are looked at, the most promising first
MOST_AT_ONCE = 2  # holdings that each side may put into one exchange
WORTH_TALKING = 0.02  # what a deal must bring to both
PATIENCE = 4  # rounds until the same thing is asked of the same side again
FAIR = 1.25  # times the printed price of what the partner gives
SPENT_AT_MOST = 0.7  # of the partner's likely purse
TRIALS = 5


@dataclass
class Deal:
    partner: Seat
    given: list[int]
    wanted: list[int]
    balance: Money  # paid on top; below zero: asked on top
    mine: float  # what one gains oneself …
    theirs: float  # … and the partner

    def proposal(self, seat: Seat) -> Action:
        if self.given:
            return ProposeExchange(seat, self.partner, sorted(self.given), sorted(self.wanted), self.balance)
        return OfferPrice(seat, self.partner, self.wanted[0], self.balance)


def best_deal(judge: Judge) -> Deal | None:
    """What one would gain most by, among what is in season and helps the other side as well."""
    found: Deal | None = None
    for partner in judge.books.sides:
        if partner != judge.side:
            for given, wanted in _ideas(judge, partner):
                deal = balanced(judge, partner, given, wanted)
                if _is_good(deal) and (found is None or deal.mine > found.mine):
                    found = deal
    return found


def _is_good(deal: Deal) -> bool:
    return deal.mine >= WORTH_TALKING and deal.theirs >= WORTH_TALKING


def in_season(judge: Judge, partner: Seat, product: int) -> bool:
    """Each wish has its round, so that nobody is asked the same thing again and again."""
    return (judge.world.round + product + partner) % PATIENCE == 0


def _ideas(judge: Judge, partner: Seat) -> list[tuple[list[int], list[int]]]:
    """What might change hands: the holdings of which the taker makes more than the giver, in ones and twos."""
    wanted = [product for product in _promising(judge, partner, judge.side) if in_season(judge, partner, product)]
    given = _promising(judge, judge.side, partner)
    gives = [[], *_some(given)]
    return [(out, back) for back in _some(wanted) for out in gives if out or len(back) == 1]


def _promising(judge: Judge, giver: Seat, taker: Seat) -> list[int]:
    surplus = {product: _surplus(judge, product, giver, taker) for product in judge.books.holdings(giver)}
    return sorted(surplus, key=lambda product: -surplus[product])[:CONSIDERED]


def _surplus(judge: Judge, product: int, giver: Seat, taker: Seat) -> float:
    change = judge.sale(product, giver, taker, 0)
    return change.estate[giver] + change.estate[taker]


def _some(products: list[int]) -> list[list[int]]:
    return [list(some) for size in range(1, MOST_AT_ONCE + 1) for some in combinations(products, size)]


def balanced(judge: Judge, partner: Seat, given: list[int], wanted: list[int]) -> Deal:
    """Cash on top shares the gain, and leaves the partner with no less than the printed price of what he gives."""
    side, prices = judge.side, judge.books.prices
    fair = FAIR * sum(prices[partner][p] for p in wanted) - sum(prices[side][p] for p in given)
    low = max(fair, SMALLEST_RAISE if not given else -SPENT_AT_MOST * judge.books.purse(partner))
    high = judge.books.purse(side)
    for _ in range(TRIALS):
        if low >= high:
            break
        middle = (low + high) / 2
        change = judge.exchange(side, partner, given, wanted, int(middle))
        if judge.gain(side, change) > judge.gain(partner, change):
            low = middle
        else:
            high = middle
    balance = int(low) // SMALLEST_SUM * SMALLEST_SUM
    change = judge.exchange(side, partner, given, wanted, balance)
    return Deal(partner, given, wanted, balance, judge.gain(side, change), judge.gain(partner, change))
