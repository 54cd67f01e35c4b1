"""The order of the stages as a travelling salesman's problem, solved exactly for whatever is still to be done."""

from typing import Final

from ludotheque.bots.richesses_de_france.roads import FAR, Costs, Roads

ANYWHERE: Final = -1  # the finish of a circuit that has none

Todo = int  # a set of stops, one bit each

NOTHING_ASKED: Final = -1  # yet


class Stop:
    """Something to do: one comes in at a town, spends some turns, and leaves from one, which may be another."""

    def __init__(self, enter: int, leave: int, spent: int) -> None:
        self.enter = enter
        self.leave = leave
        self.spent = spent  # hundredths of turns


class Opening:
    """A stop that may come first."""

    def __init__(self, stop: int, legs: Costs, rest: int) -> None:
        self.stop = stop
        self.legs = legs  # from every town to it
        self.rest = rest  # what it takes, with all that comes after it


class Tour:
    """What remains to be travelled from anywhere with anything still to do, by dynamic programming."""

    def __init__(self, roads: Roads, stops: list[Stop], finish: int, spare: int = 0) -> None:
        self.roads = roads
        self.stops = stops
        self.finish = finish
        self.spare = spare  # stops that need not be made
        self._legs = [roads.legs_to(stop.enter) for stop in stops]
        self._home = roads.legs_to(finish) if finish != ANYWHERE else [0] * len(roads.ways)
        self._openings: dict[Todo, list[Opening]] = {}
        self._last_todo: Todo = NOTHING_ASKED
        self._last: list[Opening] = []

    def cost(self, town: int, todo: Todo) -> int:
        """The best way from the town through all that is to do, but for what can be spared, and home."""
        if todo.bit_count() <= self.spare:
            return self._home[town]
        best = self._first(town, todo)
        return best.legs[town] + best.rest

    def order(self, town: int, todo: Todo) -> list[int]:
        """The stops in the best order."""
        order: list[int] = []
        while todo.bit_count() > self.spare:
            stop = self._first(town, todo).stop
            order.append(stop)
            town = self.stops[stop].leave
            todo &= ~(1 << stop)
        return order

    def next_town(self, town: int, todo: Todo) -> int:
        """Where the best way leads first; ANYWHERE if nothing is left to do, home included."""
        if todo.bit_count() > self.spare:
            return self.stops[self._first(town, todo).stop].enter
        return self.finish

    def _first(self, town: int, todo: Todo) -> Opening:
        """The best stop to begin with; of equals the one of the lowest number."""
        openings = self.openings(todo)
        best = openings[0]
        least = best.legs[town] + best.rest
        for opening in openings:
            cost = opening.legs[town] + opening.rest
            if cost < least:
                best, least = opening, cost
        return best

    def openings(self, todo: Todo) -> list[Opening]:
        """Whoever asks mostly asks for the same again."""
        if todo == self._last_todo:
            return self._last
        found = self._openings.get(todo)
        if found is None:
            found = [self._opening(todo, stop) for stop in range(len(self.stops)) if todo >> stop & 1]
            self._openings[todo] = found
        self._last_todo, self._last = todo, found
        return found

    def _opening(self, todo: Todo, first: int) -> Opening:
        stop = self.stops[first]
        rest = self.cost(stop.leave, todo & ~(1 << first))
        return Opening(first, self._legs[first], min(FAR, stop.spent + rest))
