"""Under the hammer: which holdings to part with, and what a Joker is worth."""

from typing import Final

from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.auction import PutUpLots, half_price
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE
from ludotheque.mechanics.debts import BANK

RED_DIE: Final = range(1, 7)
CHANCE_OF_AUCTION: Final = 0.5  # that one comes to an auction while a Joker still helps
JOKER_SAVES: Final = 0.05  # a loss for which a Joker is given away


class LotPlan:
    def __init__(self, loss: float, products: list[int]) -> None:
        self.loss = loss
        self.products = products


def plan_lots(judge: Judge, lots: PutUpLots) -> LotPlan:
    """What to put up now: the loss is what the whole of it costs."""
    missing = lots.wanted - sum(len(judge.world.held(lots.side, product)) for product in lots.lots)
    return _cheapest(judge, lots.choices(judge.world), missing)


def joker_saves(judge: Judge) -> float:
    """What a Joker may be expected to save."""
    products = judge.books.holdings(judge.side)
    losses = [max(0.0, _cheapest(judge, products, red).loss) for red in RED_DIE]
    return CHANCE_OF_AUCTION * sum(losses) / len(losses)


def joker_costs(judge: Judge) -> float:
    return -judge.gain(judge.side, judge.paying(judge.side, BANK, JOKER_PRICE))


def _cheapest(judge: Judge, products: list[int], wanted: int) -> LotPlan:
    """The whole holdings that make the number, or the next above it, and are missed least."""
    plans = {0: LotPlan(0.0, [])}  # by number of titles
    for product in products:
        size = len(judge.world.held(judge.side, product))
        loss = _loss(judge, product)
        for made, plan in list(plans.items()):
            longer = LotPlan(plan.loss + loss, [*plan.products, product])
            known = plans.get(made + size)
            if made < wanted and (known is None or longer.loss < known.loss):
                plans[made + size] = longer
    enough = [made for made in plans if made >= wanted]
    return plans[min(enough)] if enough else plans[max(plans)]


def _loss(judge: Judge, product: int) -> float:
    """At half the price, as the bank pays it when nobody bids."""
    half = half_price(judge.world, judge.side, product)
    return -judge.gain(judge.side, judge.handing_over(product, judge.side, BANK).pay(BANK, judge.side, half))
