"""A browser's socket at a table."""

import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from ludotheque.server.given import TheHouse
from ludotheque.server.lines import attend
from ludotheque.server.visitor import Visitor

log = logging.getLogger(__name__)

PROTOCOL = "ludotheque"  # the first subprotocol; the second, if any, is the seat's secret

Socket = WebSocket[Any, Any, Any]


class SocketLine:
    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes | None:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        return event.get("text") or event.get("bytes") or ""

    async def send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        with contextlib.suppress(ClientDisconnected):  # the browser was quicker
            await self._socket.close(code, reason)


@websocket("/api/tables/{key:str}/socket")
async def table_socket(socket: Socket, key: FromPath[str], house: TheHouse) -> None:
    await socket.accept(PROTOCOL)
    visitor = Visitor.showing(_secret(socket), socket.client.host if socket.client else "")
    try:
        await attend(SocketLine(socket), house, key, visitor)
    except ClientDisconnected:
        return  # the browser has gone meanwhile
    except WebSocketException:
        raise  # it was closed meanwhile
    except Exception:
        log.exception("a socket broke")
        raise


def _secret(socket: Socket) -> str:
    offered: list[str] = socket.scope.get("subprotocols", [])
    return offered[1] if len(offered) > 1 else ""
