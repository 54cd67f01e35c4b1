"""Kills the server, closes it, fills its disk and freezes it at random moments while scripted players play.

    python -m tools.torture [--kills 200] [--tables 12] [--seed 1] [--data DIR]

Every table has three players with a socket each, who act and take back. All that any of them was ever told is compared
with what the server knows in the end, table by table and action by action: nothing told may be lost, or come twice in
two forms; and after every disaster the tables must be played on. In the end every record is played again, and the log
must show no traceback. The house's folder is kept where `--data` says.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tools.disasters import Disaster, sequence
from tools.loopback import ServerProcess, Socket, open_socket

from ludotheque.server.catalogue import Catalogue
from ludotheque.server.checking import check_tables
from ludotheque.server.premises import Premises, premises_of
from ludotheque.shelf import BOXES

SEATS = 3
FRAMES = 200  # in one request
SHORTEST_RUN, LONGEST_RUN = 0.1, 1.2  # seconds between two disasters
PATIENCE = 60  # seconds after a disaster until a table must be played on
TAKE_BACKS = 0.2  # how often somebody who may take back does so


@dataclass
class Report:
    disasters: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    actions: int = 0  # that the tables have in the end
    told: int = 0  # of them, to anybody
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)  # what an examination of the house's file finds
    tracebacks: int = 0

    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.damaged or self.tracebacks)

    def __str__(self) -> str:
        befell = ", ".join(f"{count} × {name}" for name, count in sorted(self.disasters.items()))
        head = f"{befell}: {self.tables} tables, {self.actions} actions, {self.told} of them told"
        counts = f"lost {len(self.lost)}, doubled {len(self.doubled)}, stuck {len(self.stuck)}"
        wrong = f"{counts}, damaged {len(self.damaged)}, tracebacks {self.tracebacks}"
        return "\n".join([head, wrong, *self.lost, *self.doubled, *self.stuck, *self.damaged])


@dataclass
class Table:
    key: str
    secrets: list[str]
    report: Report
    told: dict[int, str] = field(default_factory=dict)  # by number of the action: the entry that was told

    def hear(self, entry: dict[str, Any]) -> None:
        number, text = entry["number"], json.dumps(entry, sort_keys=True)
        before = self.told.setdefault(number, text)
        if before != text:
            self.report.doubled.append(f"action {number} was told as {before} and as {text}")

    def last(self) -> int:
        return max(self.told, default=0)


class Player:
    """Plays one seat for ever: comes back whenever the server does."""

    def __init__(self, port: int, table: Table, seat: int, luck: random.Random) -> None:
        self._port = port
        self.table = table
        self._secret = table.secrets[seat]
        self._luck = luck
        self._known = 0  # number of the last action told to anybody before this player came back
        self.over = False

    async def play(self) -> None:
        while not self.over:
            self._known = self.table.last()
            try:
                socket = await open_socket(self._port, self.table.key, self._secret, self._hear)
            except OSError:
                await asyncio.sleep(0.02)
                continue
            await socket.lost

    def _hear(self, socket: Socket, text: bytes) -> None:
        message = json.loads(text)
        if message["is"] == "position":
            self._check_present(message["now"]["number"])
            for entry in message["log"]:
                self.table.hear(entry)
        elif message["is"] == "moved":
            self.table.hear(message["entry"])
        if message["is"] in ("position", "moved"):
            self._act(socket, message["now"])

    def _check_present(self, number: int) -> None:
        if number < self._known:
            self.table.report.lost.append(f"action {self._known} was told, but the table came back at {number}")

    def _act(self, socket: Socket, now: dict[str, Any]) -> None:
        self.over = now["over"] is not None
        if now["may_take_back"] and self._luck.random() < TAKE_BACKS:
            socket.send(json.dumps({"is": "take-back", "number": now["number"]}).encode())
        elif now["asks"]:
            ask = self._luck.choice(now["asks"])
            filling = [[self._luck.choice(blank["choices"])] for blank in ask["blanks"]]
            act = {"is": "act", "number": now["number"], "verb": ask["verb"], "filling": filling}
            socket.send(json.dumps(act).encode())
        elif self.over:
            socket.close()


class Torture:
    def __init__(self, server: ServerProcess, house: Premises, data: Path, tables: int, seed: int) -> None:
        self._server = server
        self._house = house
        self._data = data
        self._luck = random.Random(seed)
        self._wanted = tables
        self._tables: list[Table] = []
        self._players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._report = Report()

    async def run(self, kills: int) -> Report:
        return await self.suffer(sequence(kills, self._luck))

    async def suffer(self, disasters: Sequence[type[Disaster]]) -> Report:
        await asyncio.to_thread(self._server.start)
        try:
            for disaster in disasters:
                await self._seat_players()
                await asyncio.sleep(self._luck.uniform(SHORTEST_RUN, LONGEST_RUN))
                await disaster(self._server, self._data, self._luck).strike()
                self._report.disasters[disaster.__name__] += 1
                await self._go_on(disaster.__name__)
            await self._check()
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.to_thread(self._server.stop)
        self._report.tracebacks = self._server.tracebacks()
        self._report.damaged = await asyncio.to_thread(damages, self._house)
        return self._report

    async def _go_on(self, disaster: str) -> None:
        """Wait until somebody is told something new."""
        before, until = self._told(), time.monotonic() + PATIENCE
        while self._told() == before and not all(player.over for player in self._players):
            if time.monotonic() > until:
                self._report.stuck.append(f"nothing was played for {PATIENCE} s after {disaster}")
                return
            await asyncio.sleep(0.02)

    def _told(self) -> int:
        return sum(len(table.told) for table in self._tables)

    async def _seat_players(self) -> None:
        """Open tables until enough of them are being played."""
        playing = {player.table.key for player in self._players if not player.over}
        async with httpx.AsyncClient(base_url=self._server.url, timeout=PATIENCE) as client:
            for _ in range(self._wanted - len(playing)):
                table = await self._open_table(client)
                self._tables.append(table)
                for seat in range(SEATS):
                    player = Player(self._server.port, table, seat, self._luck)
                    self._players.append(player)
                    self._tasks.append(asyncio.create_task(player.play()))

    async def _open_table(self, client: httpx.AsyncClient) -> Table:
        seats = [{"player": "me", "name": f"Player {seat}"} for seat in range(SEATS)]
        made = (await client.post("/api/tables", json={"game": "couleurs-du-monde", "seats": seats})).json()
        bearer = {"Authorization": f"Bearer {made['host']}"}
        (await client.post(f"/api/tables/{made['key']}/start", headers=bearer)).raise_for_status()
        return Table(made["key"], [seat["secret"] for seat in made["seats"]], self._report)

    async def _check(self) -> None:
        self._report.tables, self._report.told = len(self._tables), self._told()
        async with httpx.AsyncClient(base_url=self._server.url, timeout=PATIENCE) as client:
            for table in self._tables:
                self._report.actions += await self._check_table(client, table)

    async def _check_table(self, client: httpx.AsyncClient, table: Table) -> int:
        """Every action told is there, once and the same; how many the table has."""
        told = dict(table.told)
        try:
            kept = await _kept(client, table.key)
        except httpx.HTTPStatusError as error:
            self._report.lost.append(
                f"{len(told)} actions were told, but are not shown any more: {error.response.text}"
            )
            return 0
        numbers = [entry["number"] for entry in kept]
        self._report.doubled += [
            f"action {number} is kept twice" for number, times in Counter(numbers).items() if times > 1
        ]
        known = {entry["number"]: json.dumps(entry, sort_keys=True) for entry in kept}
        for number, entry in told.items():
            if known.get(number) != entry:
                self._report.lost.append(f"action {number} was told as {entry}, but is kept as {known.get(number)}")
        return len(known) - 1


async def _kept(client: httpx.AsyncClient, key: str) -> list[dict[str, Any]]:
    """All entries of a table's replay; the first is its setting up."""
    entries: list[dict[str, Any]] = []
    total = 0
    while len(entries) <= total:
        query = {"first": len(entries), "last": len(entries) + FRAMES - 1}
        film = (await client.get(f"/api/tables/{key}/frames", params=query)).raise_for_status().json()
        total = film["total"]
        entries += [frame["entry"] for frame in film["frames"]]
    return entries


def damages(house: Premises) -> list[str]:
    """What is wrong with what a closed house keeps, or with a record in it, each of which is played again."""
    with house.register() as register:
        findings = check_tables(register, Catalogue(BOXES, None))
        return register.problems() + [f"table {finding.table}: {finding.why}" for finding in findings]


def torture(kills: int, tables: int, seed: int, data: Path | None = None) -> Report:
    if data is not None:
        data.mkdir(parents=True)
        return _torture(kills, tables, seed, data)
    with tempfile.TemporaryDirectory() as folder:
        return _torture(kills, tables, seed, Path(folder))


def _torture(kills: int, tables: int, seed: int, data: Path) -> Report:
    return asyncio.run(Torture(ServerProcess(data), premises_of(data, ""), data, tables, seed).run(kills))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="a new folder, which is kept")
    args = parser.parse_args()
    report = torture(args.kills, args.tables, args.seed, args.data)
    print(report)
    return 0 if report.is_clean() else 1


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
