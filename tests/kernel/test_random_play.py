"""Random play: only what is allowed, all that is allowed, and time as well."""

import pytest

from ludotheque.kernel.action import CLOCK, Tick
from ludotheque.kernel.ask import OK, Amount, Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over, play, refusal
from ludotheque.kernel.random_play import playout, random_action, random_filled
from ludotheque.kernel.step import State
from ludotheque.record.positions import fingerprint
from tests.kernel.games import ROYALTIES, SEALED_BIDS, TEST_GAMES, TRADE_DESK
from tests.kernel.games.ready import Ready
from tests.kernel.games.royalties import ClaimRoyalties, RoyaltiesState
from tests.kernel.games.trade_desk import Agree, PassTurn

every_test_game = pytest.mark.parametrize("ready", TEST_GAMES, ids=[ready.game.name for ready in TEST_GAMES])


def claims_open() -> State:
    """Seat 0 moved onto a product of which seat 1 holds a title."""
    state = ROYALTIES.start()
    assert isinstance(state, RoyaltiesState)
    state.owner[state.stock.pop(0)] = 1
    state.steps = [ClaimRoyalties(7_000, 0, state.owner.index(1) % 4)]
    return state


@every_test_game
def test_a_random_action_is_allowed(ready: Ready) -> None:
    state = ready.start()
    luck = Chance(3)

    while not is_over(state):
        action = random_action(ready.game, state, luck)

        assert OK == refusal(state, action)
        play(state, action)


@every_test_game
def test_the_same_luck_plays_the_same_game(ready: Ready) -> None:
    one, other = ready.start(), ready.start()

    assert playout(ready.game, one, Chance(3), 1_000) == playout(ready.game, other, Chance(3), 1_000)
    assert fingerprint(one) == fingerprint(other)


def test_a_playout_stops_after_as_many_decisions_as_wanted() -> None:
    state = SEALED_BIDS.start()

    assert 3 == playout(SEALED_BIDS.game, state, Chance(1), 3)
    assert not is_over(state)


def test_a_playout_of_a_game_that_is_over_decides_nothing() -> None:
    state = SEALED_BIDS.start()
    state.steps = []

    assert 0 == playout(SEALED_BIDS.game, state, Chance(1), 10)


def test_a_deadline_is_sometimes_let_run_out() -> None:
    state = claims_open()

    actions = [random_action(ROYALTIES.game, state, Chance(seed)) for seed in range(1, 40)]

    assert {"claim-royalty", "waive-royalty", "tick"} == {action.verb() for action in actions}
    assert Tick(CLOCK, 7_000) in actions


def test_desks_are_visited_out_of_turn() -> None:
    state = TRADE_DESK.start(seats=3)

    actions = [random_action(TRADE_DESK.game, state, Chance(seed)) for seed in range(1, 60)]

    assert {"lay-card", "offer"} == {action.verb() for action in actions}
    assert {0, 1, 2} == {action.seat for action in actions if action.verb() == "offer"}


def test_an_ask_with_many_fillings_does_not_drown_a_single_one() -> None:
    asks = [Ask("pass-turn", []), Ask("agree", [Amount("seller", 0, 1_000_000)])]

    filled = [random_filled(TRADE_DESK.game, 0, asks, Chance(seed)) for seed in range(1, 200)]

    assert 5 < len([action for action in filled if isinstance(action, PassTurn)]) < 40
    assert any(isinstance(action, Agree) for action in filled)
