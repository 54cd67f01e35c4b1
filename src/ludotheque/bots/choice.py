"""What a bot decides, and why: as data, which texts turn into a sentence or two."""

from ludotheque.kernel.action import Action


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
