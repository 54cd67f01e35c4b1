"""What is measured, and how: games on the kernel, and the plain twin of Tiny Market."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import is_over
from ludotheque.kernel.random_play import playout, random_action
from ludotheque.kernel.step import State, Tables
from ludotheque.lab.limit import with_limit
from ludotheque.lab.plain_market import PlainMarket, plain_playout
from ludotheque.proving.tiny_market import TinyMarket
from ludotheque.record.read import read_record
from ludotheque.record.record import QUICK, Header, Record, Recorder, read_options, replay
from ludotheque.shelf import BOXES

Measures = dict[str, float]  # by name

PLAYERS = 4  # or as near as the game allows
RECORDED_GAMES = 20  # of which the longest is replayed
COPIES = 1000  # in one go
ENDLESS = 1_000_000


class Subject:
    name: str

    def measure(self, seconds: float) -> Measures:
        """Each figure takes about so many seconds."""
        raise NotImplementedError


class KernelGame(Subject):
    """Random play with asks and events, each decision an ask chosen and filled in at random."""

    def __init__(self, game: Game[Any], tables: Tables) -> None:
        self.name = game.name
        self.game = game
        self.tables = tables
        self.limited = with_limit(game, {})  # random players may never come to an end by themselves
        self.options = read_options(game, self.limited)
        self.seats = min(max(PLAYERS, game.least_seats), game.most_seats)
        self.luck = Chance(1)
        self.seed = 0
        self.middle = self._middle_of_a_game()
        self.longest = max((self._record(seed) for seed in range(RECORDED_GAMES)), key=lambda game: len(game.lines))

    def measure(self, seconds: float) -> Measures:
        return {
            "decisions_per_s": per_second(self._play_a_game, seconds),
            "copy_us": 1e6 / per_second(self._copy_often, seconds),
            "replay_ms": 1e3 / per_second(self._replay, seconds),
        }

    def _start(self, seed: int) -> State:
        state: State = self.game.start(self.seats, self.tables, self.options, Chance(seed))
        return state

    def _play_a_game(self) -> int:
        self.seed += 1
        return playout(self.game, self._start(self.seed), self.luck, ENDLESS)

    def _copy_often(self) -> int:
        for _ in range(COPIES):
            self.middle.copy()
        return COPIES

    def _replay(self) -> int:
        replay(self.longest, self.game, self.tables)
        return 1

    def _middle_of_a_game(self) -> State:
        length = playout(self.game, self._start(1), Chance(1), ENDLESS)
        state = self._start(1)
        playout(self.game, state, Chance(1), length // 2)
        return state

    def _record(self, seed: int) -> Record:
        version = self.game.rules_version
        header = Header(self.game.name, version, "any", "any", self.seats, seed, self.limited, luck=QUICK)
        recorder = Recorder(self.game, self.tables, header)
        luck = Chance(seed + 1)
        while not is_over(recorder.state):
            recorder.play(random_action(self.game, recorder.state, luck))
        return read_record(recorder.text())


class PlainTwin(Subject):
    """The same choices, uniform over the legal moves, by the generator that plain Python has."""

    def __init__(self) -> None:
        self.name = "plain-market"
        self.luck = Random(1)

    def measure(self, seconds: float) -> Measures:
        return {
            "decisions_per_s": per_second(lambda: plain_playout(self.luck), seconds),
            "copy_us": 1e6 / per_second(self._copy_often, seconds),
        }

    def _copy_often(self) -> int:
        market = PlainMarket()
        for _ in range(COPIES):
            market.clone()
        return COPIES


def all_subjects() -> list[Subject]:
    games = [KernelGame(box.game, box.edition().tables) for box in BOXES.values()]
    return [*games, KernelGame(TinyMarket(), Tables()), PlainTwin()]


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second of the processor's time."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds or not done:
        done += work()
    return done / (time.process_time() - began)
