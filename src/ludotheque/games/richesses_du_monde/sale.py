"""« Les transactions », sales: a holding is offered, others overbid, and the seller has seven seconds to decide."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import OfferPrice, PutOnSale, Sell
from ludotheque.games.richesses_du_monde.bidding import OpenBidding, sell_holding
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.rules import EVERYONE, NOBODY, Action, Ask, Money, Seat, Step
from ludotheque.mechanics.windows import closes


def put_on_sale(state: RichessesState, side: Seat, action: PutOnSale) -> None:
    """« il est libre de vendre des trusts-monopoles à qui le désire » (rdm.sale.to-whoever)

    There is no floor price, and the bank does not buy (rdm.sale.no-floor).
    """
    state.begin(FreeSale(side, NOBODY, 0, closes(state.now, state.window), action.product, action.price))
    state.tell(events.SaleOpened(EVERYONE, side, action.product, action.price))


def offer_price(state: RichessesState, side: Seat, action: OfferPrice) -> None:
    """A buyer may open the sale himself (rdm.sale.buyer-opens)."""
    ends = closes(state.now, state.window)
    state.begin(FreeSale(action.seller, side, action.amount, ends, action.product, 0))
    state.tell(events.PriceOffered(EVERYONE, side, action.seller, action.product, action.amount))


class FreeSale(OpenBidding):
    """« même au cours de transactions libres, les surenchères sont autorisées » (rdm.sale.overbids)

    They go as in auctions (rdm.sale.bids-as-in-auctions).
    """

    asked: Money  # what the seller would like, which binds nobody (rdm.sale.asked-binds-nobody); 0: nothing named

    def close(self, state: RichessesState) -> None:
        """Without an offer there is nothing to decide (rdm.sale.no-offer)."""
        state.end_step()
        if self.bidder == NOBODY:
            state.tell(events.HoldingKept(EVERYONE, self.seller, self.product))
        else:
            ends = closes(state.now, state.window)
            state.begin(SellOrKeep(self.seller, self.bidder, self.amount, ends, self.product, self.asked))


class SellOrKeep(Step[RichessesState]):
    """« Le vendeur a alors 7 secondes pour décider s'il vend ou pas »"""

    seller: Seat
    bidder: Seat
    amount: Money
    ends: int
    product: int
    asked: Money

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.seller)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("sell"), Ask("keep")]

    def law(self) -> str:
        return "rdm.sale.seller-decides"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, Sell):
            sell_holding(state, self.seller, self.bidder, self.product, self.amount)
            state.tell(events.HoldingSold(EVERYONE, self.seller, self.bidder, self.product, self.amount))
            state.end_step()
        else:
            self._keep(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        self._keep(state)  # silence is a refusal (rdm.sale.silence-refuses)

    def _keep(self, state: RichessesState) -> None:
        state.tell(events.HoldingKept(EVERYONE, self.seller, self.product))
        state.end_step()
