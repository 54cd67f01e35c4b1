"""What a seat sees: purses, portfolios and rungs of all; its own sealed decision and tips; never the piles."""

from dataclasses import dataclass

from ludotheque.games.cresus.choice import TIP, ChooseMarkets
from ludotheque.games.cresus.debts import FacePayment, RaiseMoney
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.offers import ChooseProposal, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding, ShareAuction
from ludotheque.games.cresus.round import PHASES, PlayRound, VisitMarkets
from ludotheque.games.cresus.sale import DiceSale, SellShares, most_alike
from ludotheque.games.cresus.sealed import SealedBids
from ludotheque.games.cresus.signs import ClimbLadder
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import NO_MARKET
from ludotheque.kernel.rules import NOBODY, Money, Seat
from ludotheque.mechanics.sealed import UNSEALED, SealedChoice


@dataclass
class ChoosingView:
    sealed: list[bool]  # which seats have chosen
    mine: int  # the market I have chosen, or -1


@dataclass
class BidsView:
    expert: int  # what is sold: an expert, or -1
    share: int  # or a share, or -1
    bidders: list[Seat]
    sealed: list[bool]  # for each bidder
    mine: Money  # what I have sealed, or -1
    again: bool  # whether this is the second attempt
    tied: list[Seat]  # who may break the tie with an expert, the next to be asked first
    best: Money  # the highest bid, once the bids are shown and tied; 0 before


@dataclass
class EntryView:
    share: int
    buyers: list[Seat]
    sealed: list[bool]  # for each buyer
    mine: int  # 1: I bid, 0: I do not, -1: not said


@dataclass
class DiceView:
    seat: Seat
    share: int
    colours: list[int]
    alike: int
    left: int  # throws
    premium: Money
    price: Money  # for what the dice show now, without premium


@dataclass
class CallView:
    """An exchange put to several players."""

    proposer: Seat
    given_shares: list[int]
    partners: list[Seat]  # who have not answered yet
    answered: list[Seat]
    offered_shares: list[list[int]]  # of each who answered
    amounts: list[Money]
    ends: int


@dataclass
class TalkView:
    """An offer to buy."""

    buyer: Seat
    seller: Seat
    wanted_shares: list[int]
    amount: Money
    ends: int


@dataclass
class DebtView:
    debtor: Seat
    creditor: Seat  # -1: the bank
    amount: Money
    shield: bool  # whether he may be let off by a card; otherwise he must sell


@dataclass
class LadderView:
    sealed: list[bool]  # which seats have decided
    mine: int  # how many signs I have asked for, or -1


@dataclass
class TipView:
    market: int
    shares: list[int]


@dataclass
class CresusView:
    round: int
    rounds: int  # in all
    phase: int  # 0 expert, 1 choice, 2 fortune, 3 purchase, 4 sale, 5 signs; 6 when the game is over
    market: int  # that is being played in phases 2 to 4, or -1
    first: Seat
    cash: list[Money]
    bank: Money
    loans: list[Money]
    borrowed: list[bool]
    signs: list[int]
    pawns: list[int]  # the market of each, or -1
    barred: list[bool]
    closed: int  # the market a Pirate closed, or -1
    owner: list[Seat]  # of each share; -1: in its pile, or shown
    piles: list[int]  # how many cards each market has left
    shown: list[int]
    hired: list[list[int]]
    kept: list[list[int]]
    experts_left: int
    fortunes_left: int
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
    step = state.steps[-1] if state.steps else None
    return CresusView(
        round=state.round,
        rounds=state.tables.experts_in_play,
        phase=_phase(state),
        market=_market(state),
        first=state.first,
        cash=state.cash[:],
        bank=state.bank,
        loans=state.loans[:],
        borrowed=state.borrowed[:],
        signs=state.signs[:],
        pawns=state.pawns[:],
        barred=state.barred[:],
        closed=state.closed,
        owner=state.owner[:],
        piles=[len(pile) for pile in state.piles],
        shown=state.shown[:],
        hired=[experts[:] for experts in state.hired],
        kept=[cards[:] for cards in state.kept],
        experts_left=len(state.experts),
        fortunes_left=len(state.fortunes),
        tips=_tips(state, seat),
        buyer=step.seat if isinstance(step, BuyAlone) else NOBODY,
        seller=step.sellers[0] if isinstance(step, SellShares) else NOBODY,
        choosing=ChoosingView(_sealed(step), step.sealed_by(seat)) if isinstance(step, ChooseMarkets) else None,
        bids=_bids(step, seat) if isinstance(step, SealedBids) else None,
        entry=_entry(step, seat) if isinstance(step, EnterBidding) else None,
        dice=_dice(state, step) if isinstance(step, DiceSale) else None,
        call=_call(state, step) if isinstance(step, ExchangeCall | ChooseProposal) else None,
        talk=_talk(step) if isinstance(step, PurchaseTalk) else None,
        debt=_debt(step) if isinstance(step, FacePayment | RaiseMoney) else None,
        ladder=LadderView(_sealed(step), step.sealed_by(seat)) if isinstance(step, ClimbLadder) else None,
    )


def _phase(state: CresusState) -> int:
    """That of the last part taken up; when the game is over, beyond the last."""
    round = state.steps[0] if state.steps else None
    return len(PHASES) - len(round.parts) - 1 if isinstance(round, PlayRound) else len(PHASES)


def _market(state: CresusState) -> int:
    visit = state.steps[1] if len(state.steps) > 1 else None
    return visit.market if isinstance(visit, VisitMarkets) else NO_MARKET


def _tips(state: CresusState, seat: Seat) -> list[TipView]:
    if seat == NOBODY:
        return []
    return [TipView(market, state.piles[market][:TIP]) for market in state.tips[seat]]


def _sealed(step: SealedChoice[CresusState]) -> list[bool]:
    return [value != UNSEALED for value in step.sealed]


def _bids(step: SealedBids, seat: Seat) -> BidsView:
    return BidsView(
        expert=step.expert if isinstance(step, ExpertAuction) else NOBODY,
        share=step.share if isinstance(step, ShareAuction) else NOBODY,
        bidders=step.choosers[:],
        sealed=_sealed(step),
        mine=step.sealed_by(seat),
        again=step.again,
        tied=step.tied[:],
        best=max(step.sealed) if step.tied else 0,
    )


def _entry(step: EnterBidding, seat: Seat) -> EntryView:
    return EntryView(step.share, step.choosers[:], _sealed(step), step.sealed_by(seat))


def _dice(state: CresusState, step: DiceSale) -> DiceView:
    alike = most_alike(step.colours)
    return DiceView(step.seat, step.share, step.colours[:], alike, step.left, step.premium(state), step.price(state))


def _call(state: CresusState, step: ExchangeCall | ChooseProposal) -> CallView:
    return CallView(
        proposer=step.proposer,
        given_shares=step.given_shares[:],
        partners=step.waits_for(state) if isinstance(step, ExchangeCall) else [],
        answered=[proposal.partner for proposal in step.proposals],
        offered_shares=[proposal.shares[:] for proposal in step.proposals],
        amounts=[proposal.amount for proposal in step.proposals],
        ends=step.ends,
    )


def _talk(step: PurchaseTalk) -> TalkView:
    return TalkView(step.buyer, step.seller, step.wanted_shares[:], step.amount, step.ends)


def _debt(step: FacePayment | RaiseMoney) -> DebtView:
    due = step.debts[0]
    return DebtView(due.debtor, due.creditor, due.amount, isinstance(step, FacePayment))
