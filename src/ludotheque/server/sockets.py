"""A browser's socket at a table: what it sends becomes a request, what its screen is shown is sent."""

import asyncio
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from ludotheque.server import metrics
from ludotheque.server.house import House, TheHouse
from ludotheque.server.refusal import (
    DAMAGED,
    NO_WATCHERS,
    TOO_FAST,
    TOO_MANY_SCREENS,
    TOO_MANY_VISITORS,
    TRY_AGAIN,
    UNKNOWN_SECRET,
    UNKNOWN_TABLE,
    Refusal,
)
from ludotheque.server.requests import Leave, Said
from ludotheque.server.room import Room
from ludotheque.server.screen import BEAT, Screen
from ludotheque.server.storage import StorageFailed
from ludotheque.server.visitor import Visitor

log = logging.getLogger(__name__)

PROTOCOL = "ludotheque"  # the first subprotocol; the second, if any, is the seat's secret
# Why the house closes a socket: the browser comes back after the last of these alone. The reason is the clause.
CLOSED = {
    UNKNOWN_SECRET: 4403,
    UNKNOWN_TABLE: 4404,
    DAMAGED: 4410,
    NO_WATCHERS: 4423,
    TOO_MANY_SCREENS: 4429,
    TOO_MANY_VISITORS: 4429,
}
CLOSED_BY_HOUSE = 4413  # too slow, or the table has to be loaded again

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{key:str}/socket")
async def table_socket(socket: Socket, key: FromPath[str], house: TheHouse) -> None:
    await socket.accept(PROTOCOL)
    visitor = Visitor.showing(_secret(socket), socket.client.host if socket.client else "")
    try:
        with house.crowd.socket_from(visitor.home):
            await _attend(socket, house, await house.room(key), Screen(visitor, house.settings.limits))
    except Refusal as refusal:
        await _close(socket, refusal.clause)
    except StorageFailed as error:
        log.warning("the disk failed a screen", extra={"why": str(error)})
        await _close(socket, TRY_AGAIN)
    except WebSocketException:
        raise  # it was closed meanwhile
    except Exception:
        log.exception("a socket broke")
        raise


def _secret(socket: Socket) -> str:
    offered: list[str] = socket.scope.get("subprotocols", [])
    return offered[1] if len(offered) > 1 else ""


async def _attend(socket: Socket, house: House, room: Room, screen: Screen) -> None:
    await room.enter(screen)
    sender = asyncio.create_task(_send(socket, screen))
    try:
        with metrics.SCREENS.track_inprogress():
            await _read(socket, house, room, screen)
    finally:
        sender.cancel()
        room.requests.put_nowait(Leave(screen))


async def _read(socket: Socket, house: House, room: Room, screen: Screen) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        said = event.get("text") or event.get("bytes") or ""
        beats = screen.asks_for_a_beat(said)
        try:
            if not (beats and screen.is_due()):
                _count(house, room.presence.person(screen))
            if beats:
                screen.show(BEAT)
            else:
                room.requests.put_nowait(Said(screen, screen.read(said)))
        except Refusal as refusal:
            metrics.count_refusal(refusal.clause)
            screen.refuse(refusal.clause, None)
            await asyncio.sleep(screen.pause_after(refusal.clause))  # who floods the house waits for it


def _count(house: House, person: str) -> None:
    if not house.crowd.messages.grants(person):
        raise Refusal(TOO_FAST)


async def _send(socket: Socket, screen: Screen) -> None:
    message = await screen.next()
    while message is not None:
        await socket.send({"type": "websocket.send", "text": message, "bytes": None})
        message = await screen.next()
    await _close(socket, screen.closed_by)


async def _close(socket: Socket, clause: str) -> None:
    await socket.close(CLOSED.get(clause, CLOSED_BY_HOUSE), clause)
