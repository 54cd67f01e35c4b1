"""How much a holding that is offered is worth to a bidder, for itself and to keep it from others."""

from typing import Final

from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM, OpenBidding
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.kernel.action import Money

NO_BID: Final = 0


def next_bid(judge: Judge, bidding: OpenBidding) -> Money:
    """A raise on the way to one's limit, or NO_BID."""
    low = bidding.amount + SMALLEST_RAISE
    limit = _limit(judge, bidding, low)
    if limit < low:
        return NO_BID
    return low + int(judge.weights.boldness * (limit - low)) // SMALLEST_SUM * SMALLEST_SUM


def _limit(judge: Judge, bidding: OpenBidding, low: Money) -> Money:
    """The highest amount at which having it is better than leaving it; below `low` if there is none."""
    leaving = _leaving(judge, bidding)
    good, bad = low, judge.books.purse(judge.side) + 1
    if bad <= low or _having(judge, bidding, low) <= leaving:
        return NO_BID
    while bad - good > SMALLEST_RAISE:
        middle = (good + bad) // 2
        if _having(judge, bidding, middle) > leaving:
            good = middle
        else:
            bad = middle
    return good


def _having(judge: Judge, bidding: OpenBidding, amount: Money) -> float:
    change = judge.sale(bidding.product, bidding.seller, judge.side, amount)
    return judge.gain(judge.side, change) - judge.weights.reluctance * amount / MILLION


def _leaving(judge: Judge, bidding: OpenBidding) -> float:
    """It goes to the rival whom one would least like to have it, if that rival wants it at all."""
    worst = 0.0
    for rival in judge.books.rivals(judge.side):
        if rival != bidding.seller:
            change = judge.sale(bidding.product, bidding.seller, rival, bidding.amount)
            if judge.gain(rival, change) > 0:
                worst = min(worst, judge.gain(judge.side, change))
    return judge.weights.denial * worst
