"""What a seat sees: everything but the cash of others and the cards of the pile."""

from typing import Any

from ludotheque.games.richesses_du_monde.association import (
    AssociationOffer,
    AssociationTalk,
    association_tax,
    head_of,
    offers_to_associate,
)
from ludotheque.games.richesses_du_monde.auction import AuctionLot, PutUpLots, half_price
from ludotheque.games.richesses_du_monde.bankruptcy import RaiseCash
from ludotheque.games.richesses_du_monde.bidding import OpenBidding
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.desk import left_to_open
from ludotheque.games.richesses_du_monde.ending import known_score
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE, OfferJoker, jokers_held
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.royalties import ClaimRoyalties, owed_on
from ludotheque.games.richesses_du_monde.sale import FreeSale, SellOrKeep
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.games.richesses_du_monde.turn import TakeTurn, ThrowDice, squares_ahead
from ludotheque.mechanics.rules import NOBODY, Data, Money, Seat, Step, shown


class ClaimsView(Data):
    debtor: Seat
    product: int
    owners: list[Seat]  # sides that may claim
    percents: list[int]  # the share of each of them when the pawn arrived
    dues: list[Money]  # what is due to each of them
    claimed: list[Seat]
    waived: list[Seat]
    forgotten: list[Seat]  # they let the time go by
    owed: Money  # what has been claimed so far
    ends: int  # of the time to claim; once the claims are in, of the time to pay


class PurchaseView(Data):
    side: Seat
    titles: list[int]  # on offer, whether one can pay them or not
    left: int  # how many may still be bought


class LotsView(Data):
    side: Seat
    wanted: int  # titles to put up in all
    up: int  # titles put up so far
    lots: list[int]  # productions put up so far
    products: list[int]  # that the side holds
    halves: list[Money]  # what each of them would start at


class BiddingView(Data):
    auction: bool  # whether the square forced it; a free sale otherwise
    seller: Seat
    product: int
    titles: list[int]
    bidder: Seat  # NOBODY as long as there is no bid
    amount: Money  # the highest bid, or what the first must exceed
    asked: Money  # what the seller would like; 0: nothing in particular
    raisers: list[Seat]  # sides that may still raise
    aside: list[Seat]
    deciding: bool  # whether the seller must now say yes or no
    later: list[int]  # lots still to come
    ends: int


class ExchangeView(Data):
    proposer: Seat
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money  # what the proposer pays on top; below zero: asks
    counters: int
    ends: int


class AssociationView(Data):
    proposer: Seat
    partners: list[Seat]
    agreed: list[Seat]
    tax: Money
    brings: list[Money]  # purchase price of the titles of the proposer, then of each partner
    head: Seat  # whose pawn would be kept
    ends: int


class RescueView(Data):
    debtor: Seat
    amount: Money
    missing: Money | None  # the debtor's own to know
    ends: int


class ConsentView(Data):
    """What a partner wishes to do, and who of the side has agreed."""

    seat: Seat
    verb: str
    filling: list[list[int]]
    agreed: list[Seat]
    ends: int


class RichessesView(Data):
    round: int
    first: Seat
    turn: Seat  # the side whose turn it is; NOBODY when the game is over
    to_roll: bool
    side_of: list[Seat]
    playing: list[bool]  # whether the seat's pawn is on the board
    fallen: list[Seat]
    voice: list[Seat]
    # « Les surenchérisseurs ont le droit de tenir secret leur avoir liquide. » (rdm.table.secret-cash)
    cash: list[Money | None]  # by seat: that of one's own side, which partners share (rdm.cash.shared-purse)
    to_come: list[list[Money]]
    squares: list[int]
    ahead: list[list[int]]  # by seat: the squares that its pawn comes to next, as far as two dice lead
    owed_ahead: list[Money]  # what one's own side would owe on each of them
    tours: list[int]
    jokers: list[int]  # those that can still save titles from an auction
    jokers_left: int
    to_open: list[int]  # transactions that a side may still open before its next turn
    lapsed: list[list[int]]  # by side: productions that it may not put on sale before it has landed on an auction …
    refused: list[list[int]]  # … and those it would not sell in this turn
    owner: list[Seat]  # of each title, for everybody to see (rdm.titles.public); NOBODY while it is in the shelf
    worth: list[Money]  # by seat: the purchase price of all titles of the side
    scores: list[Money]  # by seat: what counts so far, without the cash that one cannot know
    steps_reached: list[int]  # for each percent from 0 to 100: how many steps of the yields a share has reached
    plaques: list[int]  # on each square; -1 where there is none
    white: int
    red: int
    face_to_face: bool
    bell: bool
    joker_price: Money  # of the one that is on offer; 0: none is
    claims: ClaimsView | None
    purchase: PurchaseView | None
    lots: LotsView | None
    bidding: BiddingView | None
    exchange: ExchangeView | None
    association: AssociationView | None
    associations: list[AssociationOffer]  # that one may propose now
    rescue: RescueView | None
    consent: ConsentView | None  # with it, whatever the partners confer about is shown as well


