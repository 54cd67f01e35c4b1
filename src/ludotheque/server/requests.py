"""What can be asked of a table. Everything goes through its loop, one after the other, so nothing overtakes a write."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from ludotheque.kernel.action import Seat
from ludotheque.server import bodies, wire
from ludotheque.server.mind import Chosen
from ludotheque.server.screen import Screen
from ludotheque.server.visitor import Visitor


def _unanswered() -> "asyncio.Future[Any]":
    return asyncio.get_running_loop().create_future()


@dataclass
class Enter:
    """A socket was opened; the answer is that it may stay."""

    screen: Screen
    answer: "asyncio.Future[None]" = field(default_factory=_unanswered)


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
    choice: Chosen | None


@dataclass
class Advised:
    """A bot has made up its mind what a person might do."""

    thought: Thought


@dataclass
class Due:
    """The moment of an answer that the house gives for somebody has come."""

    seat: Seat
    since: int  # number of the action since which the seat is asked


@dataclass
class Prompt:
    """The moment of the next line of a lesson's script has come."""


@dataclass
class Rematch:
    """Who sat at a table wants to play again with this company; the answer is the key of the one table for that."""

    secret: str
    visitor: Visitor
    answer: "asyncio.Future[str]" = field(default_factory=_unanswered)


@dataclass(kw_only=True)
class Call:
    """A request over HTTP; the answer is how the table stands then."""

    answer: "asyncio.Future[wire.TableInfo]" = field(default_factory=_unanswered)


@dataclass
class TakeSeat(Call):
    seat: Seat
    name: str
    secret: str
    salt: str


@dataclass
class AddSalt(Call):
    seat: Seat
    salt: str
    secret: str


@dataclass
class LeaveSeat(Call):
    seat: Seat
    secret: str


@dataclass
class GiveUpSeat(Call):
    seat: Seat
    wanted: bodies.GiveUp
    secret: str


@dataclass
class Arrive(Call):
    """Who had a seat at the table before sits down at the rematch."""

    badge: str  # the secret of that seat, hashed
    secret: str  # plays the seat here


@dataclass
class ChangeSeat(Call):
    seat: Seat
    change: bodies.ChangeSeat
    host: str


@dataclass
class Start(Call):
    host: str


@dataclass
class Arrange(Call):
    """The host says what is wanted of watchers, and who is to be silent."""

    hosting: wire.Hosting
    host: str


@dataclass
class CloseTable(Call):
    host: str


AnyCall = TakeSeat | AddSalt | LeaveSeat | GiveUpSeat | Arrive | ChangeSeat | Start | Arrange | CloseTable
Request = Enter | Leave | Said | Thought | Advised | Due | Prompt | Rematch | AnyCall
