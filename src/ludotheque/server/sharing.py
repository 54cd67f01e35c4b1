"""Requests for tables that another house holds are passed on to it, so that it does not matter who is asked."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from ludotheque.server.bodies import Problem
from ludotheque.server.gate import INSIDE
from ludotheque.server.house import House
from ludotheque.server.limits import BODY_BYTES
from ludotheque.server.lines import CLOSED_BY_HOUSE
from ludotheque.server.others import Headers, Others
from ludotheque.server.refusal import TRY_AGAIN, Refusal

log = logging.getLogger(__name__)

TABLE = re.compile(r"/api/tables/([^/]+)(?:/.*)?")
PASSED_ON = (b"authorization", b"accept-encoding", b"content-type")
LENGTH = b"content-length"
LEFT_OUT = (b"connection", b"transfer-encoding", b"date", b"server")
GONE = 1005, 1006  # codes that cannot be sent


class Sharing:
    def __init__(self, app: ASGIApp, house: Callable[[], House], word: str) -> None:
        self._app = app
        self._house = house
        self._others = Others(word)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        found = TABLE.fullmatch(asked["path"]) if asked["type"] in ("http", "websocket") else None
        address = await self._house().holder(found[1]) if found is not None else ""
        if not address:
            await self._app(scope, receive, send)
            return
        try:
            if asked.get(INSIDE):
                raise Refusal(TRY_AGAIN, "the table has moved")  # and so on for ever
            await (self._pass_on if asked["type"] == "http" else self._relay)(asked, receive, send, address)
        except Refusal as refusal:
            await _refuse(asked, refusal, send)

    async def _pass_on(self, scope: Any, receive: Receive, send: Send, address: str) -> None:
        headers = [(name, value) for name, value in scope["headers"] if name in PASSED_ON]
        query = "?" + scope["query_string"].decode() if scope["query_string"] else ""
        target = scope["raw_path"].decode() + query
        headers = _without_type(self._others.introduction(scope["client"][0])) + headers
        answer = await self._others.ask(address, scope["method"], target, headers, await _body(receive))
        kept = [(name, value) for name, value in answer.headers if name not in LEFT_OUT]
        if scope["method"] != "HEAD":  # which tells how long the answer would be
            kept = [*(pair for pair in kept if pair[0] != LENGTH), (LENGTH, str(len(answer.body)).encode())]
        await send({"type": "http.response.start", "status": answer.status, "headers": kept})
        await send({"type": "http.response.body", "body": answer.body, "more_body": False})

    async def _relay(self, scope: Any, receive: Receive, send: Send, address: str) -> None:
        await receive()  # that somebody wants to come in
        headers = {name.decode(): value.decode() for name, value in self._others.introduction(scope["client"][0])}
        try:
            line = await connect(
                address.rstrip("/").replace("http", "ws", 1) + scope["raw_path"].decode(),
                subprotocols=[Subprotocol(word) for word in scope["subprotocols"]] or None,
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=5,
                close_timeout=1,
                proxy=None,
            )
        except (OSError, TimeoutError, InvalidHandshake) as error:
            raise Refusal(TRY_AGAIN, f"the house that holds the table does not answer: {error}") from None
        await send({"type": "websocket.accept", "subprotocol": line.subprotocol, "headers": []})
        listening = asyncio.create_task(_listen(receive, line))
        try:
            await _speak(line, send)
        finally:
            listening.cancel()
            await line.close()


async def _listen(receive: Receive, line: ClientConnection) -> None:
    """What the browser says goes to the table."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            event: Any = await receive()
            if event["type"] != "websocket.receive":
                await line.close()
                return
            text = event.get("text")
            await line.send(event["bytes"] if text is None else text)


async def _speak(line: ClientConnection, send: Send) -> None:
    """What the table says goes to the browser, to the last word."""
    try:
        async for message in line:
            assert isinstance(message, str)
            await send({"type": "websocket.send", "text": message, "bytes": None})
    except ConnectionClosed:
        pass
    code = line.close_code or CLOSED_BY_HOUSE
    reason = (line.close_reason or TRY_AGAIN) if code not in GONE else TRY_AGAIN
    with contextlib.suppress(Exception):  # the browser may have gone first
        await send({"type": "websocket.close", "code": CLOSED_BY_HOUSE if code in GONE else code, "reason": reason})


async def _body(receive: Receive) -> bytes:
    body, more = b"", True
    while more and len(body) <= BODY_BYTES:
        event: Any = await receive()
        body += event.get("body", b"")
        more = event.get("more_body", False)
    return body


def _without_type(headers: Headers) -> Headers:
    return [(name, value) for name, value in headers if name != b"content-type"]


async def _refuse(scope: Any, refusal: Refusal, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept", "subprotocol": "ludotheque", "headers": []})
        await send({"type": "websocket.close", "code": CLOSED_BY_HOUSE, "reason": refusal.clause})
        return
    body = msgspec.json.encode(Problem(refusal.clause, refusal.reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
