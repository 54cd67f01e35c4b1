"""A million messages that make no sense, or nearly, over sockets and HTTP: the house must refuse them and live on.

    python -m tools.fuzz [--messages 1000000] [--seed 1]

Every game is on a table, with a socket for each seat and for watchers, whose messages are mostly refused and sometimes
played. Fails if the house breaks down, answers a request with an error of its own, writes a traceback to its log, or
cannot be played any more.
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
from tools.intruder import Browser, Ground
from tools.load import House, Tally, seat_players
from tools.loopback import HERE, ServerProcess, Socket, open_socket
from tools.noise import Noise

AT_ONCE = 100  # messages before a socket waits until they have been answered
OVER_HTTP = 0.2  # of all messages
BROWSERS = 6
WATCHERS = 2  # of each table
PATIENCE = 60
BROKEN_STATUS = "500"


@dataclass
class Report:
    messages: int = 0
    over_http: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    crashes: int = 0
    tracebacks: int = 0
    plays_on: bool = False
    seconds: float = 0.0

    def is_clean(self) -> bool:
        broken = self.answers[BROKEN_STATUS] + self.answers["table.try-again"]
        return self.plays_on and self.crashes + self.tracebacks + broken == 0

    def __str__(self) -> str:
        rate = self.messages / max(self.seconds, 0.001)
        head = f"{self.messages} messages, {self.over_http} of them over HTTP, in {self.seconds:.0f} s ({rate:.0f}/s)"
        answers = ", ".join(f"{name} {count}" for name, count in self.answers.most_common())
        end = f"crashes {self.crashes}, tracebacks {self.tracebacks}, plays on: {self.plays_on}"
        return f"{head}\nanswers: {answers}\n{end}"


@dataclass
class OpenTable:
    key: str
    secrets: list[str]


class Chatterer:
    """One socket that sends noise, waits until it has been heard, and comes back when it was closed."""

    def __init__(self, port: int, table: OpenTable, secret: str, noise: Noise, report: Report) -> None:
        self._port = port
        self._table = table
        self._secret = secret
        self._noise = noise
        self._report = report
        self._now: dict[str, Any] = {}
        self._mark = 0
        self._marked = asyncio.Event()
        self._is_swallowed = False  # by a frame that was said to be long

    async def chatter(self, messages: int) -> None:
        while messages > 0:
            socket = await open_socket(self._port, self._table.key, self._secret, self._hear)
            while messages > 0 and not socket.lost.done() and not self._is_swallowed:
                messages -= await self._some(socket, min(AT_ONCE, messages))
            socket.close()
            self._is_swallowed = False

    async def _some(self, socket: Socket, count: int) -> int:
        """Send so many messages, and one more whose refusal tells that all have been heard."""
        for _ in range(count):
            socket.write(self._noise.frame(self._now))
        self._report.messages += count
        self._mark += 1
        self._marked.clear()
        socket.send(json.dumps({"is": "hand-over-absent", "seat": 11, "bot": "x", "id": self._mark}).encode())
        heard: asyncio.Future[Any] = asyncio.ensure_future(self._marked.wait())
        done, _ = await asyncio.wait([heard, socket.lost], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        self._is_swallowed = not done
        heard.cancel()
        return count

    def _hear(self, socket: Socket, text: bytes) -> None:
        message = json.loads(text)
        self._now = message.get("now", self._now)
        self._report.answers[message.get("clause", message["is"])] += 1
        if message.get("id") == self._mark:
            self._marked.set()


async def open_tables(server: ServerProcess) -> list[OpenTable]:
    """One of every game, all seats of the same person, and one in its lobby."""
    opened = []
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        for game in (await client.get("/api/games")).json():
            seats = [{"player": "me", "name": f"Player {seat}"} for seat in range(game["least_seats"])]
            made = (
                (await client.post("/api/tables", json={"game": game["name"], "seats": seats}))
                .raise_for_status()
                .json()
            )
            bearer = {"Authorization": f"Bearer {made['host']}"}
            (await client.post(f"/api/tables/{made['key']}/start", headers=bearer)).raise_for_status()
            opened.append(OpenTable(made["key"], [seat["secret"] for seat in made["seats"]]))
        made = (
            await client.post("/api/tables", json={"game": game["name"], "seats": [*seats, {"player": "open"}]})
        ).json()
        opened.append(OpenTable(made["key"], [seat["secret"] for seat in made["seats"]]))
    return opened


async def over_sockets(
    server: ServerProcess, tables: list[OpenTable], noise: Noise, report: Report, count: int
) -> None:
    chatterers = [
        Chatterer(server.port, table, secret, noise, report)
        for table in tables
        for secret in [*table.secrets, *[""] * WATCHERS]
    ]
    share = -(-count // len(chatterers))
    await asyncio.gather(*[one.chatter(share) for one in chatterers])


async def over_http(server: ServerProcess, noise: Noise, report: Report, count: int) -> None:
    async def ask(requests: int) -> None:
        ground = Ground(server.port, "")
        browser = Browser(ground, HERE)
        for _ in range(requests):
            await browser.put(noise.request())
        browser.close()
        report.messages += requests
        report.over_http += requests
        report.answers.update(ground.answers)

    await asyncio.gather(*[ask(count // BROWSERS) for _ in range(BROWSERS)])


async def can_be_played(server: ServerProcess) -> bool:
    """Whether a new table still plays."""
    tally = Tally()
    player = (await seat_players(House(server, []), 1, tally, 0))[0]
    await player.sit()
    until = time.monotonic() + PATIENCE
    while len(tally.delays) < 5 and time.monotonic() < until:
        await asyncio.sleep(0.02)
    player.leave()
    return len(tally.delays) >= 5


async def fuzz(messages: int, seed: int, data: Path) -> Report:
    server, report = ServerProcess(data), Report()
    await asyncio.to_thread(server.start)
    assert server.process is not None
    began = time.monotonic()
    try:
        tables = await open_tables(server)
        noise = Noise(seed, [table.key for table in tables] + ["no-such-table", "%00"], _secrets(tables))
        requests = int(messages * OVER_HTTP)
        await asyncio.gather(
            over_sockets(server, tables, noise, report, messages - requests),
            over_http(server, noise, report, requests),
        )
        report.seconds = time.monotonic() - began
        report.plays_on = await can_be_played(server)
    finally:
        report.crashes = int(server.process.poll() is not None)
        report.tracebacks = server.tracebacks()
        if not report.crashes:
            await asyncio.to_thread(server.stop)
    return report


def _secrets(tables: list[OpenTable]) -> list[str]:
    return [secret for table in tables for secret in table.secrets]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--data", type=Path, help="a new folder where the house keeps its file and its log; else they are thrown away"
    )
    args = parser.parse_args()
    if args.data:
        args.data.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        report = uvloop.run(fuzz(args.messages, args.seed, args.data or Path(folder)))
    print(report)
    return 0 if report.is_clean() else 1


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
