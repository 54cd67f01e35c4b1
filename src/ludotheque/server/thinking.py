"""Bots think in processes of their own and for a bounded time, so that no table is held up by them."""

import asyncio
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from ludotheque.kernel.action import Seat
from ludotheque.kernel.step import State
from ludotheque.record.positions import dump_text
from ludotheque.server import metrics
from ludotheque.server.worker import Choice, choose

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 20.0  # seconds
PAUSE = 0.7  # seconds a bot takes at least, so that people can follow
COURTESY = 4  # times as long where people may speak at the same moment and the clock runs: the first to speak counts
SEED_BITS = 64


class Thinkers:
    def __init__(self, pause: float = PAUSE, longest: float = LONGEST_THOUGHT) -> None:
        self._pause = pause
        self._longest = longest
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, edition: str, state: State, seat: Seat, level: str, patience: int = 1
    ) -> Choice | None:
        """What the bot does, after so many short pauses; None if it failed."""
        task = (game, edition, dump_text(state), seat, level, secrets.randbits(SEED_BITS))
        choice, _ = await asyncio.gather(self._think(*task), asyncio.sleep(patience * self._pause))
        return choice

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        if self._pool is not None:
            workers = multiprocessing.active_children()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for worker in workers:
                worker.kill()

    async def _think(self, game: str, edition: str, position: str, seat: Seat, level: str, seed: int) -> Choice | None:
        pool = self._pool or self._open()
        loop = asyncio.get_running_loop()
        try:
            with metrics.THOUGHTS.labels(level).time():
                thought = loop.run_in_executor(pool, choose, game, edition, position, seat, level, seed)
                return await asyncio.wait_for(thought, self._longest)
        except Exception as error:
            metrics.BOT_FAILURES.labels(level).inc()
            log.exception("a bot failed", extra={"game": game, "bot": level})
            if pool is self._pool and isinstance(error, TimeoutError | BrokenExecutor):
                self.close()
            return None

    def _open(self) -> ProcessPoolExecutor:
        workers = max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
        return self._pool
