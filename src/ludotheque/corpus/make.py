"""Plays games and writes them away, a file for every so many; what is there already is not played again."""

import json
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ludotheque.complaint import Complaint
from ludotheque.corpus.schema import VERSION, schema
from ludotheque.lab.experiment import Experiment, GameOfBots
from ludotheque.lab.plan import Plan, check
from ludotheque.record.notation import read_values

GAMES_A_FILE = 500
PLAN_FILE = "_plan.json"  # by its name no part of the data
COMPRESSION = "zstd"

Progress = Callable[[int], None]  # told how many games are written
Rows = list[dict[str, Any]]
Shards = Iterator[tuple[int, Rows]]  # the number of the first game of each, and its rows


def make_corpus(plan: Plan, folder: Path, jobs: int, ray: str | None, progress: Progress) -> int:
    """How many games lie in the folder at the end."""
    check(plan)
    if jobs < 1:
        raise Complaint(f"the number of jobs is at least 1, not {jobs}")
    Experiment(plan).set_up(0)
    folder.mkdir(parents=True, exist_ok=True)
    _note_plan(plan, folder)
    firsts = [first for first in range(0, plan.games, GAMES_A_FILE) if not _file(folder, first).exists()]
    done = plan.games - sum(_games_from(plan, first) for first in firsts)
    progress(done)
    for first, rows in _on_ray(plan, firsts, ray) if ray is not None else _played(plan, firsts, jobs):
        _write(_file(folder, first), rows)
        done += len(rows)
        progress(done)
    return done


def play_shard(plan: Plan, first: int) -> Rows:
    experiment = Experiment(plan)
    return [_row(experiment, number) for number in range(first, first + _games_from(plan, first))]


def _games_from(plan: Plan, first: int) -> int:
    return min(GAMES_A_FILE, plan.games - first)


def _row(experiment: Experiment, number: int) -> dict[str, Any]:
    recorder = experiment.set_up(number)
    outcome = GameOfBots(recorder, number).play()
    header = recorder.header
    return {
        "number": number,
        "game": header.game,
        "rules": header.rules,
        "edition": header.edition,
        "edition_hash": header.edition_hash,
        "options": list(header.options.items()),
        "players": header.seats,
        "bots": header.names,
        "seed": str(header.seed),
        "actions": [_action(line) for line in recorder.lines],
        "finished": outcome.finished,
        "reason": outcome.reason,
        "winners": outcome.winners,
        "scores": outcome.scores,
        "record": recorder.text(),
    }


def _action(line: str) -> dict[str, Any]:
    seat, verb, *values = line.split()
    return {"seat": -1 if seat == "-" else int(seat), "verb": verb, "filling": [read_values(word) for word in values]}


def _played(plan: Plan, firsts: list[int], jobs: int) -> Shards:
    if jobs == 1:
        yield from ((first, play_shard(plan, first)) for first in firsts)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_first) as workers:
        yield from zip(firsts, workers.map(play_shard, [plan] * len(firsts), firsts), strict=True)


def _on_ray(plan: Plan, firsts: list[int], address: str) -> Shards:
    """A few more tasks than processors at a time, so that no answer waits long to be written."""
    import ray

    ray.init(address=None if address == "local" else address, log_to_driver=False)
    task = ray.remote(play_shard)
    left = firsts[:]
    running: dict[Any, int] = {}
    most = 2 * int(ray.cluster_resources().get("CPU", 1))
    while left or running:
        while left and len(running) < most:
            first = left.pop(0)
            running[task.remote(plan, first)] = first
        (ready, *_), _ = ray.wait(list(running), num_returns=1)
        yield running.pop(ready), ray.get(ready)


def _leave_interrupts_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _file(folder: Path, first: int) -> Path:
    return folder / f"games-{first:07}.parquet"


def _write(path: Path, rows: Rows) -> None:
    """Whole or not at all."""
    unfinished = path.with_suffix(".part")
    pq.write_table(pa.Table.from_pylist(rows, schema()), unfinished, compression=COMPRESSION)
    unfinished.rename(path)


def _note_plan(plan: Plan, folder: Path) -> None:
    """A folder holds the games of one plan, of which it may get more later."""
    path = folder / PLAN_FILE
    noted = {"version": VERSION, **asdict(plan), "games": 0, "records": ""}
    if path.exists() and json.loads(path.read_text("utf-8")) != noted:
        raise Complaint(f"{folder} holds the games of another plan ({PLAN_FILE})")
    path.write_text(json.dumps(noted, indent=2, ensure_ascii=False), "utf-8")
