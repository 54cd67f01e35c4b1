"""« Les transactions », sales: a holding is offered, others overbid, and the seller has seven seconds to decide."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import OfferPrice, PutOnSale, Sell
from ludotheque.games.richesses_du_monde.bidding import OpenBidding, sell_holding
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.mechanics.rules import EVERYONE, NOBODY, Action, Ask, Money, OneOf, Seat, Step, closes


def holding_to_sell(state: RichessesState, side: Seat, mine: list[int]) -> OneOf:
    """What the side may put on sale: not what it let lapse, nor what it has just refused to sell."""
    product = OneOf("product", mine, "rdm.sale.own-holding")
    if state.lapsed[side]:
        mine = [held for held in mine if held not in state.lapsed[side]]
        product.narrowed(mine, "rdm.sale.until-auction")
    if state.refused[side]:
        product.narrowed([held for held in mine if held not in state.refused[side]], "rdm.sale.not-again")
    return product


def put_on_sale(state: RichessesState, side: Seat, action: PutOnSale) -> None:
    """« il est libre de vendre des trusts-monopoles à qui le désire » (rdm.sale.to-whoever)

    There is no floor price, and the bank does not buy (rdm.sale.no-floor).
    """
    state.begin(FreeSale(side, NOBODY, 0, closes(state.now, state.window), action.product, True, action.price))
    state.tell(events.SaleOpened(EVERYONE, side, action.product, action.price))


def offer_price(state: RichessesState, side: Seat, action: OfferPrice) -> None:
    """A buyer may open the sale himself (rdm.sale.buyer-opens)."""
    ends = closes(state.now, state.window)
    state.begin(FreeSale(action.seller, side, action.amount, ends, action.product, False, 0))
    state.tell(events.PriceOffered(EVERYONE, side, action.seller, action.product, action.amount))


class FreeSale(OpenBidding):
    """« même au cours de transactions libres, les surenchères sont autorisées » (rdm.sale.overbids)

    They go as in auctions (rdm.sale.bids-as-in-auctions).
    """

    by_seller: bool  # whether he opened it himself
    asked: Money  # what the seller would like, which binds nobody (rdm.sale.asked-binds-nobody); 0: nothing named

    def close(self, state: RichessesState) -> None:
        """Without an offer there is nothing to decide (rdm.sale.no-offer)."""
        state.end_step()
        if self.bidder == NOBODY:
            state.tell(events.HoldingKept(EVERYONE, self.seller, self.product))
        else:
            ends = closes(state.now, state.window)
            deciding = SellOrKeep(self.seller, self.bidder, self.amount, ends, self.product, self.by_seller, self.asked)
            state.begin(deciding)


class SellOrKeep(Step[RichessesState]):
    """« Le vendeur a alors 7 secondes pour décider s'il vend ou pas »"""

    seller: Seat
    bidder: Seat
    amount: Money
    ends: int
    product: int
    by_seller: bool
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
        else:
            self._refuse(state)
        state.end_step()

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        """Silence sells nothing (rdm.sale.silence-refuses).

        « Passé ce délai, il ne pourra y avoir enchères que si le joueur offrant tombe sur la case « ENCHERES » »
        (rdm.sale.until-auction)
        """
        if self.product not in state.lapsed[self.seller]:
            state.lapsed[self.seller].append(self.product)
        state.tell(events.SaleLapsed(EVERYONE, self.seller, self.product))
        state.end_step()

    def _refuse(self, state: RichessesState) -> None:
        """What he offered himself he does not offer again in the same turn (rdm.sale.not-again)."""
        if self.by_seller:
            state.refused[self.seller].append(self.product)
        state.tell(events.HoldingKept(EVERYONE, self.seller, self.product))


def land_on_auction(state: RichessesState, side: Seat) -> None:
    """Rest square or not, what had lapsed may be put on sale again (rdm.sale.until-auction)."""
    state.lapsed[side] = []
