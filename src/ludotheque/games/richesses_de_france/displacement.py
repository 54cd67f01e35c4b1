"""A pawn is in the way: the newcomer moves it to one of the nearest points."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.races import fall_back
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Decision, OneOf, Seat


def displace(state: FranceState, chooser: Seat, seat: Seat) -> None:
    """« il déplace le personnage ou véhicule de l'autre joueur … » (rdf.chance.displaced)"""
    if state.is_racing(seat):
        _move(state, seat, fall_back(state, seat))
        return
    points = nearest_points(state, seat)
    if len(points) == 1:
        _move(state, seat, points[0])
    else:
        state.begin(DisplacePawn(chooser, seat, points))


def nearest_points(state: FranceState, seat: Seat) -> list[int]:
    """« … sur l'un des points les plus proches »: free ones, with the fewest sections by land."""
    reached = [state.towns[seat]]
    ring = reached[:]
    free: list[int] = []
    while not free:
        ring = state.tables.next_ring(ring, reached)
        free = [town for town in ring if state.is_free(town, seat)]
    return free


def _move(state: FranceState, seat: Seat, town: int) -> None:
    """It is no arrival; the marker stays, and work is still due when the pawn comes back (rdf.economy.unpaid-work)."""
    state.put(seat, town)
    state.must_work[seat] = False
    state.worked[seat] = False
    state.tell(events.PawnDisplaced(EVERYONE, seat, town))


class DisplacePawn(Decision[FranceState]):
    """There are several such points, and the newcomer chooses."""

    moved: Seat
    points: list[int]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return [Ask("displace", [OneOf("town", self.points[:])])]

    def law(self) -> str:
        return "rdf.chance.where-to"

    def accept(self, state: FranceState, action: Action) -> None:
        assert isinstance(action, actions.Displace)
        _move(state, self.moved, action.town)
        state.end_step()
