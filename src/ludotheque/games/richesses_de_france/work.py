"""« Les capitales de régions »: work for what the die shows; and where a ruined player finds it."""

from ludotheque.games.richesses_de_france.events import WorkDone, WorkSought
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import CAPITAL, ECONOMY, NO_STAGE
from ludotheque.mechanics.rules import EVERYONE, OK, Final, Money, Seat

LEAST_TO_LEAVE: Final[Money] = 200  # « jusqu'à ce qu'ils aient au moins 200 F »


def has_to_work(state: FranceState, seat: Seat) -> str:
    """The clause that leaves no choice, or OK."""
    if state.circuit != ECONOMY:
        return OK
    # With so much one may go, or stay and earn a vehicle (rdf.economy.for-a-vehicle).
    if missing_to_leave(state, seat) > 0:
        return "rdf.economy.paris-first"
    return "rdf.economy.work-at-stages" if state.must_work[seat] else OK


def missing_to_leave(state: FranceState, seat: Seat) -> Money:
    """What the seat has still to earn before it may leave Paris (rdf.economy.paris-first)."""
    if state.circuit != ECONOMY or state.departed[seat]:
        return 0
    return max(0, LEAST_TO_LEAVE - state.cash[seat])


def work_closed_by(state: FranceState, seat: Seat) -> str:
    """The clause by which the seat may not work now, or OK; elsewhere it may as often as it stays (rdf.work.again)."""
    town = state.towns[seat]
    if state.tables.kinds[town] != CAPITAL:
        return "rdf.work.capitals"
    if state.circuit != ECONOMY or state.debts[seat] > 0 or state.is_ruined(seat):  # rdf.ruin.works-on
        return OK
    if state.has_all_markers(seat) and not state.must_work[seat]:
        return "rdf.economy.straight-home"  # « les joueurs regagnent Paris le plus vite possible »
    at_stage = state.tables.stage_at[ECONOMY][town] != NO_STAGE
    return "rdf.economy.once-a-visit" if at_stage and state.worked[seat] else OK


def work(state: FranceState, seat: Seat) -> None:
    """« au tour suivant, ils lancent le dé et reçoivent de la banque la somme correspondante » (rdf.work.next-turn)

    « ils n'ont le droit de travailler qu'une seule fois au cours d'un même coup »: it is the turn (rdf.work.once).
    """
    face = state.throw(seat, "work")
    town = state.towns[seat]
    state.tell(WorkDone(EVERYONE, seat, town, face))
    state.receive(seat, state.tables.faces[face])
    state.worked[seat] = True
    if state.must_work[seat]:
        state.must_work[seat] = False
        state.earned[seat][state.tables.stage_at[ECONOMY][town]] = True


def nearest_work(state: FranceState, seat: Seat) -> list[int]:
    """The nearest work towns where the ruined seat may stop; none if it is in one."""
    if not state.is_ruined(seat) or state.tables.kinds[state.towns[seat]] == CAPITAL:
        return []
    for ring in state.tables.work_towns[state.towns[seat]]:
        free = [town for town in ring if state.is_free(town, seat)]
        if free:
            return free
    return []


def seek_work(state: FranceState, seat: Seat, town: int) -> None:
    """« Un joueur ruiné peut se rendre directement dans la ville de travail la plus proche » (rdf.ruin.to-work)"""
    state.put(seat, town)
    state.tell(WorkSought(EVERYONE, seat, town))
