"""No single thing that is asked of the house keeps its loop busy for long: everybody else plays on meanwhile.

Measured is the processor time of the loop's thread alone, so that a busy machine changes nothing. The core runs
interpreted here, many times slower than compiled.
"""

import asyncio
import gc
import random
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import uvicorn

from ludotheque.server import run
from ludotheque.server.migrations import bring_up_to_date
from ludotheque.server.settings import Settings
from ludotheque.server.sql import find_secrets
from ludotheque.shelf import BOXES
from tests.server.door import Door, Player, house_at, play_on, wait_until
from tests.server.test_take_back import playable, taken_back

LONGEST_MS = 30
ROOMS = 30
TAKE_BACKS = 400


@dataclass
class Watch:
    """Notes what kept a house's loop busy for too long."""

    slow: list[str] = field(default_factory=list)
    thread: int = 0  # of the loop; 0: not watching

    def run(self, handle: asyncio.Handle, run_it: object) -> None:
        if threading.get_ident() != self.thread:
            run_it(handle)  # type: ignore[operator]
            return
        began = time.thread_time()
        run_it(handle)  # type: ignore[operator]
        busy = 1000 * (time.thread_time() - began)
        if busy > LONGEST_MS:
            self.slow.append(f"{busy:.0f} ms: {handle!r}")


@pytest.fixture(scope="module")
def watch() -> Iterator[Watch]:
    """From now on all loops are watched; what the collector does to a whole suite's memory does not count."""
    watching, run_it = Watch(), asyncio.Handle._run
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", lambda handle: watching.run(handle, run_it))
        patched.setattr("uvloop.new_event_loop", asyncio.new_event_loop)
        gc.disable()
        yield watching
        gc.enable()


@pytest.fixture(scope="module")
def watched(watch: Watch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with house_at(Path(tmp_path_factory.mktemp("loop"))) as door:
        watch.thread = door.run(_this_thread())
        yield door
        watch.thread = 0


async def _this_thread() -> int:
    return threading.get_ident()


def test_the_watch_sees_what_is_slow(watch: Watch, watched: Door) -> None:
    watched.run(_busy())

    assert len(watch.slow) == 1
    watch.slow.clear()


async def _busy() -> None:
    until = time.thread_time() + 2 * LONGEST_MS / 1000
    while time.thread_time() < until:
        pass


@pytest.mark.parametrize("game", BOXES)
def test_what_a_game_is_takes_no_time_to_tell(watch: Watch, watched: Door, game: str) -> None:
    edition = next(one for one in watched.get("/api/games").json() if one["name"] == game)["editions"][0]
    printed = [f"{what}/{lang}" for what in ("rules", "texts") for lang in ("fr", "en")]
    for path in [*printed, f"editions/{edition['id']}", f"editions/{edition['hash']}"]:
        assert watched.get(f"/api/games/{game}/{path}").status_code == 200

    assert watch.slow == []


@pytest.mark.parametrize("game", BOXES)
def test_opening_playing_and_replaying_go_on_beside_other_tables(watch: Watch, watched: Door, game: str) -> None:
    seats = ["me"] * BOXES[game].game.least_seats
    over_days = {"kind": "days"}  # no clock runs, so nobody comes too late
    close(watched.started(*seats, game=game, pace=over_days).sit_all())  # what a game works out once for good
    watch.slow.clear()

    table = watched.started(*seats, game=game, pace=over_days)
    players = table.sit_all()
    played = play_on(players, random.Random(1), most=110)
    film = watched.get(f"{table.path}/frames", table.secrets[0]).json()
    close([table.watch(), *players])

    assert film["total"] == played
    assert watch.slow == []


def test_a_replay_of_many_take_backs_keeps_nobody_waiting(watch: Watch, watched: Door) -> None:
    table = watched.started("me", "me", "me")
    players = table.sit_all()
    while not any(playable(player) for player in players):
        play_on(players, random.Random(1), most=1)
    mover = next(player for player in players if playable(player))
    for _ in range(TAKE_BACKS):
        mover.act("play-card", [playable(mover)[0]])
        mover.hear_a("moved")
        mover.send(taken_back(mover))
        mover.hear_a("moved")
    close(players)
    watch.slow.clear()

    film = watched.get(f"{table.path}/frames", table.secrets[0]).json()

    assert film["total"] >= 2 * TAKE_BACKS
    assert watch.slow == []


def close(players: list[Player]) -> None:
    for player in players:
        player.close()


def test_the_description_of_the_house_is_made_once(watch: Watch, watched: Door) -> None:
    first = watched.get("/api/schema/openapi.json")
    watch.slow.clear()

    assert watched.get("/api/schema/openapi.json").json() == first.json()
    assert watch.slow == []


def test_a_hundred_secrets_are_looked_for_at_once(watch: Watch, watched: Door) -> None:
    tables = [watched.new_table("me", "open", "open") for _ in range(4)]
    known = [secret for table in tables for secret in (table.host, table.secrets[0])]
    found = watched.post("/api/mine", {"secrets": [f"{number:032}" for number in range(92)] + known}).json()

    assert [(mine["seat"], mine["table"]["key"]) for mine in found] == [
        (seat, table.key) for table in tables for seat in (None, 0)
    ]
    assert watch.slow == []


def test_many_tables_leave_the_memory_one_after_another(watch: Watch, watched: Door) -> None:
    for _ in range(ROOMS):
        players = watched.started("me", "me", "me").sit_all()
        play_on(players, random.Random(1), most=1)
        close(players)
    watch.slow.clear()
    watched.house.settings.idle_seconds = 0

    wait_until(lambda: watched.run(watched.house.tidy()) or not watched.house.rooms)

    assert watch.slow == []


def test_a_secret_is_found_by_its_index() -> None:
    connection = sqlite3.connect(":memory:")
    bring_up_to_date(connection)
    plan = [row[3] for row in connection.execute(f"explain query plan {find_secrets(1)}", ("a", "a"))]

    assert [step for step in plan if step.startswith("SCAN")] == []


def test_what_is_done_aside_lets_the_loop_go_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[float] = []
    before = sys.getswitchinterval()
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_: turns.append(sys.getswitchinterval()))
    monkeypatch.setattr(run, "log_as_json", lambda: None)
    try:
        run.serve(Settings(tmp_path), "127.0.0.1", 0)
    finally:
        sys.setswitchinterval(before)
        gc.unfreeze()

    assert turns == [pytest.approx(0.0005)]
