"""Trade Desk as the house knows it."""

from dataclasses import dataclass

from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.rules import NOBODY, Chance, Money, Seat, Tables, only
from ludotheque.mechanics.ranking import places
from tests.kernel.games.trade_desk import CARDS, HAND, PURSE, DeskState, HandDealt, TakeTurn, TradeDesk, desk_of


@dataclass
class OfferView:
    seller: Seat
    buyer: Seat
    cards: list[int]
    price: Money
    ends: int


@dataclass
class DeskView:
    hand: list[int]
    hands: list[list[int]]  # what has been shown of each
    sizes: list[int]
    cash: list[Money]
    points: list[int]
    laid: list[int]
    offers: list[OfferView]


class TradeDeskGame(Game[DeskState]):
    def __init__(self) -> None:
        super().__init__("trade-desk", "desk", rules_version=1, least=2, most=5)

    def home(self) -> str:
        return "tests.kernel.games.trade_desk"

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> DeskState:
        state = DeskState(seats, chance)
        state.aside = list(range(CARDS))
        chance.shuffle(state.aside, "aside")
        for seat in range(seats):
            state.give(seat, PURSE)
            state.hands[seat] = sorted(state.aside.pop() for _ in range(HAND))
            state.tell(HandDealt(only(seat), state.hands[seat][:]))
        state.begin(TakeTurn(0))
        state.standing = [TradeDesk()]
        return state

    def view(self, state: DeskState, seat: Seat) -> DeskView:
        return DeskView(
            hand=[] if seat == NOBODY else state.hands[seat][:],
            hands=[[card for card in hand if card in state.shown] for hand in state.hands],
            sizes=[len(hand) for hand in state.hands],
            cash=state.cash[:],
            points=state.points[:],
            laid=state.laid[:],
            offers=[OfferView(o.seller, o.buyer, o.cards[:], o.price, o.ends) for o in desk_of(state).offers],
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
        return [state.points[seat] + state.cash[seat] for seat in range(state.seats)]

    def ranks(self, state: DeskState) -> list[int]:
        return places(self.scores(state))

    def end_reason(self, state: DeskState) -> str:
        return "all-cards-laid"

    def problem(self, state: DeskState) -> str:
        if len(state.cash) != state.seats or state.bank + sum(state.cash) != 0:
            return "money came from nowhere, or went there"
        seen = [card for hand in [*state.hands, state.aside, state.laid] for card in hand]
        return "" if sorted(seen) == list(range(CARDS)) else "a card is missing or there twice"
