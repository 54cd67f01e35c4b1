"""Why: what a choice brings and what it costs, term by term, in shares of a win."""

from typing import Final

from ludotheque.bots.choice import Reason
from ludotheque.kernel.action import Money

MOST_OPEN: Final = 3  # terms that everybody may reckon …
MOST_SECRET: Final = 2  # … and those that depend on one's purse: neither may push out the other
LEAST: Final = 0.0005  # shares of a win that are not worth a word


class Account:
    """Log-odds become shares of a win as at a table where all sides are equal, so that weights betray no purse."""

    def __init__(self, sides: int) -> None:
        self._per_own = (sides - 1) / sides**2
        self._per_rival = 1 / sides**2
        self._open: list[Reason] = []
        self._secret: list[Reason] = []

    def open(self, word: str, odds: float, figures: dict[str, int]) -> None:
        """By so much one's own log-odds grow, as everybody may reckon."""
        self._open.append(Reason(word, self._per_own * odds, figures))

    def rival(self, word: str, odds: float, figures: dict[str, int]) -> None:
        """By so much a rival's log-odds grow, as everybody may reckon."""
        self._open.append(Reason(word, -self._per_rival * odds, figures))

    def secret(self, word: str, odds: float, figures: dict[str, int]) -> None:
        """By so much one's own log-odds grow, as only the own side knows."""
        self._secret.append(Reason(word, self._per_own * odds, figures))

    def reasons(self) -> list[Reason]:
        """The weightiest of both kinds, the weightiest of all first."""
        return _weightiest(_weightiest(self._open)[:MOST_OPEN] + _weightiest(self._secret)[:MOST_SECRET])


def grow(account: Account, product: int, percent: int, before: Money, after: Money, odds: float) -> None:
    """What a greater share of a production pays, by the words of its step."""
    pays = {"product": product, "amount": after}
    if after == before:
        account.open("nears-royalties", odds, {"product": product, "percent": percent})
    elif before == 0:
        account.open("opens-royalties", odds, pays)
    elif after == 2 * before:
        account.open("doubles-royalties", odds, pays)
    else:
        account.open("raises-royalties", odds, pays)


def _weightiest(reasons: list[Reason]) -> list[Reason]:
    heavy = [reason for reason in reasons if abs(reason.weight) >= LEAST]
    return sorted(heavy, key=lambda reason: -abs(reason.weight))
