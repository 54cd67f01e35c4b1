"""Crésus as the house knows it."""

from ludotheque.games.cresus.decisive import decisive
from ludotheque.games.cresus.ending import places, scores, winners
from ludotheque.games.cresus.observation import observe
from ludotheque.games.cresus.preparation import prepare
from ludotheque.games.cresus.reckoning import reckonings
from ludotheque.games.cresus.redeal import redealt
from ludotheque.games.cresus.soundness import find_problem
from ludotheque.games.cresus.state import UNHURRIED, WINDOWS, CresusState
from ludotheque.games.cresus.tables import CresusTables
from ludotheque.games.cresus.view import CresusView, see
from ludotheque.kernel.game import Game, Options, choice, number
from ludotheque.mechanics.rules import Chance, Decisive, Final, Reckoning, Seat, Sheet, Tables

_ENDINGS: Final = ["", "island", "last-expert"]


class Cresus(Game[CresusState]):
    def __init__(self) -> None:
        super().__init__("cresus", "cre", rules_version=2, least=2, most=6)  # « de 2 à 6 joueurs » (cre.table.players)
        self.options = [
            number("sales", "cre.sale.most-sales", default=0, low=0, high=6),
            choice("window", "cre.offers.window", WINDOWS),
        ]
        self.over_days = {"window": UNHURRIED}

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> CresusState:
        assert isinstance(tables, CresusTables)
        state = CresusState(seats, tables, chance)
        state.most_sales = options["sales"]
        state.window = options["window"]
        prepare(state)
        return state

    def view(self, state: CresusState, seat: Seat) -> CresusView:
        return see(state, seat)

    def observe(self, state: CresusState, seat: Seat, sheet: Sheet) -> None:
        observe(state, seat, sheet)

    def redeal(self, state: CresusState, seat: Seat, luck: Chance) -> CresusState:
        return redealt(state, seat, luck)

    def ranks(self, state: CresusState) -> list[int]:
        return places(state)

    def winners(self, state: CresusState) -> list[Seat]:
        return winners(state)

    def scores(self, state: CresusState) -> list[int]:
        return scores(state)

    def reckonings(self, state: CresusState) -> list[Reckoning]:
        return reckonings(state)

    def decisive(self) -> list[Decisive]:
        return decisive()

    def end_reason(self, state: CresusState) -> str:
        return _ENDINGS[state.ending]

    def problem(self, state: CresusState) -> str:
        return find_problem(state)
