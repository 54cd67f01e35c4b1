"""A game ready to be started, and how its actions are read."""

import dataclasses
from dataclasses import dataclass, field
from typing import Any

from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Options, UnknownVerb, full_options
from ludotheque.kernel.step import State, Tables
from ludotheque.record.notation import kebab


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


def read_as(kinds: list[type[Action]], seat: Seat, verb: str, filling: Filling) -> Action:
    """The action among these kinds with this verb, if the values fit its fields."""
    for kind in kinds:
        if kebab(kind.__name__) == verb and _fits(kind, filling):
            return kind(seat, *_values(kind, filling))
    raise UnknownVerb(verb)


def _blanks(kind: type[Action]) -> list[bool]:
    """For each blank whether it takes a list."""
    return [blank.type == list[int] for blank in dataclasses.fields(kind)[1:]]


def _fits(kind: type[Action], filling: Filling) -> bool:
    blanks = _blanks(kind)
    return len(filling) == len(blanks) and all(
        takes_list or len(values) == 1 for takes_list, values in zip(blanks, filling, strict=True)
    )


def _values(kind: type[Action], filling: Filling) -> list[Any]:
    return [values[:] if takes_list else values[0] for takes_list, values in zip(_blanks(kind), filling, strict=True)]
