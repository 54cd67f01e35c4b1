"""How much one browser may ask of the house."""

import time
from collections.abc import Callable
from dataclasses import dataclass

HARD_MESSAGE_BYTES = 1 << 20  # the socket itself closes above this
BODY_BYTES = 1 << 16


@dataclass
class Limits:
    message_bytes: int = 4096
    messages_per_second: float = 10
    messages_at_once: int = 40
    tables_per_hour: float = 60  # created from one address
    tables_at_once: int = 30
    codes_per_minute: float = 10  # tried from one address
    codes_at_once: int = 10
    screens_per_table: int = 64
    unread_messages: int = 256  # a browser that reads slower than the table plays is let go
    pause_after_refusal: float = 0.05  # seconds before the next message is read after a bad one


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
    """One bucket for each client address."""

    def __init__(self, size: int, per_second: float) -> None:
        self._size = size
        self._per_second = per_second
        self._buckets: dict[str, Bucket] = {}

    def grants(self, address: str) -> bool:
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._size, self._per_second)
        return self._buckets[address].grants()

    def forget_full(self) -> None:
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full()}
