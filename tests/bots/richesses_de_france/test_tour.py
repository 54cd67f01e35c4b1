"""The order of the stages is the best there is: checked against all orders."""

from itertools import pairwise, permutations

import pytest

from ludotheque.bots.richesses_de_france.atlas import atlas
from ludotheque.bots.richesses_de_france.manner import TURN
from ludotheque.bots.richesses_de_france.roads import Roads
from ludotheque.bots.richesses_de_france.tour import Tour
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT, FranceTables
from tests.games.richesses_de_france.arrange import TABLES, fresh, town

MODES = [FOOT, BICYCLE, CAR]


def sections_between(mode: int, start: int) -> list[int]:
    """By breadth-first search, town by town."""
    ways = TABLES.ways if mode == CAR else TABLES.roads
    found = {start: 0}
    queue = [start]
    for here in queue:
        for other in ways[here]:
            if other not in found:
                found[other] = found[here] + 1
                queue.append(other)
    return [found[place] for place in range(len(ways))]


def best_by_trying(tour: Tour, start: int, stops: list[int], finish: int) -> int:
    """The cheapest of all orders."""
    totals: list[int] = []
    for order in permutations(stops):
        enters = [tour.stops[stop].enter for stop in order]
        leaves = [start, *(tour.stops[stop].leave for stop in order)]
        total = sum(tour.roads.legs_to(enter)[leave] for leave, enter in zip(leaves, enters, strict=False))
        total += sum(tour.stops[stop].spent for stop in order)
        totals.append(total + (tour.roads.legs_to(finish)[leaves[-1]] if finish >= 0 else 0))
    return min(totals)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("circuit", "start", "stops"),
    [
        ("monuments", "paris", [0, 2, 4, 6, 8, 10]),
        ("monuments", "limoges", [1, 3, 5, 7, 9]),
        ("wines", "bordeaux", [0, 1, 2, 3, 4, 5]),  # Corsica among them
        ("tourism", "ajaccio", [0, 2, 4, 6, 8]),  # and here it is start and finish
        ("specialities", "lyon", [1, 3, 6, 8, 9, 11]),
        ("economy", "paris", [0, 3, 5, 7, 9]),
        ("sports", "nantes", [1, 2, 5, 6, 7, 8]),  # races end elsewhere
    ],
)
def test_no_order_of_the_stages_beats_that_of_the_tour(circuit: str, start: str, stops: list[int], mode: int) -> None:
    world = fresh(circuit=circuit)
    tour = atlas(TABLES).tour(world, mode)
    todo = sum(1 << stop for stop in stops)
    here = town(start)

    best = best_by_trying(tour, here, stops, TABLES.finishes[world.circuit])

    assert tour.cost(here, todo) == best
    assert sorted(tour.order(here, todo)) == stops
    leaves = [here, *(tour.stops[stop].leave for stop in tour.order(here, todo))]
    for (before, after), stop in zip(pairwise(leaves), tour.order(here, todo), strict=True):
        done = tour.roads.legs_to(tour.stops[stop].enter)[before] + tour.stops[stop].spent
        left = todo & ~(1 << stop)
        assert tour.cost(before, todo) == done + tour.cost(after, left)
        todo = left


@pytest.mark.parametrize("mode", MODES)
def test_a_leg_takes_as_many_turns_as_its_sections_fill(mode: int) -> None:
    roads = Roads(TABLES, mode, 0, by_turns=True)
    distances = sections_between(mode, town("albi"))

    legs = roads.legs_to(town("albi"))

    assert legs == [TURN * -(-far // MOST_SECTIONS[mode]) + far for far in distances]


def ring(motorways: bool) -> FranceTables:
    """Towns 0–1–2–3 in a row, and from 0 to 3 a second way over 4."""
    tables = FranceTables([1] * 5, [0] * 5, 1, 0)
    for one in (0, 1, 2):
        tables.add_road(one, one + 1)
    for one, other in ((0, 4), (4, 3)):
        if motorways:
            tables.add_motorway(one, other)
        else:
            tables.add_road(one, other)
    return tables


def test_a_motorway_is_worth_its_fare_only_if_it_saves_a_turn() -> None:
    spent = Roads(ring(motorways=True), CAR, 2, by_turns=True).legs_to(3)
    assert spent[0] == TURN + 3  # three sections by road in the same turn

    fares = Roads(ring(motorways=False), BICYCLE, 2, by_turns=True).legs_to(3)
    assert fares[0] == TURN + 2


def test_of_the_ways_to_a_town_within_a_move_the_cheapest_is_taken() -> None:
    roads = Roads(ring(motorways=True), CAR, 1, by_turns=True)

    trips = {trip.town: trip for trip in roads.trips(0, 4)}

    assert trips[3].path == [1, 2, 3]
    assert trips[3].fare == 0
    assert trips[4].path == [4] or trips[4].fare == 10


def test_where_stages_count_in_passing_sections_count_and_not_turns() -> None:
    world = fresh(circuit="wines", stages="driven-through")

    legs = atlas(TABLES).tour(world, CAR).roads.legs_to(town("bordeaux"))

    assert legs[town("libourne")] == TURN // MOST_SECTIONS[CAR]


def test_the_way_across_the_sea_costs_its_fare() -> None:
    roads = Roads(TABLES, FOOT, 1, by_turns=True)

    assert roads.legs_to(town("calvi"))[town("nice")] == TURN + 1 + 40
