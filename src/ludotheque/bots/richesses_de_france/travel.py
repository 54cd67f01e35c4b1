"""Getting about: what can be reached now, and the action that takes the first section of the way."""

from ludotheque.bots.richesses_de_france.roads import Roads, Trip
from ludotheque.games.richesses_de_france.actions import CycleTo, DriveTo, StopHere, WalkTo
from ludotheque.games.richesses_de_france.move import Travel
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
        and (trip.town not in taken or is_open[trip.town])
        and (len(passed) < 2 or not any(town in passed for town in trip.path))
    ]


def race_on(world: FranceState, seat: Seat, mode: int, sections: int) -> Action | None:
    """The next section of a race, as far as it goes."""
    towns = next_on_route(world, seat, sections)
    return go_to(seat, mode, towns[0]) if towns else None


def leg_of_race(world: FranceState, seat: Seat, travel: Travel) -> Action:
    return race_on(world, seat, travel.mode, travel.left) or StopHere(seat)


def may_stop(world: FranceState, seat: Seat) -> bool:
    return world.occupant(world.towns[seat], seat) == NOBODY
