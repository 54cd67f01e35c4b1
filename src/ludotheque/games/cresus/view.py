"""What a seat sees: purses, portfolios and rungs of all; its own sealed decision and tips; never the piles."""

from typing import Any

from ludotheque.games.cresus import previews
from ludotheque.games.cresus.choice import TIP, ChooseMarkets, no_purchase_by
from ludotheque.games.cresus.debts import FacePayment, RaiseMoney, sign_refund
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.offers import THIRTY_SECONDS_MS, ChooseProposal, ChooseSeller, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding, ShareAuction, can_pay_alone
from ludotheque.games.cresus.round import VisitMarkets, phase_of
from ludotheque.games.cresus.sale import DiceSale, SellShares, most_alike
from ludotheque.games.cresus.sealed import SealedBids
from ludotheque.games.cresus.signs import ClimbLadder
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import MARKETS, NO_MARKET
from ludotheque.mechanics.rules import NOBODY, UNSEALED, Data, Money, SealedChoice, Seat, Step, shown


class ChoosingView(Data):
    sealed: list[bool]  # which seats have chosen
    mine: int  # the market I have chosen, or -1
    no_purchase_by: list[str]  # of each market, the clause by which I would buy nothing there; or nothing


class BidsView(Data):
    expert: int  # what is sold: an expert, or -1
    share: int  # or a share, or -1
    bidders: list[Seat]
    sealed: list[bool]  # for each bidder
    mine: Money  # what I have sealed, or -1
    again: bool  # whether this is the second attempt
    tied: list[Seat]  # who may break the tie with an expert, the next to be asked first
    best: Money  # the highest bid, once the bids are shown and tied; 0 before


class EntryView(Data):
    share: int
    buyers: list[Seat]
    sealed: list[bool]  # for each buyer
    mine: int  # 1: I bid, 0: I do not, -1: not said
    payable: bool  # whether I could pay the price if nobody else bids


class DiceView(Data):
    seat: Seat
    share: int
    colours: list[int]
    alike: int
    left: int  # throws
    premium: Money
    price: Money  # for what the dice show now, without premium
    ahead: previews.ThrowView


class CallView(Data):
    """An exchange put to several players."""

    proposer: Seat
    given_shares: list[int]
    partners: list[Seat]  # who have not answered yet
    answered: list[Seat]
    offered_shares: list[list[int]]  # of each who answered
    amounts: list[Money]
    lasts: int  # how long it stays open in all, in milliseconds


class TalkView(Data):
    """An offer to buy, put to several players."""

    buyer: Seat
    sellers: list[Seat]  # who have not answered yet
    agreed: list[Seat]
    wanted_shares: list[int]
    amount: Money  # for each of them, for his own
    lasts: int


class DebtView(Data):
    debtor: Seat
    creditor: Seat  # -1: the bank
    amount: Money
    missing: Money  # what he cannot pay yet
    shield: bool  # whether he may be let off by a card; otherwise he must sell


class LadderView(Data):
    sealed: list[bool]  # which seats have decided
    mine: int  # how many signs I have asked for, or -1
    offers: list[previews.SignsView]  # my next sign, my next two: as many as are sold in a round


class TipView(Data):
    market: int
    shares: list[int]


class CresusView(Data):
    round: int
    rounds: int  # in all
    phase: int  # 0 expert, 1 choice, 2 fortune, 3 purchase, 4 sale, 5 signs; 6 when the game is over
    market: int  # that is being played in phases 2 to 4, or -1
    first: Seat
    cash: list[Money]
    bank: Money
    loans: list[Money]
    borrowed: list[bool]
    signs: list[int]  # rungs climbed
    refunds: list[Money]  # what each would get for the dearest sign
    pawns: list[int]  # the market of each, or -1
    barred: list[bool]
    closed: int  # the market a Pirate closed, or -1
    owner: list[Seat]  # of each share; -1: in its pile, or shown
    next_bonus: list[list[int]]  # of each player and sector: the figure of its table that one more share would earn
    means: list[Money]  # what each share brings on average where it has no premium
    piles: list[int]  # how many cards each market has left
    shown: list[int]  # on all markets
    prospects: list[previews.ProspectView]  # of the shares that matter now
    hired: list[list[int]]
    kept: list[list[int]]
    experts_left: int
    fortunes_left: int
    consulted: list[list[int]]  # markets whose next cards each player knows
    tips: list[TipView]  # what I know of coming cards
    buyer: Seat  # who buys alone now, or -1
    seller: Seat  # who may sell now, or -1
    choosing: ChoosingView | None
    bids: BidsView | None
    entry: EntryView | None
    dice: DiceView | None
    call: CallView | None
    talk: TalkView | None
    debt: DebtView | None
    ladder: LadderView | None


