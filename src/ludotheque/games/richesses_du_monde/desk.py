"""The trade desk, open at any moment: sales, offers to buy, exchanges and associations begin here."""

from typing import Final

from ludotheque.games.richesses_du_monde.actions import OfferPrice, ProposeAssociation, ProposeExchange, PutOnSale
from ludotheque.games.richesses_du_monde.association import propose_association
from ludotheque.games.richesses_du_monde.bankruptcy import RaiseCash
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM
from ludotheque.games.richesses_du_monde.events import PriceOffered, SaleOpened
from ludotheque.games.richesses_du_monde.exchange import (
    MOST_ASKED,
    THINKING_MS,
    ExchangeTalk,
    exchange_blanks,
    exchange_refusal,
)
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.royalties import ClaimRoyalties
from ludotheque.games.richesses_du_monde.sale import FreeSale
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.games.richesses_du_monde.turn import TakeTurn
from ludotheque.kernel.rules import EVERYONE, NOBODY, OK, Action, Amount, Ask, OneOf, Seat, SomeOf, Step
from ludotheque.mechanics.windows import closes, closes_after

MOST_OPENED: Final = 3  # transactions that a side may open from one of its turns to the next


class TradeDesk(Step[RichessesState]):
    """What begins here is a step of its own, and the game goes on when it has ended."""

    def hears(self, state: RichessesState, action: Action) -> bool:
        return isinstance(action, PutOnSale | OfferPrice | ProposeExchange | ProposeAssociation)

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return []  # nobody has to trade

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        if self._closed_to(state, seat) != OK:
            return []
        side = state.side_of[seat]
        found: list[Ask] = []
        mine = state.holdings(side)
        if mine:
            found.append(
                Ask("put-on-sale", [OneOf("product", mine), Amount("price", 0, MOST_ASKED, step=SMALLEST_SUM)])
            )
        for other in state.rivals(side):
            self._ask_about(state, side, other, mine, found)
        if _may_associate(state):
            rivals = sorted(state.rivals(side))
            found.append(Ask("propose-association", [SomeOf("partners", rivals, 1, len(rivals) - 1)]))
        return found

    def refusal(self, state: RichessesState, action: Action) -> str:
        closed = self._closed_to(state, action.seat)
        if closed != OK:
            return closed
        side = state.side_of[action.seat]
        if isinstance(action, PutOnSale):
            return self._sale_refusal(state, side, action)
        if isinstance(action, OfferPrice):
            return self._offer_refusal(state, side, action)
        if isinstance(action, ProposeExchange):
            if action.partner not in state.rivals(side):
                return "rdm.trade.with-a-rival"
            return exchange_refusal(
                state, side, action.partner, action.given_products, action.wanted_products, action.balance
            )
        assert isinstance(action, ProposeAssociation)
        return _association_refusal(state, side, action.partners)

    def accept(self, state: RichessesState, action: Action) -> None:
        side = state.side_of[action.seat]
        state.opened[side] += 1
        ends = closes(state.now, state.window)
        if isinstance(action, PutOnSale):
            state.begin(FreeSale(side, action.product, NOBODY, 0, ends, action.price))
            state.tell(SaleOpened(EVERYONE, side, action.product, action.price))
        elif isinstance(action, OfferPrice):
            self._open_offer(state, side, action, ends)
        elif isinstance(action, ProposeExchange):
            ends = closes_after(state.now, state.window, THINKING_MS)
            talk = ExchangeTalk(
                side, action.partner, action.given_products[:], action.wanted_products[:], action.balance, ends
            )
            state.begin(talk)
            talk.tell_proposal(state)
        elif isinstance(action, ProposeAssociation):
            propose_association(state, side, action.partners[:])

    def _ask_about(self, state: RichessesState, side: Seat, other: Seat, mine: list[int], found: list[Ask]) -> None:
        theirs = state.holdings(other)
        if not theirs:
            return
        if state.cash[side] >= SMALLEST_RAISE:
            amount = Amount("amount", SMALLEST_RAISE, state.cash[side], step=SMALLEST_SUM)
            found.append(Ask("offer-price", [OneOf("seller", [other]), OneOf("product", theirs), amount]))
        if mine:
            found.append(Ask("propose-exchange", [OneOf("partner", [other]), *exchange_blanks(state, side, other)]))

    def _closed_to(self, state: RichessesState, seat: Seat) -> str:
        """« à tout moment », but one transaction at a time, and none in the middle of an auction."""
        side = state.side_of[seat]
        if not state.playing[side]:
            return "rdm.bankruptcy.out"
        if not isinstance(state.steps[-1], TakeTurn | ClaimRoyalties | BuyTitles | RaiseCash):
            return "rdm.trade.nothing-pending"
        if seat not in state.speakers(side):
            return "rdm.association.one-speaks"
        return OK if state.opened[side] < MOST_OPENED else "rdm.trade.three-a-turn"

    def _sale_refusal(self, state: RichessesState, side: Seat, action: PutOnSale) -> str:
        if action.product not in state.holdings(side):
            return "rdm.sale.own-holding"
        fits = 0 <= action.price <= MOST_ASKED and action.price % SMALLEST_SUM == 0
        return OK if fits else "rdm.sale.price"

    def _offer_refusal(self, state: RichessesState, side: Seat, action: OfferPrice) -> str:
        if action.seller not in state.rivals(side):
            return "rdm.trade.with-a-rival"
        if action.product not in state.holdings(action.seller):
            return "rdm.sale.own-holding"
        fits = action.amount >= SMALLEST_RAISE and action.amount % SMALLEST_SUM == 0
        return OK if fits and action.amount <= state.cash[side] else "rdm.sale.offer"

    def _open_offer(self, state: RichessesState, side: Seat, action: OfferPrice, ends: int) -> None:
        state.begin(FreeSale(action.seller, action.product, side, action.amount, ends, 0))
        state.tell(PriceOffered(EVERYONE, side, action.seller, action.product, action.amount))


def _may_associate(state: RichessesState) -> bool:
    """Before a roll, and never so that a single side is left."""
    return isinstance(state.steps[-1], TakeTurn) and len(state.sides()) > 2


def _association_refusal(state: RichessesState, side: Seat, partners: list[Seat]) -> str:
    if not isinstance(state.steps[-1], TakeTurn):
        return "rdm.association.before-a-roll"
    rivals = sorted(state.rivals(side))
    if not SomeOf("partners", rivals, 1, len(rivals)).allows(partners):
        return "rdm.trade.with-a-rival"
    return OK if len(partners) < len(rivals) else "rdm.association.never-everybody"
