"""Where throws lead: worked out once for a board, and used to look some turns ahead."""

from functools import lru_cache

from ludotheque.games.joyeux_combinards.movement import FEWEST_POINTS, MOST_POINTS
from ludotheque.games.joyeux_combinards.tables import NO_ENTRANCE, CombinardsTables

THROWS = [(6 - abs(7 - points)) / 36 for points in range(MOST_POINTS + 1)]  # how likely two dice make so many


class Ways:
    def __init__(self, tables: CombinardsTables) -> None:
        self.tables = tables
        squares = range(len(tables.kinds))
        self.throws: list[list[tuple[float, list[int]]]] = [self._throws_from(square) for square in squares]

    def ends(self, square: int, points: int) -> list[int]:
        """Squares where a pawn with so many points to walk may choose to stop; forks are where it chooses."""
        if points == 0:
            return [square]
        further = self.ends(self.tables.following[square], points - 1)
        entrance = self.tables.entrances[square]
        return further if entrance == NO_ENTRANCE else [entrance, *further]

    def _throws_from(self, square: int) -> list[tuple[float, list[int]]]:
        """How likely each throw is, and the ends it leaves to choose from."""
        return [(THROWS[points], self.ends(square, points)) for points in range(FEWEST_POINTS, MOST_POINTS + 1)]

    def look_ahead(self, worths: list[float], turns: int, patience: float) -> list[float]:
        """What so many turns from each square on bring, given what stopping on each is worth."""
        ahead = [0.0] * len(worths)
        for _ in range(turns):
            stops = [worth + patience * later for worth, later in zip(worths, ahead, strict=True)]
            ahead = [self._expected(square, stops) for square in range(len(worths))]
        return ahead

    def _expected(self, square: int, stops: list[float]) -> float:
        total = 0.0
        for likely, ends in self.throws[square]:
            best = stops[ends[0]]
            for end in ends[1:]:
                if stops[end] > best:
                    best = stops[end]
            total += likely * best
        return total


@lru_cache(maxsize=8)
def ways_of(tables: CombinardsTables) -> Ways:
    return Ways(tables)
