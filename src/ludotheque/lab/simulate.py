"""Games by the thousand: the same plan gives the same report, whatever the number of processes."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ludotheque.complaint import Complaint
from ludotheque.lab.experiment import Experiment, Outcome
from ludotheque.lab.plan import Plan, check
from ludotheque.lab.report import Report

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
    Experiment(plan).set_up(0)
    if plan.records:
        Path(plan.records).mkdir(parents=True, exist_ok=True)


def _played(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    firsts = range(0, plan.games, CHUNK)
    if jobs == 1:
        experiment = Experiment(plan)
        yield from (_play_chunk(experiment, first) for first in firsts)
        return
    with ProcessPoolExecutor(jobs, initializer=_Worker.make_ready, initargs=(plan,)) as workers:
        yield from workers.map(_Worker.play, firsts)


def _play_chunk(experiment: Experiment, first: int) -> list[Outcome]:
    return [experiment.play(number) for number in range(first, min(first + CHUNK, experiment.plan.games))]


class _Worker:
    """The experiment of this process, made ready once."""

    experiment: Experiment

    @classmethod
    def make_ready(cls, plan: Plan) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
        cls.experiment = Experiment(plan)

    @classmethod
    def play(cls, first: int) -> list[Outcome]:
        return _play_chunk(cls.experiment, first)
