"""All tours of an edition, measured once and kept for every game that is played on it."""

from functools import lru_cache
from typing import Final

from ludotheque.bots.richesses_de_france.manner import TURN
from ludotheque.bots.richesses_de_france.roads import Roads
from ludotheque.bots.richesses_de_france.tour import ANYWHERE, Stop, Tour
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS
from ludotheque.games.richesses_de_france.state import DRIVEN_THROUGH, FranceState
from ludotheque.games.richesses_de_france.tables import (
    BICYCLE,
    CAR,
    CASINOS,
    ECONOMY,
    FOOT,
    NO_TOWN,
    SPORTS,
    FranceTables,
)
from ludotheque.kernel.action import Money

CHEAP_FRANC: Final = 1  # hundredths of a turn: money is a means to get on …
DEAR_FRANC: Final = 3  # … or what the game is about: a turn of work brings about 35 F
AGAIN: Final = TURN  # a match or a stake is lost as often as won: one more turn on average


class Atlas:
    def __init__(self, tables: FranceTables) -> None:
        self.tables = tables
        self.passages = _passages(tables)  # fares by sea, the lowest first
        self._plain = [Roads(tables, mode, 0, False) for mode in (FOOT, BICYCLE, CAR)]
        self._roads: dict[tuple[int, int, bool], Roads] = {}
        self._tours: dict[tuple[int, int, bool, int], Tour] = {}

    def tour(self, world: FranceState, mode: int, spare: int = 0) -> Tour:
        """Through all stages of the circuit but so many."""
        by_turns = not counts_in_passing(world)
        key = (world.circuit, mode, by_turns, spare)
        if key not in self._tours:
            finish = self.tables.finishes[world.circuit]
            self._tours[key] = Tour(
                self.roads(world, mode),
                _stops(self.tables, world.circuit),
                ANYWHERE if finish == NO_TOWN else finish,
                spare,
            )
        return self._tours[key]

    def plain_roads(self, mode: int) -> Roads:
        """Distances alone, whatever they cost."""
        return self._plain[mode]

    def roads(self, world: FranceState, mode: int) -> Roads:
        by_turns = not counts_in_passing(world)
        franc = DEAR_FRANC if world.counts_money() else CHEAP_FRANC
        key = (mode, franc, by_turns)
        if key not in self._roads:
            self._roads[key] = Roads(self.tables, mode, franc, by_turns)
        return self._roads[key]


@lru_cache(maxsize=8)
def atlas(tables: FranceTables) -> Atlas:
    return Atlas(tables)


def counts_in_passing(world: FranceState) -> bool:
    return world.stages == DRIVEN_THROUGH and world.circuit not in (ECONOMY, CASINOS, SPORTS)


def _stops(tables: FranceTables, circuit: int) -> list[Stop]:
    towns = tables.stages[circuit]
    if circuit != SPORTS:
        spent = {ECONOMY: TURN, CASINOS: AGAIN}.get(circuit, 0)
        return [Stop(town, town, spent) for town in towns]
    matches = [Stop(town, town, AGAIN) for town in towns[: len(tables.rivals)]]
    return matches + [_race(tables, race) for race in range(len(tables.race_routes))]


def _race(tables: FranceTables, race: int) -> Stop:
    route = tables.race_routes[race]
    return Stop(route[0], route[-1], race_turns(tables, race, 0) * TURN)


def race_turns(tables: FranceTables, race: int, leg: int) -> int:
    """How many turns a race takes from a leg of it to its end."""
    left = len(tables.race_routes[race]) - 1 - leg
    return -(-left // MOST_SECTIONS[tables.race_vehicles[race]])


def _passages(tables: FranceTables) -> list[Money]:
    return sorted({fare for fares in tables.road_fares for fare in fares if fare > 0}) or [0]
