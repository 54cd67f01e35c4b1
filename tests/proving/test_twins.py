"""Tiny Market on the kernel and its plain twin agree, move for move."""

from functools import partial
from random import Random

import pytest

from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import Amount
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import asks, is_over, play, waiting
from ludotheque.kernel.step import Tables
from ludotheque.lab.plain_market import HOLD, PASS, ROLL, PlainMarket
from ludotheque.proving.market import Market
from ludotheque.proving.messages import HoldGoods, PassBid, RaiseBid, RollDie, SellGoods
from ludotheque.proving.tiny_market import TinyMarket

GAME = TinyMarket()
FIRST_MOVES = {"roll-die": ROLL, "raise-bid": ROLL, "pass-bid": PASS, "sell-goods": PASS, "hold-goods": HOLD}


def action(seat: Seat, move: int) -> Action:
    """The plain twin's move in the kernel's words."""
    if move == ROLL:
        return RollDie(seat)
    if move == PASS:
        return PassBid(seat)
    if move == HOLD:
        return HoldGoods(seat)
    return RaiseBid(seat, move) if move < PASS else SellGoods(seat, move - PASS)


def moves(state: Market, seat: Seat) -> list[int]:
    """The kernel's asks as moves of the plain twin."""
    found: list[int] = []
    for ask in asks(state, seat):
        first = FIRST_MOVES[ask.verb]
        if not ask.blanks:
            found.append(first)
        for blank in ask.blanks:
            assert isinstance(blank, Amount)
            found += [first + amount for amount in range(blank.low, blank.high + 1)]
    return found


@pytest.mark.parametrize("seed", range(25))
def test_the_same_dice_and_moves_lead_to_the_same_market(seed: int) -> None:
    luck = Random(seed)
    state, twin = GAME.start(4, Tables(), {}, Chance(1)), PlainMarket()
    while not is_over(state):
        seat = waiting(state)[0]
        assert (seat, moves(state, seat)) == (twin.turn, twin.legal())
        move, die = luck.choice(twin.legal()), luck.randint(1, 6)
        state.chance.scripted = [die - 1]

        play(state, action(seat, move))
        twin.apply(move, partial(int, die))

        assert (state.coins, state.goods, state.round) == (twin.coins, twin.goods, twin.round)
    assert twin.legal() == []
    assert GAME.scores(state) == twin.scores()


def test_a_clone_of_the_twin_shares_nothing() -> None:
    market = PlainMarket()
    clone = market.clone()

    clone.apply(ROLL, lambda: 3)
    clone.apply(1, lambda: 0)

    assert (market.lot, market.bid, market.coins is clone.coins) == (0, 0, False)
