"""How far a lesson has come: which cue, what is being played after it, which wrong turn is to be taken back."""

from collections.abc import Collection

import msgspec

from ludotheque.kernel.action import Seat
from ludotheque.lessons.patterns import any_fits
from ludotheque.lessons.reading import Lesson
from ludotheque.lessons.script import Cue, Does, Wrong
from ludotheque.lessons.until import has_come

LEARNER: Seat = 0
NONE = -1
TAKE_BACK = "take-back"


class Place(msgspec.Struct):
    """What a table keeps of its lesson."""

    script: str  # hash of the script it follows
    cue: int = 0  # from 0; as many as there are: the lesson is over
    line: int = NONE  # of what follows the answer; NONE: the cue waits for the learner
    slip: int = NONE  # the wrong answer that was explained last
    taken: bool = False  # that answer was let through, and is to be taken back
    number: int = 0  # of the last action that has been heard


class Walk:
    """Moves a place through a script. It judges nothing: rules do that before."""

    def __init__(self, lesson: Lesson, place: Place) -> None:
        self.lesson = lesson
        self.place = place

    @property
    def is_over(self) -> bool:
        return self.place.cue >= len(self.lesson.cues)

    @property
    def cue(self) -> Cue:
        return self.lesson.cues[self.place.cue]

    def does(self) -> Does:
        """What the cue wants of the learner at this moment."""
        if self.is_over:
            return "done"
        if self.place.line != NONE:
            return "watch"
        if self.cue.until:
            return "play"
        return "answer" if self.cue.answer else "read"

    def slip(self) -> Wrong | None:
        return None if self.is_over or self.place.slip == NONE else self.cue.wrong[self.place.slip]

    def next_line(self) -> str | None:
        """What is to be played now, whoever plays it; nothing where the learner is to speak, or plays freely."""
        return self.cue.then[self.place.line] if self.does() == "watch" else None

    def lets(self, line: str) -> bool:
        """Whether the learner's action may be played; a wrong turn is noted, so that it is explained."""
        if self.is_over or self.does() == "play":
            return True
        if self.place.taken:
            return line == TAKE_BACK
        if self.does() != "answer":
            return False
        if any_fits(self.cue.answer, line):
            return True
        self.place.slip = self._wrong(line)
        return self.place.slip != NONE and self.cue.wrong[self.place.slip].played

    def read_on(self) -> bool:
        """Whether there was something that only wanted to be read."""
        reads = self.does() == "read"
        if reads:
            self._answered()
        return reads

    def hear(self, seat: Seat, line: str, number: int, asked: Collection[str], told: Collection[str]) -> None:
        """An action was played: the next one of the script, or the learner's."""
        self.place.number = number
        does = self.does()
        if does == "watch":
            self.place.line += 1
            self._go_on()
        elif does == "play":
            self._play_on(asked, told)
        elif does == "answer" and seat == LEARNER:
            self._hear_answer(line)

    def _hear_answer(self, line: str) -> None:
        if any_fits(self.cue.answer, line) and not self.place.taken:
            self._answered()
        elif line == TAKE_BACK:
            self.place.slip, self.place.taken = NONE, False
        else:
            self.place.slip = self._wrong(line)
            self.place.taken = self.place.slip != NONE

    def _play_on(self, asked: Collection[str], told: Collection[str]) -> None:
        if has_come(self.cue.until, asked, told):
            self._answered()

    def _wrong(self, line: str) -> int:
        for number, wrong in enumerate(self.cue.wrong):
            if any_fits(wrong.answer, line):
                return number
        return NONE

    def _answered(self) -> None:
        self.place.slip, self.place.taken = NONE, False
        self.place.line = 0
        self._go_on()

    def _go_on(self) -> None:
        if self.place.line >= len(self.cue.then):
            self.place.cue += 1
            self.place.line = NONE
