"""A screen at a table, whatever line it comes by: what it sends becomes a request, what it is shown is sent."""

import asyncio
import logging
from typing import Protocol

from ludotheque.server import counts
from ludotheque.server.house import House
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

# Why the house closes a line: the browser comes back after the last of these alone. The reason is the clause.
CLOSED = {
    UNKNOWN_SECRET: 4403,
    UNKNOWN_TABLE: 4404,
    DAMAGED: 4410,
    NO_WATCHERS: 4423,
    TOO_MANY_SCREENS: 4429,
    TOO_MANY_VISITORS: 4429,
}
CLOSED_BY_HOUSE = 4413  # too slow, or the table has to be loaded again


class Line(Protocol):
    async def receive(self) -> str | bytes | None:
        """What the browser says next; None when the line is closed."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


async def attend(line: Line, house: House, key: str, visitor: Visitor) -> None:
    """From the moment the line is open until it is closed."""
    try:
        with house.crowd.socket_from(visitor.home):
            await _sit_down(line, house, await house.room(key), Screen(visitor, house.settings.limits))
    except Refusal as refusal:
        await _close(line, refusal.clause)
    except StorageFailed as error:
        log.warning("the disk failed a screen", extra={"why": str(error)})
        await _close(line, TRY_AGAIN)


async def _sit_down(line: Line, house: House, room: Room, screen: Screen) -> None:
    await room.enter(screen)
    sender = asyncio.create_task(_send(line, screen))
    try:
        with counts.SCREENS.one_more():
            await _read(line, house, room, screen)
    finally:
        sender.cancel()
        room.requests.put_nowait(Leave(screen))


async def _read(line: Line, house: House, room: Room, screen: Screen) -> None:
    while True:
        said = await line.receive()
        if said is None:
            return
        beats = screen.asks_for_a_beat(said)
        try:
            if not (beats and screen.is_due()):
                _count(house, room.presence.person(screen))
            if beats:
                screen.show(BEAT)
            else:
                room.requests.put_nowait(Said(screen, screen.read(said)))
        except Refusal as refusal:
            counts.count_refusal(refusal.clause)
            screen.refuse(refusal.clause, None)
            await asyncio.sleep(screen.pause_after(refusal.clause))  # who floods the house waits for it


def _count(house: House, person: str) -> None:
    if not house.crowd.messages.grants(person):
        raise Refusal(TOO_FAST)


async def _send(line: Line, screen: Screen) -> None:
    message = await screen.next()
    while message is not None:
        await line.send(message)
        message = await screen.next()
    await _close(line, screen.closed_by)


async def _close(line: Line, clause: str) -> None:
    await line.close(CLOSED.get(clause, CLOSED_BY_HOUSE), clause)
