"""Open bidding, whatever is sold: rivals of the seller raise or stand aside; time counts from one bid to the next."""

from typing import TypeVar

from ludotheque.kernel.rules import Money, Seat, State, Step, at_first
from ludotheque.mechanics.windows import closes

S = TypeVar("S", bound=State)


class Bidding(Step[S]):
    """Who may bid, in which words and steps, and what the end of the bidding means are the game's own questions."""

    seller: Seat
    bidder: Seat  # the highest so far, or NOBODY
    amount: Money  # the highest bid, or what the next must exceed
    ends: int
    aside: list[Seat] = at_first([])

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: S) -> None:
        self.close(state)

    def rivals(self, state: S) -> list[Seat]:
        """Who may buy at all."""
        raise NotImplementedError

    def close(self, state: S) -> None:
        """The bidding is over: who gets it?"""
        raise NotImplementedError

    def bidders(self, state: S) -> list[Seat]:
        """Who may still raise: not the seller, nor whoever stands aside or leads."""
        return [seat for seat in self.rivals(state) if seat not in self.aside and seat != self.bidder]

    def take_bid(self, state: S, bidder: Seat, amount: Money, window: int) -> None:
        self.bidder = bidder
        self.amount = amount
        self.ends = closes(state.now, window)
