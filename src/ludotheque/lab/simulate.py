"""Games by the thousand: the same plan gives the same report, whatever the number of processes."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ludotheque.complaint import Complaint
from ludotheque.lab.plan import Plan, check
from ludotheque.lab.report import Report
from ludotheque.lab.table import LabTable, Outcome

CHUNK = 10  # games handed to a process at a time

Progress = Callable[[int], None]  # told how many games are done


def simulate(plan: Plan, progress: Progress | None = None, jobs: int = 1) -> Report:
    _prepare(plan, jobs)
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for chunk in _played(plan, jobs):
        outcomes += chunk
        if progress is not None:
            progress(len(outcomes))
    return Report(plan, outcomes, time.perf_counter() - began)


def _prepare(plan: Plan, jobs: int) -> None:
    """Whatever can be wrong is found before the first game."""
    check(plan)
    if jobs < 1:
        raise Complaint(f"the number of jobs is at least 1, not {jobs}")
    LabTable(plan).set_up(0)
    if plan.records:
        Path(plan.records).mkdir(parents=True, exist_ok=True)


def _played(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    firsts = range(0, plan.games, CHUNK)
    if jobs == 1:
        table = LabTable(plan)
        yield from (_play_chunk(table, first) for first in firsts)
        return
    with ProcessPoolExecutor(jobs, initializer=_Worker.sit_down, initargs=(plan,)) as workers:
        yield from workers.map(_Worker.play, firsts)


def _play_chunk(table: LabTable, first: int) -> list[Outcome]:
    return [table.play(number) for number in range(first, min(first + CHUNK, table.plan.games))]


class _Worker:
    """The table of this process, set up once."""

    table: LabTable

    @classmethod
    def sit_down(cls, plan: Plan) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
        cls.table = LabTable(plan)

    @classmethod
    def play(cls, first: int) -> list[Outcome]:
        return _play_chunk(cls.table, first)
