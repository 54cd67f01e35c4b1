"""« Déplacements »: section by section, as many as one's feet, bicycle or car allow, to a point where one may stop."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.markers import mark
from ludotheque.games.richesses_de_france.races import next_on_route
from ludotheque.games.richesses_de_france.state import DRIVEN_THROUGH, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, CASINOS, ECONOMY, FOOT, NO_STAGE, SPORTS
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Decision, Final, Money, OneOf, Seat, closed

MOST_SECTIONS: Final = [
    1,  # « Piéton : 1 seule section » (rdf.move.foot)
    2,  # « À vélo : 1 ou 2 sections » (rdf.move.bicycle)
    4,  # « En voiture : de 1 à 4 sections » (rdf.move.car)
]
VERBS: Final = ["walk-to", "cycle-to", "drive-to"]


def destinations(state: FranceState, seat: Seat, mode: int, left: int, passed: list[int]) -> list[int]:
    """The neighbouring points to which the seat may go next, with so many sections left."""
    if state.is_racing(seat):
        return next_on_route(state, seat, left) if mode == _race_mode(state, seat) else []
    return _reachable(state, seat, mode, state.towns[seat], left, state.cash[seat], passed)


def _race_mode(state: FranceState, seat: Seat) -> int:
    return state.tables.race_vehicles[state.races[seat]]


def _reachable(
    state: FranceState, seat: Seat, mode: int, here: int, left: int, cash: Money, passed: list[int]
) -> list[int]:
    ways = state.tables.neighbours(mode, here)
    fares = state.tables.fares(mode, here)
    found: list[int] = []
    for place in range(len(ways)):
        town = ways[place]
        if fares[place] > cash or town in passed:
            continue
        if state.is_free(town, seat) or _leads_on(state, seat, mode, town, left - 1, cash - fares[place], passed):
            found.append(town)
    return found


def _leads_on(state: FranceState, seat: Seat, mode: int, town: int, left: int, cash: Money, passed: list[int]) -> bool:
    """« Les joueurs peuvent passer par un point occupé », if they can get beyond it (rdf.move.passing)."""
    return left > 0 and len(_reachable(state, seat, mode, town, left, cash, [*passed, town])) > 0


def travel(state: FranceState, seat: Seat, mode: int, left: int, passed: list[int]) -> Ask:
    """« Si un joueur est bloqué par un autre joueur, il passe son tour, ou se détourne »"""
    return Ask(VERBS[mode], [OneOf("town", destinations(state, seat, mode, left, passed), "rdf.move.blocked")])


def out_of_reach(state: FranceState, seat: Seat, action: Action, passed: list[int]) -> str:
    """Why one may not go there, as the clause that stands in the way first."""
    mode, town = mode_of(action), town_of(action)
    here = state.towns[seat]
    if not state.owns(seat, mode):
        return "rdf.vehicle.own"
    if state.is_racing(seat):
        return "rdf.sports.race-vehicle" if mode != _race_mode(state, seat) else "rdf.sports.race-route"
    if town not in state.tables.neighbours(CAR, here):
        return "rdf.move.sections"
    if town not in state.tables.neighbours(mode, here):
        return "rdf.move.no-motorway"
    if town in passed:
        return "rdf.move.no-doubling-back"
    if state.tables.fare(mode, here, town) > state.cash[seat]:
        by_sea = town not in state.tables.land[here]
        return "rdf.sea.fare" if by_sea else "rdf.move.paid-first"
    return "rdf.move.one-pawn"


def is_travel(action: Action) -> bool:
    return isinstance(action, (actions.WalkTo, actions.CycleTo, actions.DriveTo))


def mode_of(action: Action) -> int:
    if isinstance(action, actions.WalkTo):
        return FOOT
    return BICYCLE if isinstance(action, actions.CycleTo) else CAR


def town_of(action: Action) -> int:
    assert isinstance(action, (actions.WalkTo, actions.CycleTo, actions.DriveTo))
    return action.town


def set_out(state: FranceState, seat: Seat, action: Action) -> None:
    """The first section of a turn; others may follow."""
    mode = mode_of(action)
    on_the_road = Travel(seat, mode, MOST_SECTIONS[mode], [state.towns[seat]])
    state.begin(on_the_road)
    on_the_road.go_to(state, town_of(action))


def _mark_in_passing(state: FranceState, seat: Seat) -> None:
    """Option: stages count when driven through, unless something has to be done there (rdf.stage.driven-through)."""
    if state.stages != DRIVEN_THROUGH or state.circuit in (ECONOMY, CASINOS, SPORTS):
        return
    stage = state.tables.stage_at[state.circuit][state.towns[seat]]
    if stage != NO_STAGE:
        mark(state, seat, stage)


class Travel(Decision[FranceState]):
    """On the road: another section, or stop."""

    mode: int
    left: int  # sections
    passed: list[int]  # points of this turn, from the one where it began

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        free = state.is_free(state.towns[seat], seat)
        stop = Ask("stop-here") if free else closed("stop-here", "rdf.move.one-pawn")
        return [travel(state, seat, self.mode, self.left, self.passed), stop]

    def law(self) -> str:
        return "rdf.move.stop"

    def explain(self, state: FranceState, action: Action, clause: str) -> str:
        goes_on = is_travel(action) and mode_of(action) == self.mode
        return out_of_reach(state, self.seat, action, self.passed) if goes_on else clause

    def accept(self, state: FranceState, action: Action) -> None:
        if isinstance(action, actions.StopHere):
            state.end_step()
        else:
            self.go_to(state, town_of(action))

    def go_to(self, state: FranceState, town: int) -> None:
        """One section further; the move is over if no other can follow."""
        self._take_section(state, town)
        if self.left == 0 or not destinations(state, self.seat, self.mode, self.left, self.passed):
            state.end_step()
        else:
            _mark_in_passing(state, self.seat)

    def _take_section(self, state: FranceState, town: int) -> None:
        """« le joueur doit payer 10 F par section franchie »; a passage is paid before one crosses."""
        seat = self.seat
        fare = state.tables.fare(self.mode, state.towns[seat], town)
        state.take(seat, fare)
        state.put(seat, town)
        state.modes[seat] = self.mode
        state.departed[seat] = True
        if state.is_racing(seat):
            state.legs[seat] += 1
        self.left -= 1
        self.passed.append(town)
        state.tell(events.SectionTaken(EVERYONE, seat, self.mode, town, fare))
