"""Reading a script. A slip in it is one sentence with its line."""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import msgspec

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import BadEdition, Edition
from ludotheque.editions.toml_lines import parse
from ludotheque.lessons.anchors import check_anchor
from ludotheque.lessons.laws import law_of
from ludotheque.lessons.names import in_numbers, number_of
from ludotheque.lessons.script import Cue, Script, Sentence, Wrong
from ludotheque.lessons.until import check_until
from ludotheque.rules.clauses import load_clauses

FOLDER = "lesson"
SCRIPT = "script.toml"


class BadLesson(Complaint):
    """A script is wrong; the message gives the line and the reason."""


@dataclass
class Lesson:
    """A script whose every name has been found."""

    box: Box
    edition: Edition
    script: Script
    text: str

    @cached_property
    def hash(self) -> str:
        """Another script has another: a lesson under way follows the one it began with, or none."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    @cached_property
    def cues(self) -> list[Cue]:
        """With numbers in the place of names."""
        return [_numbered(self.edition, cue) for cue in self.script.cue]

    def number(self, word: str) -> int:
        return number_of(self.edition, word)

    def numbers(self, lines: list[str]) -> list[str]:
        return [in_numbers(self.edition, line) for line in lines]


def lesson_of(box: Box) -> Lesson | None:
    """The box's guided first game; nothing where it has none."""
    path = box.folder / FOLDER / SCRIPT
    return read_lesson(path.read_text("utf-8"), box) if path.is_file() else None


def read_lesson(text: str, box: Box) -> Lesson:
    try:
        script = parse(text, Script)
    except BadEdition as error:
        raise BadLesson(str(error)) from None
    lesson = Lesson(box, box.edition(script.start.edition), script, text)
    _check_start(lesson)
    _check_words(lesson)
    clauses = load_clauses(box)
    for line, sentence in sentences_in(lesson):
        if sentence.clause not in clauses:
            raise BadLesson(f"line {line}: there is no clause {sentence.clause!r}")
        law = law_of(clauses[sentence.clause])
        if sentence.law != law:
            why = f"{sentence.clause} says something else now; if the sentence still holds, write law = {law!r}"
            raise BadLesson(f"line {line}: {why}")
    return lesson


def sentences_in(lesson: Lesson) -> Iterator[tuple[int, Sentence]]:
    """All that the coach may say, each with its line in the script."""
    places = _Places(lesson.text)
    for number, cue in enumerate(lesson.script.cue):
        yield places.cue(number), cue
        for slip, wrong in enumerate(cue.wrong):
            yield places.wrong(number, slip), wrong


def _check_start(lesson: Lesson) -> None:
    start = lesson.script.start
    line = _Places(lesson.text).start()
    for character in (start.coach, *start.rivals):
        if lesson.box.character(character) is None:
            raise BadLesson(f"line {line}: {lesson.box.game.name} has no character {character!r}")
    try:
        lesson.numbers(start.before)
        for deck in lesson.script.deck:
            lesson.numbers([*deck.first, *deck.last])
    except Complaint as error:
        raise BadLesson(f"line {line}: {error}") from None


def _check_words(lesson: Lesson) -> None:
    """Names, anchors and conditions, cue by cue."""
    places = _Places(lesson.text)
    for number, cue in enumerate(lesson.script.cue):
        try:
            _numbered(lesson.edition, cue)
            check_anchor(cue.points)
            check_until(cue.until, lesson.box)
        except Complaint as error:
            raise BadLesson(f"line {places.cue(number)}: {error}") from None


def _numbered(edition: Edition, cue: Cue) -> Cue:
    return msgspec.structs.replace(
        cue,
        points=in_numbers(edition, cue.points),
        answer=[in_numbers(edition, pattern) for pattern in cue.answer],
        then=[in_numbers(edition, line) for line in cue.then],
        wrong=[_numbered_wrong(edition, wrong) for wrong in cue.wrong],
    )


def _numbered_wrong(edition: Edition, wrong: Wrong) -> Wrong:
    return msgspec.structs.replace(wrong, answer=[in_numbers(edition, pattern) for pattern in wrong.answer])


class _Places:
    """The lines at which the parts of a script begin."""

    def __init__(self, text: str) -> None:
        self._start = 1
        self._cues: list[int] = []
        self._wrongs: list[list[int]] = []
        for place, line in enumerate(text.splitlines(), 1):
            if re.match(r"\[start\]", line):
                self._start = place
            elif re.match(r"\[\[cue\]\]", line):
                self._cues.append(place)
                self._wrongs.append([])
            elif re.match(r"\[\[cue\.wrong\]\]", line):
                self._wrongs[-1].append(place)

    def start(self) -> int:
        return self._start

    def cue(self, number: int) -> int:
        return self._cues[number]

    def wrong(self, number: int, slip: int) -> int:
        return self._wrongs[number][slip]
