"""Crésus as the house knows it."""

from typing import Final

from ludotheque.games.cresus.actions import read_action
from ludotheque.games.cresus.choice import ChooseMarkets
from ludotheque.games.cresus.debts import FacePayment, RaiseMoney
from ludotheque.games.cresus.desk import OpenDesk
from ludotheque.games.cresus.ending import places, scores
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.offers import ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.preparation import prepare
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding, ShareAuction
from ludotheque.games.cresus.redeal import redealt
from ludotheque.games.cresus.round import PlayRound
from ludotheque.games.cresus.sale import DiceSale, SellShares
from ludotheque.games.cresus.signs import ClimbLadder
from ludotheque.games.cresus.soundness import find_problem
from ludotheque.games.cresus.state import UNHURRIED, WINDOWS, CresusState
from ludotheque.games.cresus.tables import CresusTables
from ludotheque.games.cresus.view import CresusView, see
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Options, choice, number
from ludotheque.kernel.step import Tables

_ENDINGS: Final = ["", "island", "last-expert"]


class Cresus(Game[CresusState]):
    def __init__(self) -> None:
        super().__init__("cresus", "cre", rules_version=1, least=2, most=6)
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

    def action(self, seat: Seat, verb: str, filling: Filling) -> Action:
        return read_action(seat, verb, filling)

    def view(self, state: CresusState, seat: Seat) -> CresusView:
        return see(state, seat)

    def redeal(self, state: CresusState, seat: Seat, luck: Chance) -> CresusState:
        return redealt(state, seat, luck)

    def ranks(self, state: CresusState) -> list[int]:
        return places(state)

    def scores(self, state: CresusState) -> list[int]:
        return scores(state)

    def end_reason(self, state: CresusState) -> str:
        return _ENDINGS[state.ending]

    def problem(self, state: CresusState) -> str:
        return find_problem(state)

    def pieces(self) -> list[type]:
        buying = [ExpertAuction, ChooseMarkets, BuyAlone, EnterBidding, ShareAuction]
        selling = [SellShares, DiceSale, FacePayment, RaiseMoney, ClimbLadder]
        return [CresusState, PlayRound, *buying, *selling, OpenDesk, ExchangeCall, PurchaseTalk]
