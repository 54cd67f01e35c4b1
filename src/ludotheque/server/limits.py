"""How much one person may ask of the house."""

import time
from collections.abc import Callable
from dataclasses import dataclass

HARD_MESSAGE_BYTES = 1 << 20  # the socket itself closes above this
BODY_BYTES = 1 << 16
HEAD_BYTES = 1 << 16  # of a request: its address and headers


@dataclass
class Limits:
    """A person is a seat, whatever the number of its screens; who has none is an address."""

    message_bytes: int = 4096
    messages_per_second: float = 10
    messages_at_once: int = 40
    talk_per_minute: float = 30  # chat lines
    talk_at_once: int = 10
    take_backs_per_minute: float = 20
    take_backs_at_once: int = 20
    hints_per_minute: float = 20
    hints_at_once: int = 20
    films_per_minute: float = 60  # pieces of replays, records
    films_at_once: int = 60
    requests_per_second: float = 20  # over HTTP, from one address
    requests_at_once: int = 200
    pages_per_second: float = 200  # files of the page, from one address; a class may share one
    pages_at_once: int = 2000
    tables_per_hour: float = 60  # created from one address
    tables_at_once: int = 30
    codes_per_minute: float = 10  # tried from one address
    codes_at_once: int = 10
    sockets_per_address: int = 200
    lines_per_address: int = 100  # connections that are no sockets yet
    watchers_per_table: int = 64  # seats have places of their own
    screens_per_seat: int = 8  # one more, and the oldest is let go
    unread_messages: int = 256  # a browser that reads slower than the table plays is let go
    pause_after_refusal: float = 0.05  # seconds before the next message is read after a bad one
    pause_after_too_much: float = 0.5  # seconds before who asks too much is answered, and may ask again
    beat_seconds: float = 10  # between two knocks at a browser, and before one that does not answer is taken for gone
    request_seconds: float = 10  # for a whole request to arrive


class Bucket:
    """Fills at a steady rate up to a size; what it grants flows out."""

    def __init__(self, size: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._now = now
        self._level = float(size)
        self._seen = now()

    def grants(self) -> bool:
        now = self._now()
        self._level = min(self._size, self._level + (now - self._seen) * self._per_second)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self) -> bool:
        return self._level + (self._now() - self._seen) * self._per_second >= self._size


class Buckets:
    """One bucket for each person. A full one is as good as a new one, so it is not kept."""

    FEW = 1024

    def __init__(self, size: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = self.FEW

    def __len__(self) -> int:
        return len(self._buckets)

    def grants(self, person: str) -> bool:
        if len(self._buckets) >= self._tidy_at:
            self._forget_full()
        if person not in self._buckets:
            self._buckets[person] = Bucket(self._size, self._per_second, self._now)
        return self._buckets[person].grants()

    def _forget_full(self) -> None:
        self._buckets = {person: bucket for person, bucket in self._buckets.items() if not bucket.is_full()}
        self._tidy_at = max(self.FEW, 2 * len(self._buckets))
