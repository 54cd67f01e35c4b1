"""What watchers are shown of a table whose host lets them see it later than it is played.

Whoever comes in sees what the others see: the position of so long ago, with what was told up to then.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from ludotheque.server import wire
from ludotheque.server.match import RECENT
from ludotheque.server.storage import RECENT_CHAT

Whole = wire.Lobby | wire.Position | wire.Kept


@dataclass
class News:
    """A message on its way, and what is written down of it for those who come later."""

    moment: float
    message: wire.FromHouse
    entry: wire.LogEntry | None = None


class Gallery:
    def __init__(self, show: Callable[[str], None]) -> None:
        self._show = show
        self._delay = 0.0
        self._coming: deque[News] = deque()
        self._shown: Whole | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def whole(self) -> Whole | None:
        """All there is to show to who comes in now; None where nothing is old enough."""
        return self._shown

    def set_delay(self, seconds: float) -> None:
        self._delay = seconds
        self._wait()

    def add(self, message: wire.FromHouse, entry: wire.LogEntry | None = None, age: float = 0) -> None:
        self._coming.append(News(time.monotonic() - age, message, entry))
        self._show_due()

    def left(self) -> int:
        """Milliseconds before something will be shown."""
        if not self._coming:
            return 0
        return max(0, round((self._coming[0].moment + self._delay - time.monotonic()) * 1000))

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._coming.clear()
        self._shown = None

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._coming:
            self._timer = asyncio.get_running_loop().call_later(self.left() / 1000, self._show_due)

    def _show_due(self) -> None:
        until = time.monotonic() - self._delay
        while self._coming and self._coming[0].moment <= until:
            news = self._coming.popleft()
            self._shown = _noted(self._shown, news)
            self._show(wire.text(news.message))
        self._wait()


def _noted(whole: Whole | None, news: News) -> Whole | None:
    """What is known once the news is out."""
    message = news.message
    if isinstance(message, wire.Lobby | wire.Position | wire.Kept):
        return message
    if whole is None:
        return None
    if isinstance(message, wire.Moved) and isinstance(whole, wire.Position):
        told = [*whole.log, news.entry or message.entry][-RECENT:]
        return msgspec.structs.replace(whole, now=message.now, log=told, opened=message.opened)
    if isinstance(message, wire.Clock) and isinstance(whole, wire.Position):
        now = msgspec.structs.replace(whole.now, deadline=message.deadline, rests=message.rests)
        return msgspec.structs.replace(whole, now=now)
    if isinstance(message, wire.Chat):
        return msgspec.structs.replace(whole, chat=[*whole.chat, message.line][-RECENT_CHAT:])
    if isinstance(message, wire.Seats):
        table = msgspec.structs.replace(whole.table, seats=message.seats)
        return msgspec.structs.replace(whole, table=table)
    return whole
