"""The rules of Tiny Market, one test each."""

from ludotheque.kernel.action import Action
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.play import asks, is_over, play, refusal, waiting
from ludotheque.kernel.random_play import playout
from ludotheque.kernel.step import Tables
from ludotheque.proving.market import Auction, Market, RollForLot, Stall
from ludotheque.proving.messages import BidRaised, HoldGoods, LotShown, LotSold, PassBid, RaiseBid, RollDie, SellGoods
from ludotheque.proving.tiny_market import TinyMarket
from ludotheque.record.positions import dump_text, load_text

GAME = TinyMarket()


def market(*dice: int) -> Market:
    """A new market, whose first dice are loaded."""
    state = GAME.start(4, Tables(), {}, Chance(1))
    state.chance.scripted = [die - 1 for die in dice]
    return state


def plays(state: Market, *actions: Action) -> list[Event]:
    return [event for action in actions for event in play(state, action)]


def auction(lot: int = 5) -> Market:
    state = market(lot)
    plays(state, RollDie(0))
    return state


def stall(lot: int = 5) -> Market:
    """Seat 0 has bought the lot for 3 coins."""
    state = auction(lot)
    plays(state, RaiseBid(0, 3), PassBid(1), PassBid(2), PassBid(3))
    return state


def test_four_players_start_with_ten_coins_and_no_goods() -> None:
    assert (market().coins, market().goods) == ([10, 10, 10, 10], [0, 0, 0, 0])


def test_the_leader_rolls_for_the_size_of_the_lot() -> None:
    state = market(6)

    assert waiting(state) == [0]
    assert plays(state, RollDie(0)) == [LotShown(EVERYONE, 6)]
    assert refusal(market(), PassBid(0)) == "tm.lot.roll-first"


def test_bidding_starts_with_the_leader_and_goes_round_those_still_in() -> None:
    state = auction()
    plays(state, RaiseBid(0, 1), PassBid(1), RaiseBid(2, 1), PassBid(3), RaiseBid(0, 1))

    assert waiting(state) == [2]


def test_a_raise_adds_to_the_bid() -> None:
    state = auction()

    assert plays(state, RaiseBid(0, 2), RaiseBid(1, 3))[-1] == BidRaised(EVERYONE, 1, 5)


def test_a_raise_is_of_one_to_three() -> None:
    assert refusal(auction(), RaiseBid(0, 0)) == "tm.auction.raise-one-to-three"
    assert refusal(auction(), RaiseBid(0, 4)) == "tm.auction.raise-one-to-three"


def test_nobody_bids_more_than_his_coins() -> None:
    state = auction()
    state.coins[0] = 2

    assert refusal(state, RaiseBid(0, 3)) == "tm.auction.within-own-coins"
    assert refusal(state, RaiseBid(0, 2)) == OK


def test_without_room_for_a_raise_one_can_only_pass() -> None:
    state = auction()
    state.coins[0] = 0

    assert [ask.verb for ask in asks(state, 0)] == ["pass-bid"]


def test_a_bidder_raises_or_passes() -> None:
    assert refusal(auction(), HoldGoods(0)) == "tm.auction.raise-or-pass"


def test_the_last_one_in_who_holds_the_bid_pays_it_and_gets_the_lot() -> None:
    state = auction(5)
    events = plays(state, RaiseBid(0, 3), PassBid(1), PassBid(2), PassBid(3))

    assert events[-1] == LotSold(EVERYONE, 0, 3)
    assert (state.coins[0], state.goods[0]) == (7, 5)


def test_the_last_one_in_without_a_bid_may_still_bid() -> None:
    state = auction()
    plays(state, PassBid(0), PassBid(1), PassBid(2))

    assert waiting(state) == [3]
    assert plays(state, RaiseBid(3, 1))[-1] == LotSold(EVERYONE, 3, 1)


def test_when_everyone_passes_the_next_round_starts_at_once() -> None:
    state = auction()
    plays(state, PassBid(0), PassBid(1), PassBid(2), PassBid(3))

    assert isinstance(state.steps[-1], RollForLot)
    assert (state.round, waiting(state)) == (1, [1])


def test_the_winner_may_sell_up_to_three_of_his_goods_for_a_coin_each() -> None:
    state = stall()
    assert refusal(state, SellGoods(0, 4)) == "tm.stall.sell-one-to-three"

    plays(state, SellGoods(0, 3))

    assert (state.coins[0], state.goods[0]) == (10, 2)


def test_nobody_sells_goods_he_has_not() -> None:
    assert refusal(stall(lot=2), SellGoods(0, 3)) == "tm.stall.own-goods"


def test_the_winner_may_hold_his_goods() -> None:
    state = stall()
    plays(state, HoldGoods(0))

    assert (state.coins[0], state.goods[0], state.round) == (7, 5, 1)


def test_the_winner_sells_or_holds() -> None:
    assert refusal(stall(), PassBid(0)) == "tm.stall.sell-or-hold"


def test_the_market_closes_after_twelve_rounds() -> None:
    state = market()
    for number in range(12):
        assert not is_over(state)
        leader = number % 4
        plays(state, RollDie(leader), *(PassBid((leader + turn) % 4) for turn in range(4)))

    assert is_over(state)
    assert GAME.end_reason(state) == "rounds-played"


def test_a_score_is_the_coins_and_twice_the_goods() -> None:
    state = stall()

    assert GAME.scores(state) == [17, 10, 10, 10]
    assert GAME.ranks(state) == [1, 2, 2, 2]


def test_a_position_of_any_step_can_be_written_and_read_back() -> None:
    for state in (market(), auction(), stall()):
        text = dump_text(state)

        assert dump_text(load_text(GAME, Tables(), text)) == text


def test_an_impossible_market_is_found_out() -> None:
    poor, late, empty = market(), market(), market()
    poor.coins[0] = -1
    late.round = 13
    empty.coins = []

    assert GAME.problem(market()) == ""
    assert [GAME.problem(state) for state in (poor, late, empty)] == [
        "a player owes coins or goods",
        "there is no such round",
        "the market is for four",
    ]


def test_random_play_meets_every_step() -> None:
    state = market()
    met: set[type] = set()
    while not is_over(state):
        met.add(type(state.steps[-1]))
        playout(GAME, state, Chance(len(met) + state.round), 1)

    assert met == {RollForLot, Auction, Stall}
