"""Royalties: whoever lands on a product pays its owners, if they claim within seven seconds."""

from dataclasses import dataclass
from typing import Final

from ludotheque.kernel.game import Game, Options, switch
from ludotheque.kernel.rules import (
    EVERYONE,
    NEVER,
    NOBODY,
    Action,
    Ask,
    Chance,
    Event,
    Money,
    Seat,
    Tables,
    at_first,
)
from ludotheque.mechanics.answers import AnswerWindow
from ludotheque.mechanics.decision import Decision
from ludotheque.mechanics.purses import Purses
from ludotheque.mechanics.ranking import places

PRODUCTS: Final = 4
TITLES: Final = 16  # four of each product
PURSE: Final = 40
CLAIM_WINDOW_MS: Final = 7_000


class RollDice(Action):
    """Move, and pay whoever claims."""


class ClaimRoyalty(Action):
    """Say in time that one owns titles of the product."""


class WaiveRoyalty(Action):
    """Let it pass."""


class PawnMoved(Event):
    seat: Seat
    square: int


class RoyaltyPaid(Event):
    debtor: Seat
    owner: Seat
    amount: Money


class RoyaltyForgotten(Event):
    owner: Seat


class TitleDrawn(Event):
    seat: Seat
    title: int


class RoyaltiesState(Purses):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.patient = False  # whether claims may take as long as they like
        self.square: list[int] = [0] * seats
        self.owner: list[Seat] = [NOBODY] * TITLES
        self.stock: list[int] = list(range(TITLES))  # face down; the last one is drawn first

    def titles_held(self, seat: Seat, product: int) -> int:
        return len([title for title in range(product, TITLES, PRODUCTS) if self.owner[title] == seat])


class Roll(Decision[RoyaltiesState]):
    def asks(self, state: RoyaltiesState, seat: Seat) -> list[Ask]:
        return [Ask("roll-dice")]

    def law(self) -> str:
        return "roy.turn.roll-first"

    def accept(self, state: RoyaltiesState, action: Action) -> None:
        square = (state.square[self.seat] + state.chance.die("dice", self.seat)) % PRODUCTS
        state.square[self.seat] = square
        state.tell(PawnMoved(EVERYONE, self.seat, square))
        state.end_step()
        ends = NEVER if state.patient else state.now + CLAIM_WINDOW_MS
        state.begin(ClaimRoyalties(ends, self.seat, square))


class ClaimRoyalties(AnswerWindow[RoyaltiesState]):
    """The mover pays every owner of the square's product who claims in time."""

    mover: Seat
    product: int
    paid: list[Seat] = at_first([])

    def asked(self, state: RoyaltiesState) -> list[Seat]:
        others = [seat for seat in range(state.seats) if seat != self.mover and seat not in self.paid]
        return [seat for seat in others if state.titles_held(seat, self.product) > 0]

    def asks(self, state: RoyaltiesState, seat: Seat) -> list[Ask]:
        return [Ask("claim-royalty"), Ask("waive-royalty")]

    def law(self) -> str:
        return "roy.claims.first"

    def accept(self, state: RoyaltiesState, action: Action) -> None:
        if isinstance(action, ClaimRoyalty):
            self._pay(state, action.seat)
            self.resume(state)
        else:
            self.let_pass(state, action.seat)

    def silence(self, state: RoyaltiesState) -> None:
        """The mover draws a title; the last title ends the game."""
        for owner in self.waits_for(state):
            state.tell(RoyaltyForgotten(EVERYONE, owner))
        title = state.stock.pop()
        state.owner[title] = self.mover
        state.tell(TitleDrawn(EVERYONE, self.mover, title))
        state.end_step()
        if state.stock:
            state.begin(Roll((self.mover + 1) % state.seats))

    def _pay(self, state: RoyaltiesState, owner: Seat) -> None:
        due = min(state.cash[self.mover], state.titles_held(owner, self.product))
        state.pass_cash(self.mover, owner, due)
        self.paid.append(owner)
        state.tell(RoyaltyPaid(EVERYONE, self.mover, owner, due))


@dataclass
class RoyaltiesView:
    square: list[int]
    cash: list[Money]
    owner: list[Seat]
    stock: int
    waiting: list[Seat]


class Royalties(Game[RoyaltiesState]):
    def __init__(self) -> None:
        super().__init__("royalties", "roy", rules_version=1, least=2, most=4)
        self.options = [switch("patient", "roy.claims.patient")]

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> RoyaltiesState:
        state = RoyaltiesState(seats, chance)
        state.patient = options["patient"] == 1
        chance.shuffle(state.stock, "stock")
        for seat in range(seats):
            state.give(seat, PURSE)
        state.begin(Roll(0))
        return state

    def view(self, state: RoyaltiesState, seat: Seat) -> RoyaltiesView:
        waiting = state.steps[-1].waits_for(state) if state.steps else []
        return RoyaltiesView(state.square[:], state.cash[:], state.owner[:], len(state.stock), waiting)

    def redeal(self, state: RoyaltiesState, seat: Seat, luck: Chance) -> RoyaltiesState:
        world = state.copy()
        world.chance = luck.copy()
        world.chance.shuffle(world.stock)
        return world

    def scores(self, state: RoyaltiesState) -> list[int]:
        return state.cash[:]

    def ranks(self, state: RoyaltiesState) -> list[int]:
        return places(state.cash)

    def end_reason(self, state: RoyaltiesState) -> str:
        return "no-titles-left"

    def problem(self, state: RoyaltiesState) -> str:
        if len(state.cash) != state.seats or state.bank + sum(state.cash) != 0:
            return "money came from nowhere, or went there"
        held = [title for title in range(TITLES) if state.owner[title] != NOBODY]
        return "" if sorted(held + state.stock) == list(range(TITLES)) else "a title is missing or there twice"
