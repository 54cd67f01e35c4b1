"""Facts: what happened, and who may know it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.data import Data

EVERYONE: Final = -1  # an audience is a set of seats, one bit each; all bits: everyone, watchers too


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Data):
    audience: int


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatEvent(Event):
    """What one seat did, or what became of it."""

    seat: Seat


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Glimpse(Event):
    """Told once: where the table does not recall it (`Game.recalls`), it is for those who heard it to remember."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatGlimpse(SeatEvent):
    """What one seat has shown or said, told once."""


def is_told_once(kind: Any) -> bool:
    return issubclass(kind, (Glimpse, SeatGlimpse))


def only(seat: Seat) -> int:
    """The audience of one seat; join several with `|`."""
    return 1 << seat


def includes(audience: int, seat: Seat) -> bool:
    """Whether the seat is among those; watchers, who have no seat, know what everyone does."""
    if seat == NOBODY:
        return audience == EVERYONE
    return audience & (1 << seat) != 0


def may_know(event: Event, seat: Seat) -> bool:
    return includes(event.audience, seat)
