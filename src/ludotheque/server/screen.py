"""One open socket: whose it is, what it may ask, and what is on its way to it."""

import asyncio
import time

import msgspec

from ludotheque.server import wire
from ludotheque.server.limits import Limits
from ludotheque.server.refusal import MALFORMED, TOO_FAST, TOO_LARGE, TRY_AGAIN, Refusal
from ludotheque.server.visitor import Visitor

BEAT = wire.text(wire.Beat())
LONGEST_BEAT = 32
BEATS_APART = 1.0  # seconds; whoever asks more often is counted as for anything else

_decoder: msgspec.json.Decoder[wire.FromBrowser] = msgspec.json.Decoder(wire.FromBrowser)


class Screen:
    """Shows messages in order and never makes the table wait for a slow browser."""

    def __init__(self, visitor: Visitor, limits: Limits) -> None:
        self.visitor = visitor
        self.closed_by = TRY_AGAIN  # the clause for which it was let go
        self._limits = limits
        self._unread: list[str | None] = []
        self._more: asyncio.Future[None] | None = None  # what the sender waits for
        self._let_go = False
        self._beat_at = 0.0  # when it was last told that the line holds

    def show(self, message: str) -> None:
        if self._let_go:
            return
        self._put(message)
        if len(self._unread) > self._limits.unread_messages:
            self.let_go(TRY_AGAIN)

    def refuse(self, clause: str, id: int | None) -> None:
        self.show(wire.text(wire.Refused(clause, id)))

    def asks_for_a_beat(self, said: str | bytes) -> bool:
        """Whether the browser only wants to know that the line holds."""
        return isinstance(said, str) and len(said) <= LONGEST_BEAT and "".join(said.split()) == BEAT

    def is_due(self) -> bool:
        """Whether it may be told again that the line holds, without being counted."""
        now = time.monotonic()
        if now - self._beat_at < BEATS_APART:
            return False
        self._beat_at = now
        return True

    def pause_after(self, clause: str) -> float:
        """For how long the house hears nothing from it after such a refusal."""
        limits = self._limits
        return limits.pause_after_too_much if clause == TOO_FAST else limits.pause_after_refusal

    def let_go(self, clause: str) -> None:
        """Close it after what it has been shown; the browser comes back when it can."""
        if self._let_go:
            return
        self._let_go = True
        self.closed_by = clause
        self._put(None)

    async def next(self) -> str | None:
        """What is to be sent next; None to close."""
        while not self._unread:
            self._more = asyncio.get_running_loop().create_future()
            await self._more
        return self._unread.pop(0)

    def _put(self, message: str | None) -> None:
        self._unread.append(message)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    def read(self, said: str | bytes) -> wire.FromBrowser:
        """A message from the browser, if it is one."""
        if len(said) > self._limits.message_bytes:
            raise Refusal(TOO_LARGE)
        try:
            return _decoder.decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal(MALFORMED, str(error)) from None
