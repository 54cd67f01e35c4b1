"""What can never be true of a position: money from nowhere, two pawns on one point, cards lost or doubled."""

from ludotheque.games.richesses_de_france.casinos import ChooseCasinos
from ludotheque.games.richesses_de_france.displacement import DisplacePawn
from ludotheque.games.richesses_de_france.move import Travel
from ludotheque.games.richesses_de_france.preparation import FitOut
from ludotheque.games.richesses_de_france.state import HAND, IN_PLAY, NO_RACE, FranceState
from ludotheque.games.richesses_de_france.tables import ECONOMY, NO_TOWN, SPORTS
from ludotheque.mechanics.rules import NOBODY, only


def find_problem(state: FranceState) -> str:
    """The first thing that is impossible, in a sentence; or nothing."""
    if state.bank + sum(state.cash) != 0:
        return "money has come from nowhere or gone there"
    if any(cash < 0 or cash % 10 != 0 for cash in state.cash) or any(debt < 0 for debt in state.debts):
        return "a purse or a debt is below nothing, or not in whole notes"
    if not _regions_agree(state):
        return "region cards are lost, doubled, or in the hand of somebody known to lack them"
    if sorted(state.cards) != list(range(len(state.tables.card_money))):
        return "the chance cards are not a whole pile"
    if not _pawns_agree(state):
        return "two pawns stand on one point, or one stands nowhere"
    if not _races_agree(state):
        return "a racer is not on his road"
    if not _markers_agree(state):
        return "the markers do not fit the circuit"
    return "" if (state.ending == IN_PLAY) == bool(state.steps) else "the end of the game and its reason do not agree"


def _regions_agree(state: FranceState) -> bool:
    tables = state.tables
    every = list(range(tables.region_count))
    if not tables.with_corsica[state.circuit]:
        every.remove(tables.corsica)
    held = [card for hand in state.hands for card in hand]
    whole = sorted(held + state.pile) == every and all(len(hand) == HAND for hand in state.hands)
    return whole and all(
        state.without[card] & only(seat) == 0 for seat in range(state.seats) for card in state.hands[seat]
    )


def _pawns_agree(state: FranceState) -> bool:
    choosing = any(isinstance(step, (FitOut, ChooseCasinos)) for step in state.steps)
    if any(not (0 <= town < len(state.tables.kinds) or (choosing and town == NO_TOWN)) for town in state.towns):
        return False
    moving = any(isinstance(step, (Travel, DisplacePawn)) for step in state.steps)
    over = not state.steps  # be it while somebody had still to be moved out of the way
    alone = all(state.occupant(state.towns[seat], seat) == NOBODY for seat in range(state.seats))
    return choosing or moving or over or alone


def _races_agree(state: FranceState) -> bool:
    for seat in range(state.seats):
        race = state.races[seat]
        if race != NO_RACE:
            route = state.tables.race_routes[race]
            if state.circuit != SPORTS or route[state.legs[seat]] != state.towns[seat]:
                return False
    return True


def _markers_agree(state: FranceState) -> bool:
    stages = len(state.tables.stages[state.circuit])
    whole = all(len(marks) == stages for marks in state.done + state.earned + state.won + state.played)
    working = state.circuit == ECONOMY or not (any(state.must_work) or state.home)
    return whole and working and all(state.has_all_markers(seat) for seat in state.home)
