"""What the square one stops on brings."""

from ludotheque.games.joyeux_combinards.airport import VisitAirport
from ludotheque.games.joyeux_combinards.check import check
from ludotheque.games.joyeux_combinards.customs import stop_at_customs
from ludotheque.games.joyeux_combinards.debts import FOR_AGIOS, settle
from ludotheque.games.joyeux_combinards.fees import FaceTax, take_pot
from ludotheque.games.joyeux_combinards.informer import offer_informing
from ludotheque.games.joyeux_combinards.oil import DeclareAtStop, SellAtRefinery
from ludotheque.games.joyeux_combinards.police import visit_police
from ludotheque.games.joyeux_combinards.purchase import offer_purchase
from ludotheque.games.joyeux_combinards.sale import SellGoods
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import (
    AGIOS,
    AIRPORT,
    CHECK,
    CUSTOMS,
    FLYING_CHECK,
    PLACE,
    POLICE,
    PURCHASE,
    REFINERY,
    REFUND,
    STOP,
    TAX,
)
from ludotheque.kernel.rules import Seat


def land(state: CombinardsState, seat: Seat) -> None:
    square = state.squares[seat]
    kind = state.tables.kinds[square]
    if kind == PURCHASE:
        offer_purchase(state, seat)
    elif kind == PLACE:
        state.begin(SellGoods(seat, state.tables.places[square]))
    elif kind == REFINERY:
        state.begin(SellAtRefinery(seat, state.tables.places[square]))
    elif kind == AIRPORT:
        state.begin(VisitAirport(seat))
    elif kind == STOP:
        state.begin(DeclareAtStop(seat))
    elif kind == POLICE:
        visit_police(state, seat)
    elif kind == TAX:
        state.begin(FaceTax(seat))
    else:
        _suffer(state, seat, kind)


def _suffer(state: CombinardsState, seat: Seat, kind: int) -> None:
    """Squares that happen to the player; the start does nothing."""
    if kind == CUSTOMS:
        stop_at_customs(state, seat)
    elif kind == CHECK:
        check(state, seat)
    elif kind == FLYING_CHECK:
        offer_informing(state, seat)
    elif kind == AGIOS:
        settle(state, seat, state.tables.agios, FOR_AGIOS)
    elif kind == REFUND:
        take_pot(state, seat)
