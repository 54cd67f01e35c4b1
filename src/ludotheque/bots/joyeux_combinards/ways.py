"""Where throws lead: used to look some turns ahead."""

from functools import lru_cache
from typing import Final

from ludotheque.games.joyeux_combinards.movement import FEWEST_POINTS, MOST_POINTS
from ludotheque.games.joyeux_combinards.tables import NO_ENTRANCE, CombinardsTables

THROWS: Final = [(6 - abs(7 - points)) / 36 for points in range(MOST_POINTS + 1)]  # how likely two dice make so many


class Ways:
    def __init__(self, tables: CombinardsTables) -> None:
        self.tables = tables
        entrances = enumerate(tables.entrances)
        self.forks = [(square, entrance) for square, entrance in entrances if entrance != NO_ENTRANCE]

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
            ahead = self._expected(stops)
        return ahead

    def _expected(self, stops: list[float]) -> list[float]:
        """What a throw from each square brings: the best end of each walk, as often as the dice lead there."""
        expected = [0.0] * len(stops)
        best = stops  # of the walks from each square by as many points as have been counted
        for points in range(1, MOST_POINTS + 1):
            best = self._one_further(best, stops)
            if points >= FEWEST_POINTS:
                likely = THROWS[points]
                expected = [total + likely * best[square] for square, total in enumerate(expected)]
        return expected

    def _one_further(self, best: list[float], stops: list[float]) -> list[float]:
        """The same for one point more: one step first, or at a fork into the entrance."""
        further = [best[square] for square in self.tables.following]
        for fork, entrance in self.forks:
            further[fork] = max(further[fork], stops[entrance])
        return further


@lru_cache(maxsize=8)
def ways_of(tables: CombinardsTables) -> Ways:
    return Ways(tables)
