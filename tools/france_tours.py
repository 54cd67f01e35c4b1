"""How long the circuits of Richesses de France are: the shortest round by car, by bicycle and on foot, exactly."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.editions.richesses_de_france_file import Circuit, File

Distances = dict[str, dict[str, int]]  # in sections, from town to town
Cost = Callable[[str, str], int]

FREE = 1 << 30


@dataclass
class Stop:
    """Something to do on a circuit: one comes in at a town and leaves from one, which may be another after a race."""

    enter: str
    leave: str


@dataclass
class Tour:
    length: int
    order: list[str]  # where the stops begin


def distances(file: File, with_motorways: bool) -> Distances:
    ways: dict[str, list[str]] = {town.id: [] for town in file.town}
    for section in file.section:
        if with_motorways or section.kind != "motorway":
            one, other = section.between
            ways[one].append(other)
            ways[other].append(one)
    return {town: _from(town, ways) for town in ways}


def _from(start: str, ways: dict[str, list[str]]) -> dict[str, int]:
    found = {start: 0}
    queue = deque([start])
    while queue:
        town = queue.popleft()
        for other in ways[town]:
            if other not in found:
                found[other] = found[town] + 1
                queue.append(other)
    return found


def stopovers(distance: Distances, one: str, other: str, a_turn: int) -> list[str]:
    """Where a leg may be broken without a turn being lost."""
    cost = turns(distance, a_turn)
    between = [town for town in distance if town not in (one, other)]
    return [town for town in between if cost(one, town) + cost(town, other) == cost(one, other)]


def stops(file: File, circuit: str) -> list[Stop]:
    if circuit != "sports":
        return [Stop(stage.town, stage.town) for stage in file.stage if stage.circuit == circuit]
    matches = [Stop(match.town, match.town) for match in file.match]
    return matches + [Stop(race.route[0], race.route[-1]) for race in file.race]


def turns(distance: Distances, a_turn: int) -> Cost:
    """How many turns a leg takes; one stops at every stage, so that no turn serves two legs."""
    return lambda one, other: -(-distance[one][other] // a_turn)


def sections(distance: Distances) -> Cost:
    return lambda one, other: distance[one][other]


def shortest_tour(circuit: Circuit, todo: list[Stop], cost: Cost) -> Tour:
    """By dynamic programming over the sets of stops done. What is done within a stop is not counted."""
    count = len(todo)
    best = [[FREE] * count for _ in range(1 << count)]
    before = [[-1] * count for _ in range(1 << count)]
    for last, stop in enumerate(todo):
        best[1 << last][last] = cost(circuit.start, stop.enter) if circuit.start else 0
    for done in range(1 << count):
        for last in range(count):
            if best[done][last] < FREE:
                _extend(done, last, todo, cost, best, before)
    whole = (1 << count) - 1
    totals = [best[whole][last] + _home(circuit, todo[last], cost) for last in range(count)]
    return Tour(min(totals), _order(todo, before, totals.index(min(totals))))


def _extend(done: int, last: int, todo: list[Stop], cost: Cost, best: list[list[int]], before: list[list[int]]) -> None:
    for following, stop in enumerate(todo):
        if not done >> following & 1:
            total = best[done][last] + cost(todo[last].leave, stop.enter)
            if total < best[done | 1 << following][following]:
                best[done | 1 << following][following] = total
                before[done | 1 << following][following] = last


def _home(circuit: Circuit, last: Stop, cost: Cost) -> int:
    return cost(last.leave, circuit.finish) if circuit.finish else 0


def _order(todo: list[Stop], before: list[list[int]], last: int) -> list[str]:
    done = (1 << len(todo)) - 1
    order: list[str] = []
    while last >= 0:
        order.append(todo[last].enter)
        done, last = done ^ 1 << last, before[done][last]
    return order[::-1]
