"""What every attack of the siege needs: connections that ask as fast as they are answered; a count of the answers."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tools.loopback import HERE, Socket, open_socket

FROM = "127.2.0.1"  # the abusive client's address
GAME = "couleurs-du-monde"
PATIENCE = 10  # seconds for an answer
BECAME_A_SOCKET = "101"  # where no more requests are answered


@dataclass
class Ground:
    """Where an attack takes place, how long it goes on, and what came of it."""

    port: int
    film: str  # key of a table with a long record
    until: float = 0.0
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)

    def goes_on(self) -> bool:
        return time.monotonic() < self.until


class Browser:
    """One connection that asks, and comes back when it was closed."""

    def __init__(self, ground: Ground, source: str = FROM) -> None:
        self._ground = ground
        self._source = source
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", headers: str = "") -> bytes:
        """The body of the answer, which is counted by its status."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HERE}\r\nContent-Type: application/json\r\n{headers}"
        return await self.put(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    async def put(self, request: bytes) -> bytes:
        """The same for a request as it travels, which may be none."""
        self._ground.sent += 1
        try:
            reader, writer = self._streams or await self._open()
            writer.write(request)
            async with asyncio.timeout(PATIENCE):
                status, answer = await _answer(reader, bodiless=request.startswith(b"HEAD "))
        except (OSError, asyncio.IncompleteReadError) as error:
            self.close()
            self._ground.answers["unanswered" if isinstance(error, TimeoutError) else "closed"] += 1
            return b""
        self._ground.answers[status] += 1
        if status == BECAME_A_SOCKET:
            self.close()
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self._streams = await asyncio.open_connection(HERE, self._ground.port, local_addr=(self._source, 0))
        return self._streams


async def _answer(reader: asyncio.StreamReader, bodiless: bool = False) -> tuple[str, bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = head.split()[1]
    if status == "100":  # go on; the answer itself comes next
        return await _answer(reader, bodiless)
    size = int(head.partition("content-length: ")[2].partition("\r\n")[0] or 0)
    return status, b"" if bodiless else await reader.readexactly(size)


@dataclass
class OwnTable:
    """A table that the abusive client has opened and started, all seats its own."""

    key: str
    secrets: list[str]


async def own_table(ground: Ground) -> OwnTable:
    browser = Browser(ground)
    body = {"game": GAME, "seats": [{"player": "me", "name": f"Player {seat}"} for seat in range(3)]}
    made = json.loads(await browser.ask("POST", "/api/tables", json.dumps(body).encode()))
    await browser.ask("POST", f"/api/tables/{made['key']}/start", headers=f"Authorization: Bearer {made['host']}\r\n")
    return OwnTable(made["key"], [seat["secret"] for seat in made["seats"]])


async def crowd(
    ground: Ground, key: str, secret: str, count: int, hear: Callable[[Socket, bytes], None]
) -> list[Socket]:
    return [await open_socket(ground.port, key, secret, hear, FROM) for _ in range(count)]


async def hammer(ground: Ground, connections: int, blow: Callable[[Browser], Awaitable[object]]) -> None:
    """From so many connections, again at once when it has been answered, until time is up."""

    async def again(browser: Browser) -> None:
        while ground.goes_on():
            await blow(browser)
            await asyncio.sleep(0)  # a refused connection must not keep the others from trying

    await asyncio.gather(*[again(Browser(ground)) for _ in range(connections)])


async def keep_sending(ground: Ground, sockets: list[Socket], per_second: float, say: Callable[[], bytes]) -> None:
    """From every socket so many messages a second, until time is up."""
    while ground.goes_on():
        for socket in sockets:
            ground.sent += 1
            socket.send(say())
        await asyncio.sleep(1 / per_second)
