"""Tiny Market with no kernel at all: the rules as a person in a hurry would write them, never compiled.

Four seats with ten coins, twelve rounds, led in turn. The leader rolls a die: the size of the lot. From the leader on,
seats that are still in raise the bid by one to three, within their coins, or pass for good; when one is left and holds
the bid, or nobody is left, the auction ends. The winner pays, gets the lot, and may sell up to three goods for a coin
each. A score is the coins plus twice the goods.

A move is a number: 0 rolls, 1 to 3 raise, 4 passes, 5 to 7 sell one to three, 8 holds.
"""

from collections.abc import Callable
from random import Random

SEATS, ROUNDS, COINS = 4, 12, 10
ROLL, PASS, HOLD = 0, 4, 8
ROLLING, BIDDING, SELLING, OVER = range(4)


class PlainMarket:
    __slots__ = ("bid", "coins", "goods", "holder", "lot", "out", "phase", "round", "turn")

    def __init__(self) -> None:
        self.coins = [COINS] * SEATS
        self.goods = [0] * SEATS
        self.out = [False] * SEATS
        self.round = self.lot = self.bid = self.turn = 0
        self.holder = -1
        self.phase = ROLLING

    def clone(self) -> "PlainMarket":
        twin = PlainMarket.__new__(PlainMarket)
        twin.coins = self.coins[:]
        twin.goods = self.goods[:]
        twin.out = self.out[:]
        twin.round = self.round
        twin.lot = self.lot
        twin.bid = self.bid
        twin.turn = self.turn
        twin.holder = self.holder
        twin.phase = self.phase
        return twin

    def legal(self) -> list[int]:
        if self.phase == BIDDING:
            room = self.coins[self.turn] - self.bid
            if room >= 3:
                return [1, 2, 3, PASS]
            return [*range(1, room + 1), PASS]
        if self.phase == ROLLING:
            return [ROLL]
        if self.phase == SELLING:
            return [*range(5, 5 + min(3, self.goods[self.turn])), HOLD]
        return []

    def apply(self, move: int, die: Callable[[], int]) -> None:
        """Only a roll calls the die."""
        if move == ROLL:
            self.lot = die()
            self.phase = BIDDING
        elif move < PASS:
            self.bid += move
            self.holder = self.turn
            self._next_bidder()
        elif move == PASS:
            self.out[self.turn] = True
            self._next_bidder()
        else:
            if move != HOLD:
                self.goods[self.turn] -= move - PASS
                self.coins[self.turn] += move - PASS
            self._next_round()

    def scores(self) -> list[int]:
        return [coins + 2 * goods for coins, goods in zip(self.coins, self.goods, strict=True)]

    def _next_bidder(self) -> None:
        left = self.out.count(False)
        if left == 0:
            self._next_round()
        elif left == 1 and self.holder >= 0 and not self.out[self.holder]:
            self.coins[self.holder] -= self.bid
            self.goods[self.holder] += self.lot
            self.turn = self.holder
            self.phase = SELLING
        else:
            self.turn = (self.turn + 1) % SEATS
            while self.out[self.turn]:
                self.turn = (self.turn + 1) % SEATS

    def _next_round(self) -> None:
        self.round += 1
        self.out = [False] * SEATS
        self.lot = self.bid = 0
        self.holder = -1
        self.turn = self.round % SEATS
        self.phase = ROLLING if self.round < ROUNDS else OVER


def plain_playout(luck: Random) -> int:
    """Play at random, each legal move as likely as any other; return how many decisions were made."""
    draw = luck.random

    def die() -> int:
        return int(draw() * 6) + 1

    market = PlainMarket()
    decisions = 0
    moves = market.legal()
    while moves:
        market.apply(moves[int(draw() * len(moves))], die)
        decisions += 1
        moves = market.legal()
    return decisions
