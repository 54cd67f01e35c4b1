"""The coach of a guided first game: lets answers through, plays what the script says, and keeps how far it has come."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from ludotheque.kernel.action import Action, Seat
from ludotheque.lessons.lines import read_line
from ludotheque.lessons.script import Sentence
from ludotheque.lessons.walk import LEARNER, Walk
from ludotheque.record.notation import write_action
from ludotheque.server import wire
from ludotheque.server.entries import Entry
from ludotheque.server.refusal import LESSON_LEADS, Refusal
from ludotheque.server.requests import Prompt
from ludotheque.server.table import Table

BREATH: Final = 0.5  # seconds before the script's next line


class Coach:
    def __init__(self, table: Table, pause: float, tell: Callable[[Prompt], None]) -> None:
        self._table = table
        self._pause = min(pause, BREATH)
        self._tell = tell
        self._prompting: asyncio.TimerHandle | None = None

    def leads(self) -> bool:
        """Whether the script says who plays what; else people and bots play freely."""
        walk = self._table.walk
        return walk is not None and walk.does() not in ("play", "done")

    def look(self) -> None:
        """After anything has happened: what the script plays next is on its way."""
        walk = self._table.walk
        if walk is not None and walk.next_line() is not None and self._prompting is None:
            self._prompting = asyncio.get_running_loop().call_later(self._pause, self._tell, Prompt())

    def is_under_way(self) -> bool:
        return self._prompting is not None

    def close(self) -> None:
        if self._prompting is not None:
            self._prompting.cancel()

    def heed(self, seat: Seat, action: Action) -> None:
        """Refuse what the lesson does not let through; the coach explains what it foresaw."""
        walk = self._table.walk
        if walk is None or seat != LEARNER:
            return
        if not walk.lets(_words(action)):
            raise Refusal(LESSON_LEADS)

    def prompted(self) -> Action | None:
        """What the script plays now; nothing where the lesson has gone elsewhere meanwhile."""
        self._prompting = None
        walk = self._table.walk
        line = walk.next_line() if walk is not None else None
        match = self._table.started()
        return None if line is None else read_line(match.game, match.state, line)

    async def hear(self, action: Action, entry: Entry) -> bool:
        """An action was played; whether there is a lesson to be shown after it."""
        walk = self._table.walk
        if walk is None:
            return False
        walk.hear(action.seat, _words(action), entry.number, self._asked(), _told(entry))
        await self._table.keep_place()
        return True

    async def read_on(self, cue: int) -> None:
        walk = self._table.walk
        if walk is None or walk.place.cue != cue or not walk.read_on():
            raise Refusal(LESSON_LEADS)
        await self._table.keep_place()

    def _asked(self) -> list[str]:
        return [ask.verb for ask in self._table.started().asks(LEARNER)]


def show_lesson(walk: Walk | None) -> wire.Coaching | None:
    if walk is None:
        return None
    slip = walk.slip()
    return wire.Coaching(
        coach=walk.lesson.script.start.coach,
        cue=walk.place.cue,
        cues=len(walk.lesson.cues),
        does=walk.does(),
        said=None if walk.is_over else _said(walk.cue),
        points="" if walk.is_over else walk.cue.points,
        slip=None if slip is None else _said(slip),
        to_take_back=walk.place.taken,
        number=walk.place.number,
    )


def _said(sentence: Sentence) -> wire.Said:
    return wire.Said(sentence.says, sentence.clause)


def _words(action: Action) -> str:
    """The action as a line, without its seat."""
    return write_action(action).partition(" ")[2]


def _told(entry: Entry) -> list[str]:
    return [msgspec.json.decode(one.shown)["is"] for one in entry.told]
