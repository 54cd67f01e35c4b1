"""How many moves one server process carries, on loopback with scripted players: saturated, then at a human pace.

    python tools/load.py [--tables 1,100,500,1000] [--seconds 8] [--json]

Every table has four seats, each with its own socket. The delay of a move is from sending it to the last of the four
screens showing it, the write to disk included.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from tools.loopback import HERE, ServerProcess, Socket, open_socket

SEATS = 4
WARM_UP = 0.5
HUMAN_SECONDS = 5.0  # between two moves of a table at a human pace


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


async def seat_players(server: ServerProcess, tables: int, tally: Tally, pause: float) -> list[Player]:
    players = []
    body = {
        "game": "couleurs-du-monde",
        "seats": [{"player": "me", "name": f"Player {seat}"} for seat in range(SEATS)],
        "options": {"match": "deals", "deals": "12"},
    }
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        for _ in range(tables):
            made = (await client.post("/api/tables", json=body)).raise_for_status().json()
            host = {"Authorization": f"Bearer {made['host']}"}
            (await client.post(f"/api/tables/{made['key']}/start", headers=host)).raise_for_status()
            secrets = [seat["secret"] for seat in made["seats"]]
            players.append(Player(server.port, made["key"], secrets, tally, pause))
    return players


async def measure(tables: int, seconds: float, pause: float, data: Path) -> dict[str, Any]:
    data.mkdir(parents=True)
    server = ServerProcess(data)
    server.start()
    tally = Tally()
    try:
        before = server.memory()
        players = await seat_players(server, tables, tally, pause)
        for player in players:
            await player.sit()
        await asyncio.sleep(WARM_UP if pause == 0 else HUMAN_SECONDS)
        tally.delays.clear()
        started, cpu, own = time.perf_counter(), server.cpu_seconds(), time.process_time()
        await asyncio.sleep(seconds)
        cpu, own = server.cpu_seconds() - cpu, time.process_time() - own
        took = tally.last - started  # a single table may have played to its end before
        found = _report(sorted(tally.delays), took, cpu, own)
        memory = (server.memory() - before) / tables / 1024
        for player in players:
            player.leave()
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
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for tables in [int(word) for word in args.tables.split(",")]:
            for pause in (0, HUMAN_SECONDS):
                found = uvloop.run(measure(tables, args.seconds, pause, Path(folder) / f"{tables}-{pause}"))
                print(json.dumps(found) if args.json else _line(found), flush=True)


def _line(found: dict[str, Any]) -> str:
    return "   ".join(f"{name} {value}" for name, value in found.items())


if __name__ == "__main__":
    main()
