"""How much of the game is still to come, and what counts where it ends before the last side is left."""

from typing import Final

from ludotheque.bots.richesses_du_monde.weights import Weights
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.ending import MINUTE, Bell
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Money
from ludotheque.kernel.step import NEVER

LONG: Final = 18.0  # rounds after which a game is as good as endless
FINAL: Final = 25.0  # when so few rounds are left, several sides will see the end
FAR: Final = 60.0  # when so many are left, only one will
ROUNDS_A_MINUTE: Final = 1.0
QUICK: Final = 0.7  # how much wealth counts when the second bankruptcy ends the game

# In log-odds of winning.
WEALTH: Final = 0.1  # a million of what one owns, at the very end …
WEALTH_EARLY: Final = 0.03  # … and when much may still happen
CONQUEST: Final = 0.15  # a million of titles of the continent, where nothing else counts


class Horizon:
    def __init__(self, world: RichessesState, weights: Weights) -> None:
        self.world = world
        left = _rounds_left(world)
        by_wealth = max(QUICK * world.quick, min(1.0, max(0.0, (FAR - left) / (FAR - FINAL))))
        self.to_come = min(1.0, left / LONG)  # of the royalties of an endless game
        self.cash = self.to_come * weights.cash * (1 - by_wealth + by_wealth * weights.cash_to_survive)
        self.wealth = by_wealth * (WEALTH_EARLY * self.to_come + WEALTH * (1 - self.to_come))  # of a million

    def prizes(self) -> list[float]:
        """What each title counts by its price, beside the royalties it brings; empty where that is nothing."""
        world, tables = self.world, self.world.tables
        if not world.conquest and self.wealth == 0:
            return []
        prices: list[Money] = tables.prices[world.reading]
        if not world.conquest:
            return [self.wealth * price / MILLION for price in prices]
        continents = [tables.continents[country] for country in tables.countries]
        counts = [continent == world.conquest - 1 for continent in continents]
        return [CONQUEST * price / MILLION * counts[title] for title, price in enumerate(prices)]


def _rounds_left(world: RichessesState) -> float:
    left = FAR
    if world.rounds:
        left = world.rounds - world.round + 0.5
    for step in world.standing:
        if isinstance(step, Bell) and step.rings != NEVER:
            left = min(left, ROUNDS_A_MINUTE * (step.rings - world.now) / MINUTE)
    return 0.5 if world.bell else max(left, 0.5)
