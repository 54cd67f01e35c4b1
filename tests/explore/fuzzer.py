"""One game played at random to its end, while every seat also tries what it may not do."""

from dataclasses import dataclass

from ludotheque.box import Box
from ludotheque.kernel.action import NOBODY, Action, UnknownVerb
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import IllegalAction, asks, closed, is_over, play, refusal
from ludotheque.kernel.random_play import random_action
from ludotheque.record.positions import dump_text, load_text
from ludotheque.record.read import read_record
from ludotheque.record.record import QUICK, Header, Recorder, replay, write_options
from ludotheque.rules.clauses import load_clauses
from tests.laws.fillings import Try, tries_around, wild_tries

MOST = 3_000  # actions, after which a game that goes on and on is left
OFTEN = 25  # actions between two close looks


@dataclass
class Found(Exception):
    """Something is wrong; the record leads there."""

    what: str
    record: str


class Fuzzer:
    """The same box and seed play the same game."""

    def __init__(self, box: Box, seed: int) -> None:
        self.box = box
        self.game = box.game
        self.luck = Chance(seed)
        self.tables = box.edition().tables
        self.clauses = load_clauses(box)
        self.recorder = Recorder(self.game, self.tables, self._header(seed))

    def run(self) -> int:
        """Play; the number of actions, or Found."""
        try:
            self._play()
        except Found:
            raise
        except Exception as error:
            raise Found(f"{type(error).__name__}: {error}", self.recorder.text()) from error
        return len(self.recorder.lines)

    def _header(self, seed: int) -> Header:
        game, edition = self.game, self.box.edition()
        seats = game.least_seats + self.luck.below(game.most_seats - game.least_seats + 1)
        values = {o.name: o.low + self.luck.below(o.high - o.low + 1) for o in game.options if self.luck.below(3) == 0}
        options = write_options(game, {option.name: option.default for option in game.options} | values)
        return Header(game.name, game.rules_version, edition.id, edition.hash, seats, seed, options, luck=QUICK)

    def _play(self) -> None:
        state = self.recorder.state
        while not is_over(state) and len(self.recorder.lines) < MOST:
            if len(self.recorder.lines) % OFTEN == self.luck.below(OFTEN):
                self._look_closely()
            self.recorder.play(random_action(self.game, state, self.luck))
            problem = self.game.problem(state)
            self._check(not problem, f"the position is impossible: {problem}")
        again = replay(read_record(self.recorder.text()), self.game, self.tables)
        self._check(dump_text(again) == dump_text(state), "the record leads elsewhere")

    def _look_closely(self) -> None:
        state = self.recorder.state
        text = dump_text(state)
        for seat in range(NOBODY, state.seats):
            self.game.view(state, seat)
        for seat in range(state.seats):
            asks(state, seat)
            closed(state, seat)
        self._check(dump_text(load_text(self.game, self.tables, text)) == text, "it does not load as it was dumped")
        for said in [*tries_around(state, self.luck), *wild_tries(self.game, state.seats, self.luck)]:
            self._attempt(said)
        self._check(dump_text(state) == text, "an attempt or a look has changed the position")

    def _attempt(self, said: Try) -> None:
        """Whatever is refused is refused by a clause that exists, and what is not can be played."""
        try:
            action: Action = self.game.action(said.seat, said.verb, said.filling)
        except UnknownVerb:
            return
        why = refusal(self.recorder.state, action)
        world = self.recorder.state.copy()
        if why == OK:
            play(world, action)
            problem = self.game.problem(world)
            self._check(not problem, f"after {said} the position is impossible: {problem}")
            return
        self._check(why in self.clauses, f"{said} is refused by {why!r}, which is no clause")
        try:
            play(world, action)
        except IllegalAction:
            return
        self._check(False, f"{said} is refused by {why}, and yet played")

    def _check(self, holds: bool, what: str) -> None:
        if not holds:
            raise Found(what, self.recorder.text())
