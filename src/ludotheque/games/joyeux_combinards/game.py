"""Les Joyeux Combinards as the house knows it."""

from ludotheque.games.joyeux_combinards.decisive import decisive
from ludotheque.games.joyeux_combinards.ending import places, scores
from ludotheque.games.joyeux_combinards.observation import observe
from ludotheque.games.joyeux_combinards.preparation import prepare
from ludotheque.games.joyeux_combinards.reckoning import reckonings
from ludotheque.games.joyeux_combinards.redeal import redealt
from ludotheque.games.joyeux_combinards.soundness import find_problem
from ludotheque.games.joyeux_combinards.state import OPEN_MEMORY, CombinardsState
from ludotheque.games.joyeux_combinards.tables import CombinardsTables
from ludotheque.games.joyeux_combinards.view import CombinardsView, see
from ludotheque.kernel.game import Game, Options, choice, number
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

_ENDINGS: Final = ["", "goal-reached", "last-left", "rounds-played"]


class JoyeuxCombinards(Game[CombinardsState]):
    def __init__(self) -> None:
        # « de 2 à 6 joueurs » (ljc.table.players)
        super().__init__("joyeux-combinards", "ljc", rules_version=2, least=2, most=6)
        self.options = [
            choice("window", "ljc.doubt.window", WINDOWS),
            choice("memory", "ljc.table.memory", ["own", "open"]),
            choice("insolvency", "ljc.out.relief", ["strict", "relief"]),
            number("indemnity", "ljc.doubt.indemnity", default=10, low=0, high=50),
            number("goal", "ljc.end.wanted-sum", default=600, low=200, high=2000),
            number("rounds", "ljc.end.rounds", default=0, low=0, high=200),
        ]
        self.over_days = {"window": UNHURRIED}

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> CombinardsState:
        assert isinstance(tables, CombinardsTables)
        state = CombinardsState(seats, tables, chance)
        state.window = options["window"]
        state.memory = options["memory"]
        state.insolvency = options["insolvency"]
        state.indemnity = options["indemnity"]
        state.goal = options["goal"]
        state.rounds = options["rounds"]
        prepare(state)
        return state

    def view(self, state: CombinardsState, seat: Seat) -> CombinardsView:
        return see(state, seat)

    def recalls(self, state: CombinardsState) -> bool:
        """« qu'un de ses adversaires se souvient »: the house does not do it for him (ljc.table.memory)."""
        return state.memory == OPEN_MEMORY

    def is_out(self, state: CombinardsState, seat: Seat) -> bool:
        return not state.playing[seat]

    def observe(self, state: CombinardsState, seat: Seat, sheet: Sheet) -> None:
        observe(state, seat, sheet)

    def redeal(self, state: CombinardsState, seat: Seat, luck: Chance) -> CombinardsState:
        return redealt(state, seat, luck)

    def ranks(self, state: CombinardsState) -> list[int]:
        return places(state)

    def scores(self, state: CombinardsState) -> list[Money]:
        return scores(state)

    def reckonings(self, state: CombinardsState) -> list[Reckoning]:
        return reckonings(state)

    def decisive(self) -> list[Decisive]:
        return decisive()

    def end_reason(self, state: CombinardsState) -> str:
        return _ENDINGS[state.ending]

    def problem(self, state: CombinardsState) -> str:
        return find_problem(state)
