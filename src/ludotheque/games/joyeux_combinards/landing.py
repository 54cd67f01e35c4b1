"""What the square one stops on brings."""

from ludotheque.games.joyeux_combinards import airport, customs, fees, informer, oil, police, purchase, sale, tables
from ludotheque.games.joyeux_combinards.check import check
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import Seat


def land(state: CombinardsState, seat: Seat) -> None:
    """Squares where the player has something to decide."""
    square = state.squares[seat]
    kind = state.tables.kinds[square]
    if kind == tables.PURCHASE:
        purchase.offer_purchase(state, seat)
    elif kind == tables.PLACE:
        state.begin(sale.SellGoods(seat, state.tables.places[square]))
    elif kind == tables.REFINERY:
        state.begin(oil.SellAtRefinery(seat, state.tables.places[square]))
    elif kind == tables.AIRPORT:
        state.begin(airport.VisitAirport(seat))
    elif kind == tables.STOP:
        state.begin(oil.DeclareAtStop(seat))
    elif kind == tables.POLICE:
        police.visit_police(state, seat)
    elif kind == tables.TAX:
        state.begin(fees.FaceTax(seat))
    else:
        _suffer(state, seat, kind)


def _suffer(state: CombinardsState, seat: Seat, kind: int) -> None:
    """Squares that happen to the player; the start does nothing."""
    if kind == tables.CUSTOMS:
        customs.stop_at_customs(state, seat)
    elif kind == tables.CHECK:
        check(state, seat)
    elif kind == tables.FLYING_CHECK:
        informer.offer_informing(state, seat)
    elif kind == tables.AGIOS:
        fees.pay_agios(state, seat)
    elif kind == tables.REFUND:
        fees.take_pot(state, seat)
