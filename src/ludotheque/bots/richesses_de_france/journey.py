"""What remains to be travelled from anywhere, with anything to do, in any vehicle and with any purse.

It is the same for all who play by the same rules on the same map, and is remembered from decision to decision.
"""

from functools import lru_cache
from math import exp
from typing import Final

from ludotheque.bots.richesses_de_france.atlas import DEAR_FRANC, atlas, counts_in_passing
from ludotheque.bots.richesses_de_france.roads import TURN
from ludotheque.bots.richesses_de_france.stakes import stakes_pay
from ludotheque.bots.richesses_de_france.tour import Todo
from ludotheque.games.richesses_de_france.races import race_stage
from ludotheque.games.richesses_de_france.sale import PRICES
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, CASINOS, FOOT, NO_TOWN, SPORTS, FranceTables
from ludotheque.kernel.action import Money

FRANC_TO_EARN: Final = 3.2  # what a missing franc costs: a turn of work brings 35, and the way to it has its price
RISK: Final = [
    0.0,
    150.0,
    600.0,
]  # of an empty purse, for walkers, cyclists and drivers: the vehicle is taken
EASE: Final = 90  # francs that make the risk about three times smaller
STAKES_RISK: Final = 4000.0  # and who has nothing to stake wins nothing
STAKES_EASE: Final = 400
WORTH_A_STAKE: Final = 100  # francs; with less one had better work
WHOLE_JOURNEY: Final = 8 * TURN  # the risk fades with the last turns
MOST_REMEMBERED: Final = 40_000  # costs of one journey


class Kit:
    """What a seat travels with."""

    def __init__(self, bicycle: bool, car: bool) -> None:
        self.bicycle = bicycle
        self.car = car
        self.mode = CAR if car else BICYCLE if bicycle else FOOT
        self.code = 2 * int(car) + int(bicycle)

    def has(self, vehicle: int) -> bool:
        return vehicle == FOOT or (self.car if vehicle == CAR else self.bicycle)


class Journey:
    """Costs are hundredths of turns, the less the better."""

    def __init__(self, world: FranceState, spare: int, gambles: bool) -> None:
        known = atlas(world.tables)
        modes = (FOOT, BICYCLE, CAR)
        self.tables = world.tables
        self.spare = spare  # stages that may be left out
        self.tours = [known.tour(world, mode, spare) for mode in modes]
        self.roads = [known.roads(world, mode) for mode in modes]
        self._gambles = gambles
        self._is_for_money = world.counts_money()
        self._passage = known.passages[0]
        self._stages = world.tables.stages[world.circuit]
        self._finish = world.tables.finishes[world.circuit]
        self._marks = self._marks_of_races(world) if world.circuit == SPORTS else [0, 0, 0]
        self._costs: dict[tuple[int, Todo, Money, int], float] = {}
        self._crossings: dict[tuple[bool, Todo], int] = {}

    def cost(self, town: int, left: Todo, cash: Money, kit: Kit) -> float:
        """With the vehicle that serves best in the end: the one at hand, or one to be bought, be it after work."""
        key = (town, left, cash, kit.code)
        known = self._costs.get(key)
        if known is not None:
            return known
        costs = [self._cost_with(mode, town, left, cash, kit) for mode in self._useful(left, kit)]
        if len(self._costs) == MOST_REMEMBERED:
            self._costs.clear()
        self._costs[key] = min(costs)
        return self._costs[key]

    def best_mode(self, town: int, left: Todo, cash: Money, kit: Kit) -> int:
        """The vehicle that serves best in the end."""
        return min(self._useful(left, kit), key=lambda mode: self._cost_with(mode, town, left, cash, kit))

    def _marks_of_races(self, world: FranceState) -> list[Todo]:
        """Of each vehicle: the races for which it is needed."""
        marks = [0, 0, 0]
        for race, vehicle in enumerate(world.tables.race_vehicles):
            marks[vehicle] |= 1 << race_stage(world, race)
        return marks

    def _useful(self, left: Todo, kit: Kit) -> list[int]:
        if kit.car or self._marks[CAR] & left:
            return [CAR]
        return [BICYCLE, CAR] if kit.bicycle else [FOOT, BICYCLE, CAR]

    def _cost_with(self, mode: int, town: int, left: Todo, cash: Money, kit: Kit) -> float:
        spare = cash - self._needs(mode, town, left, kit)
        turns = self.tours[mode].cost(town, left)
        if spare < (WORTH_A_STAKE if self._gambles else 0):
            turns += self.roads[kit.mode].to_work()[town]
        return turns + self._pinch(mode, spare, turns) + self._loss(mode, kit)

    def _pinch(self, mode: int, spare: Money, turns: int) -> float:
        if self._gambles:
            return _fear(STAKES_RISK, STAKES_EASE, spare, turns)
        return _fear(RISK[mode], EASE, spare, turns)

    def _loss(self, mode: int, kit: Kit) -> int:
        """Where the richest wins: a vehicle is worth half its price as soon as it is bought."""
        if kit.has(mode) or not self._is_for_money:
            return 0
        return DEAR_FRANC * (PRICES[mode] - RESALE[mode])

    def _needs(self, mode: int, town: int, left: Todo, kit: Kit) -> Money:
        """What has to be paid on the way, come what may."""
        needs = 0 if kit.has(mode) else PRICES[mode]
        if mode != BICYCLE and not kit.bicycle and self._marks[BICYCLE] & left:
            needs += PRICES[BICYCLE]
        return needs + self._passage * self._crossings_from(town, left)

    def _crossings_from(self, town: int, left: Todo) -> int:
        """How often the sea has to be crossed, at least."""
        key = (self._is_island(town), left)
        known = self._crossings.get(key)
        if known is None:
            known = self._count_crossings(key[0], left)
            self._crossings[key] = known
        return known

    def _count_crossings(self, here: bool, left: Todo) -> int:
        away = any(self._is_island(town) != here for stage, town in enumerate(self._stages) if left >> stage & 1)
        if self._finish == NO_TOWN:
            return int(away)
        return 1 if self._is_island(self._finish) != here else 2 if away else 0

    def _is_island(self, town: int) -> bool:
        return self.tables.regions[town] == self.tables.corsica


def _fear(risk: float, ease: int, spare: Money, turns: int) -> float:
    """What it costs to have so little to spare."""
    risk *= min(1.0, turns / WHOLE_JOURNEY)
    return risk - FRANC_TO_EARN * spare if spare < 0 else risk * exp(-spare / ease)


class Journeys:
    """Those of one map, by what the table plays."""

    def __init__(self, tables: FranceTables) -> None:
        self.tables = tables
        self._known: dict[tuple[int, bool, int, bool], Journey] = {}

    def of(self, world: FranceState) -> Journey:
        spare = len(world.done[0]) - world.needed
        gambles = world.circuit == CASINOS and stakes_pay(world)
        key = (world.circuit, counts_in_passing(world), spare, gambles)
        found = self._known.get(key)
        if found is None:
            found = Journey(world, spare, gambles)
            self._known[key] = found
        return found


@lru_cache(maxsize=8)
def journeys(tables: FranceTables) -> Journeys:
    return Journeys(tables)
