"""What follows from an answer that one might regret: told before it is given, from what the seat knows."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.action import Filling

NOTE: Final = "note"  # good to know
RISK: Final = "risk"  # may go wrong: nobody answers so for somebody else
GRAVE: Final = "grave"  # ruins, binds or gives up so much that it is to be said twice

_ANY: Final[list[Filling]] = []


@mypyc_attr(acyclic=True)
class Caution:
    """A word that texts explain with its figures, the rule behind it, and how much it weighs."""

    def __init__(self, verb: str, peril: str, clause: str, figures: dict[str, int], weight: str) -> None:
        self.verb = verb
        self.peril = peril
        self.clause = clause
        self.figures = figures
        self.weight = weight
        self.fillings = _ANY  # to which it applies; none: to any
        self.least = 0  # or to amounts from this one on, the amount being the last blank

    def when(self, fillings: list[Filling]) -> "Caution":
        """Only of these fillings."""
        self.fillings = fillings
        return self

    def from_amount(self, least: int) -> "Caution":
        """Only from this amount on."""
        self.least = least
        return self

    def concerns(self, verb: str, filling: Filling) -> bool:
        if verb != self.verb:
            return False
        if self.fillings:
            return filling in self.fillings
        return self.least == 0 or filling[-1][0] >= self.least


def note(verb: str, peril: str, clause: str, figures: dict[str, int]) -> Caution:
    return Caution(verb, peril, clause, figures, NOTE)


def risk(verb: str, peril: str, clause: str, figures: dict[str, int]) -> Caution:
    return Caution(verb, peril, clause, figures, RISK)


def grave(verb: str, peril: str, clause: str, figures: dict[str, int]) -> Caution:
    return Caution(verb, peril, clause, figures, GRAVE)
