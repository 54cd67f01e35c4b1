"""A player made of code."""

from mypy_extensions import mypyc_attr

from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Same seed and same worlds, same choices: a simulation repeats exactly."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.luck = Chance(seed)  # its own; the luck of the table is hidden from it

    def choose(self, worlds: Worlds, seat: Seat) -> Action:
        """What the seat, which is waited for, does now."""
        raise NotImplementedError
