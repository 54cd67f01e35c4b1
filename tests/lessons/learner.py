"""Somebody who is taught: follows the coach over a socket, and takes every wrong turn that the script foresees."""

import itertools
from collections.abc import Iterator
from typing import Any

from ludotheque.lessons.patterns import any_fits
from ludotheque.lessons.reading import Lesson, lesson_of
from ludotheque.lessons.script import Cue
from ludotheque.shelf import box
from tests.server.door import Door, NewTable, Player


def open_lesson(door: Door, game: str) -> NewTable:
    answer = door.post("/api/lessons", {"game": game, "name": "Ada", "language": "fr"})
    assert answer.status_code == 201, answer.text
    return NewTable(door, answer.json())


def script_of(game: str) -> Lesson:
    found = lesson_of(box(game))
    assert found is not None
    return found


class Learner:
    def __init__(self, player: Player, game: str) -> None:
        self.player = player
        self.lesson = script_of(game)
        self.coaching: dict[str, Any] = player.first["lesson"]
        self.met: list[str] = []  # sentences of wrong turns

    @property
    def cue(self) -> Cue:
        number: int = self.coaching["cue"]
        return self.lesson.cues[number]

    def does(self) -> str:
        does: str = self.coaching["does"]
        return does

    def goes_on(self, cue: int = -1) -> None:
        """To the end, or to this cue."""
        while self.does() != "done" and self.coaching["cue"] != cue:
            self.one_step()

    def one_step(self) -> None:
        if self.does() == "read":
            self.player.send({"is": "read-on", "cue": self.coaching["cue"]})
        elif self.does() == "answer":
            self._err()
            self._say(self.cue.answer, but=[])
        elif self.does() == "play":
            self._play()
        self.hear()

    def hear(self) -> None:
        self.coaching = self.player.hear_a("lesson")["lesson"]

    def _err(self) -> None:
        """Every wrong turn: refused with an explanation, or let through and taken back."""
        foreseen = self.cue.answer[:]
        for wrong in self.cue.wrong:
            number = self.player.now["number"]
            self._say(wrong.answer, but=foreseen)
            foreseen += wrong.answer
            self.hear()
            assert self.coaching["slip"]["says"] == wrong.says, (self.cue.says, wrong.says)
            self.met.append(wrong.says)
            assert self.coaching["to_take_back"] == wrong.played
            if wrong.played:
                assert self.player.now["may_take_back"], f"{wrong.says} cannot be taken back"
                self.player.send({"is": "take-back", "number": self.player.now["number"]})
                self.hear()
                assert self.coaching["slip"] is None
            else:
                assert self.player.now["number"] == number
                assert self.player.hear_a("refused")["clause"] == "table.lesson-leads"

    def _say(self, patterns: list[str], but: list[str]) -> None:
        """The first thing that fits, and is not foreseen otherwise."""
        asks = self.player.now["asks"]
        for verb, filling in possible(asks):
            line = in_words(verb, filling)
            if any_fits(patterns, line) and not any_fits(but, line):
                self.player.act(verb, *filling)
                return
        raise AssertionError(f"{self.cue.says}: nothing that is asked fits {patterns}: {asks}")

    def _play(self) -> None:
        """Anything but what has been said before; where nothing is asked, somebody else plays."""
        asks = self.player.now["asks"]
        if asks:
            verb, filling = next(iter(possible(asks[::-1])))
            self.player.act(verb, *filling)


def in_words(verb: str, filling: list[list[int]]) -> str:
    return " ".join([verb, *(",".join(map(str, values)) or "." for values in filling)])


def possible(asks: list[dict[str, Any]]) -> Iterator[tuple[str, list[list[int]]]]:
    """What may be said, as far as a script could want it."""
    for ask in asks:
        for filling in itertools.product(*(_values(blank) for blank in ask["blanks"])):
            yield ask["verb"], [list(values) for values in filling]


def _values(blank: dict[str, Any]) -> list[list[int]]:
    if blank["is"] == "amount":
        return [[value] for value in range(blank["low"], blank["high"] + 1, blank["step"])]
    if blank["is"] == "one-of":
        return [[choice] for choice in blank["choices"]]
    sizes = range(blank["least"], min(blank["most"], 3) + 1)
    return [list(some) for size in sizes for some in itertools.combinations(blank["choices"], size)]
