"""What came out of an arena, as one JSON object: the same plan gives the same report, byte for byte."""

from itertools import pairwise
from typing import Any

from ludotheque.lab.arena.fixtures import ArenaPlan, seats_of
from ludotheque.lab.arena.play import Result
from ludotheque.lab.arena.ratings import Fit, Interval, by_deal, intervals
from ludotheque.lab.arena.shares import BETWEEN, shares
from ludotheque.shelf import box

DIGITS = 3


def report(plan: ArenaPlan, results: list[Result]) -> dict[str, Any]:
    levels = plan.contestants()
    finished = [result for result in results if result.finished]
    ratings = intervals(finished, Fit(levels, finished).rate, plan.seed)
    won = intervals(finished, shares, plan.seed)
    ladder = sorted(levels, key=lambda level: ratings[level].value)
    return {
        "game": plan.game,
        "seats": seats_of(box(plan.game).game),
        "seed": plan.seed,
        "options": plan.options,
        "neighbours": plan.neighbours,
        "games": len(results),
        "deals": len(by_deal(results)),
        "unfinished": len(results) - len(finished),
        "ladder": ladder,
        "ratings": {level: _written(ratings[level]) for level in ladder},
        "steps": [_step(ratings, lower, upper) for lower, upper in pairwise(ladder)],
        "shares": {
            one: {other: _written(won[one + BETWEEN + other]) for other in ladder if one + BETWEEN + other in won}
            for one in ladder
        },
    }


def _step(ratings: dict[str, Interval], lower: str, upper: str) -> dict[str, Any]:
    """A step is clear where the intervals of the two levels do not touch."""
    return {"from": lower, "to": upper, "clear": ratings[lower].high < ratings[upper].low}


def _written(interval: Interval) -> dict[str, float]:
    named = {"value": interval.value, "low": interval.low, "high": interval.high}
    return {name: round(number, DIGITS) for name, number in named.items()}
