"""How many rounds are worth counting, and what titles themselves count where a game ends before the last side is left."""

from ludotheque.games.richesses_du_monde.ending import Bell
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.step import NEVER

ROUNDS = 18.0  # a game lasts about thirty; what comes late comes too late for many
FINAL_ROUNDS = 25  # when so few are left, most sides will see the end
MANY_ROUNDS = 60  # when so many are left, hardly more than one will
ROUNDS_OF_A_MINUTE = 1.0
QUICK_PRICE = 0.7  # of a title's price: the second bankruptcy may come at any time
CONQUEST_PRICE = 3.0  # nothing but these titles counts


class Horizon:
    def __init__(self, world: RichessesState) -> None:
        self.world = world
        left = _rounds_left(world)
        self.rounds = min(ROUNDS, left)
        self._price_counts = max(_share_of_ends(left), QUICK_PRICE if world.quick else 0.0)

    def prizes(self) -> list[float]:
        """What each title counts at the end, beside the royalties it brings."""
        world, tables = self.world, self.world.tables
        prices = tables.prices[world.reading]
        if world.conquest == 0:
            return [self._price_counts * price for price in prices]
        wanted = world.conquest - 1
        continents = [tables.continents[country] for country in tables.countries]
        return [CONQUEST_PRICE * price * (continents[title] == wanted) for title, price in enumerate(prices)]


def _rounds_left(world: RichessesState) -> float:
    if world.bell:
        return 0.5
    left = float(world.rounds - world.round) + 0.5 if world.rounds else float(MANY_ROUNDS)
    for step in world.standing:
        if isinstance(step, Bell) and step.rings != NEVER:
            left = min(left, ROUNDS_OF_A_MINUTE * (step.rings - world.now) / 60_000)
    return max(left, 0.5)


def _share_of_ends(left: float) -> float:
    return min(1.0, max(0.0, (MANY_ROUNDS - left) / (MANY_ROUNDS - FINAL_ROUNDS)))
