"""What is said at length is packed on its way out, if the browser can unpack it and nobody has packed it yet."""

import asyncio
import zlib
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.server.headers import accepted
from ludotheque.server.sheets import GZIP, SMALLEST_PACKED

QUICK = 5  # of nine levels: nearly as small as the best, in half the time
LONG = 32_000  # bytes that are packed beside the loop
GZIP_WINDOW = 16 + zlib.MAX_WBITS


class Packing:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked["type"] == "http" and GZIP in accepted(_header(asked["headers"], b"accept-encoding")):
            send = _Packed(send)
        await self._app(scope, receive, send)


class _Packed:
    """Holds the head of an answer back until it knows how long its body is."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._head: Any = None

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._head = message
            return
        if self._head is not None:
            head, self._head = self._head, None
            body: bytes = message.get("body", b"")
            if len(body) >= SMALLEST_PACKED and not message.get("more_body") and _is_plain(head):
                body = await _pack(body)
                head = {**head, "headers": _of_packed(head["headers"], len(body))}
                message = {**message, "body": body}
            await self._send(head)
        await self._send(message)


async def _pack(body: bytes) -> bytes:
    return _packed(body) if len(body) < LONG else await asyncio.to_thread(_packed, body)


def _packed(body: bytes) -> bytes:
    packing = zlib.compressobj(QUICK, zlib.DEFLATED, GZIP_WINDOW)
    return packing.compress(body) + packing.flush()


def _is_plain(head: Any) -> bool:
    kind = _header(head["headers"], b"content-type")
    packed = _header(head["headers"], b"content-encoding")
    return not packed and (kind.startswith("text/") or "json" in kind)


def _of_packed(headers: Any, length: int) -> list[tuple[bytes, bytes]]:
    rest = [(name, value) for name, value in headers if name.lower() != b"content-length"]
    size = (b"content-length", str(length).encode())
    return [*rest, size, (b"content-encoding", GZIP.encode()), (b"vary", b"Accept-Encoding")]


def _header(headers: Any, wanted: bytes) -> str:
    return ", ".join(value.decode("latin-1") for name, value in headers if name.lower() == wanted)
