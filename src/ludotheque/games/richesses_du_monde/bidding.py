"""Open bidding for one holding: raises of at least 100 000 €, and seven seconds from one bid to the next."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import Bid
from ludotheque.games.richesses_du_monde.cautions import last_coins_by_bid
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.mechanics.rules import EVERYONE, NO_LIMIT, Action, Amount, Bidding, Caution, Final, Money, Seat

SMALLEST_RAISE: Final = 100_000
SMALLEST_SUM: Final = 50_000  # half the price of a title can end so


class OpenBidding(Bidding[RichessesState]):
    """« Il ne peut s'écouler plus de 7 secondes au cours d'une enchère » (rdm.auction.seven-seconds)

    Each bid starts them again (rdm.auction.restart); the table calls « adjugé » (rdm.auction.hammer).
    """

    product: int

    def rivals(self, state: RichessesState) -> list[Seat]:
        """The seller does not bid (rdm.auction.seller-does-not-bid), the leader waits (rdm.auction.leader-waits)."""
        return state.rivals(self.seller)

    def waits_for(self, state: RichessesState) -> list[Seat]:
        """Whoever cannot afford a bid is asked all the same: cash is secret (rdm.auction.asked-anyway)."""
        seats: list[Seat] = []
        for side in self.bidders(state):
            seats = seats + state.speakers(side)
        return seats

    def next_bid(self, state: RichessesState, seat: Seat) -> Amount:
        """At least 100 000 € above the last, or above what the bank would give (rdm.auction.above-half)."""
        bid = Amount("amount", self.amount + SMALLEST_RAISE, NO_LIMIT, "rdm.auction.smallest-raise")
        bid.in_steps(SMALLEST_SUM, "rdm.auction.round-sums")
        return bid.at_most(state.cash[state.side_of[seat]], "rdm.auction.within-cash")

    def cautions(self, state: RichessesState, seat: Seat) -> list[Caution]:
        return last_coins_by_bid(state, "bid", state.side_of[seat], self.next_bid(state, seat))

    def law(self) -> str:
        return "rdm.auction.bid-or-stand-aside"

    def accept(self, state: RichessesState, action: Action) -> None:
        side = state.side_of[action.seat]
        if isinstance(action, Bid):
            state.tell(events.BidMade(EVERYONE, side, action.amount))
            self.take_bid(state, side, action.amount, state.window)
        else:
            state.tell(events.StoodAside(EVERYONE, side))
            self.stand_aside(state, side)


def sell_holding(state: RichessesState, seller: Seat, buyer: Seat, product: int, amount: Money) -> None:
    """The highest bidder pays the seller and takes the whole holding (rdm.auction.winner-pays)."""
    state.pass_cash(buyer, seller, amount)
    state.hand_over(seller, buyer, product)