def see(state: CresusState, seat: Seat) -> CresusView:
    """Purses (cre.table.open-cash), signs (cre.signs.open) and experts (cre.expert.open) lie open."""
    step = state.steps[-1] if state.steps else None
    return shown(
        CresusView,
        state,
        rounds=state.tables.experts_in_play,
        phase=phase_of(state),
        market=_market(state),
        refunds=[sign_refund(state, other) for other in range(state.seats)],
        next_bonus=[previews.next_bonus(state, other) for other in range(state.seats)],
        means=previews.mean_prices(state.tables)[:],
        piles=[len(pile) for pile in state.piles],
        prospects=previews.prospects(state, step, seat),
        experts_left=len(state.experts),
        fortunes_left=len(state.fortunes),
        consulted=[sorted(markets) for markets in state.tips],
        tips=_tips(state, seat),
        buyer=step.seat if isinstance(step, BuyAlone) else NOBODY,
        seller=step.sellers[0] if isinstance(step, SellShares) else NOBODY,
        choosing=_choosing(state, step, seat) if isinstance(step, ChooseMarkets) else None,
        bids=_bids(step, seat) if isinstance(step, SealedBids) else None,
        entry=_entry(state, step, seat) if isinstance(step, EnterBidding) else None,
        dice=_dice(state, step, seat) if isinstance(step, DiceSale) else None,
        call=_call(state, step) if isinstance(step, (ExchangeCall, ChooseProposal)) else None,
        talk=_talk(state, step),
        debt=_debt(state, step) if isinstance(step, (FacePayment, RaiseMoney)) else None,
        ladder=_ladder(state, step, seat) if isinstance(step, ClimbLadder) else None,
    )


def _market(state: CresusState) -> int:
    visit = state.steps[1] if len(state.steps) > 1 else None
    return visit.market if isinstance(visit, VisitMarkets) else NO_MARKET


def _tips(state: CresusState, seat: Seat) -> list[TipView]:
    if seat == NOBODY:
        return []
    return [TipView(market, state.piles[market][:TIP]) for market in state.tips[seat]]


def _sealed(step: SealedChoice[CresusState]) -> list[bool]:
    return [value != UNSEALED for value in step.sealed]


def _choosing(state: CresusState, step: ChooseMarkets, seat: Seat) -> ChoosingView:
    barred = [no_purchase_by(state, seat, market) for market in range(MARKETS)] if seat != NOBODY else []
    return ChoosingView(_sealed(step), step.sealed_by(seat), barred)


def _bids(step: SealedBids, seat: Seat) -> BidsView:
    return shown(
        BidsView,
        step,
        expert=step.expert if isinstance(step, ExpertAuction) else NOBODY,
        share=step.share if isinstance(step, ShareAuction) else NOBODY,
        bidders=step.choosers[:],
        sealed=_sealed(step),
        mine=step.sealed_by(seat),
        best=max(step.sealed) if step.tied else 0,
    )


def _entry(state: CresusState, step: EnterBidding, seat: Seat) -> EntryView:
    payable = seat != NOBODY and can_pay_alone(state, seat, step.share)
    return EntryView(step.share, step.choosers[:], _sealed(step), step.sealed_by(seat), payable)


def _dice(state: CresusState, step: DiceSale, seat: Seat) -> DiceView:
    alike = most_alike(step.colours)
    return shown(
        DiceView,
        step,
        alike=alike,
        premium=step.premium(state),
        price=step.price(state, alike),
        ahead=previews.throw_ahead(state, step, seat),
    )


def _call(state: CresusState, step: ExchangeCall | ChooseProposal) -> CallView:
    return shown(
        CallView,
        step,
        partners=step.waits_for(state) if isinstance(step, ExchangeCall) else [],
        answered=[proposal.partner for proposal in step.proposals],
        offered_shares=[proposal.shares[:] for proposal in step.proposals],
        amounts=[proposal.amount for proposal in step.proposals],
        lasts=THIRTY_SECONDS_MS,
    )


def _talk(state: CresusState, step: Step[Any] | None) -> TalkView | None:
    if isinstance(step, PurchaseTalk):
        return shown(TalkView, step, sellers=step.waits_for(state), lasts=THIRTY_SECONDS_MS)
    if isinstance(step, ChooseSeller):
        return shown(TalkView, step, buyer=step.proposer, sellers=[], lasts=THIRTY_SECONDS_MS)
    return None


def _debt(state: CresusState, step: FacePayment | RaiseMoney) -> DebtView:
    due = step.debts[0]
    missing = max(0, due.amount - state.cash[due.debtor])
    return DebtView(due.debtor, due.creditor, due.amount, missing, isinstance(step, FacePayment))


def _ladder(state: CresusState, step: ClimbLadder, seat: Seat) -> LadderView:
    offers = previews.signs_ahead(state, step, seat) if seat != NOBODY else []
    return LadderView(_sealed(step), step.sealed_by(seat), offers)
