"""Under the hammer: which holdings to part with, and when a Joker is worth more."""

from ludotheque.bots.richesses_du_monde.judge import Change, Judge
from ludotheque.games.richesses_du_monde.auction import PutUpLots, half_price
from ludotheque.games.richesses_du_monde.state import SHELF, RichessesState

NEVER_WORTH = float("inf")


class LotPlan:
    """Holdings to put up, and what parting with them costs."""

    def __init__(self, loss: float, products: list[int]) -> None:
        self.loss = loss
        self.products = products


def best_lots(judge: Judge, products: list[int], wanted: int) -> LotPlan:
    """The cheapest way to make the number, or the next above it, of whole holdings."""
    plans = {0: LotPlan(0.0, [])}
    for product in products:
        size = len(judge.world.held(judge.side, product))
        loss = loss_of(judge, product)
        for made, plan in list(plans.items()):
            total = min(made + size, wanted + len(judge.world.owner))
            cost = plan.loss + loss
            if made < wanted and (total not in plans or cost < plans[total].loss):
                plans[total] = LotPlan(cost, [*plan.products, product])
    enough = [made for made in plans if made >= wanted]
    return plans[min(enough)] if enough else LotPlan(0.0, products)


def loss_of(judge: Judge, product: int) -> float:
    """The bank pays half the price; a rival who would gain by it may pay more."""
    side = judge.side
    half = half_price(judge.world, side, product)
    to_bank = judge.passing(Change(), product, side, SHELF).pay(SHELF, side, half)
    return -judge.gain(side, to_bank)


def still_wanted(world: RichessesState, lots: PutUpLots) -> int:
    return lots.wanted - sum(len(world.held(lots.side, product)) for product in lots.lots)
