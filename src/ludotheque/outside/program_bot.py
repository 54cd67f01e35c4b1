"""A bot that is a program: told what its seat sees and may do, it says what it does. See docs/writing-a-bot.md."""

import logging
from typing import Any

import msgspec

from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import IllegalAction, closed, refusal
from ludotheque.kernel.random_play import random_filled
from ludotheque.kernel.step import State
from ludotheque.outside.program import Program, ProgramFailed
from ludotheque.record.notation import BadLine, make_action
from ludotheque.showing import show_asks, show_closed

MOST_FAILURES = 3  # of one game; after that its seat plays at random
TRIES = 2  # at one decision

log = logging.getLogger(__name__)


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What a program answers when it is asked to choose."""

    verb: str
    filling: list[list[int]] = []


class ProgramBot(Bot):
    """Keeps its program for a whole game. One that fails is started again; for one that keeps failing luck plays."""

    def __init__(self, name: str, seed: int, command: str) -> None:
        super().__init__(name, seed)
        self.command = command
        self.seed = seed
        self.failures = 0
        self._program: Program | None = None

    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        question = _question(worlds.game, world, seat)
        for _ in range(TRIES):
            if self.failures >= MOST_FAILURES:
                break
            try:
                return self._asked(worlds.game, world, seat, question)
            except ProgramFailed as failure:
                self._note(failure)
            except (IllegalAction, BadLine) as why:
                question = {**question, "refused": str(why)}
        return random_filled(worlds.game, seat, world.steps[-1].asks(world, seat), self.luck)

    def _asked(self, game: Game[Any], world: State, seat: Seat, question: dict[str, Any]) -> Action:
        """IllegalAction with the clause that refuses what the program wants."""
        answer = self._at_hand(game, world, seat).ask(question)
        try:
            wanted = msgspec.convert(answer, Answer)
        except msgspec.ValidationError as error:
            raise ProgramFailed(f"its answer is no choice: {error}") from None
        action = make_action(game, seat, wanted.verb, wanted.filling)
        why = refusal(world, action)
        if why:
            raise IllegalAction(why)
        return action

    def _at_hand(self, game: Game[Any], world: State, seat: Seat) -> Program:
        """The program, started and told what is played if it is not running."""
        if self._program is None:
            self._program = Program(self.command)
            self._program.ask(_greeting(game, world, seat, self.seed))
        return self._program

    def _note(self, failure: ProgramFailed) -> None:
        self.failures += 1
        log.warning("the bot %s has failed: %s", self.command, failure)
        if self._program is not None:
            self._program.end()
            self._program = None


def _greeting(game: Game[Any], world: State, seat: Seat, seed: int) -> dict[str, Any]:
    return {
        "do": "begin",
        "game": game.name,
        "rules": game.rules_version,
        "players": world.seats,
        "seat": seat,
        "seed": seed,
    }


def _question(game: Game[Any], world: State, seat: Seat) -> dict[str, Any]:
    """What the seat sees and may do; in a world that it cannot tell from the real one, this is the same."""
    return {
        "do": "choose",
        "seat": seat,
        "now": world.now,
        "view": game.view(world, seat),
        "asks": show_asks(world, seat),
        "closed": show_closed(closed(world, seat)),
    }
