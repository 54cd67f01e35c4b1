"""How strong each level is: openskill ratings, with intervals by drawing the deals again.

A rating says how well a level does against the others that were there: only the distance between two of them means
something, and what it means at the table, the shares of wins tell.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ludotheque.complaint import Complaint
from ludotheque.kernel.chance import Chance
from ludotheque.lab.arena.equations import solved
from ludotheque.lab.arena.play import Result

DRAWS = 200  # of as many deals as were played, each time
TAIL = 0.025  # left out at either end
NOT_INSTALLED = "the arena reckons with openskill, which is not installed here: pip install 'ludotheque[lab]'"

SETTLED = 1.0  # how unsure openskill is of somebody who has played much: as unsure of everybody, from first to last
NUDGE = 0.01  # how far a rating is moved to see what that changes
STILL = 1e-6  # nobody moves as far any more
MOST_STEPS = 100
LONGEST_STEP = 5.0

Ratings = dict[str, float]  # by level
Kind = tuple[tuple[str, str], tuple[tuple[int, str], ...]]  # games of one pair that ended in one order of levels
Pull = tuple[float, float]  # on the ratings of a pair


@dataclass
class Interval:
    value: float
    low: float
    high: float


class Fit:
    """The ratings at which all games together move nobody any more, whatever their order.

    Taken up one after another, early games would count more than late ones, and the last of them more than it deserves.
    So openskill says which way every kind of game pulls two ratings, the ratings move to where all these pulls and that
    of the start are even, and openskill is asked again. It is the likeliest explanation of all results.
    """

    def __init__(self, levels: list[str], results: list[Result]) -> None:
        self.model = openskill()
        self.levels = levels
        self.ratings = dict.fromkeys(levels, self.model.mu)
        self._pulls: dict[Kind, Pull] = {}
        self._slopes: list[list[float]] = []
        counts = Counter(map(kind_of, results))
        for _ in range(MOST_STEPS):
            self._look(counts)
            steps = self._steps(counts)
            for level, step in zip(levels, steps, strict=True):
                self.ratings[level] += max(-LONGEST_STEP, min(LONGEST_STEP, step))
            if max(map(abs, steps)) < STILL:
                break

    def rate(self, results: list[Result]) -> Ratings:
        """What the ratings would be if only these of the games had been played: one step from those of all games."""
        steps = self._steps(Counter(map(kind_of, results)))
        return {level: self.ratings[level] + step for level, step in zip(self.levels, steps, strict=True)}

    def _look(self, counts: Counter[Kind]) -> None:
        """How every kind of game pulls where the ratings are now, and how that changes with them."""
        places = {level: place for place, level in enumerate(self.levels)}
        unsure = 1 / self.model.sigma**2
        self._slopes = [[-unsure if row == column else 0.0 for column in places] for row in places]
        for kind, count in counts.items():
            one, other = (places[level] for level in kind[0])
            here, nearby = self._pull(kind, 0.0), self._pull(kind, NUDGE)
            self._pulls[kind] = here
            for row, before, after in zip((one, other), here, nearby, strict=True):
                slope = count * (after - before) / NUDGE
                self._slopes[row][one] += slope
                self._slopes[row][other] -= slope

    def _steps(self, counts: Counter[Kind]) -> list[float]:
        """How far each rating has to move until nothing pulls it."""
        places = {level: place for place, level in enumerate(self.levels)}
        pulls = [(self.model.mu - self.ratings[level]) / self.model.sigma**2 for level in self.levels]
        for kind, count in counts.items():
            for level, pull in zip(kind[0], self._pulls[kind], strict=True):
                pulls[places[level]] += count * pull
        return solved(self._slopes, [-pull for pull in pulls])

    def _pull(self, kind: Kind, ahead: float) -> Pull:
        """Of one game, with the first of the two so far ahead of where it is."""
        pair, order = kind
        mus = {pair[0]: self.ratings[pair[0]] + ahead, pair[1]: self.ratings[pair[1]]}
        teams = [[self.model.rating(mu=mus[level], sigma=SETTLED)] for _, level in order]
        after = self.model.rate(teams, ranks=[float(rank) for rank, _ in order])
        found = dict.fromkeys(pair, 0.0)
        for (_, level), team in zip(order, after, strict=True):
            found[level] += (team[0].mu - mus[level]) / SETTLED**2
        return found[pair[0]], found[pair[1]]


def kind_of(result: Result) -> Kind:
    return result.fixture.pair, tuple(sorted(zip(result.ranks, result.fixture.by_seat, strict=True)))


def openskill() -> Any:
    """The model of Plackett and Luce, with openskill's own figures, and without the unrest that comes with time."""
    try:
        return import_module("openskill.models").PlackettLuce(tau=0.0)
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
