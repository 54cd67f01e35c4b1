"""Open bidding for one holding: raises of at least 100 000 €, and seven seconds from one bid to the next."""

from typing import Final

from ludotheque.games.richesses_du_monde.actions import Bid
from ludotheque.games.richesses_du_monde.events import BidMade, StoodAside
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.rules import EVERYONE, NO_LIMIT, Action, Amount, Money, Seat
from ludotheque.mechanics.bidding import Bidding

SMALLEST_RAISE: Final = 100_000
SMALLEST_SUM: Final = 50_000  # half the price of a title can end so


class OpenBidding(Bidding[RichessesState]):
    """« Il ne peut s'écouler plus de 7 secondes au cours d'une enchère ». Its end is the sale's own question."""

    def __init__(self, seller: Seat, product: int, bidder: Seat, amount: Money, ends: int) -> None:
        super().__init__(seller, bidder, amount, ends)
        self.product = product

    def waits_for(self, state: RichessesState) -> list[Seat]:
        seats: list[Seat] = []
        for side in self.bidders(state):
            seats = seats + state.speakers(side)
        return seats

    def next_bid(self, state: RichessesState, seat: Seat) -> Amount:
        bid = Amount("amount", self.amount + SMALLEST_RAISE, NO_LIMIT, "rdm.auction.smallest-raise")
        bid.in_steps(SMALLEST_SUM, "rdm.auction.round-sums")
        return bid.at_most(state.cash[state.side_of[seat]], "rdm.auction.within-cash")

    def law(self) -> str:
        return "rdm.auction.bid-or-stand-aside"

    def accept(self, state: RichessesState, action: Action) -> None:
        side = state.side_of[action.seat]
        if isinstance(action, Bid):
            state.tell(BidMade(EVERYONE, side, action.amount))
            self.take_bid(state, side, action.amount, state.window)
        else:
            state.tell(StoodAside(EVERYONE, side))
            self.stand_aside(state, side)

    def rivals(self, state: RichessesState) -> list[Seat]:
        return state.rivals(self.seller)

    def pass_to_bidder(self, state: RichessesState) -> None:
        """The highest bidder pays the seller and takes the whole holding."""
        state.take(self.bidder, self.amount)
        state.give(self.seller, self.amount)
        state.hand_over(self.seller, self.bidder, self.product)
