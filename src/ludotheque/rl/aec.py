"""Every game as PettingZoo has it, one agent after another. A letter that may not come next is refused, and told so."""

from typing import Any

from pettingzoo import AECEnv

from ludotheque.kernel.action import Seat
from ludotheque.rl.spaces import letter_space, sight, sight_space
from ludotheque.rl.table import Table
from ludotheque.rl.title import MOST_DECISIONS, title


def agent_name(seat: Seat) -> str:
    return f"player_{seat}"


class LudothequeAEC(AECEnv):
    metadata = {"name": "ludotheque_v1", "is_parallelizable": False, "render_modes": []}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        edition: str = "",
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        super().__init__()
        self.title = title(game, players, options, edition)
        self.most_decisions = most_decisions
        self.possible_agents = [agent_name(seat) for seat in range(self.title.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: sight_space(self.title) for agent in self.possible_agents}
        self.action_spaces = {agent: letter_space() for agent in self.possible_agents}
        self._games = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the next game of the series."""
        self._games = self._games + 1 if seed is None else seed
        self.table = Table(self.title, self._games)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_name(self.table.asked()[0])

    def observe(self, agent: str) -> Any:
        return sight(self.table, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        heard = self.table.say(self._seats[agent], int(action))
        self.infos[agent] = {} if heard else {"refused": True}
        if self.table.is_over():
            self._end()
        elif self.table.decisions >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent_name(self.table.asked()[0])

    def render(self) -> None:
        """Nothing: `ludotheque play` and the site draw boards."""

    def close(self) -> None:
        pass

    def _end(self) -> None:
        won = self.table.rewards()
        self.rewards = {agent: won[self._seats[agent]] for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
