"""Royalties: whoever lands on a product pays its owners, if they claim within seven seconds."""

from dataclasses import dataclass
from typing import Final

from ludotheque.kernel.action import NOBODY, Action, Money, Seat
from ludotheque.kernel.ask import OK, Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import at_first
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.game import Game, Options, switch
from ludotheque.kernel.step import NEVER, State, Step, Tables
from ludotheque.mechanics.ranking import places

PRODUCTS: Final = 4
TITLES: Final = 16  # four of each product
PURSE: Final = 40
CLAIM_WINDOW_MS: Final = 7_000


class RollDice(Action):
    """Move, and pay whoever claims."""


class ClaimRoyalty(Action):
    """Say in time that one owns titles of the product."""


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


class RoyaltiesState(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.patient = False  # whether claims may take as long as they like
        self.square = [0] * seats
        self.purses = [PURSE] * seats
        self.owner = [NOBODY] * TITLES
        self.stock = list(range(TITLES))  # face down; the last one is drawn first

    def titles_held(self, seat: Seat, product: int) -> int:
        return len([title for title in range(product, TITLES, PRODUCTS) if self.owner[title] == seat])


class Roll(Step[RoyaltiesState]):
    seat: Seat

    def waits_for(self, state: RoyaltiesState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: RoyaltiesState, seat: Seat) -> list[Ask]:
        return [Ask("roll-dice", [])]

    def refusal(self, state: RoyaltiesState, action: Action) -> str:
        return OK if isinstance(action, RollDice) else "roy.turn.roll-first"

    def accept(self, state: RoyaltiesState, action: Action) -> None:
        square = (state.square[self.seat] + state.chance.die()) % PRODUCTS
        state.square[self.seat] = square
        state.tell(PawnMoved(EVERYONE, self.seat, square))
        state.end_step()
        ends = NEVER if state.patient else state.now + CLAIM_WINDOW_MS
        window = ClaimRoyalties(self.seat, square, ends)
        state.begin(window)
        window.close_if_done(state)


class ClaimRoyalties(Step[RoyaltiesState]):
    """The mover pays every owner of the square's product who claims in time."""

    mover: Seat
    product: int
    ends: int
    paid: list[Seat] = at_first([])

    def waits_for(self, state: RoyaltiesState) -> list[Seat]:
        return [seat for seat in range(state.seats) if self._may_claim(state, seat)]

    def asks(self, state: RoyaltiesState, seat: Seat) -> list[Ask]:
        return [Ask("claim-royalty", [])]

    def refusal(self, state: RoyaltiesState, action: Action) -> str:
        return OK if isinstance(action, ClaimRoyalty) else "roy.claims.first"

    def accept(self, state: RoyaltiesState, action: Action) -> None:
        due = min(state.purses[self.mover], state.titles_held(action.seat, self.product))
        state.purses[self.mover] -= due
        state.purses[action.seat] += due
        self.paid.append(action.seat)
        state.tell(RoyaltyPaid(EVERYONE, self.mover, action.seat, due))
        self.close_if_done(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RoyaltiesState) -> None:
        for owner in self.waits_for(state):
            state.tell(RoyaltyForgotten(EVERYONE, owner))
        self._close(state)

    def close_if_done(self, state: RoyaltiesState) -> None:
        if not self.waits_for(state):
            self._close(state)

    def _may_claim(self, state: RoyaltiesState, seat: Seat) -> bool:
        return seat != self.mover and seat not in self.paid and state.titles_held(seat, self.product) > 0

    def _close(self, state: RoyaltiesState) -> None:
        """The mover draws a title; the last title ends the game."""
        title = state.stock.pop()
        state.owner[title] = self.mover
        state.tell(TitleDrawn(EVERYONE, self.mover, title))
        state.end_step()
        if state.stock:
            state.begin(Roll((self.mover + 1) % state.seats))


@dataclass
class RoyaltiesView:
    square: list[int]
    purses: list[Money]
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
        chance.shuffle(state.stock)
        state.steps = [Roll(0)]
        return state

    def view(self, state: RoyaltiesState, seat: Seat) -> RoyaltiesView:
        waiting = state.steps[-1].waits_for(state) if state.steps else []
        return RoyaltiesView(state.square[:], state.purses[:], state.owner[:], len(state.stock), waiting)

    def redeal(self, state: RoyaltiesState, seat: Seat, luck: Chance) -> RoyaltiesState:
        world = state.copy()
        world.chance = luck.copy()
        world.chance.shuffle(world.stock)
        return world

    def scores(self, state: RoyaltiesState) -> list[int]:
        return state.purses[:]

    def ranks(self, state: RoyaltiesState) -> list[int]:
        return places(state.purses)

    def end_reason(self, state: RoyaltiesState) -> str:
        return "no-titles-left"

    def problem(self, state: RoyaltiesState) -> str:
        if len(state.purses) != state.seats or sum(state.purses) != PURSE * state.seats:
            return "money came from nowhere, or went there"
        held = [title for title in range(TITLES) if state.owner[title] != NOBODY]
        return "" if sorted(held + state.stock) == list(range(TITLES)) else "a title is missing or there twice"
