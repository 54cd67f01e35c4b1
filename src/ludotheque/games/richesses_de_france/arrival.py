"""What it means to arrive: the marker of a stage, what has to be done on the spot, and the finish."""

from ludotheque.games.richesses_de_france.casinos import stake_on_arrival
from ludotheque.games.richesses_de_france.ending import come_home, end_with_the_ninth
from ludotheque.games.richesses_de_france.events import WorkAwaits
from ludotheque.games.richesses_de_france.markers import mark
from ludotheque.games.richesses_de_france.matches import call_on_arrival
from ludotheque.games.richesses_de_france.races import end_race_if_finished
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import ECONOMY, NO_STAGE, SPORTS
from ludotheque.mechanics.rules import EVERYONE, Seat


def reach(state: FranceState, seat: Seat) -> None:
    """« Dès qu'ils atteignent une étape, les joueurs placent … un de leurs pions » (rdf.stage.marker)"""
    state.worked[seat] = False
    stage = state.tables.stage_at[state.circuit][state.towns[seat]]
    if state.circuit == SPORTS:
        end_race_if_finished(state, seat)
    elif stage != NO_STAGE:
        mark(state, seat, stage)
        _owe_work(state, seat, stage)


def _owe_work(state: FranceState, seat: Seat, stage: int) -> None:
    """« Ils doivent travailler une seule fois dans toutes les villes étapes »: next turn, or when they come back.

    (rdf.economy.unpaid-work)
    """
    if state.circuit == ECONOMY and not state.earned[seat][stage]:
        state.must_work[seat] = True
        state.tell(WorkAwaits(EVERYONE, seat, state.towns[seat]))


def finish_circuit(state: FranceState, seat: Seat) -> None:
    """« Les joueurs ne peuvent rejoindre la ville d'arrivée que s'ils ont franchi toutes les étapes »

    (rdf.stage.all-before-finish); what the arrival costs has been paid (rdf.end.tolls-first).
    """
    if state.circuit == SPORTS:
        end_with_the_ninth(state, seat)
    elif state.towns[seat] == state.tables.finishes[state.circuit] and state.has_all_markers(seat):
        come_home(state, seat)


def do_formalities(state: FranceState, seat: Seat) -> None:
    """A casino wants a stake, a town of a match an opponent."""
    stake_on_arrival(state, seat)
    call_on_arrival(state, seat)
