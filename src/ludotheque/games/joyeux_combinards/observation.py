"""What a seat sees as numbers, for programs that learn: what its view shows, without what follows from the rest."""

from typing import Any

from ludotheque.games.joyeux_combinards import sale
from ludotheque.games.joyeux_combinards.counter import Counter
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.debts import RaiseCash
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.informer import Reward
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.state import OPEN_MEMORY, CombinardsState
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.games.joyeux_combinards.view import STAGES
from ludotheque.mechanics.rules import NOBODY, Decision, Final, Seat, Sheet, Step

NOTHING: Final = -1
IN_STOCK: Final = -1
NOBODY_CAN_TELL: Final = -2

_MOMENTS: Final[list[Any]] = list(STAGES)


def observe(state: CombinardsState, seat: Seat, sheet: Sheet) -> None:
    step = state.steps[-1] if state.steps else None
    _round(state, sheet)
    _players(state, sheet)
    _cards(state, seat, sheet)
    sheet.number("moment", _MOMENTS.index(type(step)) if step is not None else NOTHING)
    _purchase(state, step, seat, sheet)
    _counter(state, step, seat, sheet)
    _others(step, sheet)


def _round(state: CombinardsState, sheet: Sheet) -> None:
    turn = state.steps[0] if state.steps else None
    sheet.number("round", state.round)
    sheet.number("rounds", state.rounds)
    sheet.number("goal", state.goal)
    sheet.number("indemnity", state.indemnity)
    sheet.number("pot", state.pot)
    sheet.number("stock", len(state.stock))
    sheet.seat("first", state.first)
    sheet.seat("turn", turn.seat if isinstance(turn, TakeTurn) else NOBODY)
    sheet.number("white", state.white)
    sheet.number("red", state.red)
    sheet.number("to-walk", state.to_walk)


def _players(state: CombinardsState, sheet: Sheet) -> None:
    sheet.of_seats("cash", state.cash)
    sheet.of_seats("years", state.years)
    sheet.of_seats("playing", [int(plays) for plays in state.playing])
    sheet.of_seats("squares", state.squares)
    sheet.of_seats("hand-sizes", [len(hand) for hand in state.hands])


def _cards(state: CombinardsState, seat: Seat, sheet: Sheet) -> None:
    """« sans la montrer aux autres joueurs »: only one's own, and what all remember where the table remembers."""
    of = len(state.tables.goods)
    sheet.among("hand", state.hands[seat], of)
    sheet.among("own-pledges", state.pledged(seat), of)
    holders = [NOBODY_CAN_TELL] * of
    pledged: list[int] = []
    if state.memory == OPEN_MEMORY:
        for card in range(of):
            if state.shown[card]:
                holders[card] = IN_STOCK
        for other in range(state.seats):
            for card in state.hands[other]:
                if state.shown[card]:
                    holders[card] = (other - seat) % state.seats
            pledged += state.pledged(other)
    sheet.numbers("holders", holders, of)
    sheet.among("pledges", pledged, of)


def _purchase(state: CombinardsState, step: Step[Any] | None, seat: Seat, sheet: Sheet) -> None:
    """The card is the buyer's own to know."""
    buying = step.seat if isinstance(step, (NamePrice, DoubtWindow)) else NOBODY
    card = step.card if isinstance(step, (NamePrice, DoubtWindow)) and step.seat == seat else NOTHING
    sheet.seat("buyer", buying)
    sheet.number("card", card)
    sheet.number("true-price", state.tables.prices[card] if card != NOTHING else 0)
    sheet.number("announced", step.price if isinstance(step, DoubtWindow) else 0)


def _counter(state: CombinardsState, step: Step[Any] | None, seat: Seat, sheet: Sheet) -> None:
    """What each card of one's own brings where one stands."""
    brings = [0] * len(state.tables.goods)
    if isinstance(step, Counter) and step.seat == seat:
        for card in state.hands[seat]:
            brings[card] = step.brings(state, card)
    sheet.numbers("brings", brings, len(brings))
    sheet.number("place", step.place if isinstance(step, sale.SellGoods) else NOTHING)


def _others(step: Step[Any] | None, sheet: Sheet) -> None:
    sheet.seat("at-customs", step.seat if isinstance(step, CustomsWindow) else NOBODY)
    sheet.seat("decides", step.seat if isinstance(step, Decision) else NOBODY)
    sheet.number("reward", step.points if isinstance(step, Reward) else 0)
    sheet.seat("debtor", step.due.debtor if isinstance(step, RaiseCash) else NOBODY)
    sheet.number("owed", step.due.amount if isinstance(step, RaiseCash) else 0)
