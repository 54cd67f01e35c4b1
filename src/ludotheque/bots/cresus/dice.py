"""The exact value of a sale: dynamic programming over how many dice show each colour, whichever colours these are."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import product

from ludotheque.games.cresus.tables import DICE, MARKETS
from ludotheque.kernel.action import Money

Counts = tuple[int, ...]  # how many dice show each colour, the most first; colours that do not show are left out

NO_DICE: Counts = ()


def counts_of(colours: list[int]) -> Counts:
    return _ordered(Counter(colours).values())


@cache
def ways(kept: Counts) -> dict[Counts, int]:
    """What the six dice may show when the ones not kept are thrown, each in how many ways."""
    if sum(kept) == DICE:
        return {kept: 1}
    found: Counter[Counts] = Counter()
    for one_more, colours in _one_more_die(kept):
        for counts, number in ways(one_more).items():
            found[counts] += colours * number
    return dict(found)


def _one_more_die(kept: Counts) -> list[tuple[Counts, int]]:
    """It shows a colour that is there, or one of those that are not."""
    joined = [(_ordered([*kept[:place], kept[place] + 1, *kept[place + 1 :]]), 1) for place in range(len(kept))]
    new = MARKETS - len(kept)
    return [*joined, (_ordered([*kept, 1]), new)] if new else joined


@cache
def keeps(counts: Counts) -> list[Counts]:
    """All that can be kept for another throw, in which at least one die takes part."""
    kept = {_ordered(some) for some in product(*(range(count + 1) for count in counts))}
    return sorted(some for some in kept if sum(some) < DICE)


@cache
def turned(counts: Counts) -> list[Counts]:
    """All that the dice may show when one of them has been turned."""
    found: set[Counts] = set()
    for place in range(len(counts)):
        without = _ordered([*counts[:place], counts[place] - 1, *counts[place + 1 :]])
        found.update(after for after, _ in _one_more_die(without))
    return sorted(found)


def kept_places(colours: list[int], keep: Counts) -> list[int]:
    """Which dice to keep: the colours that show most give the greatest counts."""
    by_count = sorted(set(colours), key=lambda colour: (-colours.count(colour), colour))
    places: list[int] = []
    for colour, number in zip(by_count, keep, strict=False):
        places += [place for place, shown in enumerate(colours) if shown == colour][:number]
    return sorted(places)


@cache
def best_colour_odds(throws: int) -> list[float]:
    """The chance of each number alike, from 0 to 6, for a seller who keeps the colour that shows most."""
    reached: dict[Counts, float] = {NO_DICE: 1.0}
    for _ in range(throws):
        following: defaultdict[Counts, float] = defaultdict(float)
        for counts, chance in reached.items():
            for after, odds in chances(counts[:1]):
                following[after] += chance * odds
        reached = following
    return [sum(chance for counts, chance in reached.items() if counts[0] == alike) for alike in range(DICE + 1)]


@cache
def chances(kept: Counts) -> list[tuple[Counts, float]]:
    """What the six dice may show when the ones not kept are thrown, with the chance of each."""
    every = MARKETS ** (DICE - sum(kept))
    return [(after, number / every) for after, number in sorted(ways(kept).items())]


class Sale:
    """A share's table of prices, and the best way to throw for it."""

    def __init__(self, pays: tuple[Money, ...]) -> None:
        self.pays = pays  # by number of faces alike, from 0
        self._values: dict[tuple[Counts, int, int], float] = {}

    def before(self, throws: int, turns: int = 0) -> float:
        """What the sale is worth with all dice in hand; `turns` dice may be turned on the way."""
        return self.thrown(NO_DICE, throws, turns)

    def value(self, counts: Counts, left: int, turns: int = 0) -> float:
        """What the sale is worth when the dice show this, with so many throws and turns left."""
        key = (counts, left, turns)
        if key not in self._values:
            self._values[key] = self._best(counts, left, turns)
        return self._values[key]

    def thrown(self, kept: Counts, left: int, turns: int) -> float:
        """The value of throwing all dice but these, as the first of the throws left."""
        return sum(odds * self.value(after, left - 1, turns) for after, odds in chances(kept))

    def best_keep(self, counts: Counts, left: int, turns: int = 0) -> Counts:
        """What to keep if one throws again."""
        return max(keeps(counts), key=lambda kept: self.thrown(kept, left, turns))

    def best_turn(self, counts: Counts, left: int, turns: int) -> Counts:
        """What the dice should show when one of them is turned."""
        return max(turned(counts), key=lambda after: self.value(after, left, turns - 1))

    def _best(self, counts: Counts, left: int, turns: int) -> float:
        best = float(self.pays[counts[0]])
        if left > 0:
            best = max(best, self.thrown(self.best_keep(counts, left, turns), left, turns))
        if turns > 0:
            best = max(best, self.value(self.best_turn(counts, left, turns), left, turns - 1))
        return best


@cache
def sale_of(pays: tuple[Money, ...]) -> Sale:
    """One for each table of prices, for what it has worked out."""
    return Sale(pays)


def _ordered(numbers: Iterable[int]) -> Counts:
    return tuple(sorted((number for number in numbers if number), reverse=True))
