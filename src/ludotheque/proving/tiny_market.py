"""Tiny Market as the house knows a game: the yardstick of what the kernel costs."""

from dataclasses import dataclass
from typing import Final

from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.rules import NOBODY, Chance, Seat, Sheet, Tables
from ludotheque.mechanics.ranking import places
from ludotheque.proving.market import ROUNDS, SEATS, Auction, Market

WORTH_OF_GOODS: Final = 2


@dataclass
class MarketView:
    """Nothing is hidden but the dice to come."""

    round: int
    coins: list[int]
    goods: list[int]


class TinyMarket(Game[Market]):
    def __init__(self) -> None:
        super().__init__("tiny-market", "tm", rules_version=1, least=SEATS, most=SEATS)

    def home(self) -> str:
        return "ludotheque.proving"

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> Market:
        state = Market(chance)
        state.open()
        return state

    def view(self, state: Market, seat: Seat) -> MarketView:
        return MarketView(state.round, state.coins[:], state.goods[:])

    def observe(self, state: Market, seat: Seat, sheet: Sheet) -> None:
        auction = state.steps[-1] if state.steps else None
        bidding = auction if isinstance(auction, Auction) else None
        sheet.number("round", state.round)
        sheet.of_seats("coins", state.coins)
        sheet.of_seats("goods", state.goods)
        sheet.number("lot", bidding.size if bidding is not None else 0)
        sheet.number("bid", bidding.bid if bidding is not None else 0)
        sheet.seat("holder", bidding.holder if bidding is not None else NOBODY)
        sheet.of_seats("still-in", [int(is_in) for is_in in bidding.still_in] if bidding is not None else [0] * SEATS)

    def redeal(self, state: Market, seat: Seat, luck: Chance) -> Market:
        world = state.copy()
        world.chance = luck.copy()
        return world

    def ranks(self, state: Market) -> list[int]:
        return places(self.scores(state))

    def scores(self, state: Market) -> list[int]:
        return [state.coins[seat] + WORTH_OF_GOODS * state.goods[seat] for seat in range(SEATS)]

    def end_reason(self, state: Market) -> str:
        return "rounds-played"

    def problem(self, state: Market) -> str:
        if len(state.coins) != SEATS or len(state.goods) != SEATS:
            return "the market is for four"
        if min(state.coins) < 0 or min(state.goods) < 0:
            return "a player owes coins or goods"
        return "" if 0 <= state.round <= ROUNDS else "there is no such round"
