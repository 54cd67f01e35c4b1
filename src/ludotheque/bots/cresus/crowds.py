"""Where everybody will probably go: regret matching for the sealed choice of markets, all players at once.

The others may choose as a broker would, or as cleverly as oneself. Each player begins with any market alike, sees
what every market would have brought him beside his mix, and turns to those he regrets; the mean of all rounds answers
best to brokers, and yet spreads where it must reckon with its like.
"""

from typing import Final

from ludotheque.games.cresus.tables import MARKETS
from ludotheque.kernel.action import Seat

ROUNDS: Final = 160

Mix = list[float]  # how likely each market is


class Crowds:
    """Buying and selling are worth so much to each player on each market; bought among several, only a part."""

    def __init__(
        self, buying: list[list[float]], selling: list[list[float]], shared: float, usual: list[Mix], doubt: float
    ) -> None:
        self.usual = usual  # mixes of brokers in the place of each player
        self.doubt = doubt  # how likely somebody else chooses as cleverly instead
        self.buying = buying
        self.selling = selling
        self.shared = shared
        self.players = len(buying)
        self._regrets = [[0.0] * MARKETS for _ in buying]
        self._totals = [[0.0] * MARKETS for _ in buying]
        self._mixes: list[Mix] = []

    def settle(self) -> list[Mix]:
        """The mix of each player; later rounds count for more."""
        for turn in range(1, ROUNDS + 1):
            self._mixes = [self._matched(player) for player in range(self.players)]
            for player in range(self.players):
                self._learn(player, turn)
        return [[total / sum(totals) for total in totals] for totals in self._totals]

    def _matched(self, player: Seat) -> Mix:
        wanted = [max(0.0, regret) for regret in self._regrets[player]]
        total = sum(wanted)
        return [part / total for part in wanted] if total > 0 else [1 / MARKETS] * MARKETS

    def _learn(self, player: Seat, turn: int) -> None:
        mix = self._mixes[player]
        values = self.values(player, self._mixes)
        mean = 0.0
        for market in range(MARKETS):
            mean += mix[market] * values[market]
        for market in range(MARKETS):
            self._regrets[player][market] += values[market] - mean
            self._totals[player][market] += turn * mix[market]

    def values(self, player: Seat, mixes: list[Mix]) -> list[float]:
        """What each market brings the player on average when the others choose by these mixes."""
        alone = self.alone(player, mixes)
        return [
            self.buying[player][market] * (self.shared + (1 - self.shared) * alone[market])
            + self.selling[player][market]
            for market in range(MARKETS)
        ]

    def alone(self, player: Seat, mixes: list[Mix]) -> list[float]:
        """How likely nobody else comes to each market."""
        found = [1.0] * MARKETS
        for other in range(self.players):
            if other != player:
                for market in range(MARKETS):
                    likely = (1 - self.doubt) * self.usual[other][market] + self.doubt * mixes[other][market]
                    found[market] *= 1 - likely
        return found
