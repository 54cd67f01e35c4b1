"""What a side may have to pay in its next turns, and how likely that ruins it."""

from bisect import bisect_right
from itertools import accumulate

from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE
from ludotheque.games.richesses_du_monde.tables import NEWS, WINDFALL
from ludotheque.games.richesses_du_monde.turn import MILLION, WINDFALL_PER_POINT
from ludotheque.kernel.action import Money, Seat

ROLLS = [(white, red) for white in range(1, 7) for red in range(1, 7)]
BAD_NEWS = 5 * MILLION  # a dear card
ONE_TURN = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
LATER_TURNS = 0


def _two_turns() -> dict[int, int]:
    ways: dict[int, int] = {}
    for one, often in ONE_TURN.items():
        for two, as_often in ONE_TURN.items():
            ways[one + two] = ways.get(one + two, 0) + often * as_often
    return ways


TWO_TURNS = _two_turns()


class Danger:
    """Sums that may fall due, with their chances: next turn, the turn after, and anywhere on the board."""

    def __init__(self, books: Books, side: Seat, dues: list[Money]) -> None:
        tables, plaques = books.tables, books.world.plaques
        self._last = tables.last_square
        self._kinds = tables.kinds
        self._due_at = [0 if plaque == NO_PLAQUE else dues[plaque] for plaque in plaques]
        square = books.world.squares[side]
        self._next = _Chances([(self._cost(square, white, red), 1) for white, red in ROLLS])
        self._after = _Chances([(self._due_at[self._ahead(square, step)], ways) for step, ways in TWO_TURNS.items()])
        self._anywhere = _Chances([(due, 1) for due in self._due_at[1:]])

    def ruin(self, cash: float) -> float:
        """The chance that the cash does not last."""
        if cash < 0:
            return 1.0
        safe = 1 - self._next.above(cash)
        safe *= 1 - self._after.above(cash)
        safe *= (1 - self._anywhere.above(cash)) ** LATER_TURNS
        return 1 - safe

    def next_due_above(self, cash: float) -> float:
        return self._next.above(cash)

    def _ahead(self, square: int, points: int) -> int:
        return (square + points - 1) % self._last + 1

    def _cost(self, square: int, white: int, red: int) -> Money:
        arrival = self._ahead(square, white + red)
        cost = self._due_at[arrival]
        if white == red:
            cost += white * MILLION
        if self._kinds[arrival] == WINDFALL:
            cost -= (white + red) * WINDFALL_PER_POINT
        elif self._kinds[arrival] == NEWS:
            cost += BAD_NEWS // 2
        return cost


class _Chances:
    def __init__(self, weighed: list[tuple[Money, int]]) -> None:
        weighed.sort()
        self._costs = [cost for cost, _ in weighed]
        self._sums = [0, *accumulate(weight for _, weight in weighed)]

    def above(self, cash: float) -> float:
        place = bisect_right(self._costs, cash)
        return 1 - self._sums[place] / self._sums[-1]
