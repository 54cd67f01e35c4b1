"""What an ordinary house works with: threads for long work, processes for bots."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ludotheque.server.means import Means
from ludotheque.server.mind import choose
from ludotheque.server.settings import Settings
from ludotheque.server.thinker import Thinker
from ludotheque.server.thinking import Thinkers

T = TypeVar("T")

MOST_THINKERS = 4
FEWEST_THINKERS = 2  # on any machine: a bot that does not make up its mind holds up its own table alone


class Thread:
    """One thread, which does one piece of work after the other."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def with_threads(settings: Settings) -> Means:
    processes = max(FEWEST_THINKERS, min(MOST_THINKERS, (os.cpu_count() or 2) - 1))
    players = [Thinker(choose) for _ in range(processes)]
    return Means(Thinkers(players, [Thinker(choose)], settings.bot_pause, settings.longest_thought), Thread)
