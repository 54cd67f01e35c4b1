"""At the shelf: which title to take next, seen as the first of a bundle of one production."""

from ludotheque.bots.richesses_du_monde.change import Change
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.state import RichessesState


class Bundle:
    """Titles of one production, and what they would bring for each euro of their price."""

    def __init__(self, titles: list[int], change: Change, gain_per_price: float) -> None:
        self.titles = titles
        self.change = change
        self.gain_per_price = gain_per_price

    def is_worth_it(self, judge: Judge) -> bool:
        return self.gain_per_price > judge.weights.reluctance / MILLION


def affordable(world: RichessesState, purchase: BuyTitles) -> list[list[int]]:
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


def weighed(judge: Judge, bundles: list[list[int]]) -> list[Bundle]:
    """All of them, what gains most for its price first."""
    found: list[Bundle] = []
    for titles in bundles:
        change = judge.buying(judge.side, titles)
        price = -change.cash[judge.side]
        found.append(Bundle(titles, change, judge.gain(judge.side, change) / price))
    found.sort(key=lambda bundle: -bundle.gain_per_price)
    return found
