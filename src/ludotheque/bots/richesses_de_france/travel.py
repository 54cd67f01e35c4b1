"""Getting about: what can be reached now, and the action that takes the first section of the way."""

from ludotheque.bots.richesses_de_france.atlas import atlas
from ludotheque.bots.richesses_de_france.roads import FAR, Roads, Trip
from ludotheque.games.richesses_de_france.actions import CycleTo, DriveTo, StayPut, StopHere, WalkTo
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS, Travel
from ludotheque.games.richesses_de_france.races import next_on_route
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT
from ludotheque.kernel.action import NOBODY, Action, Seat


def fastest(world: FranceState, seat: Seat) -> int:
    """The best of what the seat owns."""
    return CAR if world.cars[seat] else BICYCLE if world.bicycles[seat] else FOOT


def go_to(seat: Seat, mode: int, town: int) -> Action:
    if mode == FOOT:
        return WalkTo(seat, town)
    return CycleTo(seat, town) if mode == BICYCLE else DriveTo(seat, town)


def open_trips(world: FranceState, seat: Seat, roads: Roads, sections: int, passed: list[int]) -> list[Trip]:
    """Where the seat may end its move: affordable, free, and not by a way it has come already."""
    cash = world.cash[seat]
    taken = [world.towns[other] for other in world.others(seat)]
    is_open = world.tables.open_towns[world.circuit]
    return [
        trip
        for trip in roads.trips(world.towns[seat], sections)
        if trip.fare <= cash
        and (is_open[trip.town] or not _among(trip.town, taken))
        and (len(passed) < 2 or not _meet(trip.path, passed))
    ]


def _among(town: int, towns: list[int]) -> bool:
    """Compiled, this is much faster than `in`."""
    return any(other == town for other in towns)


def _meet(path: list[int], passed: list[int]) -> bool:
    return any(_among(town, passed) for town in path)


def race_on(world: FranceState, seat: Seat) -> Action:
    """The first section of a turn in a race; who is blocked waits."""
    mode = world.tables.race_vehicles[world.races[seat]]
    towns = next_on_route(world, seat, MOST_SECTIONS[mode])
    return go_to(seat, mode, towns[0]) if towns else StayPut(seat)


def leg_of_race(world: FranceState, seat: Seat, travel: Travel) -> Action:
    """As far as it goes."""
    towns = next_on_route(world, seat, travel.left)
    return go_to(seat, travel.mode, towns[0]) if towns else StopHere(seat)


def may_stop(world: FranceState, seat: Seat) -> bool:
    return world.occupant(world.towns[seat], seat) == NOBODY


def set_out_towards(world: FranceState, seat: Seat, goals: list[int]) -> Action:
    """To the point that is nearest to a goal, by sections. It always moves: who waits may be waited for."""
    mode = fastest(world, seat)
    town = _first_town(world, seat, goals, mode, MOST_SECTIONS[mode], [], FAR)
    return StayPut(seat) if town == world.towns[seat] else go_to(seat, mode, town)


def go_on_towards(world: FranceState, seat: Seat, goals: list[int], travel: Travel) -> Action:
    here = FAR
    if may_stop(world, seat):
        roads = atlas(world.tables).plain_roads(travel.mode)
        here = min(roads.legs_to(goal)[world.towns[seat]] for goal in goals)
    town = _first_town(world, seat, goals, travel.mode, travel.left, travel.passed, here)
    return StopHere(seat) if town == world.towns[seat] else go_to(seat, travel.mode, town)


def _first_town(
    world: FranceState, seat: Seat, goals: list[int], mode: int, sections: int, passed: list[int], best: int
) -> int:
    """Of the way to the point that is nearest to a goal; where the seat stands, if none beats the best."""
    roads = atlas(world.tables).plain_roads(mode)
    legs = [roads.legs_to(goal) for goal in goals]
    following = world.towns[seat]
    trips = open_trips(world, seat, roads, sections, passed)
    for trip in sorted(trips, key=lambda trip: len(trip.path)):
        cost = min(leg[trip.town] for leg in legs)
        if cost < best:
            best, following = cost, trip.path[0]
    return following
