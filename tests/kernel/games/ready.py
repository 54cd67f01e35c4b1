"""A game ready to be started, and how its actions are read."""

from dataclasses import dataclass, field
from typing import Any

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Options, full_options
from ludotheque.kernel.step import State, Tables


@dataclass
class Ready:
    """A game with its tables. `reveals` names the events that bring hidden things out, be it dice or cards."""

    game: Game[Any]
    tables: Tables = field(default_factory=Tables)
    reveals: frozenset[str] = frozenset()

    def start(self, seats: int = 0, seed: int = 1, options: Options | None = None) -> State:
        """The first position, at rest; with the fewest seats and the default options unless told otherwise."""
        wanted = full_options(self.game.options, options or {})
        state: State = self.game.start(seats or self.game.least_seats, self.tables, wanted, Chance(seed))
        state.told()
        return state
