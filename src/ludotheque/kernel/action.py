"""Requests: what a seat, or the clock, asks the table to do."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.data import Data, fields_of, lists_of

Seat = int
Money = int
Filling = list[list[int]]  # one list of values for each blank of an ask
CLOCK: Final = -1
NOBODY: Final = -1


class UnknownVerb(ValueError):
    """No action of the game has this verb and this number of blanks."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action(Data):
    """The fields after the seat are the blanks of the ask that it answers, in the same order."""

    seat: Seat

    def verb(self) -> str:
        """`SealBid` is `seal-bid`, in asks, in records and on the wire."""
        return kebab(type(self).__name__)

    def filling(self) -> Filling:
        """The values of the blanks, as an ask would have them filled in."""
        values: list[Any] = [getattr(self, name) for name in fields_of(type(self))[1:]]
        return [value[:] if isinstance(value, list) else [int(value)] for value in values]

    def made(self, seat: Seat, filling: Filling) -> "Action":
        """Another action of the same kind, from what fills in its blanks."""
        kind: Any = type(self)
        names = fields_of(kind)[1:]
        if len(names) != len(filling):
            raise UnknownVerb(self.verb())
        values: list[Any] = []
        for place, name in enumerate(names):
            values.append(filling[place][:] if name in lists_of(kind) else only_value(self, filling[place]))
        action: Action = kind(seat, *values)
        return action


class Tick(Action):
    """Time has reached `now` milliseconds. Only the clock says so."""

    now: int


def only_value(action: Action, values: list[int]) -> int:
    if len(values) != 1:
        raise UnknownVerb(action.verb())
    return values[0]


def kebab(name: str) -> str:
    """The name of a class as it is written in records, catalogues and on the wire."""
    word = ""
    for letter in name:
        word += "-" + letter.lower() if letter.isupper() and word else letter.lower()
    return word
