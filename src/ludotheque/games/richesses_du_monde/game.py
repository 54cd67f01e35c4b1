"""Richesses du Monde as the house knows it."""

from ludotheque.games.richesses_du_monde.decisive import decisive
from ludotheque.games.richesses_du_monde.ending import places, scores
from ludotheque.games.richesses_du_monde.observation import observe
from ludotheque.games.richesses_du_monde.preparation import prepare
from ludotheque.games.richesses_du_monde.reckoning import reckonings
from ludotheque.games.richesses_du_monde.redeal import redealt
from ludotheque.games.richesses_du_monde.soundness import find_problem
from ludotheque.games.richesses_du_monde.state import AUTOMATIC, RichessesState
from ludotheque.games.richesses_du_monde.tables import RichessesTables
from ludotheque.games.richesses_du_monde.view import RichessesView, see
from ludotheque.kernel.game import Game, Options, choice, number, switch
from ludotheque.mechanics.rules import (
    UNHURRIED,
    WINDOWS,
    Chance,
    Decisive,
    Final,
    Money,
    Reckoning,
    Seat,
    Sheet,
    Tables,
)

_ENDINGS: Final = ["", "last-side", "rounds-played", "time-up", "two-bankruptcies", "conquered"]
_CONTINENTS: Final = ["none", "africa", "america", "usa", "europe", "russia", "asia", "oceania"]


class RichessesDuMonde(Game[RichessesState]):
    """One buys titles, gathers them by production and takes royalties until one is left alone (rdm.table.goal)."""

    def __init__(self) -> None:
        """« de 2 à 6 joueurs » (rdm.table.players)"""
        super().__init__("richesses-du-monde", "rdm", rules_version=2, least=2, most=6)
        self.options = [
            choice("claims", "rdm.royalties.automatic", ["on-request", "automatic"]),
            choice("window", "rdm.royalties.window", WINDOWS),
            choice("bankruptcy", "rdm.bankruptcy.rescue", ["strict", "rescue"]),
            choice("partners", "rdm.association.decisions", ["spokesman", "any-partner", "all-agree"]),
            choice("lots", "rdm.auction.free-lots", ["nearest", "free-choice"]),
            choice("steel", "rdm.titles.chinese-steel", ["as-printed", "fifteen"]),
            switch("instalments", "rdm.start.instalments"),
            switch("quick", "rdm.end.quick"),
            choice("conquest", "rdm.end.conquest", _CONTINENTS),
            number("rounds", "rdm.end.rounds", default=0, low=0, high=200),
            number("minutes", "rdm.end.minutes", default=0, low=0, high=600),
        ]
        self.over_days = {"claims": AUTOMATIC, "window": UNHURRIED}

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> RichessesState:
        assert isinstance(tables, RichessesTables)
        state = RichessesState(seats, tables, chance)
        prepare(state, options)
        return state

    def view(self, state: RichessesState, seat: Seat) -> RichessesView:
        return see(state, seat)

    def is_out(self, state: RichessesState, seat: Seat) -> bool:
        return not state.playing[state.side_of[seat]]

    def observe(self, state: RichessesState, seat: Seat, sheet: Sheet) -> None:
        observe(state, seat, sheet)

    def redeal(self, state: RichessesState, seat: Seat, luck: Chance) -> RichessesState:
        return redealt(state, seat, luck)

    def ranks(self, state: RichessesState) -> list[int]:
        return places(state)

    def scores(self, state: RichessesState) -> list[Money]:
        return scores(state)

    def reckonings(self, state: RichessesState) -> list[Reckoning]:
        return reckonings(state)

    def decisive(self) -> list[Decisive]:
        return decisive()

    def end_reason(self, state: RichessesState) -> str:
        return _ENDINGS[state.ending]

    def problem(self, state: RichessesState) -> str:
        return find_problem(state)
