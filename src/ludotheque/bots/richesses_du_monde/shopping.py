"""At the shelf: which title to take next, seen as the first of a bundle of one production."""

from typing import Final

from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.bots.richesses_du_monde.weights import Weights
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.state import SHELF, RichessesState

NOTHING: Final = SHELF  # no title is worth its price


def best_title(world: RichessesState, purchase: BuyTitles, weights: Weights) -> int:
    """The dearest title of the bundle that gains most for its price, or NOTHING."""
    bundles = _bundles(world, purchase)
    if not bundles:
        return NOTHING
    judge = Judge(world, purchase.side, weights)
    best, chosen = 0.0, NOTHING
    for bundle in bundles:
        change = judge.buying(purchase.side, bundle)
        price = -change.cash[purchase.side]
        gain = judge.gain(purchase.side, change) / price
        if gain > best:
            best, chosen = gain, bundle[0]
    return chosen


def _bundles(world: RichessesState, purchase: BuyTitles) -> list[list[int]]:
    """Titles that belong together: the dearest of a production, the two dearest, and so on, as far as the cash goes."""
    found: list[list[int]] = []
    by_product: dict[int, list[int]] = {}
    for title in sorted(purchase.open_to_side(world), key=world.price, reverse=True):
        by_product.setdefault(world.tables.products[title], []).append(title)
    for titles in by_product.values():
        spent = 0
        for count, title in enumerate(titles[: purchase.left], 1):
            spent += world.price(title)
            if spent <= world.cash[purchase.side]:
                found.append(titles[:count])
    return found
