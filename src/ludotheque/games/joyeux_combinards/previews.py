"""The rules asked in advance: what a way, a price, a card or a word would bring or cost whoever is to decide."""

from typing import Any

from ludotheque.games.joyeux_combinards.counter import Counter
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.debts import RaiseCash, relief_price, would_ruin
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow, is_lie
from ludotheque.games.joyeux_combinards.movement import ChooseCircuit, way_inside
from ludotheque.games.joyeux_combinards.police import VisitPolice
from ludotheque.games.joyeux_combinards.prison import remissible
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import NOBODY, Data, Money, Seat, Step


class CombinardsFork(Data):
    """Where either way leads."""

    enter: int
    stay: int


def ways(state: CombinardsState, step: ChooseCircuit) -> CombinardsFork:
    inside = way_inside(state.tables, state.squares[step.seat], state.to_walk)
    return CombinardsFork(enter=step.entrance(state), stay=inside[-1])


class CombinardsPrice(Data):
    """A price that the buyer might announce."""

    price: Money
    lie: bool
    ruins: bool  # whether a doubt would put the buyer out of the game


class CombinardsBluff(Data):
    """A card between stock and hand."""

    buyer: Seat
    card: int | None  # for the buyer alone
    price: Money  # announced; 0 until it is
    ends: int  # when doubting ends; 0 until it begins
    prices: list[CombinardsPrice]  # that there are to announce, for the buyer alone
    forced: bool  # whether the buyer, who alone knows it, cannot tell the truth


def bluff(state: CombinardsState, step: Step[Any] | None, seat: Seat) -> CombinardsBluff | None:
    if isinstance(step, DoubtWindow):
        return CombinardsBluff(step.seat, step.card if step.seat == seat else None, step.price, step.ends, [], False)
    if not isinstance(step, NamePrice):
        return None
    if step.seat != seat:
        return CombinardsBluff(step.seat, None, 0, 0, [], False)
    return CombinardsBluff(seat, step.card, 0, 0, _prices(state, step), step.is_forced_to_lie(state))


def _prices(state: CombinardsState, step: NamePrice) -> list[CombinardsPrice]:
    tables = state.tables
    ruinous = would_ruin(state, step.seat, tables.prices[step.card])
    lies = [is_lie(tables, step.card, price) for price in tables.announcements]
    return [CombinardsPrice(price, lie, lie and ruinous) for price, lie in zip(tables.announcements, lies, strict=True)]


class CombinardsCounter(Data):
    """What cards bring where the seat has come to."""

    brings: list[int]  # of each card of the hand, in millions, or in years at the police
    most: int | None  # that they can bring together


def counter(state: CombinardsState, step: Counter) -> CombinardsCounter:
    brings = [step.brings(state, card) for card in state.hands[step.seat]]
    most = remissible(state, step.seat, sum(brings)) if isinstance(step, VisitPolice) else None
    return CombinardsCounter(brings, most)


class CombinardsCustoms(Data):
    """Somebody stands before the customs officers, whatever they carry."""

    seat: Seat
    ends: int
    risk: Money  # what denouncing them wrongly would cost oneself


def customs(state: CombinardsState, step: CustomsWindow, seat: Seat) -> CombinardsCustoms:
    return CombinardsCustoms(step.seat, step.ends, step.risk(state, seat) if seat != NOBODY else 0)


class CombinardsDebt(Data):
    debtor: Seat
    amount: Money
    missing: Money
    brings: list[Money]  # what the bank gives for each card of the hand, for the debtor alone


def debt(state: CombinardsState, step: RaiseCash, seat: Seat) -> CombinardsDebt:
    due = step.due
    hand = state.hands[seat] if due.debtor == seat else []
    return CombinardsDebt(due.debtor, due.amount, step.missing(state), [relief_price(state, card) for card in hand])
