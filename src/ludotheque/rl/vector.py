"""Many games side by side as numpy arrays that never move: what is seen, which letters may come next, what was won.

    env = VectorEnv("tiny-market", games=64, seed=1)
    while learning:
        env.step(policy(env.observations, env.masks))

Each game waits for one letter of one seat (`seats`). `step` changes the arrays in place; they cannot be written to.
Where `ended` is not 0 the game has just ended and another begun: `rewards` and `scores` are of the one that ended.
"""

from typing import Any

import numpy as np

from ludotheque.rl.title import MOST_DECISIONS, title
from ludotheque.spelling.hall import CUT_OFF, GOES_ON, OVER, Hall
from ludotheque.spelling.speller import LETTERS, STOP

__all__ = ["CUT_OFF", "GOES_ON", "LETTERS", "OVER", "STOP", "VectorEnv"]


class VectorEnv:
    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        options: dict[str, str] | None = None,
        edition: str = "",
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        self.title = title(game, players, options, edition)
        self.games = games
        self.players = self.title.players
        self.layout = self.title.layout()
        of = self.title
        hall = Hall(of.game, of.tables, of.options, of.players, games, seed, most_decisions)
        self._hall = hall
        self.observations: Any = np.frombuffer(hall.cells.block, np.int32).reshape(games, -1)
        self.masks: Any = np.frombuffer(hall.masks, np.bool_).reshape(games, LETTERS)
        self.seats: Any = np.frombuffer(hall.turns, np.int32)
        self.ended: Any = np.frombuffer(hall.ended, np.uint8)
        self.rewards: Any = np.frombuffer(hall.rewards, np.float64).reshape(games, self.players)
        self.scores: Any = np.frombuffer(hall.scores, np.int32).reshape(games, self.players)

    @property
    def verbs(self) -> list[str]:
        """What the first letter of an answer stands for."""
        found: list[str] = self._hall.verbs
        return found

    def step(self, letters: Any) -> None:
        """One letter for each game; ValueError if one of them may not come next, and then nothing has happened."""
        self._hall.step(np.asarray(letters, np.uint8).tobytes())

    def sample(self) -> Any:
        """For each game any letter that may come next."""
        return np.frombuffer(self._hall.drawn(), np.uint8)
