"""Pawnshop as the house knows it."""

from dataclasses import dataclass

from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.rules import NOBODY, Chance, Money, Seat, Tables
from ludotheque.mechanics.ranking import places
from tests.kernel.games.pawnshop import BOXES, PURSE, PawnState, TakeTurn


@dataclass
class PawnView:
    turns: int
    depth: int  # how many steps are begun
    cash: list[Money]
    stack: int
    own: list[int]
    closed: list[int]
    window: list[list[int]]
    pawned: list[int]


class Pawnshop(Game[PawnState]):
    def __init__(self) -> None:
        super().__init__("pawnshop", "pawn", rules_version=1, least=2, most=4)

    def home(self) -> str:
        return "tests.kernel.games.pawnshop"

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> PawnState:
        state = PawnState(seats, chance)
        chance.shuffle(state.stack, "stack")
        for seat in range(seats):
            state.give(seat, PURSE)
        state.begin(TakeTurn(0))
        return state

    def view(self, state: PawnState, seat: Seat) -> PawnView:
        return PawnView(
            turns=state.turns,
            depth=len(state.steps),
            cash=state.cash[:],
            stack=len(state.stack),
            own=[] if seat == NOBODY else state.closed[seat][:],
            closed=[len(boxes) for boxes in state.closed],
            window=[boxes[:] for boxes in state.window],
            pawned=state.pawned[:],
        )

    def redeal(self, state: PawnState, seat: Seat, luck: Chance) -> PawnState:
        world = state.copy()
        world.chance = luck.copy()
        others = [boxes for owner, boxes in enumerate(state.closed) if owner != seat]
        unknown = sorted(state.stack + [box for boxes in others for box in boxes])
        world.chance.shuffle(unknown)
        for owner in range(state.seats):
            if owner != seat:
                world.closed[owner] = [unknown.pop() for _ in state.closed[owner]]
        world.stack = unknown
        return world

    def scores(self, state: PawnState) -> list[int]:
        return [state.cash[seat] + sum(state.boxes_of(seat)) for seat in range(state.seats)]

    def ranks(self, state: PawnState) -> list[int]:
        return places(self.scores(state))

    def end_reason(self, state: PawnState) -> str:
        return "all-rounds-played"

    def problem(self, state: PawnState) -> str:
        if len(state.cash) != state.seats or state.bank + sum(state.cash) != 0:
            return "money came from nowhere, or went there"
        seen = [box for boxes in [*state.closed, *state.window, state.stack, state.pawned] for box in boxes]
        return "" if sorted(seen) == list(range(BOXES)) else "a box is missing or there twice"