def see(state: RichessesState, seat: Seat) -> RichessesView:
    seats = range(state.seats)
    side = NOBODY if seat == NOBODY else state.side_of[seat]
    step = _on_the_table(state)
    worths = state.worths()
    ahead = [squares_ahead(state, other) for other in seats]
    may_associate = isinstance(step, ThrowDice) and side != NOBODY and state.playing[side]
    return shown(
        RichessesView,
        state,
        turn=_turn(state),
        to_roll=isinstance(step, ThrowDice),
        cash=[state.cash[side] if head == side else None for head in state.side_of],
        ahead=ahead,
        owed_ahead=[] if side == NOBODY else [owed_on(state, side, square) for square in ahead[side]],
        jokers=jokers_held(state),
        to_open=[left_to_open(state, other) for other in seats],
        worth=[worths[head] for head in state.side_of],
        scores=[known_score(state, head, side, worths[head]) for head in state.side_of],
        steps_reached=state.tables.reached,
        face_to_face=state.face_to_face(),
        joker_price=JOKER_PRICE if isinstance(step, OfferJoker) else 0,
        claims=shown(ClaimsView, step, owed=step.owed()) if isinstance(step, ClaimRoyalties) else None,
        purchase=shown(PurchaseView, step, titles=step.open_to_side(state)[:]) if isinstance(step, BuyTitles) else None,
        lots=_lots(state, step) if isinstance(step, PutUpLots) else None,
        bidding=_bidding(state, step) if isinstance(step, (OpenBidding, SellOrKeep)) else None,
        exchange=shown(ExchangeView, step) if isinstance(step, ExchangeTalk) else None,
        association=_association(state, step) if isinstance(step, AssociationTalk) else None,
        associations=offers_to_associate(state, side, worths) if may_associate else [],
        rescue=_rescue(state, step, side) if isinstance(step, RaiseCash) else None,
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


def _lots(state: RichessesState, step: PutUpLots) -> LotsView:
    products = state.holdings(step.side)
    halves = [half_price(state, step.side, product) for product in products]
    return shown(LotsView, step, up=step.titles_up(state), products=products, halves=halves)


def _bidding(state: RichessesState, step: OpenBidding | SellOrKeep) -> BiddingView:
    return shown(
        BiddingView,
        step,
        auction=isinstance(step, AuctionLot),
        titles=state.held(step.seller, step.product),
        asked=step.asked if isinstance(step, (FreeSale, SellOrKeep)) else 0,
        raisers=step.bidders(state) if isinstance(step, OpenBidding) else [],
        aside=step.aside[:] if isinstance(step, OpenBidding) else [],
        deciding=isinstance(step, SellOrKeep),
        later=step.later[:] if isinstance(step, AuctionLot) else [],
    )


def _association(state: RichessesState, step: AssociationTalk) -> AssociationView:
    sides, worths = [step.proposer, *step.partners], state.worths()
    brings = [worths[side] for side in sides]
    return shown(AssociationView, step, tax=association_tax(worths, sides), brings=brings, head=head_of(worths, sides))


def _rescue(state: RichessesState, step: RaiseCash, side: Seat) -> RescueView:
    due = step.debts[0]
    missing = max(0, due.amount - state.cash[side]) if side == due.debtor else None
    return RescueView(due.debtor, due.amount, missing, step.ends)


def _consent(state: RichessesState) -> ConsentView | None:
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, Consent):
        return None
    wish = step.wish
    return shown(ConsentView, step, seat=wish.seat, verb=wish.verb(), filling=wish.filling())
