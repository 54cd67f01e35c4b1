"""What a sale is worth in millions, from the exact odds of the dice."""

from collections import defaultdict
from functools import cache

from ludotheque.games.cresus.odds import NO_DICE, Counts, certain, falls, sale_of
from ludotheque.games.cresus.tables import DICE
from ludotheque.kernel.action import Money

Pays = list[Money]  # a share's prices, by number of faces alike, from 0


def worth_before(pays: Pays, throws: int, turns: int = 0) -> float:
    """With all dice in hand; `turns` dice may be turned on the way."""
    return worth_thrown(pays, NO_DICE, throws, turns)


def worth_thrown(pays: Pays, kept: Counts, left: int, turns: int = 0) -> float:
    """Of throwing all dice but these, as the first of the throws left."""
    return sale_of(tuple(pays)).thrown(kept, left, turns) / certain(left)


def worth(pays: Pays, counts: Counts, left: int, turns: int = 0) -> float:
    """When the dice show this, with so many throws and turns left."""
    return sale_of(tuple(pays)).value(counts, left, turns) / certain(left)


@cache
def best_colour_odds(throws: int) -> list[float]:
    """The chance of each number alike, from 0 to 6, for a seller who keeps the colour that shows most."""
    reached: dict[Counts, int] = {NO_DICE: 1}
    for _ in range(throws):
        following: defaultdict[Counts, int] = defaultdict(int)
        for counts, number in reached.items():
            for after, ways in falls(counts[:1]):
                following[after] += number * ways
        reached = following
    by_alike = [sum(number for counts, number in reached.items() if counts[0] == alike) for alike in range(DICE + 1)]
    return [number / certain(throws) for number in by_alike]
