"""A position of the Tiny Market, and its three steps: a lot is rolled for, it is auctioned, its winner may sell."""

from typing import Final

from ludotheque.kernel.rules import EVERYONE, NOBODY, Action, Amount, Ask, Chance, Seat, State, Step, at_first
from ludotheque.proving.messages import (
    BidPassed,
    BidRaised,
    GoodsHeld,
    GoodsSold,
    LotShown,
    LotSold,
    RaiseBid,
    SellGoods,
)

SEATS: Final = 4
ROUNDS: Final = 12
FIRST_COINS: Final = 10
LARGEST_RAISE: Final = 3
LARGEST_SALE: Final = 3


class Market(State):
    def __init__(self, chance: Chance) -> None:
        super().__init__(SEATS, chance)
        self.coins: list[int] = []
        self.goods: list[int] = []
        self.round = 0

    def open(self) -> None:
        self.coins = [FIRST_COINS] * SEATS
        self.goods = [0] * SEATS
        self.steps = [RollForLot(0)]

    def next_round(self) -> None:
        self.round += 1
        self.end_step()
        if self.round < ROUNDS:
            self.begin(RollForLot(self.round % SEATS))


class RollForLot(Step[Market]):
    """The leader of the round rolls a die: the size of the lot."""

    leader: Seat

    def waits_for(self, state: Market) -> list[Seat]:
        return [self.leader]

    def asks(self, state: Market, seat: Seat) -> list[Ask]:
        return [Ask("roll-die")]

    def law(self) -> str:
        return "tm.lot.roll-first"

    def accept(self, state: Market, action: Action) -> None:
        size = state.chance.die("lot")
        state.tell(LotShown(EVERYONE, size))
        state.end_step()
        state.begin(Auction(self.leader, size))


class Auction(Step[Market]):
    """Seats bid in turn, starting with the leader, until one is left that holds the bid, or nobody is."""

    bidder: Seat
    size: int
    bid: int = at_first(0)
    holder: Seat = at_first(NOBODY)
    still_in: list[bool] = at_first([True, True, True, True])

    def waits_for(self, state: Market) -> list[Seat]:
        return [self.bidder]

    def asks(self, state: Market, seat: Seat) -> list[Ask]:
        raised = Amount("by", 1, LARGEST_RAISE, "tm.auction.raise-one-to-three")
        raised.at_most(state.coins[seat] - self.bid, "tm.auction.within-own-coins")
        return [Ask("raise-bid", [raised]), Ask("pass-bid")]

    def law(self) -> str:
        return "tm.auction.raise-or-pass"

    def accept(self, state: Market, action: Action) -> None:
        if isinstance(action, RaiseBid):
            self.bid += action.by
            self.holder = action.seat
            state.tell(BidRaised(EVERYONE, action.seat, self.bid))
        else:
            self.still_in[action.seat] = False
            state.tell(BidPassed(EVERYONE, action.seat))
        self._go_on(state)

    def _go_on(self, state: Market) -> None:
        left = self.still_in.count(True)
        if left == 0:
            state.next_round()
        elif left == 1 and self.holder != NOBODY and self.still_in[self.holder]:
            self._sell(state)
        else:
            self._pass_the_word()

    def _pass_the_word(self) -> None:
        self.bidder = (self.bidder + 1) % SEATS
        while not self.still_in[self.bidder]:
            self.bidder = (self.bidder + 1) % SEATS

    def _sell(self, state: Market) -> None:
        state.coins[self.holder] -= self.bid
        state.goods[self.holder] += self.size
        state.tell(LotSold(EVERYONE, self.holder, self.bid))
        state.end_step()
        state.begin(Stall(self.holder))


class Stall(Step[Market]):
    """The winner of the lot may sell up to three goods, at one coin each."""

    seller: Seat

    def waits_for(self, state: Market) -> list[Seat]:
        return [self.seller]

    def asks(self, state: Market, seat: Seat) -> list[Ask]:
        sold = Amount("goods", 1, LARGEST_SALE, "tm.stall.sell-one-to-three")
        sold.at_most(state.goods[seat], "tm.stall.own-goods")
        return [Ask("sell-goods", [sold]), Ask("hold-goods")]

    def law(self) -> str:
        return "tm.stall.sell-or-hold"

    def accept(self, state: Market, action: Action) -> None:
        if isinstance(action, SellGoods):
            state.goods[action.seat] -= action.goods
            state.coins[action.seat] += action.goods
            state.tell(GoodsSold(EVERYONE, action.seat, action.goods))
        else:
            state.tell(GoodsHeld(EVERYONE, action.seat))
        state.next_round()
