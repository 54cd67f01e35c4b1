"""Reading practice positions, one file each. A slip in one is one sentence with its line."""

from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import BadEdition, Edition
from ludotheque.editions.toml_lines import line_of, parse
from ludotheque.kernel.action import Action
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import asks, refusal
from ludotheque.kernel.step import State
from ludotheque.lessons.laws import law_of
from ludotheque.record.notation import read_action
from ludotheque.record.positions import load_text
from ludotheque.rules.clauses import load_clauses
from ludotheque.texts.sentences import LANGUAGES, Sentences

FOLDER = "practice"
LEAST_ANSWERS = 2

Share = Annotated[float, Meta(ge=0, le=1)]


class BadPractice(Complaint):
    """A practice position is wrong; the message gives the line and the reason."""


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """One that is offered, and what it is worth, in shares of a win. The first of a file is the best."""

    line: str  # as in a record: seat, verb, values
    wins: Share = 0.0
    error: Share = 0.0  # standard error of that
    behind: float = 0.0  # how much less than the best, in the same worlds
    behind_error: Share = 0.0


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """What the file says."""

    clause: str  # the rule that the reasons rest on
    law: str
    edition: str
    seat: Annotated[int, Meta(ge=0)]
    position: str  # as `dump_text` writes it
    answer: Annotated[list[Answer], Meta(min_length=LEAST_ANSWERS)]
    judge: str = ""  # the level that played the answers out; empty: nobody has yet
    worlds: Annotated[int, Meta(ge=0)] = 0  # in how many


@dataclass
class Exercise:
    """A position with its question; sentences by its id: « id » asks, « id-why » explains."""

    id: str
    box: Box
    page: Page
    edition: Edition
    state: State
    actions: list[Action]  # of the answers


def names_of(box: Box) -> list[str]:
    """The exercises of a box, in the order of their files."""
    folder = box.folder / FOLDER
    if not folder.is_dir():
        return []
    return sorted(path.name.removesuffix(".toml") for path in folder.iterdir() if path.name.endswith(".toml"))


def exercises_of(box: Box) -> list[Exercise]:
    return [read_exercise(box, id, (box.folder / FOLDER / f"{id}.toml").read_text("utf-8")) for id in names_of(box)]


def practice_sentences(box: Box, lang: str) -> Sentences:
    sentences = Sentences(lang)
    sentences.add((box.folder / FOLDER / f"{lang}.ftl").read_text("utf-8"))
    return sentences


def read_exercise(box: Box, id: str, text: str) -> Exercise:
    page = _parsed(text)
    _check_clause(box, page, text)
    _check_sentences(box, id)
    try:
        edition = box.edition(page.edition)
    except BadEdition as error:
        raise _slip(text, "edition", str(error)) from None
    try:
        state = load_text(box.game, edition.tables, page.position)
    except Complaint as error:
        raise _slip(text, "position", str(error)) from None
    if page.seat >= state.seats or not asks(state, page.seat):
        raise _slip(text, "seat", f"seat {page.seat} is not asked anything here")
    return Exercise(id, box, page, edition, state, _actions(box, page, state, text))


def _actions(box: Box, page: Page, state: State, text: str) -> list[Action]:
    found: list[Action] = []
    for number, answer in enumerate(page.answer):
        place = line_of(text, "answer", number, "line")
        try:
            action = read_action(box.game, state.seats, answer.line)
        except Complaint as error:
            raise BadPractice(f"line {place}: {error}") from None
        why = refusal(state, action)
        if action.seat != page.seat or why != OK:
            raise BadPractice(f"line {place}: {answer.line!r} is no answer here ({why or 'another seat'})")
        if action in found:
            raise BadPractice(f"line {place}: {answer.line!r} is there twice")
        found.append(action)
    return found


def _check_clause(box: Box, page: Page, text: str) -> None:
    clauses = load_clauses(box)
    if page.clause not in clauses:
        raise _slip(text, "clause", f"there is no clause {page.clause!r}")
    law = law_of(clauses[page.clause])
    if page.law != law:
        why = f"{page.clause} says something else now; if the reasons still hold, write law = {law!r}"
        raise _slip(text, "law", why)


def _check_sentences(box: Box, id: str) -> None:
    for lang in LANGUAGES:
        for key in (id, f"{id}-why"):
            if key not in practice_sentences(box, lang).keys:
                raise BadPractice(f"line 1: no sentence is called {key!r} in {lang}.ftl")


def _parsed(text: str) -> Page:
    try:
        return parse(text, Page)
    except BadEdition as error:
        raise BadPractice(str(error)) from None


def _slip(text: str, key: str, reason: str) -> BadPractice:
    places = [place for place, line in enumerate(text.splitlines(), 1) if line.startswith(key)]
    return BadPractice(f"line {places[0] if places else 1}: {reason}")
