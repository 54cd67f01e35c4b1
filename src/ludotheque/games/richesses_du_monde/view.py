"""What a seat sees: everything but the cash of others and the cards of the pile."""

from dataclasses import dataclass
from typing import Any

from ludotheque.games.richesses_du_monde.association import AssociationTalk, association_tax
from ludotheque.games.richesses_du_monde.auction import AuctionLot, PutUpLots
from ludotheque.games.richesses_du_monde.bankruptcy import RaiseCash
from ludotheque.games.richesses_du_monde.bidding import OpenBidding
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import OfferJoker
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.royalties import ClaimRoyalties
from ludotheque.games.richesses_du_monde.sale import FreeSale, SellOrKeep
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.games.richesses_du_monde.turn import TakeTurn, ThrowDice
from ludotheque.kernel.rules import NOBODY, Money, Seat, Step


@dataclass
class ClaimsView:
    debtor: Seat
    product: int
    owners: list[Seat]  # sides that may claim
    dues: list[Money]  # what is due to each of them
    claimed: list[Seat]
    waived: list[Seat]
    ready: bool  # whether the debtor has said that he will pay
    ends: int


@dataclass
class PurchaseView:
    side: Seat
    titles: list[int]  # on offer, whether one can pay them or not
    left: int  # how many may still be bought


@dataclass
class LotsView:
    side: Seat
    wanted: int  # titles to put up in all
    lots: list[int]  # productions put up so far


@dataclass
class BiddingView:
    auction: bool  # whether the square forced it; a free sale otherwise
    seller: Seat
    product: int
    titles: list[int]
    bidder: Seat  # NOBODY as long as there is no bid
    amount: Money  # the highest bid, or what the first must exceed
    asked: Money  # what the seller would like; 0: nothing in particular
    aside: list[Seat]
    deciding: bool  # whether the seller must now say yes or no
    later: list[int]  # lots still to come
    ends: int


@dataclass
class ExchangeView:
    proposer: Seat
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money  # what the proposer pays on top; below zero: asks
    counters: int
    ends: int


@dataclass
class AssociationView:
    proposer: Seat
    partners: list[Seat]
    agreed: list[Seat]
    tax: Money
    brings: list[Money]  # purchase price of the titles of the proposer, then of each partner
    ends: int


@dataclass
class RescueView:
    debtor: Seat
    amount: Money
    ends: int


@dataclass
class ConsentView:
    """What a partner wishes to do, and who of the side has agreed."""

    seat: Seat
    verb: str
    filling: list[list[int]]
    agreed: list[Seat]
    ends: int


@dataclass
class RichessesView:
    round: int
    first: Seat
    turn: Seat  # the side whose turn it is; NOBODY when the game is over
    to_roll: bool
    side_of: list[Seat]
    playing: list[bool]  # whether the seat's pawn is on the board
    fallen: list[Seat]
    voice: list[Seat]
    cash: list[Money | None]  # by seat: that of one's own side, which partners share (rdm.cash.shared-purse)
    bank: Money  # taken in less paid out: all purses together hold as much, with the other sign
    to_come: list[list[Money]]
    squares: list[int]
    tours: list[int]
    jokers: list[int]
    jokers_left: int
    opened: list[int]  # transactions opened since the side's last turn
    owner: list[Seat]  # of each title; NOBODY while it is in the shelf
    plaques: list[int]  # on each square; -1 where there is none
    white: int
    red: int
    face_to_face: bool
    bell: bool
    offers_joker: bool
    claims: ClaimsView | None
    purchase: PurchaseView | None
    lots: LotsView | None
    bidding: BiddingView | None
    exchange: ExchangeView | None
    association: AssociationView | None
    rescue: RescueView | None
    consent: ConsentView | None  # with it, whatever the partners confer about is shown as well


