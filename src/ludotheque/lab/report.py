"""What came out of a simulation."""

from collections import Counter
from statistics import fmean
from typing import Any

from ludotheque.kernel.action import kebab
from ludotheque.lab.compiled import is_compiled
from ludotheque.lab.experiment import Outcome
from ludotheque.lab.limit import CUT_OFF, own_limit
from ludotheque.lab.plan import Plan
from ludotheque.lab.wilson import wilson
from ludotheque.shelf import box

DIGITS = 4


class Report:
    """Only `seconds` and `decisions_per_s` differ between two runs of the same plan."""

    def __init__(self, plan: Plan, outcomes: list[Outcome], seconds: float) -> None:
        self.plan = plan
        self.outcomes = outcomes
        self.seconds = seconds
        self.finished = [outcome for outcome in outcomes if outcome.finished]
        self.chairs = plan.chairs()
        self.limit = own_limit(box(plan.game).game, plan.options)

    def data(self) -> dict[str, Any]:
        """The report as one JSON object."""
        decisions = sum(outcome.decisions for outcome in self.outcomes)
        lengths = [outcome.length for outcome in self.outcomes]
        return {
            "game": self.plan.game,
            "players": self.plan.seats,
            "games": len(self.outcomes),
            "seed": self.plan.seed,
            "bots": self.chairs,
            "options": self.plan.options,
            "rotate": self.plan.rotate,
            "round_limit": self.limit or None,
            "cut_off": self._cut_off(),
            "finished": len(self.finished),
            "decisions": decisions,
            "decisions_per_s": round(decisions / self.seconds),
            "seconds": round(self.seconds, 3),
            "mean_length": _rounded(fmean(lengths)),
            "max_length": max(lengths),
            "wins_by_seat": [_rounded(self._wins_of_seat(seat)) for seat in range(self.plan.seats)],
            "wins_by_bot": {level: _rounded(self._wins(chairs)) for level, chairs in self._levels().items()},
            "win_share_by_bot": {level: self._share(chairs) for level, chairs in self._levels().items()},
            "win_share_by_chair": [self._share([chair]) for chair in range(self.plan.seats)],
            "mean_score_by_bot": {level: self._mean_score(chairs) for level, chairs in self._levels().items()},
            "end_reasons": dict(sorted(Counter(outcome.reason for outcome in self.finished).items())),
            "events_per_game": self._events_per_game(),
            "illegal": sum(outcome.illegal for outcome in self.outcomes),
            "compiled": is_compiled(),
        }

    def _cut_off(self) -> int:
        """How many games would have gone on but for the laboratory's own limit."""
        return sum(outcome.reason == CUT_OFF for outcome in self.finished) if self.limit else 0

    def _events_per_game(self) -> dict[str, float]:
        """How often each kind of thing happens in a finished game, on average."""
        total: Counter[str] = Counter()
        for outcome in self.finished:
            total.update(outcome.events)
        return {kebab(kind): _rounded(total[kind] / len(self.finished)) for kind in sorted(total)}

    def _levels(self) -> dict[str, list[int]]:
        """The chairs of each level."""
        return {level: [c for c, other in enumerate(self.chairs) if other == level] for level in self.chairs}

    def _wins_of_seat(self, seat: int) -> float:
        return sum(_win(outcome, seat) for outcome in self.finished)

    def _wins(self, chairs: list[int]) -> float:
        return sum(_win(o, self.plan.seat_of(chair, o.number)) for o in self.finished for chair in chairs)

    def _share(self, chairs: list[int]) -> dict[str, float | None]:
        """Of the finished games, with its 95 % interval."""
        if not self.finished:
            return {"share": None, "low": None, "high": None}
        share = self._wins(chairs) / len(self.finished)
        low, high = wilson(share, len(self.finished))
        return {"share": _rounded(share), "low": _rounded(low), "high": _rounded(high)}

    def _mean_score(self, chairs: list[int]) -> float | None:
        scores = [o.scores[self.plan.seat_of(chair, o.number)] for o in self.finished for chair in chairs]
        return _rounded(fmean(scores)) if scores else None


def _win(outcome: Outcome, seat: int) -> float:
    """A shared win counts in equal parts."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _rounded(number: float) -> float:
    return round(number, DIGITS)
