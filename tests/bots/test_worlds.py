"""A bot is given worlds, never the truth."""

import pytest

from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over, play, waiting
from ludotheque.kernel.random_play import random_action
from ludotheque.levels import levels, make_bot
from ludotheque.record.positions import dump
from ludotheque.shelf import box
from tests.games.couleurs_du_monde.arrange import GAME, fresh

BOX = box(GAME.name)


def middle_of_a_game(seed: int) -> CouleursState:
    state = fresh(4, seed)
    luck = Chance(seed)
    for _ in range(10 + 7 * seed):
        play(state, random_action(GAME, state, luck))
    assert not is_over(state)
    return state


def test_a_world_looks_the_same_but_its_stock_is_dealt_anew() -> None:
    state = fresh()
    worlds = Worlds(GAME, state, 0, Chance(1))

    world = worlds.sample()

    assert isinstance(world, CouleursState)
    assert GAME.view(world, 0) == GAME.view(state, 0)
    assert world.stock != state.stock
    assert dump(world.chance) != dump(state.chance)


def test_every_world_brings_other_luck() -> None:
    worlds = Worlds(GAME, fresh(), 0, Chance(1))

    one, other = worlds.sample(), worlds.sample()

    assert dump(one.chance) != dump(other.chance)


def test_a_world_shares_nothing_with_the_position() -> None:
    state = fresh()
    before = state.hands[0][:]
    world = Worlds(GAME, state, 0, Chance(1)).sample()
    assert isinstance(world, CouleursState)

    world.hands[0].clear()

    assert state.hands[0] == before


@pytest.mark.parametrize("level", levels(BOX))
def test_the_order_of_the_stock_does_not_change_what_a_bot_plays(level: str) -> None:
    for seed in range(1, 9):
        state = middle_of_a_game(seed)
        seat = waiting(state)[0]
        other = state.copy()
        other.stock.reverse()
        other.chance = Chance(99)

        choices = [
            make_bot(BOX, level, seed).choose(Worlds(GAME, position, seat, Chance(5)), seat).action
            for position in (state, other)
        ]

        assert choices[0] == choices[1]


@pytest.mark.parametrize("level", levels(BOX))
def test_a_bot_repeats_its_choices_from_the_same_seed(level: str) -> None:
    def game(seed: int) -> list[str]:
        state = fresh(3, 4)
        bot = make_bot(BOX, level, seed)
        said: list[str] = []
        while len(said) < 30:
            seat = waiting(state)[0]
            action = bot.choose(Worlds(GAME, state, seat, bot.luck), seat).action
            said.append(str(action))
            play(state, action)
        return said

    assert game(1) == game(1)
