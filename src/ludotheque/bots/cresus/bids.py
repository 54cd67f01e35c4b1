"""Sealed bids: below what the thing is worth, by how many others bid and what they can pay."""

from typing import Final

from ludotheque.kernel.action import Money
from ludotheque.kernel.chance import Chance

FINENESS: Final = 1000
# The lowest and the highest part of the worth, against one rival, two, and so on.
BY_RIVALS: Final = [(0.45, 0.75), (0.55, 0.85), (0.65, 0.9), (0.7, 0.92)]


def shaded_bid(worth: float, purses: list[Money], luck: Chance) -> Money:
    """A bid against rivals with these purses; 0 if the thing is worth nothing."""
    low, high = BY_RIVALS[min(len(purses), len(BY_RIVALS)) - 1] if purses else (0.0, 0.0)
    part = low + (high - low) * luck.below(FINENESS) / FINENESS
    enough = max(purses, default=0) + 1  # nobody can bid more than that
    return max(0, min(int(worth * part), enough))


def strained_worth(worth: float, cash: Money, capital: Money, rate: float) -> float:
    """What one may pay for a worth so far off: cash that is missing for shares would have earned its rate."""
    spare = max(0, cash - capital)
    return worth if worth <= spare else spare + (worth - spare) / (1 + rate)
