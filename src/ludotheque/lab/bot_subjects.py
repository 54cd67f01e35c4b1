"""How fast bots are: whole games among bots of one level, and how long their decisions take."""

import time
from statistics import fmean

from ludotheque.bots.seeds import derived
from ludotheque.box import Box
from ludotheque.kernel.action import Action, Seat
from ludotheque.lab.experiment import GameOfBots, Setting
from ludotheque.lab.subjects import PLAYERS, Measures, Subject
from ludotheque.levels import levels
from ludotheque.record.record import Recorder
from ludotheque.shelf import BOXES

SEED = 1
P99 = 0.99


class BotGames(Subject):
    """The game with as many as four seats, all of them taken by bots of the level."""

    def __init__(self, box: Box, level: str) -> None:
        self.name = f"{box.game.name}/{level}"
        self.setting = Setting(box.game.name, {}, "")
        seats = min(max(PLAYERS, box.game.least_seats), box.game.most_seats)
        self.levels = [level] * seats
        self.seed = 0

    def measure(self, seconds: float) -> Measures:
        games = 0
        times: list[float] = []
        began = time.process_time()
        while time.process_time() - began < seconds or not games:
            self.seed += 1
            game = TimedGame(self.setting.set_up(derived(SEED, self.seed), self.levels), self.seed)
            game.play()
            games += 1
            times += game.times
        return {"games_per_s": games / (time.process_time() - began), **decision_times(times)}


class TimedGame(GameOfBots):
    """Looks at the clock before and after each decision."""

    def __init__(self, recorder: Recorder, number: int) -> None:
        super().__init__(recorder, number)
        self.times: list[float] = []  # of each decision, in microseconds of this process

    def choice(self, seat: Seat) -> Action:
        began = time.process_time_ns()
        action = super().choice(seat)
        self.times.append((time.process_time_ns() - began) / 1000)
        return action


def decision_times(times: list[float]) -> Measures:
    """The mean, what one in a hundred exceeds, and the longest."""
    ordered = sorted(times)
    return {
        "decision_us": fmean(ordered),
        "p99_us": ordered[min(len(ordered) - 1, int(P99 * len(ordered)))],
        "worst_us": ordered[-1],
    }


def all_bots() -> list[Subject]:
    return [BotGames(box, level) for box in BOXES.values() for level in levels(box)]
