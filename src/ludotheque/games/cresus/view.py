"""What a seat sees: purses, portfolios and rungs of all; its own sealed decision and tips; never the piles."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ludotheque.games.cresus.actions import BuyShare, BuySigns
from ludotheque.games.cresus.choice import TIP, ChooseMarkets, no_purchase_by
from ludotheque.games.cresus.debts import FacePayment, RaiseMoney, sign_refund
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.odds import NO_DICE, Counts, Sale, certain, counts_of, kept_places, sale_of
from ludotheque.games.cresus.offers import THIRTY_SECONDS_MS, ChooseProposal, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding, ShareAuction, bonus_for, can_pay_alone, half_price
from ludotheque.games.cresus.round import PHASES, PlayRound, VisitMarkets
from ludotheque.games.cresus.sale import DiceSale, SellShares, most_alike, sale_premium
from ludotheque.games.cresus.sealed import SealedBids
from ludotheque.games.cresus.signs import ClimbLadder, signs_prices
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import DICE, MARKETS, NO_MARKET, CresusTables
from ludotheque.kernel.rules import NOBODY, OK, Money, Seat, Step
from ludotheque.mechanics.sealed import UNSEALED, SealedChoice

MILLION: Final = 1_000_000  # chances count in millionths


@dataclass
class OddsView:
    """What dice promise whoever keeps them as well as can be."""

    chances: list[int]  # of each number of faces alike, from 0 to 6, in millionths
    mean: Money  # what a sale brings on average, premium included


@dataclass
class ProspectView:
    """A share that may be bought, sold or traded now, for the player who may; or for me, if several may."""

    share: int
    premium: Money  # of a sale where the player stands
    pays: list[Money]  # what each number of faces alike would bring, premium included
    odds: OddsView  # before the first throw
    bonus: Money  # that the bank would add to a purchase
    half_price: Money  # with the help of an expert
    closed_by: str  # where one buys alone, the clause against buying it; or nothing


@dataclass
class ChoosingView:
    sealed: list[bool]  # which seats have chosen
    mine: int  # the market I have chosen, or -1
    no_purchase_by: list[str]  # of each market, the clause by which I would buy nothing there; or nothing


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
    payable: bool  # whether I could pay the price if nobody else bids


@dataclass
class DiceView:
    seat: Seat
    share: int
    colours: list[int]
    alike: int
    left: int  # throws
    premium: Money
    price: Money  # for what the dice show now, without premium
    pays: list[Money]  # what each number of faces alike brings, premium included
    best_kept: list[int]  # the dice to keep so as to sell best; all of them: take the price
    best: OddsView
    keeping: list[OddsView]  # for the seller, if he throws again: by the sum of 1, 2, 4 … for each die kept


@dataclass
class CallView:
    """An exchange put to several players."""

    proposer: Seat
    given_shares: list[int]
    partners: list[Seat]  # who have not answered yet
    answered: list[Seat]
    offered_shares: list[list[int]]  # of each who answered
    amounts: list[Money]
    lasts: int  # how long it stays open in all, in milliseconds


@dataclass
class TalkView:
    """An offer to buy."""

    buyer: Seat
    seller: Seat
    wanted_shares: list[int]
    amount: Money
    lasts: int


@dataclass
class DebtView:
    debtor: Seat
    creditor: Seat  # -1: the bank
    amount: Money
    missing: Money  # what he cannot pay yet
    shield: bool  # whether he may be let off by a card; otherwise he must sell


@dataclass
class SignsView:
    """Signs that are bought together."""

    signs: list[int]
    price: Money
    closed_by: str  # the clause against buying them now; or nothing


@dataclass
class LadderView:
    sealed: list[bool]  # which seats have decided
    mine: int  # how many signs I have asked for, or -1
    offers: list[SignsView]  # my next sign, my next two: as many as are sold in a round


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
    refunds: list[Money]  # what each would get for the dearest sign
    pawns: list[int]  # the market of each, or -1
    barred: list[bool]
    closed: int  # the market a Pirate closed, or -1
    owner: list[Seat]  # of each share; -1: in its pile, or shown
    next_bonus: list[list[int]]  # of each player and sector: the figure of its table that one more share would earn
    means: list[Money]  # what each share brings on average where it has no premium
    piles: list[int]  # how many cards each market has left
    shown: list[int]
    prospects: list[ProspectView]  # of the shares that matter now
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
    step = state.steps[-1] if state.steps else None
    return CresusView(
        round=state.round,
        rounds=state.tables.experts_in_play,
        phase=_phase(state),
        market=_market(state),
        first=state.first,
        cash=state.cash[:],  # « à la vue de tous » (cre.table.open-cash)
        bank=state.bank,
        loans=state.loans[:],
        borrowed=state.borrowed[:],
        signs=state.signs[:],  # « visible par les autres joueurs » (cre.signs.open)
        refunds=[sign_refund(state, other) for other in range(state.seats)],
        pawns=state.pawns[:],
        barred=state.barred[:],
        closed=state.closed,
        owner=state.owner[:],
        next_bonus=[_next_bonus(state, other) for other in range(state.seats)],
        means=mean_prices(state.tables)[:],
        piles=[len(pile) for pile in state.piles],
        shown=state.shown[:],
        prospects=_prospects(state, step, seat),
        hired=[experts[:] for experts in state.hired],  # (cre.expert.open)
        kept=[cards[:] for cards in state.kept],
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
        call=_call(state, step) if isinstance(step, ExchangeCall | ChooseProposal) else None,
        talk=_talk(step) if isinstance(step, PurchaseTalk) else None,
        debt=_debt(state, step) if isinstance(step, FacePayment | RaiseMoney) else None,
        ladder=_ladder(state, step, seat) if isinstance(step, ClimbLadder) else None,
    )


def _phase(state: CresusState) -> int:
    """That of the last part taken up; when the game is over, beyond the last."""
    round = state.steps[0] if state.steps else None
    return len(PHASES) - len(round.parts) - 1 if isinstance(round, PlayRound) else len(PHASES)


def _market(state: CresusState) -> int:
    visit = state.steps[1] if len(state.steps) > 1 else None
    return visit.market if isinstance(visit, VisitMarkets) else NO_MARKET


def _next_bonus(state: CresusState, seat: Seat) -> list[int]:
    """As the box prints it, a table begins with the first share."""
    tables = state.tables
    held = [state.held_in_sector(seat, sector) for sector in range(len(tables.premiums))]
    return [tables.bonus_place(sector, count + 1) - 1 for sector, count in enumerate(held)]


def _prospects(state: CresusState, step: Step[Any] | None, seat: Seat) -> list[ProspectView]:
    if isinstance(step, SellShares | RaiseMoney | BuyAlone | DiceSale):
        seat = step.waits_for(state)[0]
    return [_prospect(state, step, seat, share) for share in _at_stake(state, step)]


def _at_stake(state: CresusState, step: Step[Any] | None) -> list[int]:
    """Shares that are offered, that may be sold, or that are turned up."""
    if isinstance(step, PurchaseTalk):
        return step.wanted_shares
    if isinstance(step, ExchangeCall | ChooseProposal):
        return [*step.given_shares, *[share for proposal in step.proposals for share in proposal.shares]]
    if isinstance(step, SellShares | RaiseMoney):
        return state.held(step.waits_for(state)[0])
    return [step.share] if isinstance(step, DiceSale) else state.shown


def _prospect(state: CresusState, step: Step[Any] | None, seat: Seat, share: int) -> ProspectView:
    tables = state.tables
    premium = sale_premium(state, seat, share) if seat != NOBODY else 0
    sale = _sale(tables, share, premium)
    return ProspectView(
        share=share,
        premium=premium,
        pays=list(sale.pays),
        odds=_odds(sale, NO_DICE, tables.throws[share]),
        bonus=bonus_for(state, seat, share) if seat != NOBODY else 0,
        half_price=half_price(state, share),
        closed_by=step.refusal(state, BuyShare(seat, share)) if isinstance(step, BuyAlone) else OK,
    )


def _sale(tables: CresusTables, share: int, premium: Money) -> Sale:
    """With the premium in every price."""
    return sale_of(tuple(pay + premium for pay in tables.payouts[share]))


def _odds(sale: Sale, kept: Counts, left: int) -> OddsView:
    """All dice but these are thrown, as the first of the throws left; all kept, nothing is thrown."""
    if sum(kept) == DICE:
        return _rounded(sale.chances(kept, 0), sale.value(kept, 0), 0)
    return _rounded(sale.chances_thrown(kept, left), sale.thrown(kept, left), left)


def _rounded(chances: list[int], value: int, left: int) -> OddsView:
    whole = certain(left)
    return OddsView([(part * MILLION + whole // 2) // whole for part in chances], (value + whole // 2) // whole)


@cache
def mean_prices(tables: CresusTables) -> list[Money]:
    return [_odds(_sale(tables, share, 0), NO_DICE, throws).mean for share, throws in enumerate(tables.throws)]


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


def _entry(state: CresusState, step: EnterBidding, seat: Seat) -> EntryView:
    payable = seat != NOBODY and can_pay_alone(state, seat, step.share)
    return EntryView(step.share, step.choosers[:], _sealed(step), step.sealed_by(seat), payable)


def _dice(state: CresusState, step: DiceSale, seat: Seat) -> DiceView:
    premium = step.premium(state)
    sale = _sale(state.tables, step.share, premium)
    alike, counts = most_alike(step.colours), counts_of(step.colours)
    best = sale.best_keep(counts, step.left) if sale.is_worth_throwing(counts, step.left) else counts
    return DiceView(
        seat=step.seat,
        share=step.share,
        colours=step.colours[:],
        alike=alike,
        left=step.left,
        premium=premium,
        price=step.price(state, alike),
        pays=list(sale.pays),
        best_kept=kept_places(step.colours, best),
        best=_odds(sale, best, step.left),
        keeping=_keeping(sale, step) if seat == step.seat and step.left > 0 else [],
    )


def _keeping(sale: Sale, step: DiceSale) -> list[OddsView]:
    """For every choice of dice to keep, one at least being thrown."""
    found: list[OddsView] = []
    for choice in range((1 << DICE) - 1):
        kept = [colour for die, colour in enumerate(step.colours) if choice & (1 << die)]
        found.append(_odds(sale, counts_of(kept), step.left))
    return found


def _call(state: CresusState, step: ExchangeCall | ChooseProposal) -> CallView:
    return CallView(
        proposer=step.proposer,
        given_shares=step.given_shares[:],
        partners=step.waits_for(state) if isinstance(step, ExchangeCall) else [],
        answered=[proposal.partner for proposal in step.proposals],
        offered_shares=[proposal.shares[:] for proposal in step.proposals],
        amounts=[proposal.amount for proposal in step.proposals],
        lasts=THIRTY_SECONDS_MS,
    )


def _talk(step: PurchaseTalk) -> TalkView:
    return TalkView(step.buyer, step.seller, step.wanted_shares[:], step.amount, THIRTY_SECONDS_MS)


def _debt(state: CresusState, step: FacePayment | RaiseMoney) -> DebtView:
    due = step.debts[0]
    missing = max(0, due.amount - state.cash[due.debtor])
    return DebtView(due.debtor, due.creditor, due.amount, missing, isinstance(step, FacePayment))


def _ladder(state: CresusState, step: ClimbLadder, seat: Seat) -> LadderView:
    prices = signs_prices(state, seat) if seat != NOBODY else []
    offers = [_offer(state, step, seat, count, price) for count, price in enumerate(prices, 1)]
    return LadderView(_sealed(step), step.sealed_by(seat), offers)


def _offer(state: CresusState, step: ClimbLadder, seat: Seat, count: int, price: Money) -> SignsView:
    rung = state.signs[seat]
    return SignsView(list(range(rung, rung + count)), price, step.refusal(state, BuySigns(seat, count)))
