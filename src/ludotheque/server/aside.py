"""Long work is done aside, one piece after the other, so that no table waits for it."""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

T = TypeVar("T")

SPELL = 0.002  # seconds of work after which whoever works aside lets others go first
PAUSE = 0.0005


class Aside(Protocol):
    async def do(self, work: Callable[[], T]) -> T: ...

    def close(self) -> None: ...


def courteously(items: Iterable[T]) -> Iterator[T]:
    """The items one by one; whoever works on them aside pauses now and then, as only one thread can run at a time."""
    began = time.monotonic()
    for item in items:
        if time.monotonic() - began >= SPELL:
            time.sleep(PAUSE)
            began = time.monotonic()
        yield item
