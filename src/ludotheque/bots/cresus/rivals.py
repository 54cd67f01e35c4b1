"""What others at the table will probably do: purses and portfolios lie open, so one can reckon in their place."""

from typing import Final

from ludotheque.bots.cresus.bids import BY_RIVALS, strained_worth
from ludotheque.bots.cresus.books import Books
from ludotheque.bots.cresus.experts import expert_worth
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.purchase import ShareAuction
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.action import Money, Seat

NEARLY: Final = 0.97


class BidGuess:
    """A rival's bid lies somewhere between two sums, anywhere alike."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high

    def below(self, bid: Money) -> float:
        """How likely he bids less; of two equal bids each wins half the time, or so."""
        if self.high - self.low < 1.0:
            return 1.0 if bid > self.high else 0.0
        return min(1.0, max(0.0, (bid - self.low) / (self.high - self.low)))


def guessed_bids(world: CresusState, seat: Seat, step: ExpertAuction | ShareAuction, height: float) -> list[BidGuess]:
    """`height` says how high they are thought to bid, beside a broker."""
    return [_guess(world, other, step, height) for other in step.choosers if other != seat]


def _guess(world: CresusState, rival: Seat, step: ExpertAuction | ShareAuction, height: float) -> BidGuess:
    books = Books(world, rival)
    if isinstance(step, ShareAuction):
        worth = books.most_to_pay(step.share)
    else:
        rates = books.rates
        worth = strained_worth(
            expert_worth(books, step.expert), world.cash[rival], rates.capital, rates.profit / rates.price
        )
    worth *= height
    others = len(step.choosers) - 1
    low, high = BY_RIVALS[min(others, len(BY_RIVALS)) - 1]
    most = float(min(world.cash[rival], 1 + max([world.cash[one] for one in step.choosers if one != rival])))
    least = float(step.least)
    return BidGuess(max(least, min(most, low * worth)), max(least, min(most, high * worth)))


def chance_to_win(guesses: list[BidGuess], bid: Money) -> float:
    chance = 1.0
    for guess in guesses:
        chance *= guess.below(bid)
    return chance


def good_bids(worth: float, guesses: list[BidGuess], least: Money, most: Money) -> list[Money]:
    """The bids by which nearly as much is gained on average as by the best; the least one where nothing is."""
    bids = list(range(max(least, 1), min(most, int(worth)) + 1))
    gains = [(worth - bid) * chance_to_win(guesses, bid) for bid in bids]
    best = max(gains, default=0.0)
    return [bid for bid, gain in zip(bids, gains, strict=True) if gain >= NEARLY * best] if best > 0 else [least]
