"""Pawnshop: a payment inside a purchase inside a turn. Boxes are bought closed; whoever is short must pawn others."""

from typing import Final

from ludotheque.kernel.rules import (
    EVERYONE,
    Action,
    Ask,
    Chance,
    Event,
    Money,
    OneOf,
    Seat,
    Step,
    at_first,
    closed,
    only,
)
from ludotheque.mechanics.decision import Decision
from ludotheque.mechanics.purses import Purses

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


class PawnState(Purses):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.stack: list[int] = list(range(BOXES))  # closed; the last one is sold first
        self.closed: list[list[int]] = [[] for _ in range(seats)]  # only the owner has looked inside
        self.window: list[list[int]] = [[] for _ in range(seats)]
        self.pawned: list[int] = []
        self.turns = 0

    def boxes_of(self, seat: Seat) -> list[int]:
        return sorted(self.closed[seat] + self.window[seat])


class TakeTurn(Decision[PawnState]):
    """Buy a box or two, or none."""

    bought: int = at_first(0)

    def asks(self, state: PawnState, seat: Seat) -> list[Ask]:
        return [self._buy_asked(state), Ask("end-turn")]

    def law(self) -> str:
        return "pawn.turn.buy-or-end"

    def accept(self, state: PawnState, action: Action) -> None:
        if isinstance(action, BuyBox):
            self.bought += 1
            state.begin(Purchase(self.seat))
            state.begin(Payment(self.seat, PRICE))
            return
        state.end_step()
        state.turns += 1
        if state.turns < ROUNDS * state.seats:
            state.begin(TakeTurn((self.seat + 1) % state.seats))

    def _buy_asked(self, state: PawnState) -> Ask:
        means = state.cash[self.seat] + PAWN_VALUE * len(state.boxes_of(self.seat))
        if not state.stack:
            return closed("buy-box", "pawn.turn.no-box-left")
        if self.bought == BUYS_IN_A_TURN:
            return closed("buy-box", "pawn.turn.two-boxes")
        return Ask("buy-box") if means >= PRICE else closed("buy-box", "pawn.turn.what-one-can-pay")


class Payment(Step[PawnState]):
    """Whoever is short pawns boxes, each one shown, until the price is there."""

    payer: Seat
    due: Money

    def waits_for(self, state: PawnState) -> list[Seat]:
        return [self.payer]

    def asks(self, state: PawnState, seat: Seat) -> list[Ask]:
        return [Ask("pawn-box", [OneOf("box", state.boxes_of(seat))])]

    def law(self) -> str:
        return "pawn.payment.pawn-a-box"

    def accept(self, state: PawnState, action: Action) -> None:
        assert isinstance(action, PawnBox)
        state.closed[self.payer] = [box for box in state.closed[self.payer] if box != action.box]
        state.window[self.payer] = [box for box in state.window[self.payer] if box != action.box]
        state.pawned.append(action.box)
        state.give(self.payer, PAWN_VALUE)
        state.tell(BoxPawned(EVERYONE, self.payer, action.box))
        self.resume(state)

    def resume(self, state: PawnState) -> None:
        """As soon as it can be paid, it is."""
        if state.cash[self.payer] >= self.due:
            state.take(self.payer, self.due)
            state.end_step()


class Purchase(Step[PawnState]):
    """Once it is paid for, the buyer opens the box and puts it in the window, or keeps it closed."""

    buyer: Seat

    def waits_for(self, state: PawnState) -> list[Seat]:
        return [self.buyer]

    def asks(self, state: PawnState, seat: Seat) -> list[Ask]:
        shown = OneOf("shown", [0, 1], "pawn.purchase.window")
        if state.cash[seat] == 0:
            shown.narrowed([0], "pawn.purchase.a-coin-for-the-window")
        return [Ask("put-in-window", [shown])]

    def law(self) -> str:
        return "pawn.purchase.window"

    def accept(self, state: PawnState, action: Action) -> None:
        assert isinstance(action, PutInWindow)
        box = state.stack.pop()
        state.tell(BoxBought(EVERYONE, self.buyer))
        if action.shown == 1:
            state.take(self.buyer, 1)
            state.window[self.buyer].append(box)
            state.tell(BoxShown(EVERYONE, self.buyer, box))
        else:
            state.closed[self.buyer].append(box)
            state.tell(BoxOpened(only(self.buyer), box))
        state.end_step()
