"""The road map as a traveller measures it: how far everything is on foot, by bicycle and by car, and what it costs."""

from typing import Final

from ludotheque.bots.richesses_de_france.manner import TURN
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS
from ludotheque.games.richesses_de_france.tables import CAPITAL, CAR, FranceTables
from ludotheque.kernel.action import Money

FAR: Final = 1 << 30

Costs = list[int]  # for each town


class Trip:
    """The cheapest way to a town within one move."""

    def __init__(self, town: int, fare: Money, path: list[int]) -> None:
        self.town = town
        self.fare = fare
        self.path = path  # its towns, the last of which is the destination


class Roads:
    """One way of travelling, one opinion of what a franc is worth, and whether every turn ends with a stop."""

    def __init__(self, tables: FranceTables, mode: int, franc: int, by_turns: bool) -> None:
        self.tables = tables
        self.mode = mode
        self.speed = MOST_SECTIONS[mode]
        self.franc = franc  # what a franc of fare costs
        self.by_turns = by_turns
        self.ways = tables.ways if mode == CAR else tables.roads
        self.fares = tables.way_fares if mode == CAR else tables.road_fares
        self._legs: dict[int, Costs] = {}
        self._trips: dict[tuple[int, int], list[Trip]] = {}
        self._to_work: Costs = []

    def legs_to(self, target: int) -> Costs:
        """From every town: turns and fares of the best way to the target."""
        found = self._legs.get(target)
        if found is None:
            found = self._measure(target)
            self._legs[target] = found
        return found

    def trips(self, town: int, sections: int) -> list[Trip]:
        """All that can be reached with so many sections, each town by the cheapest way."""
        key = (town, sections)
        found = self._trips.get(key)
        if found is None:
            found = self._explore(town, sections)
            self._trips[key] = found
        return found

    def to_work(self) -> Costs:
        """From every town: how far the nearest capital is."""
        if not self._to_work:
            capitals = [town for town, kind in enumerate(self.tables.kinds) if kind == CAPITAL]
            legs = [self.legs_to(capital) for capital in capitals]
            self._to_work = [min(costs) for costs in zip(*legs, strict=True)]
        return self._to_work

    def _measure(self, target: int) -> Costs:
        """Section by section the lowest fares, until more sections save nothing; each turn has its price."""
        towns = range(len(self.ways))
        fares = [0 if town == target else FAR for town in towns]
        best = [0 if town == target else FAR for town in towns]
        sections = 0
        idle = 0
        while idle < self.speed:
            further = self._one_section_more(fares)
            sections += 1
            idle = idle + 1 if further == fares else 0
            fares = further
            spent = self._spent(sections)
            for town in towns:
                if fares[town] < FAR:
                    best[town] = min(best[town], spent + self.franc * fares[town])
        return best

    def _spent(self, sections: int) -> int:
        """Of two journeys with as many turns the shorter has more to choose from."""
        if self.by_turns:
            return TURN * -(-sections // self.speed) + sections
        return TURN * sections // self.speed

    def _one_section_more(self, fares: list[int]) -> list[int]:
        further = fares[:]
        for town, fare in enumerate(fares):
            if fare < FAR:
                for place, other in enumerate(self.ways[town]):
                    further[other] = min(further[other], fare + self.fares[town][place])
        return further

    def _explore(self, start: int, sections: int) -> list[Trip]:
        found = {start: Trip(start, 0, [])}
        edge = [found[start]]
        for _ in range(sections):
            reached: dict[int, Trip] = {}
            for trip in edge:
                for place, other in enumerate(self.ways[trip.town]):
                    fare = trip.fare + self.fares[trip.town][place]
                    known = reached.get(other) or found.get(other)
                    if known is None or fare < known.fare:
                        reached[other] = Trip(other, fare, [*trip.path, other])
            found.update(reached)
            edge = list(reached.values())
        del found[start]
        return list(found.values())
