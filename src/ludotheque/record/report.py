"""How often each side of the dice came up, beside what chance gives."""

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from ludotheque.record.luck import Draw

FEWEST: Final = 5  # throws for each side, below which a count says nothing
USUAL: Final = 2.5758  # standard deviations: 99 of 100 honest sides lie within


@dataclass
class Tally:
    sides: int
    fell: list[int]  # how often, by side

    def band(self) -> tuple[int, int]:
        """How often a side comes up, at least and at most, in 99 games of 100."""
        thrown, part = sum(self.fell), 1 / self.sides
        spread = USUAL * math.sqrt(thrown * part * (1 - part))
        return max(0, math.ceil(thrown * part - spread)), math.floor(thrown * part + spread)

    def within(self) -> bool:
        low, high = self.band()
        return all(low <= times <= high for times in self.fell)


def tallies(draws: Iterable[Draw], purposes: Collection[str]) -> list[Tally]:
    """Of the draws that everybody saw, one for each number of sides."""
    found: dict[int, Tally] = {}
    for draw in draws:
        if draw.key.purpose in purposes:
            tally = found.setdefault(draw.below, Tally(draw.below, [0] * draw.below))
            tally.fell[draw.outcome] += 1
    return [found[sides] for sides in sorted(found) if sum(found[sides].fell) >= FEWEST * sides]
