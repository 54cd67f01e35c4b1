"""A line of a script is one of a record, but that the clock says how much later it is: `- tick 7000`."""

from typing import Any

from ludotheque.kernel.action import CLOCK, Action, Tick
from ludotheque.kernel.game import Game
from ludotheque.kernel.step import State
from ludotheque.record.notation import read_action


def read_line(game: Game[Any], state: State, line: str) -> Action:
    action = read_action(game, state.seats, line)
    return Tick(CLOCK, state.now + action.now) if isinstance(action, Tick) else action
