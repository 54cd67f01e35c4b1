"""Thinking for bots: errands come in, and choices go out.

Whoever thinks keeps the positions of the matches it thinks about: it is told a whole one once, then only what was
played. It keeps the bots beside them, so that they remember what they saw and what was done to them. A bot that is told
a whole position, as after a restart, begins to remember anew; its luck is given to it with each errand.
"""

import functools
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from ludotheque.bots.bot import Bot
from ludotheque.bots.temper import EVEN, Temper
from ludotheque.bots.worlds import Worlds
from ludotheque.box import Box
from ludotheque.kernel.action import Filling, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import take
from ludotheque.kernel.step import State, Tables
from ludotheque.levels import make_bot
from ludotheque.record.notation import read_action
from ludotheque.record.positions import load_text
from ludotheque.shelf import box
from ludotheque.showing import Why, show_why

Role = Literal["plays", "advises"]


class Chosen(msgspec.Struct):
    """What a bot does, as it is asked for, and why."""

    verb: str
    filling: Filling
    why: Why


class Whole(msgspec.Struct):
    """Where a game stands, for who does not know it."""

    game: str
    edition: str  # the text of the file
    position: str


class Manner(msgspec.Struct):
    """What sets the character who thinks apart from others of its level."""

    daring: int = 0
    thrift: int = 0
    spite: int = 0
    grudges: list[int] = []  # by seat

    def temper(self) -> Temper:
        return Temper(self.daring, self.thrift, self.spite) if self.daring or self.thrift or self.spite else EVEN


class Errand(msgspec.Struct):
    """Think for a seat of a match. Who advises a person there remembers what it was asked, not what a bot did there."""

    match: int
    news: Whole | list[str]  # lines: what was played since it last thought about the match
    seat: Seat
    level: str
    seed: int
    forget: list[int]  # other matches, of which it will hear no more
    role: Role = "plays"
    manner: Manner = msgspec.field(default_factory=Manner)
    nature: int = 0  # what it was born with, such as a child's dearest wish


class Answer(msgspec.Struct):
    choice: Chosen | None = None
    failure: str = ""  # where the bot failed, as a traceback


@dataclass
class Known:
    """A match as it is kept in mind."""

    box: Box
    state: State
    bots: dict[tuple[Seat, str, Role], Bot] = field(default_factory=dict)

    def bot(self, errand: Errand) -> Bot:
        """Kept for its seat. Its nature stays the same over a restart; what it draws depends on the errand alone."""
        wanted = errand.seat, errand.level, errand.role
        if wanted not in self.bots:
            self.bots[wanted] = make_bot(self.box, errand.level, errand.nature)
        bot = self.bots[wanted]
        bot.luck = Chance(errand.seed)
        bot.temper, bot.grudges = errand.manner.temper(), errand.manner.grudges
        return bot

    def follow(self, lines: list[str]) -> None:
        """Play what the house has played, which it has judged."""
        for line in lines:
            take(self.state, read_action(self.box.game, self.state.seats, line))


class Memory:
    def __init__(self) -> None:
        self._known: dict[int, Known] = {}

    def position(self, errand: Errand) -> Known:
        """The match as it stands now."""
        if isinstance(errand.news, Whole):
            self._known[errand.match] = _known(errand.news)
        else:
            self._known[errand.match].follow(errand.news)
        return self._known[errand.match]

    def forget(self, matches: list[int]) -> None:
        for match in matches:
            self._known.pop(match, None)


Chooser = Callable[[Known, Errand], Chosen]


def choose(known: Known, errand: Errand) -> Chosen:
    """What a bot of this level does in the position. It is given worlds, never the position itself."""
    worlds = Worlds(known.box.game, known.state, errand.seat, Chance(errand.seed + 1))
    choice = known.bot(errand).choose(worlds, errand.seat)
    return Chosen(choice.action.verb(), choice.action.filling(), show_why(choice))


def answer(memory: Memory, errand: Errand, chooser: Chooser) -> Answer:
    """A match in which something failed is forgotten, as the house expects."""
    memory.forget(errand.forget)
    try:
        return Answer(chooser(memory.position(errand), errand))
    except Exception:
        memory.forget([errand.match])
        return Answer(failure=traceback.format_exc())


def _known(whole: Whole) -> Known:
    found = box(whole.game)
    return Known(found, load_text(found.game, _tables(whole.game, whole.edition), whole.position))


@functools.lru_cache(maxsize=8)
def _tables(game: str, edition: str) -> Tables:
    return box(game).read_edition(edition).tables
