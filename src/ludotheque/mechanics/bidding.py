"""Open bidding, whatever is sold: rivals of the seller raise or stand aside; time counts from one bid to the next."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rules import Amount, Ask, Money, Seat, State, Step, at_first
from ludotheque.mechanics.windows import closes

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidding(Step[S]):
    """Who may bid, how much and by which clauses, and what the end of it means are the game's own questions."""

    seller: Seat
    bidder: Seat  # the highest so far, or NOBODY
    amount: Money  # the highest bid, or what the next must exceed
    ends: int
    aside: list[Seat] = at_first([])

    def rivals(self, state: S) -> list[Seat]:
        """Who may buy at all."""
        raise NotImplementedError

    def next_bid(self, state: S, seat: Seat) -> Amount:
        """What the seat may bid now; the clauses say why no less, no more and nothing between."""
        raise NotImplementedError

    def close(self, state: S) -> None:
        """The bidding is over: who gets it?"""
        raise NotImplementedError

    def bidders(self, state: S) -> list[Seat]:
        """Who may still raise: not the seller, nor whoever stands aside or leads."""
        return [seat for seat in self.rivals(state) if seat not in self.aside and seat != self.bidder]

    def waits_for(self, state: S) -> list[Seat]:
        return self.bidders(state)

    def asks(self, state: S, seat: Seat) -> list[Ask]:
        return [Ask("bid", [self.next_bid(state, seat)]), Ask("stand-aside")]

    def take_bid(self, state: S, bidder: Seat, amount: Money, window: int) -> None:
        """The others have as long again to raise it."""
        self.bidder = bidder
        self.amount = amount
        self.ends = closes(state.now, window)
        self.resume(state)

    def stand_aside(self, state: S, bidder: Seat) -> None:
        """Whoever stands aside does not come back, and gives nobody more time."""
        self.aside.append(bidder)
        self.resume(state)

    def resume(self, state: S) -> None:
        """It is over as soon as nobody is left to raise."""
        if not self.bidders(state):
            self.close(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: S) -> None:
        self.close(state)
