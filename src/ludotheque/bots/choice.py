"""What a bot decides, and why: as data, which texts turn into a sentence or two."""

from typing import Final

from ludotheque.kernel.action import Action

MOST_REASONS: Final = 5
LEAST: Final = 0.0005  # shares of a win that are not worth a word beside others


class Reason:
    """One thing that spoke for the choice, or against it: a word that texts explain with its figures, as of a caution.

    The weight is in shares of a win, from the seat that decided: above zero it spoke for the choice.
    """

    def __init__(self, word: str, weight: float, figures: dict[str, int]) -> None:
        self.word = word
        self.weight = weight
        self.figures = figures


class Choice:
    """The action, the reasons for it, and what the bot would have done otherwise, if it looked at anything else.

    `behind` says by how many shares of a win the second is worse; None where the bot does not say.
    """

    def __init__(
        self, action: Action, reasons: list[Reason], second: Action | None, behind: float | None = None
    ) -> None:
        self.action = action
        self.reasons = reasons
        self.second = second
        self.behind = behind


def weightiest(reasons: list[Reason]) -> list[Reason]:
    """The few that count, the weightiest first; never none of some."""
    ordered = sorted(reasons, key=_less_weighty)
    heavy = [reason for reason in ordered if abs(reason.weight) >= LEAST]
    return heavy[:MOST_REASONS] or ordered[:1]


def _less_weighty(reason: Reason) -> float:
    return -abs(reason.weight)
