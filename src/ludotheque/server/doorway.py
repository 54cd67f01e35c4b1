"""Connections that are no requests yet: nobody stands in the doorway for long, and no crowd from one address."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.server.gate_rules import GateRules
from ludotheque.server.limits import HEAD_BYTES, Limits
from ludotheque.server.visitor import home_of

CLOSING = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout" + CLOSING
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large" + CLOSING


class Doorway(HttpToolsProtocol):
    """A whole request arrives in time, its head in bounds; between requests the server closes idle connections."""

    def __init__(self, *args: Any, gate: GateRules, limits: Limits, lines: "Counter[str]", **more: Any) -> None:
        super().__init__(*args, **more)
        self._gate = gate
        self._limits = limits
        self._lines = lines  # open connections by address, those that have become sockets not counted
        self._home = ""
        self._arriving: asyncio.TimerHandle | None = None
        self._head = 0  # bytes that came and did not end the head of a request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is not None and not self._gate.trusts(self.client[0]):
            self._home = home_of(self.client[0])
            self._lines[self._home] += 1
        if self._home and self._lines[self._home] > self._limits.lines_per_address:
            transport.abort()
        else:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._forget_line()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD_BYTES and not self.transport.is_closing():
            self._turn_away(TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()

    def on_headers_complete(self) -> None:
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._forget_line()
        super().handle_websocket_upgrade()

    def _expect_request(self) -> None:
        if self._arriving is None:
            self._arriving = self.loop.call_later(self._limits.request_seconds, self._turn_away, TOO_SLOW)

    def _stop_waiting(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _turn_away(self, why: bytes) -> None:
        self._stop_waiting()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(why)
        self.transport.close()

    def _forget_line(self) -> None:
        if self._home:
            self._lines[self._home] -= 1
            if not self._lines[self._home]:
                del self._lines[self._home]
            self._home = ""
