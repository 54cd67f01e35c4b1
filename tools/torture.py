"""Kills the server at random moments while scripted players play, and checks that nothing told was lost or came twice.

    python tools/torture.py [--kills 50] [--tables 12] [--seed 1]

Every table has three players with a socket each. All that any of them was ever told is compared with what the server
knows in the end, table by table and action by action.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tools.loopback import ServerProcess, Socket, open_socket

SEATS = 3
FRAMES = 200  # in one request
SHORTEST_RUN, LONGEST_RUN = 0.1, 1.2  # seconds between two kills


class Lost(AssertionError):
    """The server broke its promise."""


@dataclass
class Table:
    key: str
    secrets: list[str]
    told: dict[int, str] = field(default_factory=dict)  # by number of the action: the entry that was told

    def hear(self, entry: dict[str, Any]) -> None:
        number, text = entry["number"], json.dumps(entry, sort_keys=True)
        if self.told.setdefault(number, text) != text:
            raise Lost(f"action {number} was told twice, differently: {self.told[number]} and {text}")

    def last(self) -> int:
        return max(self.told, default=0)


class Player:
    """Plays one seat for ever: comes back whenever the server does."""

    def __init__(self, port: int, table: Table, seat: int, luck: random.Random) -> None:
        self._port = port
        self._table = table
        self._secret = table.secrets[seat]
        self._luck = luck
        self._known = 0  # number of the last action told to anybody before this player came back
        self.problem: Exception | None = None
        self.over = False

    async def play(self) -> None:
        while not self.over and self.problem is None:
            self._known = self._table.last()
            try:
                socket = await open_socket(self._port, self._table.key, self._secret, self._hear)
            except OSError:
                await asyncio.sleep(0.02)
                continue
            await socket.lost

    def _hear(self, socket: Socket, text: bytes) -> None:
        try:
            self._follow(socket, json.loads(text))
        except Lost as problem:
            self.problem = problem
            socket.close()

    def _follow(self, socket: Socket, message: dict[str, Any]) -> None:
        if message["is"] == "position":
            self._check_present(message["now"]["number"])
            for entry in message["log"]:
                self._table.hear(entry)
        elif message["is"] == "moved":
            self._table.hear(message["entry"])
        if message["is"] in ("position", "moved"):
            self._act(socket, message["now"])

    def _check_present(self, number: int) -> None:
        if number < self._known:
            raise Lost(f"action {self._known} was told, but the table came back at {number}")

    def _act(self, socket: Socket, now: dict[str, Any]) -> None:
        self.over = now["over"] is not None
        if now["asks"]:
            ask = self._luck.choice(now["asks"])
            filling = [[self._luck.choice(blank["choices"])] for blank in ask["blanks"]]
            act = {"is": "act", "number": now["number"], "verb": ask["verb"], "filling": filling}
            socket.send(json.dumps(act).encode())
        elif self.over:
            socket.close()


class Torture:
    def __init__(self, data: Path, tables: int, seed: int) -> None:
        self._server = ServerProcess(data)
        self._luck = random.Random(seed)
        self._wanted = tables
        self.tables: list[Table] = []
        self._players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self, kills: int) -> dict[str, int]:
        self._server.start()
        for _ in range(kills):
            await self._seat_players()
            await asyncio.sleep(self._luck.uniform(SHORTEST_RUN, LONGEST_RUN))
            self._server.kill()
            await asyncio.to_thread(self._server.start)
        try:
            await asyncio.sleep(SHORTEST_RUN)
            return {"kills": kills, "tables": len(self.tables), "actions": await self._check()}
        finally:
            for task in self._tasks:
                task.cancel()
            self._server.stop()

    async def _seat_players(self) -> None:
        """Open tables until enough of them are being played."""
        playing = {id(player._table) for player in self._players if not player.over}
        async with httpx.AsyncClient(base_url=self._server.url, timeout=20) as client:
            for _ in range(self._wanted - len(playing)):
                table = await _open_table(client)
                self.tables.append(table)
                for seat in range(SEATS):
                    player = Player(self._server.port, table, seat, self._luck)
                    self._players.append(player)
                    self._tasks.append(asyncio.create_task(player.play()))

    async def _check(self) -> int:
        for player in self._players:
            if player.problem is not None:
                raise player.problem
        async with httpx.AsyncClient(base_url=self._server.url, timeout=20) as client:
            return sum([await _check_table(client, table) for table in self.tables])


async def _open_table(client: httpx.AsyncClient) -> Table:
    seats = [{"player": "me", "name": f"Player {seat}"} for seat in range(SEATS)]
    made = (await client.post("/api/tables", json={"game": "couleurs-du-monde", "seats": seats})).json()
    bearer = {"Authorization": f"Bearer {made['host']}"}
    (await client.post(f"/api/tables/{made['key']}/start", headers=bearer)).raise_for_status()
    return Table(made["key"], [seat["secret"] for seat in made["seats"]])


async def _check_table(client: httpx.AsyncClient, table: Table) -> int:
    """Every action told is there, once and the same; how many the table has."""
    told = dict(table.told)
    known: dict[int, str] = {}
    total = 0
    while len(known) <= total:
        query = {"first": len(known), "last": len(known) + FRAMES - 1}
        film = (await client.get(f"/api/tables/{table.key}/frames", params=query)).raise_for_status().json()
        total = film["total"]
        for frame in film["frames"]:
            known[frame["entry"]["number"]] = json.dumps(frame["entry"], sort_keys=True)
    for number, entry in told.items():
        if known.get(number) != entry:
            raise Lost(f"action {number} was told as {entry}, but is kept as {known.get(number)}")
    return total


def torture(kills: int, tables: int, seed: int) -> dict[str, int]:
    """What was done; Lost if a promise was broken."""
    with tempfile.TemporaryDirectory() as data:
        return asyncio.run(Torture(Path(data), tables, seed).run(kills))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        print(json.dumps(torture(args.kills, args.tables, args.seed)))
    except Lost as problem:
        print(f"broken: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
