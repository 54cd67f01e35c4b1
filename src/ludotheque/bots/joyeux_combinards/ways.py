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
        self.turns_nowhere = [not any(entrances) for entrances in self.turnings]
        self._known: dict[tuple[int, ...], list[list[int]]] = {}

    def ends(self, square: int, points: int) -> list[int]:
        """Squares where a pawn with so many points to walk may choose to stop; forks are where it chooses."""
        if points == 0:
            return [square]
        further = self.ends(self.tables.following[square], points - 1)
        entrance = self.tables.entrances[square]
        return further if entrance == NO_ENTRANCE else [entrance, *further]

    def look_ahead(self, worths: list[float], turns: int, patience: float, wanted: list[int]) -> list[float]:
        """What so many turns from each wanted square on bring, given what stopping on each is worth."""
        ahead = [0.0] * len(worths)
        for squares in self._layers(wanted, turns):
            stops = [worth + patience * ahead[square] for square, worth in enumerate(worths)]
            for square in squares:
                ahead[square] = self._expected(square, stops)
        return ahead

    def _layers(self, wanted: list[int], turns: int) -> list[list[int]]:
        """For each turn looked ahead, the last one first: the squares that have to be known."""
        key = (turns, *wanted)
        found = self._known.get(key)
        if found is None:
            found = [sorted(set(wanted))]
            while len(found) < turns:
                found.insert(0, self._after(found[0]))
            self._known[key] = found
        return found

    def _after(self, squares: list[int]) -> list[int]:
        """Where a throw may lead from any of them."""
        found: set[int] = set()
        for square in squares:
            found.update(self.straight[square])
            for entrances in self.turnings[square]:
                found.update(entrances)
        return sorted(found)

    def _expected(self, square: int, stops: list[float]) -> float:
        """What a throw from the square brings: the best end of each walk, as often as the dice lead there."""
        found = 0.0
        points = FEWEST_POINTS
        if self.turns_nowhere[square]:
            for end in self.straight[square]:
                found += THROWS[points] * stops[end]
                points += 1
            return found
        turnings = self.turnings[square]
        for end in self.straight[square]:
            best = stops[end]
            for entrance in turnings[points - FEWEST_POINTS]:
                best = max(best, stops[entrance])
            found += THROWS[points] * best
            points += 1
        return found


@lru_cache(maxsize=8)
def ways_of(tables: CombinardsTables) -> Ways:
    return Ways(tables)
