"""What an outside program may say: one struct for each word in "do", checked whole before anything happens."""

from typing import Annotated, Any

import msgspec

_EXACT = 1 << 53  # the largest number that every language reads exactly

Number = Annotated[int, msgspec.Meta(ge=-_EXACT, le=_EXACT)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=_EXACT)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Word = Annotated[str, msgspec.Meta(max_length=100)]


class Request(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(Request):
    pass


class Edition(Request):
    pass


class Rules(Request):
    pass


class Start(Request):
    """What is left out is as the command line said, or else the standard."""

    players: SeatNumber | None = None
    seed: int | None = None
    options: dict[Word, Word | int] = {}
    names: list[Word] = []


class Play(Request):
    seat: SeatNumber
    verb: Word
    filling: list[list[Number]] = []


class Tick(Request):
    now: Moment


class Bot(Request):
    seat: SeatNumber
    level: Word


class Asks(Request):
    seat: SeatNumber | None = None


class View(Request):
    seat: SeatNumber | None = None


class Position(Request):
    pass


class Load(Request):
    position: dict[str, Any]


class Record(Request):
    pass


class Quit(Request):
    pass


AnyRequest = Hello | Edition | Rules | Start | Play | Tick | Bot | Asks | View | Position | Load | Record | Quit


def read_request(line: bytes) -> AnyRequest:
    """msgspec.ValidationError: it is JSON, but no request. Any other msgspec.DecodeError: it is not JSON."""
    data = msgspec.json.decode(line)
    request: AnyRequest = msgspec.convert(data, AnyRequest)
    return request
