"""What it means to arrive: the marker of a stage, the finish, and what has to be done on the spot."""

from ludotheque.games.richesses_de_france.casinos import stake_on_arrival
from ludotheque.games.richesses_de_france.ending import come_home
from ludotheque.games.richesses_de_france.events import WorkAwaits
from ludotheque.games.richesses_de_france.markers import mark
from ludotheque.games.richesses_de_france.matches import call_on_arrival
from ludotheque.games.richesses_de_france.races import end_race_if_finished
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import ECONOMY, NO_STAGE, SPORTS
from ludotheque.kernel.rules import EVERYONE, Seat


def reach(state: FranceState, seat: Seat) -> None:
    """« Les joueurs ne peuvent rejoindre la ville d'arrivée que s'ils ont franchi toutes les étapes »

    (rdf.stage.all-before-finish)
    """
    state.worked[seat] = False
    town = state.towns[seat]
    if state.circuit == SPORTS:
        end_race_if_finished(state, seat)
    elif town == state.tables.finishes[state.circuit] and state.has_all_markers(seat):
        come_home(state, seat)
    elif has_stage_to_mark(state, seat):
        _reach_stage(state, seat)


def has_stage_to_mark(state: FranceState, seat: Seat) -> bool:
    stage = state.tables.stage_at[state.circuit][state.towns[seat]]
    return stage != NO_STAGE and not state.done[seat][stage]


def _reach_stage(state: FranceState, seat: Seat) -> None:
    """« Ils doivent travailler une seule fois dans toutes les villes étapes »: there, the marker is earned first."""
    town = state.towns[seat]
    if state.circuit == ECONOMY:
        state.must_work[seat] = True
        state.tell(WorkAwaits(EVERYONE, seat, town))
    else:
        mark(state, seat, state.tables.stage_at[state.circuit][town])


def do_formalities(state: FranceState, seat: Seat) -> None:
    """A casino wants a stake, a town of a match an opponent."""
    stake_on_arrival(state, seat)
    call_on_arrival(state, seat)
