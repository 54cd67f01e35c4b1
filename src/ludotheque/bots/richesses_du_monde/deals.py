"""Deals that help both sides: holdings against holdings, or a holding against cash."""

from itertools import combinations
from typing import Final

from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.bots.sums import added
from ludotheque.games.richesses_du_monde.actions import OfferPrice, ProposeExchange
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM
from ludotheque.kernel.action import Action, Money, Seat

CONSIDERED: Final = 4  # holdings of each side that are looked at, the most promising first
MOST_AT_ONCE: Final = 2  # holdings that each side may put into one exchange
MOST_IDEAS: Final = 10  # for which a fair balance is sought
HALVINGS: Final = 5  # of the span in which the balance lies


class Idea:
    """What might change hands, before anybody speaks of cash."""

    def __init__(self, partner: Seat, given: list[int], wanted: list[int], surplus: float) -> None:
        self.partner = partner
        self.given = given
        self.wanted = wanted
        self.surplus = surplus  # what both estates together would gain


class Deal:
    def __init__(
        self, partner: Seat, given: list[int], wanted: list[int], balance: Money, mine: float, theirs: float
    ) -> None:
        self.partner = partner
        self.given = given
        self.wanted = wanted
        self.balance = balance  # paid on top; below zero: asked on top
        self.mine = mine  # what one gains oneself …
        self.theirs = theirs  # … and the partner

    def helps_both(self, least: float) -> bool:
        return self.mine >= least and self.theirs >= least

    def proposal(self, seat: Seat) -> Action:
        if self.given:
            return ProposeExchange(seat, self.partner, self.given, self.wanted, self.balance)
        return OfferPrice(seat, self.partner, self.wanted[0], self.balance)


def best_deal(judge: Judge) -> Deal | None:
    """What one would gain most by, among what is in season and helps the other side as well."""
    ideas = [idea for partner in judge.books.rivals(judge.side) for idea in ideas_of(judge, partner)]
    ideas.sort(key=lambda idea: -idea.surplus)
    best: Deal | None = None
    for idea in ideas[:MOST_IDEAS]:
        deal = balanced(judge, idea.partner, idea.given, idea.wanted)
        least = judge.weights.worth_talking
        agreeable = deal.helps_both(least) and deal.mine >= least + judge.demands[deal.partner]
        if agreeable and (best is None or deal.mine > best.mine):
            best = deal
    return best


def in_season(judge: Judge, partner: Seat, product: int) -> bool:
    """Each wish has its rounds, so that nobody is asked the same thing again and again."""
    return (judge.world.round + product + partner) % judge.weights.patience == 0


def balanced(judge: Judge, partner: Seat, given: list[int], wanted: list[int]) -> Deal:
    """Cash on top lets both gain alike, and leaves the partner no less than a fair price for what he gives."""
    side = judge.side
    least = -judge.weights.purse_to_spend * judge.books.purse(partner) if given else SMALLEST_RAISE
    low = max(least, _fair_price(judge, partner, wanted) - sum([judge.books.prices[side][p] for p in given]))
    high = float(judge.books.purse(side))
    change = judge.exchange(side, partner, given, wanted, 0)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        change.settle(side, partner, int(middle))
        if low < high and judge.gain(side, change) > judge.progress(partner, change):
            low = middle
        else:
            high = middle
    balance = int(low) // SMALLEST_SUM * SMALLEST_SUM
    change.settle(side, partner, balance)
    return Deal(partner, given, wanted, balance, judge.gain(side, change), judge.progress(partner, change))


def _fair_price(judge: Judge, owner: Seat, products: list[int]) -> float:
    total = 0.0
    for product in products:
        fair = judge.weights.fair_for_trust if judge.books.royalty(owner, product) > 0 else judge.weights.fair
        total += fair * judge.books.prices[owner][product]
    return total


def ideas_of(judge: Judge, partner: Seat) -> list[Idea]:
    """Holdings of which the taker makes more than the giver, in ones and twos, each way; or one against cash."""
    wanted = _surpluses(judge, partner, judge.side)
    given = _surpluses(judge, judge.side, partner)
    wishes = _some([product for product in wanted if in_season(judge, partner, product)])
    offers = [[], *_some(list(given))]
    return [
        Idea(partner, offer, wish, added([wanted[product] for product in wish]) + added([given[p] for p in offer]))
        for wish in wishes
        for offer in offers
        if (offer or len(wish) == 1) and not (judge.weights.sees_swaps and _have_one_in_common(offer, wish))
    ]


def _have_one_in_common(some: list[int], others: list[int]) -> bool:
    return bool([product for product in some if product in others])


def _surpluses(judge: Judge, giver: Seat, taker: Seat) -> dict[int, float]:
    """What both estates together gain when a holding passes from one to the other, of the most promising ones."""
    found: dict[int, float] = {}
    for product in judge.books.holdings(giver):
        change = judge.handing_over(product, giver, taker)
        found[product] = change.estate[giver] + change.estate[taker]
    best = sorted(found, key=lambda product: -found[product])[:CONSIDERED]
    return {product: found[product] for product in sorted(best)}


def _some(products: list[int]) -> list[list[int]]:
    return [list(some) for size in range(1, MOST_AT_ONCE + 1) for some in combinations(products, size)]
