"""The games of an arena, on as many processes as wanted: the results do not change."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from ludotheque.complaint import Complaint
from ludotheque.lab.arena.fixtures import ArenaPlan, Fixture, check, fixtures
from ludotheque.lab.experiment import GameOfBots, Setting

CHUNK = 4  # games handed to a process at a time

Progress = Callable[[int, int], None]  # told how many games are done, and of how many


@dataclass
class Result:
    """What is kept of one game."""

    fixture: Fixture
    finished: bool
    ranks: list[int]  # of each seat, 1 the best
    scores: list[int]


def play_all(plan: ArenaPlan, jobs: int = 1, progress: Progress | None = None) -> list[Result]:
    """In the order of the fixtures."""
    check(plan)
    if jobs < 1:
        raise Complaint(f"the number of jobs is at least 1, not {jobs}")
    todo = fixtures(plan)
    Setting(plan.game, plan.options, plan.edition).set_up(todo[0].seed, todo[0].by_seat)
    results: list[Result] = []
    for chunk in _played(plan, todo, jobs):
        results += chunk
        if progress is not None:
            progress(len(results), len(todo))
    return results


def _played(plan: ArenaPlan, todo: list[Fixture], jobs: int) -> Iterator[list[Result]]:
    chunks = [todo[first : first + CHUNK] for first in range(0, len(todo), CHUNK)]
    if jobs == 1:
        setting = Setting(plan.game, plan.options, plan.edition)
        yield from ([play_one(setting, fixture) for fixture in chunk] for chunk in chunks)
        return
    with ProcessPoolExecutor(jobs, initializer=_Worker.make_ready, initargs=(plan,)) as workers:
        yield from workers.map(_Worker.play, chunks)


def play_one(setting: Setting, fixture: Fixture) -> Result:
    recorder = setting.set_up(fixture.seed, fixture.by_seat)
    outcome = GameOfBots(recorder, fixture.deal).play()
    ranks = setting.game.ranks(recorder.state) if outcome.finished else []
    return Result(fixture, outcome.finished, ranks, outcome.scores)


class _Worker:
    """The setting of this process, made ready once."""

    setting: Setting

    @classmethod
    def make_ready(cls, plan: ArenaPlan) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
        cls.setting = Setting(plan.game, plan.options, plan.edition)

    @classmethod
    def play(cls, chunk: list[Fixture]) -> list[Result]:
        return [play_one(cls.setting, fixture) for fixture in chunk]
