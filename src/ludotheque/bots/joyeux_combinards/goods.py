"""What follows from the cards alone, worked out once for each edition."""

from functools import lru_cache

from ludotheque.games.joyeux_combinards.tables import CombinardsTables
from ludotheque.kernel.action import Money


class Goods:
    """By card: where it sells best, there and in town, and how many prices are below its own."""

    def __init__(self, tables: CombinardsTables) -> None:
        self.best: list[Money] = [max(prices) for prices in tables.sale_prices]
        self.inside: list[Money] = [_best_inside(tables, prices) for prices in tables.sale_prices]
        self.cheaper: list[int] = [tables.announcements.index(price) for price in tables.prices]


def _best_inside(tables: CombinardsTables, prices: list[Money]) -> Money:
    best = 0
    for square, place in enumerate(tables.places):
        if place >= 0 and not tables.is_outer(square):
            best = max(best, prices[place])
    return best


@lru_cache(maxsize=8)
def goods_of(tables: CombinardsTables) -> Goods:
    return Goods(tables)
