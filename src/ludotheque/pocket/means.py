"""What a house works with where there are no threads and no processes: it does everything itself, in small pieces."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ludotheque.server.means import Means
from ludotheque.server.mind import Answer, Chooser, Errand, Memory, answer, choose
from ludotheque.server.settings import Settings
from ludotheque.server.thinking import Thinkers
from ludotheque.server.told import Informed

T = TypeVar("T")


class AtOnce:
    def __init__(self, _: str) -> None:
        """Whatever the work is called, it is done here."""

    async def do(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(0)  # what was asked before goes first
        return work()

    def close(self) -> None:
        """Nothing is ever under way."""


class Mind(Informed):
    """Thinks where the house is. A thought takes milliseconds, so a click hardly ever waits for it."""

    def __init__(self, chooser: Chooser) -> None:
        super().__init__()
        self._chooser = chooser
        self._memory = Memory()

    def end(self) -> None:
        self.forget()
        self._memory = Memory()

    async def ask(self, errand: Errand) -> Answer:
        await asyncio.sleep(0)
        return answer(self._memory, errand, self._chooser)


def alone(settings: Settings) -> Means:
    return Means(Thinkers([Mind(choose)], [Mind(choose)], settings.bot_pause, settings.longest_thought), AtOnce)
