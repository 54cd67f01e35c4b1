"""Long work is done aside, in a thread of its own, one piece after the other, so that no table waits for it."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

SPELL = 0.002  # seconds of work after which the thread lets others go first
PAUSE = 0.0005


class Aside:
    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def courteously(items: Iterable[T]) -> Iterator[T]:
    """The items one by one; whoever works on them aside pauses now and then, as only one thread can run at a time."""
    began = time.monotonic()
    for item in items:
        if time.monotonic() - began >= SPELL:
            time.sleep(PAUSE)
            began = time.monotonic()
        yield item
