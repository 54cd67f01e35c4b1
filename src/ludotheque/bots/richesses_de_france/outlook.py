"""How long a seat still needs, from wherever it might stand with whatever it might have in its purse."""

from math import exp
from typing import NamedTuple

from ludotheque.bots.richesses_de_france.atlas import DEAR_FRANC, Atlas, atlas, race_turns
from ludotheque.bots.richesses_de_france.roads import TURN
from ludotheque.bots.richesses_de_france.stakes import keeps_staking, stakes_pay
from ludotheque.bots.richesses_de_france.tour import Todo
from ludotheque.games.richesses_de_france.races import race_stage
from ludotheque.games.richesses_de_france.sale import PRICES
from ludotheque.games.richesses_de_france.state import NO_RACE, RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, CASINOS, ECONOMY, FOOT, NO_TOWN, SPORTS
from ludotheque.kernel.action import Money, Seat

FRANC_TO_EARN = 3.2  # what a missing franc costs: a turn of work brings 35, and the way to it has its price
RISK = [0, 150, 600]  # what an empty purse may cost walkers, cyclists, drivers: a toll or a card takes the vehicle
EASE = 90  # francs that make the risk about three times smaller
STAKES_RISK = 4000  # and who has nothing to stake wins nothing
STAKES_EASE = 400
WORTH_A_STAKE = 100  # francs; with less one had better work
WORTH_OF_A_FRANC = 1.5  # at hand, where the richest wins: less than a turn for a turn's pay, or it would only work
WHOLE_JOURNEY = 8 * TURN  # the risk fades with the last turns


class Kit(NamedTuple):
    """What a seat travels with."""

    bicycle: bool
    car: bool

    @property
    def mode(self) -> int:
        return CAR if self.car else BICYCLE if self.bicycle else FOOT

    def has(self, vehicle: int) -> bool:
        return vehicle == FOOT or (self.car if vehicle == CAR else self.bicycle)


