"""Every game as PettingZoo has it for agents who act at once: sealed choices are made together.

Whoever is not asked says NOTHING, and so does, in effect, a letter that may not come next.
"""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from ludotheque.rl.aec import agent_name
from ludotheque.rl.spaces import letter_space, sight, sight_space
from ludotheque.rl.table import Table
from ludotheque.rl.title import title

MOST_CYCLES = 50_000
NOTHING = 0  # the letter of whoever is not asked


class LudothequeParallel(ParallelEnv):
    metadata = {"name": "ludotheque_parallel_v1", "is_parallelizable": True, "render_modes": []}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        edition: str = "",
        max_cycles: int = MOST_CYCLES,
    ) -> None:
        self.title = title(game, players, options, edition)
        self.max_cycles = max_cycles
        self.possible_agents = [agent_name(seat) for seat in range(self.title.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: sight_space(self.title) for agent in self.possible_agents}
        self.action_spaces = {agent: letter_space() for agent in self.possible_agents}
        self._games = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Without a seed, the next game of the series."""
        self._games = self._games + 1 if seed is None else seed
        self.table = Table(self.title, self._games)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.table.asked():
            if not self.table.say(seat, int(actions[agent_name(seat)])):
                infos[agent_name(seat)] = {"refused": True}
        self._cycles += 1
        over = self.table.is_over()
        cut = not over and self._cycles >= self.max_cycles
        seen, won = self._seen(), self.table.rewards()
        rewards = {agent: won[seat] for seat, agent in enumerate(self.agents)}
        ends = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return seen, rewards, *ends, infos

    def render(self) -> None:
        """Nothing: `ludotheque play` and the site draw boards."""

    def _seen(self) -> dict[str, Any]:
        seen = {agent: sight(self.table, seat) for seat, agent in enumerate(self.possible_agents)}
        for one in seen.values():
            if not np.any(one["action_mask"]):
                one["action_mask"][NOTHING] = 1
        return seen
