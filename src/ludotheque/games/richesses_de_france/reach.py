"""Where a traveller can get to this turn, and by which way: for whoever draws or explains the map."""

from ludotheque.games.richesses_de_france.move import MOST_SECTIONS, Travel, destinations
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT
from ludotheque.games.richesses_de_france.turn import TakeTurn
from ludotheque.games.richesses_de_france.work import has_to_work
from ludotheque.mechanics.rules import OK, Data, Money, Seat


class Way(Data):
    """The cheapest way to a point where one may stop; of equals, the shortest."""

    mode: int
    points: list[int]  # after the one where the pawn stands; at the last it stops
    amount: Money  # of motorways and passages
    goes_on: bool  # whether another section may follow


def ways(state: FranceState) -> list[Way]:
    """For the seat that is at the move, mode by mode; none if it cannot travel now."""
    top = state.steps[-1] if state.steps else None
    if isinstance(top, Travel):
        return _ways_from(state, top.seat, top.mode, top.left, top.passed)
    if isinstance(top, TakeTurn) and has_to_work(state, top.seat) == OK:
        found: list[Way] = []
        for mode in (CAR, BICYCLE, FOOT):
            if state.owns(top.seat, mode):
                found += _ways_from(state, top.seat, mode, MOST_SECTIONS[mode], [state.towns[top.seat]])
        return found
    return []


def _ways_from(state: FranceState, seat: Seat, mode: int, left: int, passed: list[int]) -> list[Way]:
    found: list[Way] = []
    towns = destinations(state, seat, mode, left, passed)
    _drive(state.copy(), seat, left, passed, Way(mode, [], 0, True), towns, found)
    return found


def _drive(
    world: FranceState, seat: Seat, left: int, passed: list[int], so_far: Way, towns: list[int], found: list[Way]
) -> None:
    """Every way there is, tried in a world of its own; these towns can be reached next."""
    mode, here = so_far.mode, world.towns[seat]
    for town in towns:
        fare = world.tables.fare(mode, here, town)
        through = [*passed, town]
        _step(world, seat, town, fare, 1)
        beyond = destinations(world, seat, mode, left - 1, through) if left > 1 else []
        further = Way(mode, [*so_far.points, town], so_far.amount + fare, len(beyond) > 0)
        if world.is_free(town, seat):
            _keep_best(found, further)
        _drive(world, seat, left - 1, through, further, beyond, found)
        _step(world, seat, here, -fare, -1)


def _step(world: FranceState, seat: Seat, town: int, fare: Money, legs: int) -> None:
    world.towns[seat] = town
    world.cash[seat] -= fare
    if world.is_racing(seat):
        world.legs[seat] += legs


def _keep_best(found: list[Way], new: Way) -> None:
    for place in range(len(found)):
        if found[place].points[-1] == new.points[-1]:
            if _is_better(new, found[place]):
                found[place] = new
            return
    found.append(new)


def _is_better(one: Way, other: Way) -> bool:
    if one.amount != other.amount:
        return one.amount < other.amount
    return len(one.points) < len(other.points)
