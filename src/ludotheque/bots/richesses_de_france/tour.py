"""The order of the stages as a travelling salesman's problem, solved exactly for whatever is still to be done."""

from dataclasses import dataclass

from ludotheque.bots.richesses_de_france.roads import FAR, Costs, Roads

ANYWHERE = -1  # the finish of a circuit that has none

Todo = int  # a set of stops, one bit each


@dataclass(frozen=True)
class Stop:
    """Something to do: one comes in at a town, spends some turns, and leaves from one, which may be another."""

    enter: int
    leave: int
    spent: int  # hundredths of turns


class Tour:
    """What remains to be travelled from anywhere with anything still to do, by dynamic programming."""

    def __init__(self, roads: Roads, stops: list[Stop], finish: int, spare: int = 0) -> None:
        self.roads = roads
        self.stops = stops
        self.spare = spare  # stops that need not be made
        self._legs = [roads.legs_to(stop.enter) for stop in stops]
        self._home = roads.legs_to(finish) if finish != ANYWHERE else [0] * len(roads.ways)
        self._openings: dict[Todo, list[tuple[Costs, int, int]]] = {}

    def cost(self, town: int, todo: Todo) -> int:
        """The best way from the town through all that is to do, but for what can be spared, and home."""
        if todo.bit_count() <= self.spare:
            return self._home[town]
        return min([legs[town] + rest for legs, rest, _ in self.openings(todo)])

    def order(self, town: int, todo: Todo) -> list[int]:
        """The stops in the best order."""
        order: list[int] = []
        while todo.bit_count() > self.spare:
            _, stop = min((legs[town] + rest, stop) for legs, rest, stop in self.openings(todo))
            order.append(stop)
            town = self.stops[stop].leave
            todo &= ~(1 << stop)
        return order

    def openings(self, todo: Todo) -> list[tuple[Costs, int, int]]:
        """For each stop that may come first: the ways to it, what it and the rest take after that, and its number."""
        found = self._openings.get(todo)
        if found is None:
            found = [self._opening(todo, stop) for stop in range(len(self.stops)) if todo >> stop & 1]
            self._openings[todo] = found
        return found

    def _opening(self, todo: Todo, first: int) -> tuple[Costs, int, int]:
        stop = self.stops[first]
        rest = self.cost(stop.leave, todo & ~(1 << first))
        return self._legs[first], min(FAR, stop.spent + rest), first
