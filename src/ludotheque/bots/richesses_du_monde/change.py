"""What a transaction would do: the cash and the estate that each side wins or loses."""

from ludotheque.kernel.action import Seat


class Change:
    """The bank pays and is paid like a side; its place is the last."""

    def __init__(self, seats: int) -> None:
        self.cash = [0.0] * (seats + 1)
        self.estate = [0.0] * (seats + 1)
        self.touched = [False] * (seats + 1)

    def pay(self, payer: Seat, payee: Seat, amount: float) -> "Change":
        self.cash[payer] -= amount
        self.cash[payee] += amount
        self.touched[payer] = True
        self.touched[payee] = True
        return self

    def settle(self, payer: Seat, payee: Seat, amount: float) -> None:
        """This sum and no other."""
        self.cash[payer] = -amount
        self.cash[payee] = amount

    def add(self, side: Seat, estate: float) -> None:
        self.estate[side] += estate
        self.touched[side] = True
