"""« Pour les courses »: three roads, each with its vehicle, from start to finish without a detour."""

from ludotheque.games.richesses_de_france.events import RaceAbandoned, RaceBegun, RaceCompleted
from ludotheque.games.richesses_de_france.markers import mark
from ludotheque.games.richesses_de_france.state import NO_RACE, FranceState
from ludotheque.games.richesses_de_france.tables import SPORTS
from ludotheque.kernel.rules import EVERYONE, NOBODY, OK, Seat


def race_stage(state: FranceState, race: int) -> int:
    """The marker of a race comes after those of the matches."""
    return len(state.tables.rivals) + race


def open_races(state: FranceState, seat: Seat) -> list[int]:
    """The races that the seat may begin where it stands."""
    races = range(len(state.tables.race_routes))
    return [race for race in races if race_refusal(state, seat, race) == OK]


def race_refusal(state: FranceState, seat: Seat, race: int) -> str:
    if state.circuit != SPORTS or not 0 <= race < len(state.tables.race_routes):
        return "rdf.sports.races"
    if state.done[seat][race_stage(state, race)]:
        return "rdf.sports.nine"
    if state.towns[seat] != state.tables.race_routes[race][0]:
        return "rdf.sports.race-start"
    return OK if state.owns(seat, state.tables.race_vehicles[race]) else "rdf.sports.race-vehicle"


def begin_race(state: FranceState, seat: Seat, race: int) -> None:
    state.races[seat] = race
    state.legs[seat] = 0
    state.tell(RaceBegun(EVERYONE, seat, race))


def leave_race(state: FranceState, seat: Seat) -> None:
    state.tell(RaceAbandoned(EVERYONE, seat, state.races[seat]))
    state.races[seat] = NO_RACE
    state.legs[seat] = 0


def next_on_route(state: FranceState, seat: Seat, sections: int) -> list[int]:
    """The next point of the race, if the racer can stop there or get beyond whoever stands in the way."""
    route = state.tables.race_routes[state.races[seat]]
    leg = state.legs[seat]
    for further in range(leg + 1, min(leg + sections, len(route) - 1) + 1):
        if state.occupant(route[further], seat) == NOBODY:
            return [route[leg + 1]]
    return []


def end_race_if_finished(state: FranceState, seat: Seat) -> None:
    if not state.is_racing(seat):
        return
    race = state.races[seat]
    if state.legs[seat] == len(state.tables.race_routes[race]) - 1:
        state.races[seat] = NO_RACE
        state.legs[seat] = 0
        state.tell(RaceCompleted(EVERYONE, seat, race))
        mark(state, seat, race_stage(state, race))


def fall_back(state: FranceState, seat: Seat) -> int:
    """A racer driven from his point: the first free one behind him on his road, which may be the start."""
    route = state.tables.race_routes[state.races[seat]]
    leg = state.legs[seat] - 1
    while leg > 0 and state.occupant(route[leg], seat) != NOBODY:
        leg -= 1
    state.legs[seat] = leg
    return route[leg]
