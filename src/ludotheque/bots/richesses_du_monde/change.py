"""What a transaction would do: the cash and the estate that each side wins or loses."""

from ludotheque.kernel.action import Seat


class Change:
    def __init__(self) -> None:
        self.cash: dict[Seat, float] = {}
        self.estate: dict[Seat, float] = {}

    def pay(self, payer: Seat, payee: Seat, amount: float) -> "Change":
        """The bank pays and is paid like a side."""
        self.cash[payer] = self.cash.get(payer, 0.0) - amount
        self.cash[payee] = self.cash.get(payee, 0.0) + amount
        return self

    def add(self, side: Seat, estate: float) -> None:
        self.estate[side] = self.estate.get(side, 0.0) + estate

    def touches(self, side: Seat) -> bool:
        return side in self.cash or side in self.estate
