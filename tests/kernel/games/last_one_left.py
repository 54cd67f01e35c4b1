"""Last One Left: dues to all the others, one by one. Whoever cannot pay is out, and anybody may leave the table."""

from typing import Final

from ludotheque.kernel.rules import EVERYONE, Action, Ask, Chance, Event, Money, Seat, Step, closed
from ludotheque.mechanics.debts import Debt
from ludotheque.mechanics.decision import Decision
from ludotheque.mechanics.purses import Purses
from ludotheque.mechanics.seats import after_seat, ends_round

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


class RoundDue(Debt):
    """What is due to another seat after a roll."""


class LastState(Purses):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.reserves: list[Money] = list(range(RESERVES))  # the first are the seats' own, in secret
        self.used: list[bool] = [False] * seats
        self.out: list[Seat] = []  # in the order of leaving
        self.rounds = 1

    def in_play(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat not in self.out]

    def next_turn(self, after: Seat) -> None:
        """The next seat still in play; the game is over when there is only one."""
        while self.steps:
            self.end_step()
        if len(self.in_play()) == 1:
            return
        seat = next(seat for seat in after_seat(after, self.seats) if seat not in self.out)
        if ends_round(after, seat, 0, self.seats):
            self.rounds += 1
        self.begin(Roll(seat))

    def leave(self, seat: Seat) -> None:
        self.out.append(seat)
        self.take(seat, self.cash[seat])
        self.tell(LeftGame(EVERYONE, seat))


class Roll(Decision[LastState]):
    def asks(self, state: LastState, seat: Seat) -> list[Ask]:
        return [Ask("roll-dues")]

    def law(self) -> str:
        return "last.turn.roll-first"

    def accept(self, state: LastState, action: Action) -> None:
        amount = state.chance.die("dice") + state.rounds
        state.tell(DuesRolled(EVERYONE, self.seat, amount))
        others = [seat for seat in state.in_play() if seat != self.seat]
        state.begin(PayDues(self.seat, [RoundDue(self.seat, creditor, amount) for creditor in others]))


class PayDues(Step[LastState]):
    """The debtor pays one creditor after another; his secret reserve helps once."""

    debtor: Seat
    debts: list[RoundDue]

    def waits_for(self, state: LastState) -> list[Seat]:
        return [self.debtor]

    def asks(self, state: LastState, seat: Seat) -> list[Ask]:
        reserve = closed("use-reserve", "last.reserve.once") if state.used[seat] else Ask("use-reserve")
        return [Ask("pay-due"), reserve]

    def law(self) -> str:
        return "last.dues.pay-first"

    def accept(self, state: LastState, action: Action) -> None:
        if isinstance(action, UseReserve):
            self._use_reserve(state)
            return
        due = self.debts.pop(0)
        paid = min(due.amount, state.cash[self.debtor])
        state.pass_cash(self.debtor, due.creditor, paid)
        state.tell(DuePaid(EVERYONE, self.debtor, due.creditor, paid))
        if paid < due.amount:
            state.leave(self.debtor)
        if paid < due.amount or not self.debts:
            state.next_turn(self.debtor)

    def forget(self, creditor: Seat) -> None:
        self.debts = [due for due in self.debts if due.creditor != creditor]

    def _use_reserve(self, state: LastState) -> None:
        coins = state.reserves[self.debtor]
        state.used[self.debtor] = True
        state.give(self.debtor, coins)
        state.tell(ReserveUsed(EVERYONE, self.debtor, coins))


class Door(Step[LastState]):
    """Anybody may leave at any moment, the seat to move and a debtor included; the others go on."""

    def hears(self, state: LastState, action: Action) -> bool:
        return isinstance(action, LeaveTable)

    def waits_for(self, state: LastState) -> list[Seat]:
        return []

    def asks(self, state: LastState, seat: Seat) -> list[Ask]:
        may_leave = state.rounds > EARLIEST_LEAVE and seat not in state.out
        return [Ask("leave-table") if may_leave else closed("leave-table", "last.door.not-yet")]

    def accept(self, state: LastState, action: Action) -> None:
        leaver = action.seat
        state.leave(leaver)
        mover = state.steps[0].waits_for(state)[0]
        dues = state.steps[-1]
        if isinstance(dues, PayDues):
            dues.forget(leaver)
        nothing_due = isinstance(dues, PayDues) and not dues.debts
        if leaver == mover or nothing_due or len(state.in_play()) == 1:
            state.next_turn(mover)
