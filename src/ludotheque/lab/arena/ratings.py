"""How strong each level is: openskill ratings, with intervals by drawing the deals again.

A rating says how well a level does against the others that were there: only the distance between two of them means
something, and what it means at the table, the shares of wins tell.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ludotheque.complaint import Complaint
from ludotheque.kernel.chance import Chance
from ludotheque.lab.arena.play import Result

DRAWS = 200  # of as many deals as were played, each time
TAIL = 0.025  # left out at either end
NOT_INSTALLED = "the arena reckons with openskill, which is not installed here: pip install 'ludotheque[lab]'"

Ratings = dict[str, float]  # by level


@dataclass
class Interval:
    value: float
    low: float
    high: float


class Rater:
    """Takes up game after game; the copies of a level at one table share what they learn."""

    def __init__(self, levels: list[str]) -> None:
        self.model = _model()
        self.levels = levels

    def rate(self, results: list[Result]) -> Ratings:
        found = {level: self.model.rating(name=level) for level in self.levels}
        for result in results:
            self._take_up(found, result)
        return {level: rating.mu for level, rating in found.items()}

    def _take_up(self, found: dict[str, Any], result: Result) -> None:
        seats = result.fixture.by_seat
        teams = [[found[level]] for level in seats]
        after = self.model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for level in result.fixture.pair:
            copies = [after[seat][0] for seat, other in enumerate(seats) if other == level]
            mu = sum([copy.mu for copy in copies]) / len(copies)
            sigma = sum([copy.sigma for copy in copies]) / len(copies)
            found[level] = self.model.rating(mu=mu, sigma=sigma, name=level)


def _model() -> Any:
    try:
        return import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise Complaint(NOT_INSTALLED) from None


def intervals(
    results: list[Result], figures: Callable[[list[Result]], Ratings], seed: int, draws: int = DRAWS
) -> dict[str, Interval]:
    """Each figure with the 95 % interval of the bootstrap: deals are drawn, as games of one deal hang together."""
    deals = by_deal(results)
    luck = Chance(seed)
    again = [figures(_drawn(deals, luck)) for _ in range(draws)]
    return {name: _interval(value, [one[name] for one in again]) for name, value in figures(results).items()}


def by_deal(results: list[Result]) -> list[list[Result]]:
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.fixture.deal, []).append(result)
    return list(deals.values())


def _drawn(deals: list[list[Result]], luck: Chance) -> list[Result]:
    picked = [deals[luck.below(len(deals))] for _ in deals]
    return [result for deal in picked for result in deal]


def _interval(value: float, drawn: list[float]) -> Interval:
    drawn = sorted(drawn)
    cut = int(TAIL * len(drawn))
    return Interval(value, min(value, drawn[cut]), max(value, drawn[-1 - cut]))