class Outlook:
    """The circuit with the eyes of one seat; costs are hundredths of turns, the less the better."""

    def __init__(self, world: FranceState, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.atlas: Atlas = atlas(world.tables)
        self.kit = Kit(world.bicycles[seat], world.cars[seat])
        self.todo = todo(world, seat)
        self.spare = len(world.done[seat]) - world.needed  # stages it may leave out
        self._stage_at = world.tables.stage_at[world.circuit]
        self._has_formalities = world.circuit in (ECONOMY, CASINOS, SPORTS)
        self._gambles = world.circuit == CASINOS and stakes_pay(world)
        self._worth = WORTH_OF_A_FRANC if world.counts_money() else 0
        self._costs: dict[tuple[int, Todo, Money, Kit], float] = {}
        self._known_crossings: dict[tuple[bool, Todo], int] = {}

    def now(self) -> float:
        """As things stand."""
        world, seat = self.world, self.seat
        race = world.races[seat]
        if race == NO_RACE:
            return self.cost(world.towns[seat], self.todo, world.cash[seat], self.kit)
        end = world.tables.race_routes[race][-1]
        left = self.todo & ~(1 << race_stage(world, race))
        racing = race_turns(world.tables, race, world.legs[seat]) * TURN
        return racing + self.cost(end, left, world.cash[seat], self.kit)

    def cost(self, town: int, left: Todo, cash: Money, kit: Kit) -> float:
        """With the vehicle that serves best in the end: the one at hand, or one to be bought, be it after work."""
        key = (town, left, cash, kit)
        cost = self._costs.get(key)
        if cost is None:
            cost = min([self._cost_with(mode, town, left, cash, kit) for mode in self._useful(left, kit)])
            self._costs[key] = cost
        return cost

    def balance(self, town: int, left: Todo, cash: Money, kit: Kit) -> float:
        """The same as the cost; but where the richest wins, cash counts for itself."""
        return self.cost(town, left, cash, kit) - self._worth * cash

    def best_mode(self) -> int:
        """The vehicle that serves best in the end."""
        town, cash, kit = self.world.towns[self.seat], self.world.cash[self.seat], self.kit
        modes = self._useful(self.todo, kit)
        return min(modes, key=lambda mode: self._cost_with(mode, town, self.todo, cash, kit))

    def reach(self, town: int, left: Todo) -> Todo:
        """What is left to do after an arrival."""
        stage = self._stage_at[town]
        return left if stage < 0 or self._has_formalities else left & ~(1 << stage)

    def _useful(self, left: Todo, kit: Kit) -> list[int]:
        if kit.car or self._must_drive(left):
            return [CAR]
        return [BICYCLE, CAR] if kit.bicycle else [FOOT, BICYCLE, CAR]

    def _must_drive(self, left: Todo) -> bool:
        return self._races_with(CAR, left)

    def _races_with(self, vehicle: int, left: Todo) -> bool:
        """Whether a race for this vehicle is still to come."""
        if self.world.circuit != SPORTS:
            return False
        vehicles = self.world.tables.race_vehicles
        return any(
            vehicles[race] == vehicle and left >> race_stage(self.world, race) & 1 for race in range(len(vehicles))
        )

    def _cost_with(self, mode: int, town: int, left: Todo, cash: Money, kit: Kit) -> float:
        spare = cash - self._needs(mode, town, left, kit)
        turns = self.atlas.tour(self.world, mode, self.spare).cost(town, left)
        if spare < (WORTH_A_STAKE if self._gambles else 0):
            turns += self.atlas.roads(self.world, kit.mode).to_work()[town]
        return turns + self._pinch(mode, spare, turns) + self._loss(mode, kit)

    def _pinch(self, mode: int, spare: Money, turns: int) -> float:
        if self._gambles:
            return _fear(STAKES_RISK, STAKES_EASE, spare, turns)
        return _fear(RISK[mode], EASE, spare, turns)

    def _loss(self, mode: int, kit: Kit) -> int:
        """Where the richest wins: a vehicle is worth half its price as soon as it is bought."""
        if kit.has(mode) or not self.world.counts_money():
            return 0
        return DEAR_FRANC * (PRICES[mode] - RESALE[mode])

    def _needs(self, mode: int, town: int, left: Todo, kit: Kit) -> Money:
        """What has to be paid on the way, come what may."""
        needs = 0 if kit.has(mode) else PRICES[mode]
        if mode != BICYCLE and not kit.bicycle and self._races_with(BICYCLE, left):
            needs += PRICES[BICYCLE]
        return needs + self.atlas.passages[0] * self._crossings(town, left)

    def _crossings(self, town: int, left: Todo) -> int:
        """How often the sea has to be crossed, at least."""
        here = self._is_island(town)
        if (here, left) not in self._known_crossings:
            self._known_crossings[here, left] = self._count_crossings(here, left)
        return self._known_crossings[here, left]

    def _count_crossings(self, here: bool, left: Todo) -> int:
        tables = self.world.tables
        stages = tables.stages[self.world.circuit]
        away = any(self._is_island(town) != here for stage, town in enumerate(stages) if left >> stage & 1)
        finish = tables.finishes[self.world.circuit]
        if finish == NO_TOWN:
            return int(away)
        return 1 if self._is_island(finish) != here else 2 if away else 0

    def _is_island(self, town: int) -> bool:
        return self.world.tables.regions[town] == self.world.tables.corsica


def _fear(risk: float, ease: float, spare: Money, turns: int) -> float:
    """What it costs to have so little to spare."""
    risk *= min(1.0, turns / WHOLE_JOURNEY)
    return risk - FRANC_TO_EARN * spare if spare < 0 else risk * exp(-spare / ease)


def todo(world: FranceState, seat: Seat) -> Todo:
    """What the seat has still to do: to reach stages, to work there, and to win at casinos as long as that pays."""
    marks = world.done[seat]
    if world.circuit == CASINOS and keeps_staking(world, seat):
        marks = [done and won for done, won in zip(marks, world.won[seat], strict=True)]
    left = sum(1 << stage for stage, done in enumerate(marks) if not done)
    if world.must_work[seat]:
        left |= 1 << world.tables.stage_at[ECONOMY][world.towns[seat]]
    return left
