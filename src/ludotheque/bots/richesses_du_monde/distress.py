"""When the cash may not last: what to sell, and for how much."""

from typing import Final

from ludotheque.bots.richesses_du_monde.deals import in_season
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.actions import PutOnSale
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_SUM
from ludotheque.kernel.action import NOBODY, Money, Seat

PARTS: Final = [1.0, 0.75, 0.5, 0.25]  # of the printed price that a buyer may pay


class Prospect:
    """What selling a holding may bring."""

    def __init__(self, product: int, buyer: Seat, price: Money) -> None:
        self.product = product
        self.buyer = buyer  # NOBODY: nobody is likely to buy
        self.price = price


def timely_sale(judge: Judge, seat: Seat) -> list[PutOnSale]:
    """Before a dangerous roll: the holding whose price would help more than its loss would hurt, if there is one."""
    side = judge.side
    if judge.danger(side).ruin_by_next_roll(judge.books.purse(side)) < judge.weights.worry:
        return []
    products = [product for product in judge.books.holdings(side) if in_season(judge, side, product)]
    gains = {prospect.product: _gain(judge, prospect) for prospect in _prospects(judge, products)}
    best = max(gains, key=lambda product: gains[product], default=NOBODY)
    return [_offer(judge, seat, best)] if best != NOBODY and gains[best] > 0 else []


def sales_to_pay(judge: Judge, seat: Seat) -> list[PutOnSale]:
    """What to sell when a debt is more than the cash, first things first."""
    missing = -judge.books.purse(judge.side)
    prospects = _prospects(judge, judge.books.holdings(judge.side))
    prospects.sort(key=lambda prospect: _reluctance(judge, prospect, missing))
    return [_offer(judge, seat, prospect.product) for prospect in prospects]


def _reluctance(judge: Judge, prospect: Prospect, missing: Money) -> tuple[bool, float]:
    """What may bring enough goes first, the least missed before all; then what may bring most."""
    if prospect.price < missing:
        return True, -prospect.price
    return False, judge.share(judge.side, prospect.product)


def _gain(judge: Judge, prospect: Prospect) -> float:
    if prospect.buyer == NOBODY:
        return 0.0
    return judge.gain(judge.side, judge.sale(prospect.product, judge.side, prospect.buyer, prospect.price))


def _prospects(judge: Judge, products: list[int]) -> list[Prospect]:
    return [_prospect(judge, product) for product in products]


def _prospect(judge: Judge, product: int) -> Prospect:
    """The dearest part of the printed price that some rival would gain by, and may have."""
    for part in PARTS:
        price = int(part * judge.books.prices[judge.side][product]) // SMALLEST_SUM * SMALLEST_SUM
        for rival in judge.books.rivals(judge.side):
            has_it = price <= judge.books.purse(rival)
            if has_it and judge.gain(rival, judge.sale(product, judge.side, rival, price)) > 0:
                return Prospect(product, rival, price)
    return Prospect(product, NOBODY, 0)


def _offer(judge: Judge, seat: Seat, product: int) -> PutOnSale:
    return PutOnSale(seat, product, judge.books.prices[judge.side][product])
