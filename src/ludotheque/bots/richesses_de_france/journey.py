"""What remains to be travelled from anywhere, with anything to do, in any vehicle and with any purse.

It is the same for all who play by the same rules on the same map, and is remembered from decision to decision.
"""

from functools import lru_cache
from math import exp
from typing import Final

from ludotheque.bots.richesses_de_france.atlas import DEAR_FRANC, atlas, counts_in_passing
from ludotheque.bots.richesses_de_france.manner import Manner
from ludotheque.bots.richesses_de_france.stakes import stakes_pay
from ludotheque.bots.richesses_de_france.tour import Todo
from ludotheque.games.richesses_de_france.races import race_stage
from ludotheque.games.richesses_de_france.sale import PRICES
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, CASINOS, FOOT, NO_TOWN, SPORTS, FranceTables
from ludotheque.kernel.action import Money

WORTH_A_STAKE: Final = 100  # francs; with less one had better work
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

    def __init__(self, world: FranceState, manner: Manner, spare: int, gambles: bool) -> None:
        known = atlas(world.tables)
        modes = (FOOT, BICYCLE, CAR)
        self.tables = world.tables
        self.manner = manner
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
        manner = self.manner
        if self._gambles:
            return self._fear(manner.stakes_risk, manner.stakes_ease, spare, turns)
        return self._fear(manner.risk[mode], manner.ease, spare, turns)

    def _fear(self, risk: float, ease: float, spare: Money, turns: int) -> float:
        """What it costs to have so little to spare."""
        risk *= min(1.0, turns / self.manner.whole_journey)
        return risk - self.manner.franc_to_earn * spare if spare < 0 else risk * exp(-spare / ease)

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


class Journeys:
    """Those of one map and one manner, by what the table plays."""

    def __init__(self, tables: FranceTables, manner: Manner) -> None:
        self.tables = tables
        self.manner = manner
        self._known: dict[tuple[int, bool, int, bool], Journey] = {}

    def of(self, world: FranceState) -> Journey:
        spare = len(world.done[0]) - world.needed
        gambles = world.circuit == CASINOS and stakes_pay(world)
        key = (world.circuit, counts_in_passing(world), spare, gambles)
        found = self._known.get(key)
        if found is None:
            found = Journey(world, self.manner, spare, gambles)
            self._known[key] = found
        return found


@lru_cache(maxsize=32)
def journeys(tables: FranceTables, manner: Manner) -> Journeys:
    return Journeys(tables, manner)
