"""What is owed: debts are paid one after another, stopping where a debtor has something to decide."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rules import NOBODY, Data, Money, Seat
from ludotheque.mechanics.purses import Purses

P = TypeVar("P", bound=Purses)

BANK: Final = NOBODY  # as a creditor


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Debt(Data):
    """What it is for is its class: each game extends it by the causes its booklet names."""

    debtor: Seat
    creditor: Seat  # a seat, or the BANK
    amount: Money


@mypyc_attr(allow_interpreted_subclasses=True)
class Settlement(Generic[P]):
    """When a debtor must decide first, and how a debt is paid or written off, are the game's own questions."""

    def settle(self, state: P, debts: list[Debt]) -> None:
        for place in range(len(debts)):
            if self.stops(state, debts[place:]):
                return
            self.pay(state, debts[place])
        self.settled(state)

    def stops(self, state: P, debts: list[Debt]) -> bool:
        """Whether the debtor of the first has something to decide: then a step is begun that keeps them all."""
        raise NotImplementedError

    def pay(self, state: P, due: Debt) -> None:
        raise NotImplementedError

    def settled(self, state: P) -> None:
        """Nothing is owed any more: does anything follow?"""
