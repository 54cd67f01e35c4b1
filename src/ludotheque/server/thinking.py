"""Bots think apart from the tables and for a bounded time, so that no table is held up by them."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Protocol

from ludotheque.kernel.action import Seat
from ludotheque.server import counts
from ludotheque.server.match import Match
from ludotheque.server.mind import Manner, Role
from ludotheque.server.requests import Thought
from ludotheque.server.told import BotFailed

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 20.0  # seconds
PAUSE = 0.7  # seconds a bot takes at least, so that people can follow
COURTESY = 4  # times as long where people may speak at the same moment and the clock runs: the first to speak counts
SEED_BITS = 64
EVEN = Manner()


class Thinker(Protocol):
    """Thinks about one thing at a time, and keeps in mind what it has been told."""

    def knows(self, match: Match) -> bool: ...

    def remembers(self, match: Match, seat: Seat) -> bool:
        """Whether a bot has thought there for the seat before."""

    async def think(
        self, match: Match, edition: str, seat: Seat, level: str, role: Role, seed: int, manner: Manner
    ) -> Thought:
        """What a bot does for the seat in the position of this moment."""

    def end(self) -> None:
        """Stop, whatever it is thinking about, and forget everything."""


class Pool:
    """Several who think, each about one thing at a time, and for a bounded time."""

    def __init__(self, thinkers: Sequence[Thinker], longest: float) -> None:
        self._longest = longest
        self._all = list(thinkers)
        self._idle = self._all[:]  # who has been idle for longest stands first
        self._free = asyncio.Semaphore(len(self._all))

    def close(self) -> None:
        for thinker in self._all:
            thinker.end()

    @contextlib.asynccontextmanager
    async def thinker_for(self, match: Match, seat: Seat) -> AsyncIterator[Thinker]:
        """One that is idle, if possible one that knows the match; if it takes too long, it is ended."""
        async with asyncio.timeout(self._longest):
            await self._free.acquire()
        thinker = self._best_idle(match, seat)
        self._idle.remove(thinker)
        try:
            async with asyncio.timeout(self._longest):
                yield thinker
        except BotFailed:
            raise
        except Exception:
            thinker.end()
            raise
        finally:
            self._idle.append(thinker)
            self._free.release()

    def _best_idle(self, match: Match, seat: Seat) -> Thinker:
        """Where the seat's bot remembers the match; else where the match is known; else who has been idle longest."""
        idle = self._idle
        knowing = [one for one in idle if one.remembers(match, seat)] or [one for one in idle if one.knows(match)]
        return (knowing or idle)[0]


class Thinkers:
    """Those who advise people stand apart, so that no bot's move comes later because somebody asks for advice."""

    def __init__(
        self,
        players: Sequence[Thinker],
        advisers: Sequence[Thinker],
        pause: float = PAUSE,
        longest: float = LONGEST_THOUGHT,
    ) -> None:
        self._pause = pause
        self._players = Pool(players, longest)
        self._advisers = Pool(advisers, longest)
        self._thoughts: set[asyncio.Task[Thought]] = set()

    async def choose(
        self, match: Match, edition: str, seat: Seat, level: str, patience: int = 1, manner: Manner = EVEN
    ) -> Thought:
        """What the bot does, after so many short pauses. What is begun is thought to the end, even if nobody waits."""
        task = self._begin(self._think(match, edition, seat, level, manner))
        thought, _ = await asyncio.gather(asyncio.shield(task), asyncio.sleep(patience * self._pause))
        return thought

    async def advise(self, match: Match, edition: str, seat: Seat, level: str) -> Thought:
        """What a bot of this level would do in a person's place. It is counted nowhere: nobody learns who asks."""
        return await asyncio.shield(self._begin(self._thought(match, edition, seat, level, "advises", EVEN)))

    def close(self) -> None:
        """Whatever they are thinking about."""
        for thought in self._thoughts:
            thought.cancel()
        self._players.close()
        self._advisers.close()

    def _begin(self, thinking: Coroutine[None, None, Thought]) -> "asyncio.Task[Thought]":
        task = asyncio.create_task(thinking)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)
        return task

    async def _think(self, match: Match, edition: str, seat: Seat, level: str, manner: Manner) -> Thought:
        with counts.THOUGHTS.measure(level):
            thought = await self._thought(match, edition, seat, level, "plays", manner)
        if thought.choice is None:
            counts.BOT_FAILURES.add(level)
        return thought

    async def _thought(self, match: Match, edition: str, seat: Seat, level: str, role: Role, manner: Manner) -> Thought:
        """Nothing is chosen if the bot failed."""
        seed = secrets.randbits(SEED_BITS)
        pool = self._players if role == "plays" else self._advisers
        try:
            async with pool.thinker_for(match, seat) as thinker:
                return await thinker.think(match, edition, seat, level, role, seed, manner)
        except Exception:
            log.exception("a bot failed", extra={"game": match.game.name, "bot": level})
            return Thought(seat, match.number, None)
