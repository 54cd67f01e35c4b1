"""What can be asked of a table. Everything goes through its loop, one after the other, so nothing overtakes a write."""

import asyncio
from dataclasses import dataclass, field

from ludotheque.kernel.action import Seat
from ludotheque.server import bodies, wire
from ludotheque.server.screen import Screen


@dataclass
class Enter:
    """A socket was opened."""

    screen: Screen


@dataclass
class Leave:
    """A socket was closed."""

    screen: Screen


@dataclass
class Said:
    """A browser sent a message."""

    screen: Screen
    message: wire.FromBrowser


@dataclass
class Thought:
    """A bot has made up its mind; None if it could not."""

    seat: Seat
    number: int
    choice: tuple[str, list[list[int]]] | None


def _unanswered() -> "asyncio.Future[wire.TableInfo]":
    return asyncio.get_running_loop().create_future()


@dataclass(kw_only=True)
class Call:
    """A request over HTTP; the answer is how the table stands then."""

    answer: "asyncio.Future[wire.TableInfo]" = field(default_factory=_unanswered)


@dataclass
class TakeSeat(Call):
    seat: Seat
    name: str
    secret: str


@dataclass
class LeaveSeat(Call):
    seat: Seat
    secret: str


@dataclass
class ChangeSeat(Call):
    seat: Seat
    change: bodies.ChangeSeat
    host: str


@dataclass
class Start(Call):
    host: str


AnyCall = TakeSeat | LeaveSeat | ChangeSeat | Start
Request = Enter | Leave | Said | Thought | AnyCall
