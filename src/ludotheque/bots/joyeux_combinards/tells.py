"""What a price said aloud tells of the card, and how a table takes the prices it hears: learnt as the game goes on."""

from typing import Final

from ludotheque.bots.joyeux_combinards.lore import PRICES, Lore
from ludotheque.kernel.action import Seat

MOST_READY: Final = 8.0  # nobody is taken to lie so many times more, or less, readily than others


class Tells:
    """Prices and cards by their place among the prices that may be announced."""

    def __init__(self, lore: Lore) -> None:
        self._lore = lore
        self._seen_lies: dict[Seat, float] = {}  # of cards that came into the open …
        self._seen_truths: dict[Seat, float] = {}
        self._expected_lies: dict[Seat, float] = {}  # … and as many as were expected of them
        self._expected_truths: dict[Seat, float] = {}
        self._heard = [0.0] * PRICES  # how often each price was heard …
        self._doubted = [0.0] * PRICES  # … and doubted by somebody else

    def rates(self, real: int, most: int, buyer: Seat) -> list[float]:
        """How likely the buyer, who can pay as much as the price at place `most`, says each price of such a card."""
        lore = self._lore
        lie = min(1.0, lore.lying[real]) * self.readiness(buyer)
        truth = 1.0 - min(1.0, lore.lying[real]) if real <= most else 0.0
        spread = 0.0
        for place in range(min(real, most + 1)):
            spread += lore.pretence[place]
        found = [0.0] * PRICES
        total = (lie if spread > 0 else 0.0) + truth
        if total > 0:
            for place in range(min(real, most + 1)):
                found[place] = lie * lore.pretence[place] / spread / total
            if real <= most:
                found[real] = truth / total
        return found

    def readiness(self, buyer: Seat) -> float:
        """How much more readily than others the buyer lies, by what was seen of him."""
        some = self._lore.certainty
        lies = (some + self._seen_lies.get(buyer, 0.0)) / (some + self._expected_lies.get(buyer, 0.0))
        truths = (some + self._seen_truths.get(buyer, 0.0)) / (some + self._expected_truths.get(buyer, 0.0))
        return max(1 / MOST_READY, min(MOST_READY, lies / truths))

    def came_out(self, buyer: Seat, lied: bool, expected: float) -> None:
        """A card was shown; so likely it had been taken for a lie."""
        seen = self._seen_lies if lied else self._seen_truths
        seen[buyer] = seen.get(buyer, 0.0) + 1
        self._expected_lies[buyer] = self._expected_lies.get(buyer, 0.0) + expected
        self._expected_truths[buyer] = self._expected_truths.get(buyer, 0.0) + 1 - expected

    def answered(self, place: int, doubted: bool, share: float) -> None:
        """What became of a price; the share of those who could have doubted it, oneself left out."""
        self._heard[place] += share
        if doubted:
            self._doubted[place] += 1

    def chance_of_doubt(self, place: int, share: float) -> float:
        """How likely somebody of such a share of the table doubts the price."""
        some = self._lore.habit
        doubted = some * self._lore.doubts[place] + self._doubted[place]
        return min(1.0, share * doubted / (some + self._heard[place]))
