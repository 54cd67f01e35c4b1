"""What the square one stops on brings."""

from ludotheque.games.joyeux_combinards import tables
from ludotheque.games.joyeux_combinards.airport import VisitAirport
from ludotheque.games.joyeux_combinards.check import check
from ludotheque.games.joyeux_combinards.customs import stop_at_customs
from ludotheque.games.joyeux_combinards.fees import FaceTax, pay_agios, take_pot
from ludotheque.games.joyeux_combinards.informer import offer_informing
from ludotheque.games.joyeux_combinards.oil import DeclareAtStop, SellAtRefinery
from ludotheque.games.joyeux_combinards.police import visit_police
from ludotheque.games.joyeux_combinards.purchase import offer_purchase
from ludotheque.games.joyeux_combinards.sale import SellGoods
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import Seat


def land(state: CombinardsState, seat: Seat) -> None:
    """Squares where the player has something to decide."""
    square = state.squares[seat]
    kind = state.tables.kinds[square]
    if kind == tables.PURCHASE:
        offer_purchase(state, seat)
    elif kind == tables.PLACE:
        state.begin(SellGoods(seat, state.tables.places[square]))
    elif kind == tables.REFINERY:
        state.begin(SellAtRefinery(seat, state.tables.places[square]))
    elif kind == tables.AIRPORT:
        state.begin(VisitAirport(seat))
    elif kind == tables.STOP:
        state.begin(DeclareAtStop(seat))
    elif kind == tables.POLICE:
        visit_police(state, seat)
    elif kind == tables.TAX:
        state.begin(FaceTax(seat))
    else:
        _suffer(state, seat, kind)


def _suffer(state: CombinardsState, seat: Seat, kind: int) -> None:
    """Squares that happen to the player; the start does nothing."""
    if kind == tables.CUSTOMS:
        stop_at_customs(state, seat)
    elif kind == tables.CHECK:
        check(state, seat)
    elif kind == tables.FLYING_CHECK:
        offer_informing(state, seat)
    elif kind == tables.AGIOS:
        pay_agios(state, seat)
    elif kind == tables.REFUND:
        take_pot(state, seat)
