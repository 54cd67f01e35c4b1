"""A browser's socket at a table: what it sends becomes a request, what its screen is shown is sent."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from ludotheque.kernel.action import Seat
from ludotheque.server import metrics
from ludotheque.server.house import House, TheHouse
from ludotheque.server.refusal import DAMAGED, UNKNOWN_TABLE, Refusal
from ludotheque.server.requests import Enter, Leave, Said
from ludotheque.server.room import Room
from ludotheque.server.screen import Screen

PROTOCOL = "ludotheque"  # the first subprotocol; the second, if any, is the seat's secret
CLOSED_UNKNOWN_TABLE = 4404
CLOSED_UNKNOWN_SECRET = 4403
CLOSED_DAMAGED = 4410
CLOSED_BY_HOUSE = 4413  # too slow, or one too many, or the table has to be loaded again
CLOSED = {UNKNOWN_TABLE: CLOSED_UNKNOWN_TABLE, DAMAGED: CLOSED_DAMAGED}

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{key:str}/socket")
async def table_socket(socket: Socket, key: FromPath[str], house: TheHouse) -> None:
    await socket.accept(PROTOCOL)
    try:
        room, seat = await _find(house, key, _secret(socket))
    except Refusal as refusal:
        await socket.close(CLOSED.get(refusal.clause, CLOSED_UNKNOWN_SECRET), refusal.clause)
        return
    with metrics.SCREENS.track_inprogress():
        await _attend(socket, room, Screen(seat, house.settings.limits))


def _secret(socket: Socket) -> str:
    offered: list[str] = socket.scope.get("subprotocols", [])
    return offered[1] if len(offered) > 1 else ""


async def _find(house: House, key: str, secret: str) -> tuple[Room, Seat]:
    room = await house.room(key)
    return room, room.table.seating.seat_of(secret)


async def _attend(socket: Socket, room: Room, screen: Screen) -> None:
    room.requests.put_nowait(Enter(screen))
    sender = asyncio.create_task(_send(socket, screen))
    try:
        await _read(socket, room, screen)
    finally:
        sender.cancel()
        room.requests.put_nowait(Leave(screen))


async def _read(socket: Socket, room: Room, screen: Screen) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            message = screen.read(event.get("text") or event.get("bytes") or "")
        except Refusal as refusal:
            metrics.REFUSED.labels(refusal.clause).inc()
            screen.refuse(refusal.clause, None)
            await asyncio.sleep(screen.pause_after_refusal)  # who floods the house waits for it
        else:
            room.requests.put_nowait(Said(screen, message))


async def _send(socket: Socket, screen: Screen) -> None:
    message = await screen.next()
    while message is not None:
        await socket.send({"type": "websocket.send", "text": message, "bytes": None})
        message = await screen.next()
    await socket.close(CLOSED_BY_HOUSE)
