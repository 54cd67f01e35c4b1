"""Richesses de France as the house knows it."""

from ludotheque.games.richesses_de_france.decisive import decisive
from ludotheque.games.richesses_de_france.ending import places, scores
from ludotheque.games.richesses_de_france.observation import observe
from ludotheque.games.richesses_de_france.preparation import prepare
from ludotheque.games.richesses_de_france.reckoning import reckonings
from ludotheque.games.richesses_de_france.redeal import redealt
from ludotheque.games.richesses_de_france.soundness import find_problem
from ludotheque.games.richesses_de_france.state import AUTOMATIC, FranceState
from ludotheque.games.richesses_de_france.tables import FranceTables
from ludotheque.games.richesses_de_france.view import FranceView, see
from ludotheque.kernel.game import Game, Options, choice, number
from ludotheque.mechanics.rules import UNHURRIED, WINDOWS, Chance, Decisive, Final, Reckoning, Seat, Sheet, Tables

_ENDINGS: Final = ["", "first-home", "awaited-home", "paris-reached", "nine-events", "rounds-played"]
_CIRCUITS: Final = [  # in the booklet's order, as the edition has their towns
    "economy",
    "monuments",  # rdf.circuits.monuments
    "casinos",
    "wines",  # rdf.circuits.wines
    "tourism",  # rdf.circuits.tourism
    "holidays",  # rdf.circuits.holidays
    "specialities",  # rdf.circuits.specialities
    "sports",
]


class RichessesDeFrance(Game[FranceState]):
    def __init__(self) -> None:
        super().__init__("richesses-de-france", "rdf", rules_version=2, least=2, most=4)  # rdf.table.players
        self.options = [
            choice("circuit", "rdf.start.circuit", _CIRCUITS),
            choice("tolls", "rdf.region.automatic", ["on-request", "automatic"]),
            choice("window", "rdf.vehicle.window", WINDOWS),
            choice("stages", "rdf.stage.driven-through", ["on-arrival", "driven-through"]),
            choice("markers", "rdf.stage.forgotten", ["by-itself", "by-hand"]),
            choice("odds", "rdf.casinos.odds", ["as-written", "classic"]),
            choice("homecoming", "rdf.economy.first-home", ["three-home", "first-home"]),
            choice("length", "rdf.start.length", ["whole", "short"]),
            number("rounds", "rdf.end.rounds", default=0, low=0, high=300),
        ]
        self.over_days = {"tolls": AUTOMATIC, "window": UNHURRIED}

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> FranceState:
        assert isinstance(tables, FranceTables)
        state = FranceState(seats, tables, chance)
        state.circuit = options["circuit"]
        state.tolls = options["tolls"]
        state.window = options["window"]
        state.stages = options["stages"]
        state.markers = options["markers"]
        state.odds = options["odds"]
        state.homecoming = options["homecoming"]
        state.rounds = options["rounds"]
        state.length = options["length"]
        prepare(state)
        return state

    def view(self, state: FranceState, seat: Seat) -> FranceView:
        return see(state, seat)

    def observe(self, state: FranceState, seat: Seat, sheet: Sheet) -> None:
        observe(state, seat, sheet)

    def redeal(self, state: FranceState, seat: Seat, luck: Chance) -> FranceState:
        return redealt(state, seat, luck)

    def ranks(self, state: FranceState) -> list[int]:
        return places(state)

    def scores(self, state: FranceState) -> list[int]:
        return scores(state)

    def reckonings(self, state: FranceState) -> list[Reckoning]:
        return reckonings(state)

    def decisive(self) -> list[Decisive]:
        return decisive()

    def end_reason(self, state: FranceState) -> str:
        return _ENDINGS[state.ending]

    def problem(self, state: FranceState) -> str:
        return find_problem(state)
