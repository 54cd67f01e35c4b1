"""Money that comes in: whoever owes the bank something repays it first."""

from ludotheque.games.richesses_de_france.events import DebtRepaid
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.kernel.rules import EVERYONE, Money, Seat


def receive(state: FranceState, seat: Seat, amount: Money) -> None:
    """The bank pays."""
    state.give(seat, amount)
    _repay(state, seat)


def hand_over(state: FranceState, giver: Seat, receiver: Seat, amount: Money) -> None:
    """One player pays another."""
    state.pass_cash(giver, receiver, amount)
    _repay(state, receiver)


def _repay(state: FranceState, seat: Seat) -> None:
    """« jusqu'à ce qu'il ait assez d'argent pour rembourser une dette éventuelle » (rdf.ruin.debt)"""
    amount = min(state.debts[seat], state.cash[seat])
    if amount > 0:
        state.take(seat, amount)
        state.debts[seat] -= amount
        state.tell(DebtRepaid(EVERYONE, seat, amount))
