"""What a side may have to pay in its next two turns, and how likely that is more than it has."""

from bisect import bisect_right
from itertools import accumulate
from typing import Final

from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE
from ludotheque.games.richesses_du_monde.tables import NEWS, WINDFALL
from ludotheque.games.richesses_du_monde.turn import WINDFALL_PER_POINT
from ludotheque.kernel.action import Seat

DICE: Final = range(1, 7)
ROLLS: Final = [(white, red) for white in DICE for red in DICE]
NEWS_COST: Final = 2.5 * MILLION  # between a dear card and a welcome one, with a little fear


def _ways_of_two_rolls() -> dict[int, int]:
    """In how many ways two rolls add up to each number of points."""
    ways: dict[int, int] = {}
    for white, red in ROLLS:
        for next_white, next_red in ROLLS:
            points = white + red + next_white + next_red
            ways[points] = ways.get(points, 0) + 1
    return ways


TWO_ROLLS: Final = _ways_of_two_rolls()


class Danger:
    def __init__(self, books: Books, side: Seat) -> None:
        dues = books.dues(side)
        self._last_square = books.tables.last_square
        self._kinds = books.tables.kinds
        self._due_at = [0 if plaque == NO_PLAQUE else dues[plaque] for plaque in books.world.plaques]
        square = books.world.squares[side]
        self._next = _Costs([(self._cost(square, white, red), 1) for white, red in ROLLS])
        self._after = _Costs([(self._due_at[self._ahead(square, points)], ways) for points, ways in TWO_ROLLS.items()])

    def ruin(self, cash: float) -> float:
        """The chance that the cash does not last for two turns."""
        if cash < 0:
            return 1.0
        return 1 - (1 - self._next.chance_above(cash)) * (1 - self._after.chance_above(cash))

    def ruin_by_next_roll(self, cash: float) -> float:
        return self._next.chance_above(cash)

    def _ahead(self, square: int, points: int) -> int:
        return (square + points - 1) % self._last_square + 1

    def _cost(self, square: int, white: int, red: int) -> float:
        arrival = self._ahead(square, white + red)
        cost = float(self._due_at[arrival])
        if white == red:
            cost += white * MILLION
        if self._kinds[arrival] == WINDFALL:
            cost -= (white + red) * WINDFALL_PER_POINT
        elif self._kinds[arrival] == NEWS:
            cost += NEWS_COST
        return cost


class _Costs:
    """Sums that may fall due, each in so many of all ways."""

    def __init__(self, ways: list[tuple[float, int]]) -> None:
        ways.sort()
        self._costs = [cost for cost, _ in ways]
        self._ways_up_to = [0, *accumulate([count for _, count in ways])]

    def chance_above(self, cash: float) -> float:
        place = bisect_right(self._costs, cash)
        return 1 - self._ways_up_to[place] / self._ways_up_to[-1]