def see(state: RichessesState, seat: Seat) -> RichessesView:
    side = NOBODY if seat == NOBODY else state.side_of[seat]
    step = _on_the_table(state)
    return RichessesView(
        round=state.round,
        first=state.first,
        turn=_turn(state),
        to_roll=isinstance(step, ThrowDice),
        side_of=state.side_of[:],
        playing=state.playing[:],
        fallen=state.fallen[:],
        voice=state.voice[:],
        # « Les surenchérisseurs ont le droit de tenir secret leur avoir liquide. » (rdm.table.secret-cash)
        cash=[state.cash[side] if state.side_of[other] == side else None for other in range(state.seats)],
        bank=state.bank,
        to_come=[sums[:] for sums in state.to_come],
        squares=state.squares[:],
        tours=state.tours[:],
        jokers=state.jokers[:],
        jokers_left=state.jokers_left,
        opened=state.opened[:],
        owner=state.owner[:],  # « laisser connaître les titres qu'ils possèdent » (rdm.titles.public)
        plaques=state.plaques[:],
        white=state.white,
        red=state.red,
        face_to_face=state.face_to_face(),
        bell=state.bell,
        offers_joker=isinstance(step, OfferJoker),
        claims=_claims(step) if isinstance(step, ClaimRoyalties) else None,
        purchase=PurchaseView(step.side, step.choices[:], step.left) if isinstance(step, BuyTitles) else None,
        lots=LotsView(step.side, step.wanted, step.lots[:]) if isinstance(step, PutUpLots) else None,
        bidding=_bidding(state, step) if isinstance(step, OpenBidding | SellOrKeep) else None,
        exchange=_exchange(step) if isinstance(step, ExchangeTalk) else None,
        association=_association(state, step) if isinstance(step, AssociationTalk) else None,
        rescue=_rescue(step) if isinstance(step, RaiseCash) else None,
        consent=_consent(state),
    )


def _on_the_table(state: RichessesState) -> Step[Any] | None:
    """What is being played; partners who confer see what they confer about."""
    if not state.steps:
        return None
    return state.steps[-2] if isinstance(state.steps[-1], Consent) else state.steps[-1]


def _turn(state: RichessesState) -> Seat:
    if not state.steps:
        return NOBODY
    turn = state.steps[0]
    assert isinstance(turn, TakeTurn)
    return turn.side


def _claims(step: ClaimRoyalties) -> ClaimsView:
    return ClaimsView(
        step.debtor,
        step.product,
        step.owners[:],
        step.dues[:],
        step.claimed[:],
        step.waived[:],
        step.ready,
        step.ends,
    )


def _bidding(state: RichessesState, step: OpenBidding | SellOrKeep) -> BiddingView:
    return BiddingView(
        auction=isinstance(step, AuctionLot),
        seller=step.seller,
        product=step.product,
        titles=state.held(step.seller, step.product),
        bidder=step.bidder,
        amount=step.amount,
        asked=step.asked if isinstance(step, FreeSale | SellOrKeep) else 0,
        aside=step.aside[:] if isinstance(step, OpenBidding) else [],
        deciding=isinstance(step, SellOrKeep),
        later=step.later[:] if isinstance(step, AuctionLot) else [],
        ends=step.ends,
    )


def _exchange(step: ExchangeTalk) -> ExchangeView:
    return ExchangeView(
        step.proposer,
        step.partner,
        step.given_products[:],
        step.wanted_products[:],
        step.balance,
        step.counters,
        step.ends,
    )


def _association(state: RichessesState, step: AssociationTalk) -> AssociationView:
    sides = [step.proposer, *step.partners]
    return AssociationView(
        proposer=step.proposer,
        partners=step.partners[:],
        agreed=step.agreed[:],
        tax=association_tax(state, sides),
        brings=[state.titles_price(side) for side in sides],
        ends=step.ends,
    )


def _rescue(step: RaiseCash) -> RescueView:
    due = step.debts[0]
    return RescueView(due.debtor, due.amount, step.ends)


def _consent(state: RichessesState) -> ConsentView | None:
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, Consent):
        return None
    wish = step.wish
    return ConsentView(wish.seat, wish.verb(), wish.filling(), step.agreed[:], step.ends)
