"""What a side may have to pay in its next two turns, and how likely that is more than it has."""

from typing import Final

from ludotheque.bots.richesses_du_monde.books import Books
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE
from ludotheque.games.richesses_du_monde.tables import NEWS, WINDFALL
from ludotheque.games.richesses_du_monde.turn import WINDFALL_PER_POINT
from ludotheque.kernel.action import Seat

FACES: Final = 6
ONE_ROLL: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # in how many ways a roll makes each number of points
ROLLS: Final = 36


def _ways_of_two_rolls() -> list[int]:
    """In how many ways two rolls add up to each number of points."""
    ways = [0] * (2 * len(ONE_ROLL) - 1)
    for first, count in enumerate(ONE_ROLL):
        for second, other in enumerate(ONE_ROLL):
            ways[first + second] += count * other
    return ways


TWO_ROLLS: Final = _ways_of_two_rolls()


class Danger:
    def __init__(self, books: Books, side: Seat, news_cost: float) -> None:
        self._next = Costs(ROLLS)
        self._after = Costs(ROLLS * ROLLS)
        track, square = books.tables.track, books.world.squares[side]
        kinds, plaques = books.tables.kinds, books.world.plaques
        for points in range(2, len(TWO_ROLLS)):
            arrival = track[square + points - 1]
            plaque = plaques[arrival]
            due = 0.0 if plaque == NO_PLAQUE else float(books.due_to_others(side, plaque))
            if due > 0:
                self._after.add(due, TWO_ROLLS[points])
            if points <= 2 * FACES:
                if kinds[arrival] == WINDFALL:
                    due -= points * WINDFALL_PER_POINT
                elif kinds[arrival] == NEWS:
                    due += news_cost
                self._add_roll(points, due)

    def _add_roll(self, points: int, cost: float) -> None:
        """A double costs a million for each of its points on one die."""
        ways = ONE_ROLL[points]
        if points % 2 == 0:
            self._next.add(cost + points // 2 * MILLION, 1)
            ways -= 1
        if ways > 0:
            self._next.add(cost, ways)

    def ruin(self, cash: float) -> float:
        """The chance that the cash does not last for two turns."""
        if cash < 0:
            return 1.0
        return 1 - (1 - self._next.chance_above(cash)) * (1 - self._after.chance_above(cash))

    def expected(self) -> float:
        """What the next two turns will cost on average."""
        return self._next.mean() + self._after.mean()

    def ruin_by_next_roll(self, cash: float) -> float:
        return self._next.chance_above(cash) if cash >= 0 else 1.0


class Costs:
    """Sums that may fall due, each in so many of all ways; what is not named costs nothing."""

    def __init__(self, ways: int) -> None:
        self._all_ways = ways
        self._costs: list[float] = []
        self._ways: list[int] = []
        self._most = 0.0
        self._sum = 0.0  # of all ways

    def add(self, cost: float, ways: int) -> None:
        if cost > 0:
            self._sum += cost * ways
            self._costs.append(cost)
            self._ways.append(ways)
            self._most = max(self._most, cost)

    def mean(self) -> float:
        return self._sum / self._all_ways

    def chance_above(self, cash: float) -> float:
        """That more falls due than the cash, which is not below zero."""
        if cash >= self._most:
            return 0.0
        covered = self._all_ways
        for place, cost in enumerate(self._costs):
            if cost > cash:
                covered -= self._ways[place]
        return 1 - covered / self._all_ways
