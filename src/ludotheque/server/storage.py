"""What the house must not forget, behind one small interface: another database can follow without touching the loop."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

from ludotheque.kernel.action import Seat
from ludotheque.record.record import Header
from ludotheque.server.seating import Chair
from ludotheque.server.setup import Setup
from ludotheque.server.wire import ChatLine
from ludotheque.showing import Why

RECENT_CHAT = 50  # lines a table is loaded with
MOST_CHAT = 500  # lines that are kept of a table; older ones make room

# kept: what was hidden has been given out, so it is not played on; closed: by its host, or by who runs the house
Stage = Literal["lobby", "playing", "over", "kept", "closed"]


@dataclass
class Line:
    """One action of a table's record, and when it was played."""

    number: int
    text: str
    at: int  # Unix time
    house: int  # on the house's clock
    why: Why | None = None  # a bot's reasons


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
    id: int = 0  # names it in the log; nobody can find it by this
    snapshot: bytes | None = None  # the last one, packed

    def header(self) -> Header:
        """Of its record, with the names of those who sit there."""
        return self.setup.header([chair.name or chair.bot for chair in self.chairs])


@dataclass
class Opened:
    """What a secret opens."""

    key: str
    seat: Seat | None  # None: the host's


@dataclass
class Failure:
    """What the disk did not take, or did not give."""

    at: float  # on the machine's steady clock, in seconds
    why: str


class StorageFailed(Exception):
    """The disk did not take or give what it was asked. That says nothing about what lies there: another time it may."""


class DamagedTable(Exception):
    """What is kept of a table cannot be read at all."""

    def __init__(self, id: int, reason: str) -> None:
        super().__init__(reason)
        self.id = id


class Storage(Protocol):
    """Every write has reached the disk, whole, when its call returns. A line's number is taken once, or the call fails.

    StorageFailed comes from every call when the disk is full or does not answer.
    """

    async def create(self, table: StoredTable) -> None: ...

    async def append(self, key: str, line: Line) -> None: ...

    def keep_snapshot(self, key: str, number: int, fingerprint: str, packed: bytes) -> None:
        """On its way, in order with all else that is written. Nobody waits for it: it only saves time later.

        What it is of must be on disk by then, or the game would come back with an action that its record lacks.
        """

    async def marks(self, key: str) -> dict[int, str]:
        """The fingerprints of a game's snapshots, the older ones' too, by the number of the action."""

    async def set_setup(self, setup: Setup, edition: str) -> None: ...

    async def set_hosting(self, setup: Setup) -> None: ...

    async def set_chair(self, key: str, seat: Seat, chair: Chair) -> None: ...

    async def set_stage(self, key: str, stage: Stage) -> None: ...

    async def say(self, key: str, line: ChatLine) -> None:
        """Only the last MOST_CHAT lines of a table are kept."""

    async def load(self, key: str) -> StoredTable | None:
        """DamagedTable where it cannot be read."""

    async def lines(self, key: str, after: int = 0) -> list[Line]: ...

    async def find_code(self, code: str) -> str | None: ...

    async def find_secrets(self, hashed: list[str]) -> dict[str, Opened]:
        """What each of them opens; those that open nothing are left out."""

    async def note_time(self, house: int) -> None:
        """The house's clock, so that it can go on from there."""

    async def find_id(self, id: int) -> str | None:
        """The key of a table by the number that names it in the log."""

    async def delete(self, key: str) -> None:
        """Nothing of the table is left, also where it lay in the file."""

    async def forget(self, span: int) -> int:
        """Drop the tables nothing was played or said at for so long on the house's clock; how many they were."""

    def last_failure(self) -> Failure | None: ...

    async def room(self) -> int:
        """How many bytes more it could take."""

    async def damage(self) -> str:
        """What is wrong with the store as a whole; empty if nothing is."""

    async def close(self) -> None: ...
