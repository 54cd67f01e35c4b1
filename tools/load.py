"""How many moves one server process carries, on loopback with scripted players: saturated, then at a human pace.

    python tools/load.py [--tables 1,100] [--seconds 8] [--json] [--workers 1,2,3] [--at-random] [--champions 8]

`--workers` measures so many processes on a PostgreSQL of their own instead of one on SQLite; every player knocks at the
door of the worker that holds the table, as with a proxy that hashes, or at any of them (`--at-random`). `--champions`
lets so many tables of deep thinkers play meanwhile.

Every table has four seats, each with its own socket. The delay of a move is from sending it to the last of the four
screens showing it, the write to disk included.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
from tools.loopback import HERE, TOGETHER, ServerProcess, Socket, free_port, open_socket
from tools.postgresql import PostgresqlServer

SEATS = 4
WARM_UP = 0.5
HUMAN_SECONDS = 5.0  # between two moves of a table at a human pace
FAST_SECONDS = 0.2  # at a pace that gives many moves in a short time


class _Ask(msgspec.Struct):
    verb: str
    blanks: list[dict[str, Any]]


class _Now(msgspec.Struct):
    number: int
    asks: list[_Ask]
    over: dict[str, Any] | None


class _Shown(msgspec.Struct):
    now: _Now


_shown = msgspec.json.Decoder(_Shown)


@dataclass
class Tally:
    delays: list[float] = field(default_factory=list)
    last: float = 0.0  # when the last move was seen
    refused: int = 0

    def note(self, sent: float) -> None:
        if sent:
            self.last = time.perf_counter()
            self.delays.append(self.last - sent)


class Player:
    """A table with all its players: a random move as soon as every screen shows the last one, or after a pause."""

    def __init__(self, port: int, key: str, secrets: list[str], tally: Tally, pause: float) -> None:
        self._port = port
        self.key = key
        self.secrets = secrets
        self._tally = tally
        self._pause = pause
        self._sent = 0.0
        self._unseen = len(secrets)  # screens that do not show the last move yet
        self._next: tuple[Socket, bytes] | None = None
        self.sockets: list[Socket] = []

    async def sit(self, sources: list[str] | None = None) -> None:
        """Every seat with a socket of its own, from these addresses or all from the same one."""
        for secret, source in zip(self.secrets, sources or [HERE] * SEATS, strict=True):
            self.sockets.append(await open_socket(self._port, self.key, secret, self._hear, source))

    def leave(self) -> None:
        for each in self.sockets:
            each.close()

    def _hear(self, screen: Socket, text: bytes) -> None:
        if text.startswith(b'{"is":"refused"'):
            self._tally.refused += 1
        if not text.startswith((b'{"is":"moved"', b'{"is":"position"')):
            return
        self._unseen -= 1
        if b'"asks":[]' not in text:
            self._think(screen, _shown.decode(text).now)
        if self._unseen == 0:
            self._tally.note(self._sent)
            self._move_on()

    def _think(self, screen: Socket, now: _Now) -> None:
        ask = random.choice(now.asks)
        filling = [[random.choice(blank["choices"])] for blank in ask.blanks]
        message = {"is": "act", "number": now.number, "verb": ask.verb, "filling": filling}
        self._next = (screen, msgspec.json.encode(message))

    def _move_on(self) -> None:
        if self._pause:
            asyncio.get_running_loop().call_later(random.uniform(0.5, 1.5) * self._pause, self._act)
        else:
            self._act()

    def _act(self) -> None:
        if self._next is not None:
            screen, message = self._next
            self._next = None
            self._unseen = len(self.sockets)
            self._sent = time.perf_counter()
            screen.send(message)


class House(NamedTuple):
    """Where one plays: one process, or several behind doors of their own."""

    server: ServerProcess
    doors: list[int]  # none: everybody comes through the one door
    database: PostgresqlServer | None = None

    def door_of(self, key: str) -> int:
        return self.doors[zlib.crc32(key.encode()) % len(self.doors)] if self.doors else self.server.port

    def cpu_seconds(self) -> tuple[float, float]:
        """Of the house, and of its database."""
        return self.server.cpu_seconds(), self.database.cpu_seconds() if self.database else 0.0


async def seat_champions(server: ServerProcess, tables: int) -> None:
    """Tables where nobody but deep thinkers plays, as fast as they can."""
    seats = [{"player": "bot", "bot": "champion"}] * SEATS
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        for _ in range(tables):
            made = (await client.post("/api/tables", json={"game": "cresus", "seats": seats})).raise_for_status().json()
            host = {"Authorization": f"Bearer {made['host']}"}
            (await client.post(f"/api/tables/{made['key']}/start", headers=host)).raise_for_status()


async def seat_players(house: House, tables: int, tally: Tally, pause: float) -> list[Player]:
    players = []
    body = {
        "game": "couleurs-du-monde",
        "seats": [{"player": "me", "name": f"Player {seat}"} for seat in range(SEATS)],
        "options": {"match": "deals", "deals": "12"},
    }
    async with httpx.AsyncClient(base_url=house.server.url, timeout=60) as client:
        for _ in range(tables):
            made = (await client.post("/api/tables", json=body)).raise_for_status().json()
            host = {"Authorization": f"Bearer {made['host']}"}
            door = house.door_of(made["key"])
            start = f"http://{HERE}:{door}/api/tables/{made['key']}/start"
            (await client.post(start, headers=host)).raise_for_status()
            secrets = [seat["secret"] for seat in made["seats"]]
            players.append(Player(door, made["key"], secrets, tally, pause))
    return players


async def measure(tables: int, seconds: float, pause: float, house: House, champions: int = 0) -> dict[str, Any]:
    server = house.server
    server.start()
    tally = Tally()
    try:
        before = server.memory()
        await seat_champions(server, champions)
        players = await seat_players(house, tables, tally, pause)
        for player in players:
            await player.sit()
        await asyncio.sleep(WARM_UP if pause == 0 else HUMAN_SECONDS)
        tally.delays.clear()
        started, cpu, own = time.perf_counter(), house.cpu_seconds(), time.process_time()
        await asyncio.sleep(seconds)
        now = house.cpu_seconds()
        spent, stored, own = now[0] - cpu[0], now[1] - cpu[1], time.process_time() - own
        took = tally.last - started  # a single table may have played to its end before
        found = _report(sorted(tally.delays), took, spent, own)
        if house.database is not None and tally.delays:
            found["database_cpu_us_per_move"] = round(1_000_000 * stored / len(tally.delays))
        memory = (server.memory() - before) / tables / 1024
        for player in players:
            player.leave()
        found["load"] = round(os.getloadavg()[0], 1)
        pace = "saturated" if pause == 0 else f"a move every {pause:g} s at each table"
        return {"tables": tables, "pace": pace, **found, "kib_per_table": round(memory), "refused": tally.refused}
    finally:
        server.stop()


def _report(delays: list[float], took: float, cpu: float, own: float) -> dict[str, Any]:
    moves = len(delays)
    if not moves:
        return {"moves_per_s": 0}
    return {
        "moves_per_s": round(moves / took),
        "p50_ms": round(1000 * delays[moves // 2], 1),
        "p99_ms": round(1000 * delays[moves * 99 // 100], 1),
        "server_cpu_us_per_move": round(1_000_000 * cpu / moves),
        "server_cpu_share": round(cpu / took, 2),
        "players_cpu_us_per_move": round(1_000_000 * own / moves),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="1,100,500,1000")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--workers", default="0", help="on PostgreSQL; 0: one process on SQLite")
    parser.add_argument("--at-random", action="store_true", help="players knock at any worker's door")
    parser.add_argument("--champions", type=int, default=0, help="tables of deep thinkers beside them")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    pauses = [FAST_SECONDS] if args.champions else [0, HUMAN_SECONDS]
    for workers in [int(word) for word in args.workers.split(",")]:
        for tables in [int(word) for word in args.tables.split(",")]:
            for pause in pauses:
                with opened(workers, args.at_random) as house:
                    found = uvloop.run(measure(tables, args.seconds, pause, house, args.champions))
                if workers:
                    found = {"workers": workers, **found}
                print(json.dumps(found) if args.json else _line(found), flush=True)


@contextlib.contextmanager
def opened(workers: int, at_random: bool) -> Iterator[House]:
    with tempfile.TemporaryDirectory(prefix="ludotheque-load-", ignore_cleanup_errors=True) as folder:
        data, place = Path(folder) / "house", Path(folder) / "postgresql"
        data.mkdir()
        if not workers:
            yield House(ServerProcess(data), [])
            return
        Path(folder).chmod(0o711)  # PostgreSQL may run as somebody else
        place.mkdir()
        database = PostgresqlServer(place)
        database.make()
        database.start()
        try:
            first = free_port()
            server = ServerProcess(data, TOGETHER, database.new_database("ludotheque"), str(workers), str(first), "60")
            yield House(server, [] if at_random else [first + number for number in range(workers)], database)
        finally:
            database.stop()


def _line(found: dict[str, Any]) -> str:
    return "   ".join(f"{name} {value}" for name, value in found.items())


if __name__ == "__main__":
    main()
