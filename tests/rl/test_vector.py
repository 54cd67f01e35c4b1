"""Many games side by side in arrays that stay where they are."""

import numpy as np
import pytest

from ludotheque.rl.table import Table
from ludotheque.rl.vector import CUT_OFF, GOES_ON, OVER, VectorEnv
from tests.rl.games import each_of_five, each_of_six


@each_of_six
def test_any_letters_that_may_come_next_lead_on(game: str) -> None:
    env = VectorEnv(game, games=5, seed=1)
    luck = np.random.default_rng(2)

    for _ in range(150):
        assert env.masks.any(axis=1).all()
        env.step([luck.choice(np.flatnonzero(mask)) for mask in env.masks])
        env.step(env.sample())

    assert ((env.seats >= 0) & (env.seats < env.players)).all()


@each_of_five
def test_what_is_seen_side_by_side_is_what_a_single_table_shows(game: str) -> None:
    env = VectorEnv(game, games=2, seed=4)
    table = Table(env.title, 4)

    for _ in range(100):
        seat = int(env.seats[0])
        if seat != table.asked()[0] or env.ended[0]:
            break  # a sealed choice: the table asks all at once
        assert np.array_equal(env.observations[0], table.see(seat))
        assert np.array_equal(env.masks[0], table.mask(seat))
        letters = env.sample()
        env.step(letters)
        assert table.say(seat, int(letters[0]))


def test_the_arrays_change_in_place_and_cannot_be_written_to() -> None:
    env = VectorEnv("couleurs-du-monde", games=3)
    seen, masks = env.observations, env.masks
    before = seen.copy()

    env.step(env.sample())

    assert not np.array_equal(before, seen)
    assert seen is env.observations
    with pytest.raises(ValueError, match="read-only"):
        masks[0, 0] = True


def test_a_game_that_ends_pays_its_shares_once_and_makes_room_for_the_next() -> None:
    env = VectorEnv("couleurs-du-monde", games=4, players=3, seed=1)
    ends = 0

    for _ in range(2_000):
        env.step(env.sample())
        for row in np.flatnonzero(env.ended == OVER):
            ends += 1
            assert env.rewards[row].sum() == pytest.approx(0.0)
            assert env.rewards[row, env.scores[row].argmax()] == env.rewards[row].max() > 0
            assert env.observations[row, env.layout["deal"]] == 1
        assert not env.rewards[env.ended == GOES_ON].any()

    assert ends > 4


def test_a_game_that_goes_on_too_long_is_cut_off_and_pays_nothing() -> None:
    env = VectorEnv("joyeux-combinards", games=1, most_decisions=5)
    ended = []

    for _ in range(60):
        env.step(env.sample())
        ended.append(int(env.ended[0]))
        assert not env.rewards.any()

    assert CUT_OFF in ended


def test_a_letter_that_may_not_come_next_changes_nothing_in_any_game() -> None:
    env = VectorEnv("cresus", games=3)
    before = env.observations.copy()
    letters = env.sample().copy()
    letters[2] = np.flatnonzero(~env.masks[2])[0]

    with pytest.raises(ValueError, match="may not come next in game 2"):
        env.step(letters)
    with pytest.raises(ValueError, match="3 games need as many letters"):
        env.step([0])

    assert np.array_equal(before, env.observations)


def test_the_layout_says_where_things_stand() -> None:
    env = VectorEnv("couleurs-du-monde", games=1, players=3)
    nations = env.layout["chain"].stop - env.layout["chain"].start
    hands = env.observations[0, env.layout["hands"]].reshape(3, nations)

    assert [9, 9, 9] == hands.sum(axis=1).tolist()
    assert env.layout["last-in-area"].stop == env.observations.shape[1]
