"""One seat decides, and everybody waits for it."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rules import Seat, State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """What it may choose between, and what follows, are the game's own questions."""

    seat: Seat

    def waits_for(self, state: S) -> list[Seat]:
        return [self.seat]
