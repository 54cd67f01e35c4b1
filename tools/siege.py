"""One abusive client against the house, on loopback: what do people at other tables notice of it?

    python -m tools.siege [ATTACK ...] [--seconds 6]

Some tables are played at a steady pace, every seat from an address of its own, first in peace and then while one attack
goes on from another process. The delay of a move is from sending it to the last of the four screens showing it, the
write to disk included. Fails if any attack raises the 99th percentile above 50 ms, or leaves a traceback in the log.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop
from tools.attacks import ATTACKS
from tools.intruder import GAME
from tools.load import House, Player, Tally, seat_players
from tools.loopback import AS_SERVED, ServerProcess, Socket, open_socket

TABLES = 4
PAUSE = 0.15  # seconds between two moves of a table
WORST_MS = 50
FILM_ACTIONS = 4_000
GENTLE = 10  # how nice the attacking process is: it takes the house's attention, not the machine's
PATIENCE = 60


@dataclass
class Delays:
    """Of the moves at ordinary tables, in milliseconds."""

    moves: int
    p50: float
    p99: float

    def __str__(self) -> str:
        return f"{self.p50:6.1f} {self.p99:6.1f}"


@dataclass
class Row:
    attack: str
    before: Delays
    during: Delays
    per_second: float
    answers: dict[str, int]
    tracebacks: int

    def held(self) -> bool:
        return self.during.p99 <= WORST_MS and self.during.moves > 0 and self.tracebacks == 0

    def __str__(self) -> str:
        verdict = "held" if self.held() else "BROKEN" if self.before.p99 <= WORST_MS else "too noisy here to tell"
        answers = ", ".join(f"{name} {count}" for name, count in sorted(self.answers.items(), key=lambda one: -one[1]))
        offered = f"{self.per_second:,.0f}/s".replace(",", " ")
        head = f"{self.attack:12} {self.before}   {self.during}   {offered:>9}   {verdict}"
        return f"{head}\n{'':13}{ATTACKS[self.attack].offers}; answered: {answers or 'nothing'}"


class FilmMaker:
    """Plays one table with itself, taking back whatever it can, until its record is long."""

    def __init__(self) -> None:
        self.done = asyncio.Event()

    def hear(self, socket: Socket, text: bytes) -> None:
        now: dict[str, Any] = json.loads(text).get("now", {})
        if now.get("number", 0) >= FILM_ACTIONS or now.get("over"):
            self.done.set()
        elif now.get("may_take_back") and random.random() < 0.9:
            socket.send(json.dumps({"is": "take-back", "number": now["number"]}).encode())
        elif now.get("asks"):
            ask = random.choice(now["asks"])
            filling = [[random.choice(blank["choices"])] for blank in ask["blanks"]]
            act = {"is": "act", "number": now["number"], "verb": ask["verb"], "filling": filling}
            socket.send(json.dumps(act).encode())


async def make_film(data: Path) -> str:
    """The key of a table with a long record."""
    async with open_house(ServerProcess(data)) as server:
        table = (await seat_players(House(server, []), 1, Tally(), 0))[0]
        maker = FilmMaker()
        sockets = [await open_socket(server.port, table.key, secret, maker.hear) for secret in table.secrets]
        await asyncio.wait_for(maker.done.wait(), PATIENCE)
        for socket in sockets:
            socket.close()
        return table.key


@contextlib.asynccontextmanager
async def open_house(server: ServerProcess) -> AsyncIterator[ServerProcess]:
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


async def besiege(data: Path, attack: str, seconds: float, film: str) -> Row:
    async with open_house(ServerProcess(data, AS_SERVED)) as server:
        tally = Tally()
        before_log = server.tracebacks()
        players = await seat_players(House(server, []), TABLES, tally, PAUSE)
        for number, player in enumerate(players):
            await player.sit([f"127.1.{number}.{seat + 1}" for seat in range(len(player.secrets))])
        before = await measure(tally, seconds)
        during, told = await attacked(server.port, attack, tally, seconds, film)
        leave(players)
        return Row(attack, before, during, told["sent"] / seconds, told["answers"], server.tracebacks() - before_log)


async def measure(tally: Tally, seconds: float) -> Delays:
    tally.delays.clear()
    await asyncio.sleep(seconds)
    delays = sorted(tally.delays)
    if not delays:
        return Delays(0, 1000 * seconds, 1000 * seconds)
    return Delays(len(delays), 1000 * delays[len(delays) // 2], 1000 * delays[len(delays) * 99 // 100])


async def attacked(port: int, attack: str, tally: Tally, seconds: float, film: str) -> tuple[Delays, dict[str, Any]]:
    command = ["nice", "-n", str(GENTLE), sys.executable, "-m", "tools.attacks", attack, str(port), str(seconds), film]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        await asyncio.wait_for(process.stdout.readline(), PATIENCE)  # ready
        during = await measure(tally, seconds)
        told: dict[str, Any] = json.loads(await asyncio.wait_for(process.stdout.read(), PATIENCE))
        return during, told
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def leave(players: list[Player]) -> None:
    for player in players:
        player.leave()


async def siege(attacks: list[str], seconds: float) -> bool:
    """Whether the house held against all of them."""
    with tempfile.TemporaryDirectory() as folder:
        film = await make_film(Path(folder))
        print(f"{'':12} before p50 p99   during p50 p99   offered, in milliseconds, {GAME}", flush=True)
        rows = []
        for attack in attacks:
            rows.append(await besiege(Path(folder), attack, seconds, film))
            print(rows[-1], flush=True)
    return all(row.held() for row in rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=6)
    args = parser.parse_args()
    return 0 if uvloop.run(siege(args.attacks or list(ATTACKS), args.seconds)) else 1


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
