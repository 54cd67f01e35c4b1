"""What the dice of a sale promise, exactly: every throw counted, every choice of dice to keep tried.

Colours are interchangeable, so dice are told by how many show each colour, the most first: (3, 2, 1). Nothing is
rounded: with so many throws to come, a certain thing counts WAYS to the power of that number, and all else its part.
"""

from functools import cache

from ludotheque.games.cresus.tables import DICE, MARKETS
from ludotheque.mechanics.rules import Final, Money

WAYS: Final = MARKETS**DICE  # in which the six dice can fall

Counts = tuple[int, ...]  # how many dice show each colour; colours that do not show are left out
NO_DICE: Final[Counts] = ()


def counts_of(colours: list[int]) -> Counts:
    return _ordered([colours.count(colour) for colour in range(MARKETS)])


def certain(left: int) -> int:
    """What a certain thing counts with so many throws to come."""
    parts = 1
    for _ in range(left):
        parts *= WAYS
    return parts


@cache
def falls(kept: Counts) -> list[tuple[Counts, int]]:
    """What the six dice may show when the ones not kept are thrown, each in how many of all WAYS."""
    found: dict[Counts, int] = {kept: WAYS}
    for _ in range(DICE - sum(kept)):
        found = _with_one_more(found)
    return sorted(found.items())


def _with_one_more(found: dict[Counts, int]) -> dict[Counts, int]:
    after: dict[Counts, int] = {}
    for counts, number in found.items():
        for joined, colours in _one_more_die(counts):
            after[joined] = after.get(joined, 0) + number // MARKETS * colours
    return after


def _one_more_die(counts: Counts) -> list[tuple[Counts, int]]:
    """It shows a colour that is there, or one of those that are not."""
    found = [(_changed(counts, place, 1), 1) for place in range(len(counts))]
    new = MARKETS - len(counts)
    return [*found, (_ordered([*counts, 1]), new)] if new else found


@cache
def keeps(counts: Counts) -> list[Counts]:
    """All that can be kept for another throw, in which at least one die takes part."""
    found: set[Counts] = {NO_DICE}
    for count in counts:
        found = {_ordered([*some, kept]) for some in found for kept in range(count + 1)}
    return sorted(some for some in found if sum(some) < DICE)


@cache
def turned(counts: Counts) -> list[Counts]:
    """All that the dice may show when one of them has been turned."""
    found: set[Counts] = set()
    for place in range(len(counts)):
        found.update(after for after, _ in _one_more_die(_changed(counts, place, -1)))
    return sorted(found)


def kept_places(colours: list[int], keep: Counts) -> list[int]:
    """Which dice to keep: the colours that show most give the greatest counts."""
    by_count = sorted(set(colours), key=lambda colour: (-colours.count(colour), colour))
    places: list[int] = []
    for colour, number in zip(by_count, keep, strict=False):
        places += [place for place, shown in enumerate(colours) if shown == colour][:number]
    return sorted(places)


def _changed(counts: Counts, place: int, more: int) -> Counts:
    return _ordered([*counts[:place], counts[place] + more, *counts[place + 1 :]])


def _ordered(numbers: list[int]) -> Counts:
    found = [number for number in numbers if number]
    found.sort(reverse=True)
    return tuple(found)


class Sale:
    """A share's table of prices, and the best way to throw for it."""

    def __init__(self, pays: tuple[Money, ...]) -> None:
        self.pays = pays  # by number of faces alike, from 0
        self._values: dict[tuple[Counts, int, int], int] = {}
        self._keeps: dict[tuple[Counts, int, int], Counts] = {}
        self._chances: dict[tuple[Counts, int], list[int]] = {}

    def value(self, counts: Counts, left: int, turns: int = 0) -> int:
        """What the sale is worth when the dice show this, with so many throws and turns left."""
        key = (counts, left, turns)
        if key not in self._values:
            self._values[key] = self._best(counts, left, turns)
        return self._values[key]

    def thrown(self, kept: Counts, left: int, turns: int = 0) -> int:
        """The value of throwing all dice but these, as the first of the throws left."""
        total = 0
        for after, number in falls(kept):
            total += number * self.value(after, left - 1, turns)
        return total

    def best_keep(self, counts: Counts, left: int, turns: int = 0) -> Counts:
        """What to keep if one throws again."""
        key = (counts, left, turns)
        if key not in self._keeps:
            self._keeps[key] = max(keeps(counts), key=lambda kept: self.thrown(kept, left, turns))
        return self._keeps[key]

    def best_turn(self, counts: Counts, left: int, turns: int) -> Counts:
        """What the dice should show when one of them is turned."""
        return max(turned(counts), key=lambda after: self.value(after, left, turns - 1))

    def is_worth_throwing(self, counts: Counts, left: int) -> bool:
        return left > 0 and self.value(counts, left) > self.pays[counts[0]] * certain(left)

    def chances(self, counts: Counts, left: int) -> list[int]:
        """How likely each number of faces alike is in the end, from 0 to 6, when the dice show this."""
        key = (counts, left)
        if key not in self._chances:
            self._chances[key] = self._worked_out(counts, left)
        return self._chances[key]

    def chances_thrown(self, kept: Counts, left: int) -> list[int]:
        """The same when all dice but these are thrown, as the first of the throws left."""
        total = [0] * len(self.pays)
        for after, number in falls(kept):
            for alike, part in enumerate(self.chances(after, left - 1)):
                total[alike] += number * part
        return total

    def _best(self, counts: Counts, left: int, turns: int) -> int:
        best = self.pays[counts[0]] * certain(left)
        if left > 0:
            best = max(best, self.thrown(self.best_keep(counts, left, turns), left, turns))
        if turns > 0:
            best = max(best, self.value(self.best_turn(counts, left, turns), left, turns - 1))
        return best

    def _worked_out(self, counts: Counts, left: int) -> list[int]:
        if self.is_worth_throwing(counts, left):
            return self.chances_thrown(self.best_keep(counts, left), left)
        return [certain(left) if alike == counts[0] else 0 for alike in range(len(self.pays))]


@cache
def sale_of(pays: tuple[Money, ...]) -> Sale:
    """One for each table of prices, for what it has worked out."""
    return Sale(pays)
