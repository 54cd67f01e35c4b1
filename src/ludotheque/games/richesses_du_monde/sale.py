"""« Les transactions », sales: a holding is offered, others overbid, and the seller has seven seconds to decide."""

from ludotheque.games.richesses_du_monde.actions import Keep, Sell
from ludotheque.games.richesses_du_monde.bidding import OpenBidding
from ludotheque.games.richesses_du_monde.events import HoldingKept, HoldingSold
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.rules import EVERYONE, NOBODY, Action, Ask, Money, Seat
from ludotheque.mechanics.windows import closes


class FreeSale(OpenBidding):
    """Nobody is bound: the seller may refuse even the price asked, and silence is a refusal."""

    def __init__(self, seller: Seat, product: int, bidder: Seat, amount: Money, ends: int, asked: Money) -> None:
        super().__init__(seller, product, bidder, amount, ends)
        self.asked = asked  # what the seller would like; 0 when a buyer opened the sale
        self.deciding = False  # whether the bidding is over and the seller must say yes or no

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.seller) if self.deciding else super().waits_for(state)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        if self.deciding:
            return [Ask("sell", []), Ask("keep", [])]
        return super().asks(state, seat)

    def law(self) -> str:
        return "rdm.sale.seller-decides" if self.deciding else super().law()

    def resume(self, state: RichessesState) -> None:
        if not self.deciding:
            super().resume(state)

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, Sell):
            self.pass_to_bidder(state)
            state.tell(HoldingSold(EVERYONE, self.seller, self.bidder, self.product, self.amount))
            state.end_step()
        elif isinstance(action, Keep):
            self._keep(state)
        else:
            super().accept(state, action)

    def expire(self, state: RichessesState) -> None:
        # « Le vendeur a alors 7 secondes pour décider s'il vend ou pas »
        if self.deciding:
            self._keep(state)
        else:
            self.close(state)

    def close(self, state: RichessesState) -> None:
        """Without an offer there is nothing to decide."""
        if self.bidder == NOBODY:
            self._keep(state)
        else:
            self.deciding = True
            self.ends = closes(state.now, state.window)

    def _keep(self, state: RichessesState) -> None:
        state.tell(HoldingKept(EVERYONE, self.seller, self.product))
        state.end_step()
