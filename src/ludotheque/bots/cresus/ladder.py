"""When to buy which signs: a plan for the rounds to come, by dynamic programming over wealth and rungs."""

from typing import Final

from ludotheque.bots.cresus.weights import Pace
from ludotheque.bots.sums import added
from ludotheque.games.cresus.signs import MOST_SIGNS
from ludotheque.kernel.action import Money

STEP: Final = 10  # wealth is counted in tens of millions
MOST: Final = 180  # … up to so many


class Pacer:
    """Knows what a wealth on a rung is worth at the end of a round, before signs are bought."""

    def __init__(self, signs: list[Money], rounds: int, income: float, capital: Money, pace: Pace) -> None:
        self.signs = signs
        self.income = income
        self.capital = capital
        _, _, self.spread, self.patience, self.ease, self.consolation = pace
        self._values: list[list[list[float]]] = []  # by rounds left, rung and wealth
        for left in range(rounds + 1):
            self._values.append(self._round(left))

    def best(self, rounds_left: int, rung: int, wealth: float, most: int) -> int:
        """How many signs to buy now, of so many at most; rather more than fewer if it is all the same."""
        return max(range(most, -1, -1), key=lambda count: self.value_after(rounds_left, rung, wealth, count))

    def value_after(self, rounds_left: int, rung: int, wealth: float, count: int) -> float:
        """What the position is worth when so many signs have been bought."""
        wealth -= self.price(rung, count)
        rung += count
        if rung == len(self.signs):
            return 1.0
        if rounds_left == 0:
            return self.consolation * (rung + min(wealth, 1000) / 1000) / len(self.signs)
        mean = self.earned(wealth)
        spread = self.spread * mean
        later = self._values[rounds_left - 1][rung]
        outcomes = [wealth + mean - spread, wealth + mean, wealth + mean + spread]
        return self.patience * added([_between(later, outcome) for outcome in outcomes]) / 3

    def earned(self, wealth: float) -> float:
        """What a round brings: the usual income with the usual capital, less with less, somewhat more with more."""
        plenty = max(0.0, wealth) / self.capital
        return self.income * (1 + self.ease) * plenty / (plenty + self.ease)

    def value(self, rounds_left: int, rung: int, wealth: float) -> float:
        """What the position is worth before signs are bought."""
        return _between(self._values[rounds_left][rung], wealth)

    def price(self, rung: int, count: int) -> Money:
        return sum(self.signs[rung : rung + count])

    def reach(self, rung: int, wealth: float) -> int:
        """How many of the next signs such a wealth could pay."""
        count = 0
        while count < min(MOST_SIGNS, len(self.signs) - rung) and self.price(rung, count + 1) <= wealth:
            count += 1
        return count

    def _round(self, left: int) -> list[list[float]]:
        table: list[list[float]] = []
        for rung in range(len(self.signs)):
            table.append([self._value(left, rung, tens * STEP) for tens in range(MOST + 1)])
        return table

    def _value(self, left: int, rung: int, wealth: float) -> float:
        return max(self.value_after(left, rung, wealth, count) for count in range(self.reach(rung, wealth) + 1))


def _between(values: list[float], wealth: float) -> float:
    """Read a table by tens of millions."""
    place = min(max(0.0, wealth / STEP), MOST - 1)
    low = int(place)
    return values[low] + (place - low) * (values[low + 1] - values[low])
