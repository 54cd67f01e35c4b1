"""Pawnshop: a payment inside a purchase inside a turn. Boxes are bought closed; whoever is short must pawn others."""

from typing import Final

from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import OK, Ask, OneOf
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import at_first
from ludotheque.kernel.event import EVERYONE, Event, only
from ludotheque.kernel.step import State, Step

BOXES: Final = 12  # box number n is worth n
PRICE: Final = 6
PAWN_VALUE: Final = 3
PURSE: Final = 10
ROUNDS: Final = 4
BUYS_IN_A_TURN: Final = 2


class BuyBox(Action):
    """Take the top box, unseen."""


class EndTurn(Action):
    pass


class PawnBox(Action):
    box: int


class PutInWindow(Action):
    shown: int  # 1: for all to see, for one coin; 0: kept closed


class BoxBought(Event):
    seat: Seat


class BoxOpened(Event):
    box: int


class BoxShown(Event):
    seat: Seat
    box: int


class BoxPawned(Event):
    seat: Seat
    box: int


class PawnState(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bank = 100
        self.purses = [PURSE] * seats
        self.stack = list(range(BOXES))  # closed; the last one is sold first
        self.closed: list[list[int]] = [[] for _ in range(seats)]  # only the owner has looked inside
        self.window: list[list[int]] = [[] for _ in range(seats)]
        self.pawned: list[int] = []
        self.turns = 0

    def boxes_of(self, seat: Seat) -> list[int]:
        return sorted(self.closed[seat] + self.window[seat])

    def pay_bank(self, seat: Seat, amount: Money) -> None:
        self.purses[seat] -= amount
        self.bank += amount


class TakeTurn(Step[PawnState]):
    """Buy a box or two, or none."""

    seat: Seat
    bought: int = at_first(0)

    def waits_for(self, state: PawnState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: PawnState, seat: Seat) -> list[Ask]:
        buy = [Ask("buy-box", [])] if self._may_buy(state) else []
        return [*buy, Ask("end-turn", [])]

    def refusal(self, state: PawnState, action: Action) -> str:
        if isinstance(action, BuyBox):
            return OK if self._may_buy(state) else "pawn.turn.what-one-can-pay"
        return OK if isinstance(action, EndTurn) else "pawn.turn.buy-or-end"

    def accept(self, state: PawnState, action: Action) -> None:
        if isinstance(action, BuyBox):
            self.bought += 1
            state.begin(Purchase(self.seat))
            if state.purses[self.seat] < PRICE:
                state.begin(Payment(self.seat, PRICE))
            else:
                state.pay_bank(self.seat, PRICE)
            return
        state.end_step()
        state.turns += 1
        if state.turns < ROUNDS * state.seats:
            state.begin(TakeTurn((self.seat + 1) % state.seats))

    def _may_buy(self, state: PawnState) -> bool:
        means = state.purses[self.seat] + PAWN_VALUE * len(state.boxes_of(self.seat))
        return bool(state.stack) and self.bought < BUYS_IN_A_TURN and means >= PRICE


class Payment(Step[PawnState]):
    """Whoever is short pawns boxes, each one shown, until the price is there."""

    payer: Seat
    due: Money

    def waits_for(self, state: PawnState) -> list[Seat]:
        return [self.payer]

    def asks(self, state: PawnState, seat: Seat) -> list[Ask]:
        return [Ask("pawn-box", [OneOf("box", state.boxes_of(seat))])]

    def refusal(self, state: PawnState, action: Action) -> str:
        owned = isinstance(action, PawnBox) and action.box in state.boxes_of(self.payer)
        return OK if owned else "pawn.payment.pawn-a-box"

    def accept(self, state: PawnState, action: Action) -> None:
        assert isinstance(action, PawnBox)
        state.closed[self.payer] = [box for box in state.closed[self.payer] if box != action.box]
        state.window[self.payer] = [box for box in state.window[self.payer] if box != action.box]
        state.pawned.append(action.box)
        state.pay_bank(self.payer, -PAWN_VALUE)
        state.tell(BoxPawned(EVERYONE, self.payer, action.box))
        if state.purses[self.payer] >= self.due:
            state.pay_bank(self.payer, self.due)
            state.end_step()


class Purchase(Step[PawnState]):
    """Once it is paid for, the buyer opens the box and puts it in the window, or keeps it closed."""

    buyer: Seat

    def waits_for(self, state: PawnState) -> list[Seat]:
        return [self.buyer]

    def asks(self, state: PawnState, seat: Seat) -> list[Ask]:
        return [Ask("put-in-window", [OneOf("shown", self._choices(state))])]

    def refusal(self, state: PawnState, action: Action) -> str:
        fits = isinstance(action, PutInWindow) and action.shown in self._choices(state)
        return OK if fits else "pawn.purchase.window"

    def accept(self, state: PawnState, action: Action) -> None:
        assert isinstance(action, PutInWindow)
        box = state.stack.pop()
        state.tell(BoxBought(EVERYONE, self.buyer))
        if action.shown == 1:
            state.pay_bank(self.buyer, 1)
            state.window[self.buyer].append(box)
            state.tell(BoxShown(EVERYONE, self.buyer, box))
        else:
            state.closed[self.buyer].append(box)
            state.tell(BoxOpened(only(self.buyer), box))
        state.end_step()

    def _choices(self, state: PawnState) -> list[int]:
        return [0, 1] if state.purses[self.buyer] > 0 else [0]
