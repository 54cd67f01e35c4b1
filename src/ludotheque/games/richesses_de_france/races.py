"""« Pour les courses »: three roads, each with its vehicle, from start to finish without a detour."""

from ludotheque.games.richesses_de_france.events import RaceAbandoned, RaceBegun, RaceCompleted
from ludotheque.games.richesses_de_france.markers import mark
from ludotheque.games.richesses_de_france.state import NO_RACE, FranceState
from ludotheque.games.richesses_de_france.tables import SPORTS
from ludotheque.mechanics.rules import EVERYONE, Ask, OneOf, Seat


def race_stage(state: FranceState, race: int) -> int:
    """The marker of a race comes after those of the matches."""
    return len(state.tables.rivals) + race


def starts(state: FranceState, seat: Seat) -> list[Ask]:
    """« Dès qu'ils atteignent les villes de départ de course, … au tour suivant »; nothing where no race begins."""
    here = _races_from(state, state.towns[seat])
    if not here:
        return []
    choice = OneOf("race", here, "rdf.sports.race-start")
    choice.narrowed(_left(state, seat, here), "rdf.sports.nine")
    return [Ask("begin-race", [choice.narrowed(open_races(state, seat), "rdf.sports.race-vehicle")])]


def open_races(state: FranceState, seat: Seat) -> list[int]:
    """The races that the seat may begin where it stands."""
    left = _left(state, seat, _races_from(state, state.towns[seat])) if state.circuit == SPORTS else []
    return [race for race in left if state.owns(seat, state.tables.race_vehicles[race])]


def _races_from(state: FranceState, town: int) -> list[int]:
    routes = state.tables.race_routes
    return [race for race in range(len(routes)) if routes[race][0] == town]


def _left(state: FranceState, seat: Seat, races: list[int]) -> list[int]:
    """Those that the seat has still to run."""
    return [race for race in races if not state.done[seat][race_stage(state, race)]]


def no_start(state: FranceState, race: int) -> str:
    """Why a race cannot begin where none does."""
    is_run = state.circuit == SPORTS and 0 <= race < len(state.tables.race_routes)
    return "rdf.sports.race-start" if is_run else "rdf.sports.races"


def begin_race(state: FranceState, seat: Seat, race: int) -> None:
    state.races[seat] = race
    state.legs[seat] = 0
    state.tell(RaceBegun(EVERYONE, seat, race))


def leave_race(state: FranceState, seat: Seat) -> None:
    """By one's own will, or with one's vehicle; another time one starts anew (rdf.sports.abandon)."""
    state.tell(RaceAbandoned(EVERYONE, seat, state.races[seat]))
    state.races[seat] = NO_RACE
    state.legs[seat] = 0


def next_on_route(state: FranceState, seat: Seat, sections: int) -> list[int]:
    """The next point of the race, if the racer can stop there or get beyond whoever stands in the way."""
    route = state.tables.race_routes[state.races[seat]]
    leg = state.legs[seat]
    for further in range(leg + 1, min(leg + sections, len(route) - 1) + 1):
        if state.is_free(route[further], seat):
            return [route[leg + 1]]
    return []


def end_race_if_finished(state: FranceState, seat: Seat) -> None:
    """« Chaque fois que les joueurs achèvent une course, ils placent un de leurs pions » (rdf.sports.race-marker)"""
    if not state.is_racing(seat):
        return
    race = state.races[seat]
    if state.legs[seat] == len(state.tables.race_routes[race]) - 1:
        state.races[seat] = NO_RACE
        state.legs[seat] = 0
        state.tell(RaceCompleted(EVERYONE, seat, race))
        mark(state, seat, race_stage(state, race))


def fall_back(state: FranceState, seat: Seat) -> int:
    """The first free point behind a racer on his road, which may be the start (rdf.sports.racer-displaced)."""
    route = state.tables.race_routes[state.races[seat]]
    leg = state.legs[seat] - 1
    while leg > 0 and not state.is_free(route[leg], seat):
        leg -= 1
    state.legs[seat] = leg
    return route[leg]
