"""Every game passes PettingZoo's own tests, one agent after another and all at once."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from ludotheque.complaint import Complaint
from ludotheque.rl.aec import LudothequeAEC
from ludotheque.rl.parallel import LudothequeParallel
from tests.rl.games import each_of_five, each_of_six

pytestmark = pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo would rather have no mask beside it


def any_letter(mask: Any, luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


@each_of_six
def test_the_game_of_one_agent_after_another_keeps_to_the_interface(game: str) -> None:
    api_test(LudothequeAEC(game), num_cycles=60)
    seed_test(partial(LudothequeAEC, game), num_cycles=20)


@each_of_six
def test_the_game_of_agents_at_once_keeps_to_the_interface(game: str) -> None:
    def one_after_another(**how: Any) -> Any:
        return parallel_to_aec(LudothequeParallel(game, **how))

    parallel_api_test(LudothequeParallel(game), num_cycles=30)
    parallel_seed_test(partial(LudothequeParallel, game), num_cycles=20)
    max_cycles_test(SimpleNamespace(parallel_env=partial(LudothequeParallel, game), env=one_after_another))


@each_of_five
def test_a_game_is_played_to_its_end_and_the_win_is_shared_out(game: str) -> None:
    luck = np.random.default_rng(5)
    env = LudothequeAEC(game, options={"rounds": "2"} if game.startswith("richesses") else None)
    env.reset(seed=3)
    won = dict.fromkeys(env.possible_agents, 0.0)

    for agent in env.agent_iter(max_iter=60_000):
        seen, reward, over, cut, _ = env.last()
        won[agent] += reward
        assert not cut
        env.step(None if over else any_letter(seen["action_mask"], luck))

    assert sum(won.values()) == pytest.approx(0.0)
    assert max(won.values()) > 0
    assert env.agents == []


def test_sealed_choices_are_asked_of_all_who_make_one_at_the_same_time() -> None:
    luck = np.random.default_rng(5)
    env = LudothequeParallel("cresus", players=3)
    seen, _ = env.reset(seed=1)
    together = 0

    for _ in range(60):
        together = max(together, len(env.table.asked()))
        seen, *_ = env.step({agent: any_letter(seen[agent]["action_mask"], luck) for agent in env.agents})

    assert together == 3


def test_a_letter_that_may_not_come_next_is_refused_and_changes_nothing() -> None:
    env = LudothequeAEC("couleurs-du-monde", players=3)
    env.reset(seed=1)
    before, *_ = env.last()
    agent = env.agent_selection

    env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))

    after, *_ = env.last()
    assert agent == env.agent_selection
    assert {"refused": True} == env.infos[agent]
    assert np.array_equal(before["observation"], after["observation"])


def test_a_table_of_the_wrong_size_is_a_complaint() -> None:
    with pytest.raises(Complaint, match="couleurs-du-monde is played by 3 to 6, not by 2"):
        LudothequeAEC("couleurs-du-monde", players=2)
