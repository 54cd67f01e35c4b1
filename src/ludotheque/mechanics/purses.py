"""Money: a bank and a purse for each seat, which together always hold the same."""

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rules import Chance, Money, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Purses(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bank: Money = 0  # taken in less paid out: bank and purses together are always nothing
        self.cash: list[Money] = [0] * seats

    def take(self, seat: Seat, amount: Money) -> None:
        """The seat pays the bank."""
        self.cash[seat] -= amount
        self.bank += amount

    def give(self, seat: Seat, amount: Money) -> None:
        """The bank pays the seat."""
        self.take(seat, -amount)

    def pass_cash(self, payer: Seat, payee: Seat, amount: Money) -> None:
        """One seat pays another."""
        self.cash[payer] -= amount
        self.cash[payee] += amount
