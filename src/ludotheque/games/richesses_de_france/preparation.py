"""« Préparation du jeu »: money, region cards, chance cards, who begins, and where."""

from typing import Final

from ludotheque.games.richesses_de_france.casinos import ChooseCasinos
from ludotheque.games.richesses_de_france.events import GameBegun, OrderRolled, RegionsDealt
from ludotheque.games.richesses_de_france.state import HAND, FranceState
from ludotheque.games.richesses_de_france.tables import CASINOS, ECONOMY
from ludotheque.games.richesses_de_france.turn import begin_round, start_turn
from ludotheque.kernel.rules import EVERYONE, Money, Seat, only
from ludotheque.mechanics.seats import from_seat

STARTING_CASH: Final[Money] = 1000  # « distribue 1000 F à chaque joueur » (rdf.start.cash)


def prepare(state: FranceState) -> None:
    _share_out_cash(state)
    _lay_out_markers(state)
    state.cards = list(range(len(state.tables.card_money)))
    state.chance.shuffle(state.cards, "chance cards")  # « Battre les cartes "hasard" » (rdf.start.chance)
    state.towns = [state.tables.starts[state.circuit]] * state.seats
    state.first = _who_begins(state)
    state.tell(GameBegun(EVERYONE, state.first, state.circuit))
    _deal_regions(state)
    begin_round(state, 1)
    start_turn(state, state.first)
    if state.circuit == CASINOS:
        order = from_seat(state.first, state.seats)
        state.begin(ChooseCasinos(order, state.tables.stages[CASINOS][:]))


def _share_out_cash(state: FranceState) -> None:
    if state.circuit == ECONOMY:
        return  # « on ne touche pas d'argent au départ » (rdf.economy.no-cash)
    for seat in range(state.seats):
        state.give(seat, STARTING_CASH)


def _lay_out_markers(state: FranceState) -> None:
    stages = len(state.tables.stages[state.circuit])
    for seat in range(state.seats):
        state.done[seat] = [False] * stages
        state.won[seat] = [False] * stages
        state.played[seat] = [False] * stages


def _deal_regions(state: FranceState) -> None:
    """« Mélanger les cartes "région" et en distribuer 2 à chaque joueur. » (rdf.start.regions)"""
    tables = state.tables
    state.pile = list(range(tables.region_count))
    if not tables.with_corsica[state.circuit]:  # « Écarter la carte "région" de la Corse » (rdf.circuits.no-corsica)
        state.pile.remove(tables.corsica)
    state.chance.shuffle(state.pile, "regions")
    state.shown = [False] * tables.region_count
    state.without = [0] * tables.region_count
    for seat in range(state.seats):
        state.hands[seat] = state.pile[:HAND]
        state.pile = state.pile[HAND:]
        state.tell(RegionsDealt(only(seat), seat, state.hands[seat][:]))


def _who_begins(state: FranceState) -> Seat:
    """« Celui qui obtient le plus de points commence » (rdf.start.highest-roll)"""
    best = list(range(state.seats))
    while len(best) > 1:
        faces: list[int] = []
        for seat in best:
            face = state.throw(seat, "who begins")
            faces.append(face)
            state.tell(OrderRolled(EVERYONE, seat, face))
        highest = max(faces)
        best = [seat for place, seat in enumerate(best) if faces[place] == highest]  # rdf.start.ties
    return best[0]
