"""When the cash will not last: what to sell, and to whom it may appeal."""

from ludotheque.bots.richesses_du_monde.deals import in_season
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_SUM
from ludotheque.kernel.action import Money

NOTHING = -1
WORRY = 0.08  # the chance of a roll one cannot pay, from which on one would rather sell


def sale_for(judge: Judge, missing: Money) -> int:
    """The holding to sell first: one that may bring enough and is missed least; else the one that may bring most."""
    side = judge.side
    products = judge.books.holdings(side)
    if not products:
        return NOTHING
    brings = {product: likely_price(judge, product) for product in products}
    enough = [product for product in products if brings[product] >= missing]
    if enough:
        return min(enough, key=lambda product: _cost(judge, product) - brings[product] / 1e8)
    return max(products, key=lambda product: brings[product])


def timely_sale(judge: Judge) -> int:
    """Before a dangerous roll: the holding whose likely price makes one safer than it makes one poorer."""
    side = judge.side
    if judge.danger(side).next_due_above(judge.books.purse(side)) < WORRY:
        return NOTHING
    best, chosen = 0.0, NOTHING
    for product in judge.books.holdings(side):
        for rival in judge.books.sides:
            if rival != side and in_season(judge, rival, product):
                gain = judge.gain(side, judge.sale(product, side, rival, likely_price(judge, product)))
                if gain > best:
                    best, chosen = gain, product
    return chosen


def likely_price(judge: Judge, product: int) -> float:
    """What the keenest rival may pay: hardly more than the printed price, and not more than he has."""
    rivals = [side for side in judge.books.sides if side != judge.side]
    price = judge.books.prices[judge.side][product]
    for part in (1.0, 0.75, 0.5, 0.25):
        for rival in rivals:
            if part * price <= judge.books.purse(rival) and judge.gain(rival, judge.sale(product, judge.side, rival, part * price)) > 0:
                return part * price
    return 0.0


def asking_price(judge: Judge, product: int) -> Money:
    return judge.books.prices[judge.side][product] // SMALLEST_SUM * SMALLEST_SUM


def _cost(judge: Judge, product: int) -> float:
    return judge.worth.of_share(judge.side, product, judge.books.percents[judge.side][product])
