"""Last One Left: dues to all the others, one by one. Whoever cannot pay is out, and anybody may leave the table."""

from typing import Final

from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import OK, Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.step import State, Step

PURSE: Final = 20
RESERVES: Final = 12  # reserve number n brings n coins, once
EARLIEST_LEAVE: Final = 2  # rounds to be played first


class RollDues(Action):
    """One die and the number of the round: so much is due to each of the others."""


class PayDue(Action):
    pass


class UseReserve(Action):
    """Turn one's secret reserve into coins of the bank."""


class LeaveTable(Action):
    pass


class ReserveDealt(Event):
    coins: Money


class DuesRolled(Event):
    seat: Seat
    amount: Money


class DuePaid(Event):
    debtor: Seat
    creditor: Seat
    amount: Money


class ReserveUsed(Event):
    seat: Seat
    coins: Money


class LeftGame(Event):
    seat: Seat


class LastState(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bank = 0  # below nothing once reserves are used
        self.purses = [PURSE] * seats
        self.reserves = list(range(RESERVES))  # the first are the seats' own, in secret
        self.used = [False] * seats
        self.out: list[Seat] = []  # in the order of leaving
        self.rounds = 1

    def in_play(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat not in self.out]

    def next_turn(self, after: Seat) -> None:
        """The next seat still in play; the game is over when there is only one."""
        self.steps = []
        if len(self.in_play()) == 1:
            return
        seat = (after + 1) % self.seats
        while seat in self.out:
            seat = (seat + 1) % self.seats
        if seat <= after:
            self.rounds += 1
        self.begin(Roll(seat))

    def leave(self, seat: Seat) -> None:
        self.out.append(seat)
        self.bank += self.purses[seat]
        self.purses[seat] = 0
        self.tell(LeftGame(EVERYONE, seat))


class Roll(Step[LastState]):
    seat: Seat

    def waits_for(self, state: LastState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: LastState, seat: Seat) -> list[Ask]:
        return [Ask("roll-dues", [])]

    def refusal(self, state: LastState, action: Action) -> str:
        return OK if isinstance(action, RollDues) else "last.turn.roll-first"

    def accept(self, state: LastState, action: Action) -> None:
        amount = state.chance.die() + state.rounds
        state.tell(DuesRolled(EVERYONE, self.seat, amount))
        creditors = [seat for seat in state.in_play() if seat != self.seat]
        state.begin(PayDues(self.seat, creditors, amount))


class PayDues(Step[LastState]):
    """The debtor pays one creditor after another; his secret reserve helps once."""

    debtor: Seat
    creditors: list[Seat]
    amount: Money

    def waits_for(self, state: LastState) -> list[Seat]:
        return [self.debtor]

    def asks(self, state: LastState, seat: Seat) -> list[Ask]:
        reserve = [] if state.used[seat] else [Ask("use-reserve", [])]
        return [Ask("pay-due", []), *reserve]

    def refusal(self, state: LastState, action: Action) -> str:
        if isinstance(action, UseReserve):
            return "last.reserve.once" if state.used[self.debtor] else OK
        return OK if isinstance(action, PayDue) else "last.dues.pay-first"

    def accept(self, state: LastState, action: Action) -> None:
        if isinstance(action, UseReserve):
            self._use_reserve(state)
            return
        paid = min(self.amount, state.purses[self.debtor])
        creditor = self.creditors.pop(0)
        state.purses[self.debtor] -= paid
        state.purses[creditor] += paid
        state.tell(DuePaid(EVERYONE, self.debtor, creditor, paid))
        if paid < self.amount:
            state.leave(self.debtor)
        if paid < self.amount or not self.creditors:
            state.next_turn(self.debtor)

    def forget(self, creditor: Seat) -> None:
        self.creditors = [seat for seat in self.creditors if seat != creditor]

    def _use_reserve(self, state: LastState) -> None:
        coins = state.reserves[self.debtor]
        state.used[self.debtor] = True
        state.purses[self.debtor] += coins
        state.bank -= coins
        state.tell(ReserveUsed(EVERYONE, self.debtor, coins))


class Door(Step[LastState]):
    """Anybody may leave at any moment, the seat to move and a debtor included; the others go on."""

    def hears(self, state: LastState, action: Action) -> bool:
        return isinstance(action, LeaveTable)

    def waits_for(self, state: LastState) -> list[Seat]:
        return []

    def asks(self, state: LastState, seat: Seat) -> list[Ask]:
        return [Ask("leave-table", [])] if self._may_leave(state, seat) else []

    def refusal(self, state: LastState, action: Action) -> str:
        return OK if self._may_leave(state, action.seat) else "last.door.not-yet"

    def accept(self, state: LastState, action: Action) -> None:
        leaver = action.seat
        state.leave(leaver)
        mover = state.steps[0].waits_for(state)[0]
        debts = state.steps[-1]
        if isinstance(debts, PayDues):
            debts.forget(leaver)
        nothing_due = isinstance(debts, PayDues) and not debts.creditors
        if leaver == mover or nothing_due or len(state.in_play()) == 1:
            state.next_turn(mover)

    def _may_leave(self, state: LastState, seat: Seat) -> bool:
        return state.rounds > EARLIEST_LEAVE and seat not in state.out
