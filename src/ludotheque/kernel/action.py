"""Requests: what a seat, or the clock, asks the table to do."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

Seat = int
Money = int
CLOCK: Final = -1
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Action:
    seat: Seat


@dataclass
class Tick(Action):
    """Time has reached `now` milliseconds. Only the clock says so."""

    now: int
