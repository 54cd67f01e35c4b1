"""Where throws lead: used to look some turns ahead."""

from functools import lru_cache
from typing import Final

from ludotheque.games.joyeux_combinards.movement import FEWEST_POINTS, MOST_POINTS
from ludotheque.games.joyeux_combinards.tables import NO_ENTRANCE, CombinardsTables

THROWS: Final = [(6 - abs(7 - points)) / 36 for points in range(MOST_POINTS + 1)]  # how likely two dice make so many


class Ways:
    def __init__(self, tables: CombinardsTables) -> None:
        self.tables = tables
        squares = range(len(tables.kinds))
        walks = [[self.ends(square, points) for points in range(FEWEST_POINTS, MOST_POINTS + 1)] for square in squares]
        self.straight = [[ends[-1] for ends in walk] for walk in walks]  # from each square, by each throw
        self.turnings = [[ends[:-1] for ends in walk] for walk in walks]  # the STOPs at which it may end instead

    def ends(self, square: int, points: int) -> list[int]:
        """Squares where a pawn with so many points to walk may choose to stop; forks are where it chooses."""
        if points == 0:
            return [square]
        further = self.ends(self.tables.following[square], points - 1)
        entrance = self.tables.entrances[square]
        return further if entrance == NO_ENTRANCE else [entrance, *further]

    def look_ahead(self, worths: list[float], turns: int, patience: float) -> list[float]:
        """What so many turns from each square on bring, given what stopping on each is worth."""
        ahead = [0.0] * len(worths)
        for _ in range(turns):
            stops = [worth + patience * ahead[square] for square, worth in enumerate(worths)]
            ahead = [self._expected(square, stops) for square in range(len(stops))]
        return ahead

    def _expected(self, square: int, stops: list[float]) -> float:
        """What a throw from the square brings: the best end of each walk, as often as the dice lead there."""
        found = 0.0
        for points, end in enumerate(self.straight[square]):
            best = stops[end]
            for entrance in self.turnings[square][points]:
                best = max(best, stops[entrance])
            found += THROWS[points + FEWEST_POINTS] * best
        return found


@lru_cache(maxsize=8)
def ways_of(tables: CombinardsTables) -> Ways:
    return Ways(tables)
