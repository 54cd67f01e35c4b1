"""How far a seat is from its goal: the turns it still needs, with what it has and what it may buy."""

from ludotheque.bots.richesses_de_france.atlas import Atlas, atlas, race_turns
from ludotheque.bots.richesses_de_france.journey import Kit, journeys
from ludotheque.bots.richesses_de_france.manner import TURN, Manner
from ludotheque.bots.richesses_de_france.stakes import keeps_staking
from ludotheque.bots.richesses_de_france.tour import Todo
from ludotheque.games.richesses_de_france.races import race_stage
from ludotheque.games.richesses_de_france.state import NO_RACE, FranceState
from ludotheque.games.richesses_de_france.tables import CASINOS, ECONOMY, SPORTS
from ludotheque.kernel.action import Money, Seat


class Outlook:
    """The circuit with the eyes of one seat; costs are hundredths of turns, the less the better."""

    def __init__(self, world: FranceState, seat: Seat, manner: Manner) -> None:
        self.world = world
        self.manner = manner
        self.seat = seat
        self.atlas: Atlas = atlas(world.tables)
        self.journey = journeys(world.tables, manner).of(world)
        self.kit = Kit(world.bicycles[seat], world.cars[seat])
        self.todo = todo(world, seat, manner)
        self._stage_at = world.tables.stage_at[world.circuit]
        self._has_formalities = world.circuit in (ECONOMY, CASINOS, SPORTS)
        self._worth = manner.franc if world.counts_money() else 0.0

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
        return self.journey.cost(town, left, cash, kit)

    def balance(self, town: int, left: Todo, cash: Money, kit: Kit) -> float:
        """The same as the cost; but where the richest wins, cash counts for itself."""
        return self.journey.cost(town, left, cash, kit) - self._worth * cash

    def best_mode(self) -> int:
        """The vehicle that serves best in the end."""
        return self.journey.best_mode(self.world.towns[self.seat], self.todo, self.world.cash[self.seat], self.kit)

    def reach(self, town: int, left: Todo) -> Todo:
        """What is left to do after an arrival."""
        stage = self._stage_at[town]
        return left if stage < 0 or self._has_formalities else left & ~(1 << stage)


def todo(world: FranceState, seat: Seat, manner: Manner) -> Todo:
    """What the seat has still to do: to reach stages, to work there, and to win at casinos as long as that pays."""
    wins_count = world.circuit == CASINOS and keeps_staking(world, seat, manner)
    left = 0
    for stage, done in enumerate(world.done[seat]):
        if not done or (wins_count and not world.won[seat][stage]):
            left |= 1 << stage
    if world.must_work[seat]:
        left |= 1 << world.tables.stage_at[ECONOMY][world.towns[seat]]
    return left
