"""What decides a game, as each game declares it: kinds of events, whom they help or hurt, and how much they weigh.

Weights are in hundredths of a game: what decides it by itself weighs 100.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.data import Data

PER_UNIT: Final = 10  # what one unit of an event's size weighs


@mypyc_attr(acyclic=True)
class Decisive(Data):
    event: Any  # the class of such events
    who: str  # the field that names the seat
    helps: bool  # or hurts it
    weight: int  # of each, whatever its size
    size: str  # the field that makes it weigh more, or nothing
    unit: int  # how much of that weighs PER_UNIT


def helps(event: Any, who: str, weight: int) -> Decisive:
    return Decisive(event, who, True, weight, "", 1)


def hurts(event: Any, who: str, weight: int) -> Decisive:
    return Decisive(event, who, False, weight, "", 1)


def helps_by(event: Any, who: str, size: str, unit: int) -> Decisive:
    return Decisive(event, who, True, 0, size, unit)


def hurts_by(event: Any, who: str, size: str, unit: int) -> Decisive:
    return Decisive(event, who, False, 0, size, unit)
