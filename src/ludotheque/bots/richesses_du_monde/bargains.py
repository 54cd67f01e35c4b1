"""Deals in which the other side gains just enough to agree, and sales to whoever overpays."""

from typing import Final

from ludotheque.bots.richesses_du_monde.deals import MOST_IDEAS, Deal, ideas_of, in_season
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.actions import PutOnSale
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM
from ludotheque.kernel.action import Action, Money, Seat

HALVINGS: Final = 7  # of the span in which a price lies


def hard_bargains(judge: Judge, theirs: Judge, seat: Seat) -> list[Action]:
    """The best first; each wish has its rounds, so that nobody is asked the same thing again and again.

    What a partner would agree to is judged as traders judge, who know the game well and are not as hard.
    """
    found: list[tuple[float, int, Action]] = []
    ideas = [idea for partner in judge.books.rivals(judge.side) for idea in ideas_of(judge, partner)]
    ideas.sort(key=lambda idea: -idea.surplus)
    for idea in ideas[: 2 * MOST_IDEAS]:
        deal = driven(judge, theirs, idea.partner, idea.given, idea.wanted)
        if deal is not None:
            found.append((-deal.mine, len(found), deal.proposal(seat)))
    for product in judge.books.holdings(judge.side):
        if in_season(judge, judge.side, product):
            price = _price_to_expect(theirs, product)
            if price > 0:
                buyer = judge.books.rivals(judge.side)[0]
                gain = judge.gain(judge.side, judge.sale(product, judge.side, buyer, price))
                if gain >= judge.weights.worth_talking:
                    asked = judge.books.prices[judge.side][product]
                    found.append((-gain, len(found), PutOnSale(seat, product, asked)))
    found.sort(key=lambda one: (one[0], one[1]))
    return [proposal for _, _, proposal in found]


def driven(judge: Judge, theirs: Judge, partner: Seat, given: list[int], wanted: list[int]) -> Deal | None:
    """With the smallest balance at which the partner would agree, if one gains by it oneself."""
    side, margin = judge.side, judge.weights.margin
    low = -judge.weights.purse_to_spend * judge.books.purse(partner) if given else SMALLEST_RAISE
    high = float(judge.books.purse(side))
    change = judge.exchange(side, partner, given, wanted, 0)
    their_change = theirs.exchange(side, partner, given, wanted, 0)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        their_change.settle(side, partner, middle)
        if low < high and theirs.gain(partner, their_change) < margin:
            low = middle
        else:
            high = middle
    balance = -(int(-high) // SMALLEST_SUM) * SMALLEST_SUM
    if balance > judge.books.purse(side):
        return None
    change.settle(side, partner, balance)
    their_change.settle(side, partner, balance)
    deal = Deal(partner, given, wanted, balance, judge.gain(side, change), theirs.gain(partner, their_change))
    agreed = deal.theirs >= margin and deal.mine >= judge.weights.worth_talking + judge.demands[partner]
    return deal if agreed else None


def _price_to_expect(judge: Judge, product: int) -> Money:
    """What the second of those who bid most would pay."""
    limits = sorted([_limit(judge, rival, product) for rival in judge.books.rivals(judge.side)], reverse=True)
    return limits[1] if len(limits) > 1 else 0


def _limit(judge: Judge, rival: Seat, product: int) -> Money:
    low, high = 0.0, float(judge.books.purse(rival))
    change = judge.handing_over(product, judge.side, rival).pay(rival, judge.side, 0)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        change.settle(rival, judge.side, middle)
        if judge.gain(rival, change) > 0:
            low = middle
        else:
            high = middle
    return int(low)
