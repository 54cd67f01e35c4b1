"""What a seat sees as numbers, for programs that learn: what its view shows, without what follows from the rest."""

from typing import Any

from ludotheque.games.cresus.choice import TIP, ChooseMarkets
from ludotheque.games.cresus.debts import FacePayment, RaiseMoney
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.offers import ChooseProposal, ChooseSeller, ExchangeCall, Proposal, PurchaseTalk
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding, ShareAuction
from ludotheque.games.cresus.round import phase_of
from ludotheque.games.cresus.sale import DiceSale, SellShares
from ludotheque.games.cresus.sealed import SealedBids, SealedSlip
from ludotheque.games.cresus.signs import ClimbLadder
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import DICE, MARKETS
from ludotheque.mechanics.rules import NOBODY, Final, Seat, Sheet, Step

NOTHING: Final = -1

_MOMENTS: Final[list[Any]] = [
    ExpertAuction,
    ShareAuction,
    ChooseMarkets,
    EnterBidding,
    ClimbLadder,
    BuyAlone,
    SellShares,
    DiceSale,
    ExchangeCall,
    ChooseProposal,
    PurchaseTalk,
    ChooseSeller,
    FacePayment,
    RaiseMoney,
]


def observe(state: CresusState, seat: Seat, sheet: Sheet) -> None:
    step = state.steps[-1] if state.steps else None
    _round(state, sheet)
    _players(state, sheet)
    _cards(state, seat, sheet)
    sheet.number("moment", _MOMENTS.index(type(step)) if step is not None else NOTHING)
    _sealed(state, step, seat, sheet)
    _for_sale(state, step, sheet)
    _offer(state, step, sheet)
    _debt(step, sheet)


def _round(state: CresusState, sheet: Sheet) -> None:
    sheet.number("round", state.round)
    sheet.number("phase", phase_of(state))
    sheet.seat("first", state.first)
    sheet.number("closed", state.closed)
    sheet.number("experts-left", len(state.experts))
    sheet.number("fortunes-left", len(state.fortunes))


def _players(state: CresusState, sheet: Sheet) -> None:
    """« cartes sur table »: purses, loans, signs and pawns lie open."""
    sheet.of_seats("cash", state.cash)
    sheet.of_seats("loans", state.loans)
    sheet.of_seats("borrowed", [int(had) for had in state.borrowed])
    sheet.of_seats("signs", state.signs)
    sheet.of_seats("pawns", state.pawns)
    sheet.of_seats("barred", [int(stayed) for stayed in state.barred])


def _cards(state: CresusState, seat: Seat, sheet: Sheet) -> None:
    tables = state.tables
    sheet.owned("shares", state.owner)
    sheet.among("shown", state.shown, len(tables.prices))
    sheet.numbers("piles", [len(pile) for pile in state.piles], MARKETS)
    sheet.held("experts", state.hired, len(tables.expert_kinds))
    sheet.held("kept", state.kept, len(tables.card_kinds))
    for market in range(MARKETS):
        known = market in state.tips[seat]
        sheet.numbers("tips", state.piles[market][:TIP] if known else [], TIP)


def _sealed(state: CresusState, step: Step[Any] | None, seat: Seat, sheet: Sheet) -> None:
    """Who has sealed is seen, and what oneself has."""
    slip = step if isinstance(step, SealedSlip) else None
    waiting = slip.waits_for(state) if slip is not None else []
    sheet.among_seats("choosers", slip.choosers if slip is not None else [])
    sheet.among_seats("unsealed", waiting)
    sheet.number("own-slip", slip.sealed_by(seat) if slip is not None else NOTHING)
    bids = step if isinstance(step, SealedBids) else None
    sheet.among_seats("tied", bids.tied if bids is not None else [])
    sheet.number("best-bid", max(bids.sealed) if bids is not None and bids.tied else 0)
    sheet.number("second-attempt", int(bids is not None and bids.again))


def _for_sale(state: CresusState, step: Step[Any] | None, sheet: Sheet) -> None:
    sheet.number("expert", step.expert if isinstance(step, ExpertAuction) else NOTHING)
    sheet.number("share", step.share if isinstance(step, (ShareAuction, EnterBidding, DiceSale)) else NOTHING)
    dice = step if isinstance(step, DiceSale) else None
    sheet.numbers("dice", dice.colours if dice is not None else [], DICE)
    sheet.number("throws-left", dice.left if dice is not None else 0)
    sheet.number("premium", dice.premium(state) if dice is not None else 0)


def _offer(state: CresusState, step: Step[Any] | None, sheet: Sheet) -> None:
    """An exchange or a purchase put to others, and what they have answered."""
    of = len(state.tables.prices)
    offered: list[list[int]] = [[] for _ in range(state.seats)]
    amounts = [0] * state.seats
    for proposal in _proposals(step):
        offered[proposal.partner] = proposal.shares
        amounts[proposal.partner] = proposal.amount
    sheet.seat("proposer", _proposer(step))
    sheet.among("given", step.given_shares if isinstance(step, (ExchangeCall, ChooseProposal)) else [], of)
    sheet.among("wanted", step.wanted_shares if isinstance(step, (PurchaseTalk, ChooseSeller)) else [], of)
    sheet.number("price-offered", step.amount if isinstance(step, (PurchaseTalk, ChooseSeller)) else 0)
    sheet.among_seats("agreed", step.agreed if isinstance(step, (PurchaseTalk, ChooseSeller)) else [])
    sheet.held("offered", offered, of)
    sheet.of_seats("amounts-offered", amounts)


def _proposals(step: Step[Any] | None) -> list[Proposal]:
    return step.proposals if isinstance(step, (ExchangeCall, ChooseProposal)) else []


def _proposer(step: Step[Any] | None) -> Seat:
    if isinstance(step, PurchaseTalk):
        return step.buyer
    return step.proposer if isinstance(step, (ExchangeCall, ChooseProposal, ChooseSeller)) else NOBODY


def _debt(step: Step[Any] | None, sheet: Sheet) -> None:
    due = step.debts[0] if isinstance(step, (FacePayment, RaiseMoney)) else None
    sheet.seat("debtor", due.debtor if due is not None else NOBODY)
    sheet.seat("creditor", due.creditor if due is not None else NOBODY)
    sheet.number("owed", due.amount if due is not None else 0)
