"""One open socket: which seat it shows, what it may ask, and what is on its way to it."""

import asyncio

import msgspec

from ludotheque.kernel.action import Seat
from ludotheque.server import wire
from ludotheque.server.limits import Bucket, Limits
from ludotheque.server.refusal import MALFORMED, TOO_FAST, TOO_LARGE, Refusal

_decoder: msgspec.json.Decoder[wire.FromBrowser] = msgspec.json.Decoder(wire.FromBrowser)


class Screen:
    """Shows messages in order and never makes the table wait for a slow browser."""

    def __init__(self, seat: Seat, limits: Limits) -> None:
        self.seat = seat
        self.pause_after_refusal = limits.pause_after_refusal
        self._limits = limits
        self._bucket = Bucket(limits.messages_at_once, limits.messages_per_second)
        self._unread: asyncio.Queue[str | None] = asyncio.Queue()
        self._let_go = False

    def show(self, message: str) -> None:
        if self._let_go:
            return
        self._unread.put_nowait(message)
        if self._unread.qsize() > self._limits.unread_messages:
            self.let_go()

    def refuse(self, clause: str, id: int | None) -> None:
        self.show(wire.text(wire.Refused(clause, id)))

    def let_go(self) -> None:
        """Close it after what it has been shown; the browser comes back when it can."""
        self._let_go = True
        self._unread.put_nowait(None)

    async def next(self) -> str | None:
        """What is to be sent next; None to close."""
        return await self._unread.get()

    def read(self, said: str | bytes) -> wire.FromBrowser:
        """A message from the browser, if it is one."""
        if not self._bucket.grants():
            raise Refusal(TOO_FAST)
        if len(said) > self._limits.message_bytes:
            raise Refusal(TOO_LARGE)
        try:
            return _decoder.decode(said)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refusal(MALFORMED, str(error)) from None
