"""Trade Desk as the house knows it."""

from dataclasses import dataclass

from ludotheque.kernel.action import NOBODY, Money, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import only
from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.step import Tables
from ludotheque.mechanics.ranking import places
from tests.kernel.games.trade_desk import (
    CARDS,
    HAND,
    PURSE,
    DeskState,
    HandDealt,
    TakeTurn,
    TradeDesk,
    desk_of,
)


@dataclass
class DeskView:
    hand: list[int]
    hands: list[list[int]]  # what has been shown of each
    sizes: list[int]
    purses: list[Money]
    points: list[int]
    laid: list[int]
    buyer: list[Seat]
    cards: list[list[int]]
    price: list[Money]
    ends: list[int]


class TradeDeskGame(Game[DeskState]):
    def __init__(self) -> None:
        super().__init__("trade-desk", "desk", rules_version=1, least=2, most=5)

    def home(self) -> str:
        return "tests.kernel.games.trade_desk"

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> DeskState:
        state = DeskState(seats, chance)
        state.aside = list(range(CARDS))
        chance.shuffle(state.aside)
        for seat in range(seats):
            state.hands[seat] = sorted(state.aside.pop() for _ in range(HAND))
            state.tell(HandDealt(only(seat), state.hands[seat][:]))
        state.steps = [TakeTurn(0)]
        state.standing = [TradeDesk(seats)]
        return state

    def view(self, state: DeskState, seat: Seat) -> DeskView:
        desk = desk_of(state)
        return DeskView(
            hand=[] if seat == NOBODY else state.hands[seat][:],
            hands=[[card for card in hand if card in state.shown] for hand in state.hands],
            sizes=[len(hand) for hand in state.hands],
            purses=state.purses[:],
            points=state.points[:],
            laid=state.laid[:],
            buyer=desk.buyer[:],
            cards=[cards[:] for cards in desk.cards],
            price=desk.price[:],
            ends=desk.ends[:],
        )

    def redeal(self, state: DeskState, seat: Seat, luck: Chance) -> DeskState:
        """Cards never shown may be in any other hand, or aside."""
        world = state.copy()
        world.chance = luck.copy()
        others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
        unknown = sorted(state.aside + [card for hand in others for card in hand if card not in state.shown])
        world.chance.shuffle(unknown)
        for owner in range(state.seats):
            if owner != seat:
                known = [card for card in state.hands[owner] if card in state.shown]
                hidden = [unknown.pop() for _ in range(len(state.hands[owner]) - len(known))]
                world.hands[owner] = sorted(known + hidden)
        world.aside = unknown
        return world

    def scores(self, state: DeskState) -> list[int]:
        return [state.points[seat] + state.purses[seat] for seat in range(state.seats)]

    def ranks(self, state: DeskState) -> list[int]:
        return places(self.scores(state))

    def end_reason(self, state: DeskState) -> str:
        return "all-cards-laid"

    def problem(self, state: DeskState) -> str:
        if len(state.purses) != state.seats or sum(state.purses) != PURSE * state.seats:
            return "money came from nowhere, or went there"
        seen = [card for hand in [*state.hands, state.aside, state.laid] for card in hand]
        return "" if sorted(seen) == list(range(CARDS)) else "a card is missing or there twice"
