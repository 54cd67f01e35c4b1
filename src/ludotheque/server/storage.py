"""What the house must not forget, behind one small interface: another database can follow without touching the loop."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

from ludotheque.kernel.action import Seat
from ludotheque.server.seating import Chair
from ludotheque.server.setup import Setup
from ludotheque.server.wire import ChatLine

RECENT_CHAT = 50  # lines a table is loaded with

Stage = Literal["lobby", "playing", "over"]


@dataclass
class Line:
    """One action of a table's record, and when it was played."""

    number: int
    text: str
    at: int  # Unix time
    house: int  # on the house's clock


@dataclass
class StoredTable:
    """A table as it is kept, without its record."""

    setup: Setup
    host: str  # hashed secret
    stage: Stage
    chairs: list[Chair]
    edition: str  # text of the edition it is played with
    number: int = 0  # of the last action
    chat: list[ChatLine] = field(default_factory=list)


@dataclass
class Opened:
    """What a secret opens."""

    key: str
    seat: Seat | None  # None: the host's


class Storage(Protocol):
    """Every write has reached the disk when its call returns. A line's number is taken once, or the call fails."""

    async def create(self, table: StoredTable) -> None: ...

    async def append(self, key: str, line: Line) -> None: ...

    async def set_chair(self, key: str, seat: Seat, chair: Chair) -> None: ...

    async def set_stage(self, key: str, stage: Stage) -> None: ...

    async def say(self, key: str, line: ChatLine) -> None: ...

    async def load(self, key: str) -> StoredTable | None: ...

    async def lines(self, key: str, after: int = 0) -> list[Line]: ...

    async def find_code(self, code: str) -> str | None: ...

    async def find_secret(self, hashed: str) -> Opened | None: ...

    async def note_time(self, house: int) -> None:
        """The house's clock, so that it can go on from there."""

    async def forget(self, untouched_since: int) -> int:
        """Drop the tables nothing was played or said at since a Unix time; how many they were."""

    async def close(self) -> None: ...
