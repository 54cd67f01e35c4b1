"""Sub-decisions a second a core, ours beside the peers', in one run: python -m tools.peers [SECONDS].

Random letters that may come next, with observations and masks. PettingZoo and OpenSpiel play our games through their
own loops; the twin is Tiny Market with no kernel at all, behind OpenSpiel's interface as its Python games are.
"""

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from ludotheque.lab.compiled import is_compiled
from ludotheque.lab.plain_market import OVER, PlainMarket
from ludotheque.rl.aec import LudothequeAEC
from ludotheque.rl.spiel import PREFIX
from ludotheque.rl.title import YARDSTICK
from ludotheque.rl.vector import VectorEnv
from ludotheque.shelf import BOXES

GAMES = 64
STEPS = 20


def vector(game: str) -> Callable[[], int]:
    env = VectorEnv(game, GAMES, seed=1)

    def steps() -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * GAMES

    return steps


def pettingzoo(game: str) -> Callable[[], int]:
    env = LudothequeAEC(game)
    luck = Random(1)

    def one_game() -> int:
        env.reset()
        letters = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else luck.choice(np.flatnonzero(seen["action_mask"])))
            letters += 1
        return letters

    return one_game


def openspiel(game: str) -> Callable[[], int]:
    played = pyspiel.load_game(PREFIX + game.replace("-", "_"))
    luck = Random(1)

    def one_game() -> int:
        state = played.new_initial_state()
        letters = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.randrange(256))
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                letters += 1
        return letters

    return one_game


class TwinGame(pyspiel.Game):
    """Tiny Market as somebody would write it for OpenSpiel, with the die as explicit chance."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = pyspiel.GameType(
            short_name="plain_market",
            long_name="Plain market",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=4,
            min_num_players=4,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=9,
            max_chance_outcomes=6,
            num_players=4,
            min_utility=0.0,
            max_utility=1000.0,
            max_game_length=1000,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "TwinState":
        return TwinState(self)


class TwinState(pyspiel.State):
    def __init__(self, game: TwinGame) -> None:
        super().__init__(game)
        self.market = PlainMarket()
        self.rolling = False

    def current_player(self) -> int:
        if self.rolling:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.market.turn

    def is_terminal(self) -> bool:
        return self.market.phase == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1 / 6) for face in range(6)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.market.legal()

    def _apply_action(self, action: int) -> None:
        if self.rolling:
            self.rolling = False
            self.market.apply(0, lambda: action + 1)
        elif action == 0:
            self.rolling = True
        else:
            self.market.apply(action, lambda: 1)

    def returns(self) -> list[float]:
        return [float(score) for score in self.market.scores()]


def twin() -> Callable[[], int]:
    played = TwinGame()
    luck = Random(1)

    def one_game() -> int:
        state = played.new_initial_state()
        letters = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.randrange(6))
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                letters += 1
        return letters

    return one_game


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Of the processor's time."""
    work()
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def main(seconds: float) -> None:
    print("compiled" if is_compiled() else "interpreted")
    subjects = {f"vector {game}": vector(game) for game in [*BOXES, YARDSTICK]}
    subjects |= {f"PettingZoo {YARDSTICK}": pettingzoo(YARDSTICK), f"OpenSpiel {YARDSTICK}": openspiel(YARDSTICK)}
    subjects["OpenSpiel, plain twin"] = twin()
    for name, work in subjects.items():
        print(f"{name:32} {per_second(work, seconds):>12,.0f}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
