"""« Préparation du jeu »: money, region cards, chance cards, vehicles, who begins, and where."""

from ludotheque.games.richesses_de_france import actions
from ludotheque.games.richesses_de_france.casinos import ChooseCasinos
from ludotheque.games.richesses_de_france.events import GameBegun, OrderRolled, ReadyToLeave, RegionsDealt
from ludotheque.games.richesses_de_france.races import race_stage
from ludotheque.games.richesses_de_france.sale import buy, purchase
from ludotheque.games.richesses_de_france.state import HAND, SHORT, FranceState
from ludotheque.games.richesses_de_france.tables import CASINOS, ECONOMY, FOOT, SPORTS
from ludotheque.games.richesses_de_france.turn import begin_round, start_turn
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Final, Money, Seat, Step, from_seat, only

STARTING_CASH: Final[Money] = 1000  # « distribue 1000 F à chaque joueur » (rdf.start.cash)
SHORT_CASH: Final[Money] = 200  # in a short game of Économie (rdf.economy.short) …
SHORT_STAGES: Final = 5  # … in which so many stages are enough


def prepare(state: FranceState) -> None:
    _share_out_cash(state)
    _lay_out_markers(state)
    state.cards = list(range(len(state.tables.card_money)))
    state.chance.shuffle(state.cards, "chance cards")  # « Battre les cartes "hasard" » (rdf.start.chance)
    state.towns = [state.tables.starts[state.circuit]] * state.seats
    _deal_regions(state)
    if state.circuit == ECONOMY:  # without money there is nothing to buy
        _begin(state)
    else:
        state.begin(FitOut(list(range(state.seats))))


def _begin(state: FranceState) -> None:
    state.first = _who_begins(state)
    state.tell(GameBegun(EVERYONE, state.first, state.circuit))
    begin_round(state, 1)
    start_turn(state, state.first)
    if state.circuit == CASINOS:
        order = from_seat(state.first, state.seats)
        state.begin(ChooseCasinos(order, state.tables.stages[CASINOS][:]))


def _share_out_cash(state: FranceState) -> None:
    cash = STARTING_CASH
    if state.circuit == ECONOMY:
        cash = (
            SHORT_CASH if state.length == SHORT else 0
        )  # « on ne touche pas d'argent au départ » (rdf.economy.no-cash)
    for seat in range(state.seats):
        state.give(seat, cash)


def _lay_out_markers(state: FranceState) -> None:
    stages = len(state.tables.stages[state.circuit])
    state.needed = SHORT_STAGES if state.length == SHORT and state.circuit == ECONOMY else stages
    for seat in range(state.seats):
        state.done[seat] = [False] * stages
        state.earned[seat] = [False] * stages
        state.won[seat] = [False] * stages
        state.played[seat] = [False] * stages
        if state.length == SHORT and state.circuit == SPORTS:
            _leave_out_the_walk(state, seat)


def _leave_out_the_walk(state: FranceState, seat: Seat) -> None:
    """In a short game its marker lies there from the start (rdf.sports.short)."""
    for race in range(len(state.tables.race_vehicles)):
        if state.tables.race_vehicles[race] == FOOT:
            state.done[seat][race_stage(state, race)] = True


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


class FitOut(Step[FranceState]):
    """« Avant de partir, chacun choisit son mode de locomotion … Puis chaque joueur lance le dé. »"""

    waiting: list[Seat]  # who has still to choose

    def waits_for(self, state: FranceState) -> list[Seat]:
        return self.waiting[:]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return [purchase(state, seat), Ask("be-ready")]

    def law(self) -> str:
        return "rdf.vehicle.before-the-throw"

    def accept(self, state: FranceState, action: Action) -> None:
        if isinstance(action, actions.BuyVehicle):
            buy(state, action.seat, action.vehicle)
            return
        self.waiting.remove(action.seat)
        state.tell(ReadyToLeave(EVERYONE, action.seat))
        if not self.waiting:
            state.end_step()
            _begin(state)
