"""One seat against bots, as Gymnasium has it."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque.complaint import Complaint
from ludotheque.rl.single import SeatEnv
from tests.rl.games import each_of_five


@each_of_five
def test_the_seat_keeps_to_the_interface(game: str) -> None:
    check_env(SeatEnv(game, ["random", "random"]), skip_render_check=True)


def test_a_game_against_greedy_is_played_to_its_end() -> None:
    luck = np.random.default_rng(1)
    env = SeatEnv("couleurs-du-monde", ["greedy", "greedy"])
    seats = set()

    for seed in range(4):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            seen, reward, over, cut, info = env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
            assert not cut
        assert len(info["scores"]) == 3
        assert reward in (pytest.approx(-1 / 3), pytest.approx(2 / 3), pytest.approx(1 / 6), pytest.approx(0.0))

    assert len(seats) > 1


def play_one(env: SeatEnv, luck: np.random.Generator) -> None:
    seen, _ = env.reset(seed=0)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(luck.choice(np.flatnonzero(seen["action_mask"])))


def test_bots_of_any_kind_sit_opposite() -> None:
    env = SeatEnv("couleurs-du-monde", ["cmd:./there-is-no-such-program", "greedy"], seat=0)

    with pytest.raises(Complaint, match="does not start"):
        play_one(env, np.random.default_rng(1))


def test_the_same_seed_brings_the_same_game() -> None:
    one, other = (SeatEnv("cresus", ["random", "greedy"]) for _ in range(2))

    assert np.array_equal(one.reset(seed=8)[0]["observation"], other.reset(seed=8)[0]["observation"])
    assert one.seat == other.seat
