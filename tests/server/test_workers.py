"""`serve --workers`: several processes at one port, which die and are replaced while people play."""

import random
import signal
from pathlib import Path

import httpx
from tools.loopback import TOGETHER, ServerProcess
from tools.torture_cluster import torture_cluster

from tests.server.databases import NewDatabase
from tests.server.door import GAME, Player, play_on, wait_until


def test_nothing_told_is_lost_when_workers_and_the_database_are_killed() -> None:
    report, delays = torture_cluster(kills=3, database_kills=1, workers=2, tables=3, seed=1)

    assert report.is_clean(), str(report)
    assert report.disasters == {"KillWorker": 3, "KillDatabase": 1}
    assert report.told > 30
    assert sum(len(seconds) for seconds in delays.values()) == 4


def test_workers_are_replaced_one_after_the_other_and_close_together(
    new_postgresql: NewDatabase, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path, TOGETHER, new_postgresql(), "2", "0", "600")
    server.start()
    try:
        before = server.workers()
        with httpx.Client(base_url=server.url, timeout=60) as http:
            seats = [{"player": "me", "name": f"Player {seat}"} for seat in range(3)]
            made = http.post("/api/tables", json={"game": GAME, "seats": seats}).raise_for_status().json()
            http.post(f"/api/tables/{made['key']}/start", headers={"Authorization": f"Bearer {made['host']}"})
        secrets = [seat["secret"] for seat in made["seats"]]
        players = [Player(server.port, made["key"], secret) for secret in secrets]
        play_on(players, random.Random(1), most=6)
        server.signal(signal.SIGHUP)
        wait_until(lambda: len(server.workers()) == 2 and not set(server.workers()) & set(before))
        again = [Player(server.port, made["key"], secret) for secret in secrets]

        assert again[0].now["number"] == 6
        assert again[0].told.items() >= players[0].told.items()
        assert play_on(again, random.Random(2), most=4) == 4
    finally:
        server.stop()
    assert server.process is not None
    assert server.process.returncode == 0
    assert server.tracebacks() == 0
