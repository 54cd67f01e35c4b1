"""What a seat sees as numbers, for programs that learn: what its view shows, without what follows from the rest.

Money of others is secret: -1. Sums are in thousands of francs, so that they stay handy.
"""

from typing import Any

from ludotheque.games.richesses_du_monde.association import AssociationTalk
from ludotheque.games.richesses_du_monde.auction import AuctionLot, PutUpLots
from ludotheque.games.richesses_du_monde.bankruptcy import RaiseCash
from ludotheque.games.richesses_du_monde.bidding import OpenBidding
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.desk import left_to_open
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import OfferJoker, jokers_held
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.royalties import ClaimRoyalties
from ludotheque.games.richesses_du_monde.sale import FreeSale, SellOrKeep
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.games.richesses_du_monde.turn import TakeTurn, ThrowDice
from ludotheque.mechanics.rules import NOBODY, Final, Money, Seat, Sheet, Step

NOTHING: Final = -1
SECRET: Final = -1
UNIT: Final = 1_000

_MOMENTS: Final[list[Any]] = [
    ThrowDice,
    BuyTitles,
    ClaimRoyalties,
    PutUpLots,
    AuctionLot,
    FreeSale,
    SellOrKeep,
    ExchangeTalk,
    AssociationTalk,
    OfferJoker,
    RaiseCash,
    Consent,
]


def observe(state: RichessesState, seat: Seat, sheet: Sheet) -> None:
    top = state.steps[-1] if state.steps else None
    step = state.steps[-2] if isinstance(top, Consent) else top  # partners who confer see what they confer about
    _round(state, sheet)
    _players(state, seat, sheet)
    _titles(state, sheet)
    sheet.number("moment", _MOMENTS.index(type(step)) if step is not None else NOTHING)
    sheet.number("conferring", int(isinstance(top, Consent)))
    _claims(state, step, sheet)
    _purchase(state, step, sheet)
    _bidding(state, step, sheet)
    _proposals(state, step, sheet)
    _rescue(step, sheet)


def _round(state: RichessesState, sheet: Sheet) -> None:
    turn = state.steps[0] if state.steps else None
    sheet.number("round", state.round)
    sheet.number("rounds", state.rounds)
    sheet.number("bell", int(state.bell))
    sheet.seat("first", state.first)
    sheet.seat("turn", turn.side if isinstance(turn, TakeTurn) else NOBODY)
    sheet.number("white", state.white)
    sheet.number("red", state.red)
    sheet.number("jokers-left", state.jokers_left)


def _players(state: RichessesState, seat: Seat, sheet: Sheet) -> None:
    """« Les surenchérisseurs ont le droit de tenir secret leur avoir liquide. » (rdm.table.secret-cash)"""
    own = state.side_of[seat]
    to_come = [sum(instalments) // UNIT for instalments in state.to_come]
    sheet.number("cash", state.cash[own] // UNIT)
    sheet.of_seats("to-come", to_come)
    sheet.of_seats("side-of", [(side - seat) % state.seats for side in state.side_of])
    sheet.of_seats("playing", [int(plays) for plays in state.playing])
    sheet.of_seats("squares", state.squares)
    sheet.of_seats("tours", state.tours)
    sheet.of_seats("jokers", jokers_held(state))
    sheet.of_seats("to-open", [left_to_open(state, side) for side in range(state.seats)])


def _titles(state: RichessesState, sheet: Sheet) -> None:
    products = len(state.tables.titles_of)
    sheet.owned("titles", state.owner)
    sheet.held("lapsed", state.lapsed, products)
    sheet.held("refused", state.refused, products)
    sheet.numbers("plaques", state.plaques, len(state.tables.kinds))


def _claims(state: RichessesState, step: Step[Any] | None, sheet: Sheet) -> None:
    claims = step if isinstance(step, ClaimRoyalties) else None
    dues = [0] * state.seats
    if claims is not None:
        for place in range(len(claims.owners)):
            dues[claims.owners[place]] = claims.dues[place] // UNIT
    sheet.seat("claims-debtor", claims.debtor if claims is not None else NOBODY)
    sheet.number("claims-product", claims.product if claims is not None else NOTHING)
    sheet.of_seats("dues", dues)
    sheet.among_seats("claimed", claims.claimed if claims is not None else [])
    sheet.among_seats("waived", claims.waived if claims is not None else [])


def _purchase(state: RichessesState, step: Step[Any] | None, sheet: Sheet) -> None:
    buying = step if isinstance(step, BuyTitles) else None
    putting = step if isinstance(step, PutUpLots) else None
    sheet.among("on-sale", buying.open_to_side(state) if buying is not None else [], len(state.owner))
    sheet.number("purchases-left", buying.left if buying is not None else 0)
    sheet.number("titles-wanted", putting.wanted if putting is not None else 0)
    sheet.among("put-up", putting.lots if putting is not None else [], len(state.tables.titles_of))


def _bidding(state: RichessesState, step: Step[Any] | None, sheet: Sheet) -> None:
    sale = step if isinstance(step, (OpenBidding, SellOrKeep)) else None
    sheet.seat("seller", sale.seller if sale is not None else NOBODY)
    sheet.number("product", sale.product if sale is not None else NOTHING)
    sheet.seat("bidder", sale.bidder if sale is not None else NOBODY)
    sheet.number("bid", sale.amount // UNIT if sale is not None else 0)
    sheet.number("asked", step.asked // UNIT if isinstance(step, (FreeSale, SellOrKeep)) else 0)
    sheet.among_seats("aside", step.aside if isinstance(step, OpenBidding) else [])
    later = step.later if isinstance(step, AuctionLot) else []
    sheet.among("later-lots", later, len(state.tables.titles_of))


def _proposals(state: RichessesState, step: Step[Any] | None, sheet: Sheet) -> None:
    exchange = step if isinstance(step, ExchangeTalk) else None
    union = step if isinstance(step, AssociationTalk) else None
    products = len(state.tables.titles_of)
    sheet.seat("exchange-proposer", exchange.proposer if exchange is not None else NOBODY)
    sheet.seat("exchange-partner", exchange.partner if exchange is not None else NOBODY)
    sheet.among("given", exchange.given_products if exchange is not None else [], products)
    sheet.among("wanted", exchange.wanted_products if exchange is not None else [], products)
    sheet.number("balance", _thousands(exchange.balance) if exchange is not None else 0)
    sheet.seat("union-proposer", union.proposer if union is not None else NOBODY)
    sheet.among_seats("union-partners", union.partners if union is not None else [])
    sheet.among_seats("union-agreed", union.agreed if union is not None else [])


def _rescue(step: Step[Any] | None, sheet: Sheet) -> None:
    due = step.debts[0] if isinstance(step, RaiseCash) else None
    sheet.seat("debtor", due.debtor if due is not None else NOBODY)
    sheet.number("owed", _thousands(due.amount) if due is not None else 0)


def _thousands(amount: Money) -> int:
    return amount // UNIT
