"""What speaks for a choice and against it, in a game's own unit, told in shares of a win."""

from typing import Final

from ludotheque.bots.choice import Reason

LEAST: Final = 0.0005  # shares of a win: less is not worth a word, but for what comes first


class Weighing:
    """A game says how many shares of a win its unit brings."""

    def __init__(self, slope: float) -> None:
        self._slope = slope
        self._reasons: list[Reason] = []

    def count(self, word: str, worth: float, figures: dict[str, int]) -> None:
        """A term in units of the game: above zero it speaks for the choice. The first is told in any case."""
        weight = self.share(worth)
        if abs(weight) >= LEAST or not self._reasons:
            self._reasons.append(Reason(word, weight, figures))

    def share(self, worth: float) -> float:
        """Nothing decides a game by more than all of it."""
        return max(-1.0, min(1.0, self._slope * worth))

    def reasons(self) -> list[Reason]:
        """The weightiest first."""
        return sorted(self._reasons, key=lambda reason: -abs(reason.weight))
