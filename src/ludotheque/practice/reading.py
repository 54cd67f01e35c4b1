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
from ludotheque.lessons.script import Hash, Word
from ludotheque.record.notation import read_action
from ludotheque.record.positions import load_text
from ludotheque.rules.clauses import load_clauses
from ludotheque.texts.sentences import LANGUAGES, Sentences, game_sentences

FOLDER = "practice"
TITLE, WHY = "title", "why"  # beside each question
REASON = "reason-"
LEAST_ANSWERS, MOST_ANSWERS = 2, 4

Share = Annotated[float, Meta(ge=0, le=1)]


class BadPractice(Complaint):
    """A practice position is wrong; the message gives the line and the reason."""


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """One that is offered, and what it is worth, in shares of a win. The first of a file is the best."""

    says: Word  # what it is called: an attribute of the exercise's sentence
    line: str  # as in a record: seat, verb, values
    wins: Share = 0.0
    error: Share = 0.0  # standard error of that
    behind: float = 0.0  # how much less than the best, in the same worlds
    behind_error: Share = 0.0


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    """What spoke for the best answer where the judge sat there, or against it: a word that the texts explain."""

    word: str
    weight: float
    figures: dict[str, int] = {}


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """What the file says."""

    clause: str  # the rule that the reasons rest on
    law: Hash
    edition: str
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    seat: Annotated[int, Meta(ge=0)]
    position: str  # as `dump_text` writes it
    answer: Annotated[list[Answer], Meta(min_length=LEAST_ANSWERS, max_length=MOST_ANSWERS)]
    ground: list[Ground] = []  # the weightiest first
    judge: str = ""  # the level that played the answers out; empty: nobody has yet
    worlds: Annotated[int, Meta(ge=0)] = 0  # in how many
    seed: Annotated[int, Meta(ge=0)] = 1  # of these


class Shelf:
    """What the exercises of a box may speak of, read once for all of them."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.clauses = load_clauses(box)
        self.sentences = {lang: practice_sentences(box, lang) for lang in LANGUAGES}
        keys = game_sentences(box.folder, LANGUAGES[0]).keys
        self.reasons = {key.removeprefix(REASON) for key in keys if key.startswith(REASON)}  # that bots give


@dataclass
class Exercise:
    """A position with its question: a sentence of its id, with a title, the answers and the reasons beside it."""

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
    """The easiest first."""
    shelf = Shelf(box)
    found = [read_exercise(shelf, id, _text(box, id)) for id in names_of(box)]
    return sorted(found, key=lambda one: one.page.difficulty)


def exercise_of(box: Box, id: str) -> Exercise | None:
    """Nothing where the box has no exercise of this name."""
    return read_exercise(Shelf(box), id, _text(box, id)) if id in names_of(box) else None


def practice_sentences(box: Box, lang: str) -> Sentences:
    sentences = Sentences(lang)
    sentences.add((box.folder / FOLDER / f"{lang}.ftl").read_text("utf-8"))
    return sentences


def read_exercise(shelf: Shelf, id: str, text: str) -> Exercise:
    box, page = shelf.box, _parsed(text)
    _check_clause(shelf, page, text)
    _check_sentences(shelf, id, page)
    _check_grounds(shelf, page, text)
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


def _text(box: Box, id: str) -> str:
    return (box.folder / FOLDER / f"{id}.toml").read_text("utf-8")


def _check_clause(shelf: Shelf, page: Page, text: str) -> None:
    if page.clause not in shelf.clauses:
        raise _slip(text, "clause", f"there is no clause {page.clause!r}")
    law = law_of(shelf.clauses[page.clause])
    if page.law != law:
        why = f"{page.clause} says something else now; if the reasons still hold, write law = {law!r}"
        raise _slip(text, "law", why)


def _check_sentences(shelf: Shelf, id: str, page: Page) -> None:
    for lang, sentences in shelf.sentences.items():
        if id not in sentences.keys:
            raise BadPractice(f"line 1: no sentence is called {id!r} in {lang}.ftl")
        for part in (TITLE, WHY, *(answer.says for answer in page.answer)):
            if part not in sentences.attributes(id):
                raise BadPractice(f"line 1: the sentence {id!r} lacks {part!r} in {lang}.ftl")


def _check_grounds(shelf: Shelf, page: Page, text: str) -> None:
    for number, ground in enumerate(page.ground):
        if ground.word not in shelf.reasons:
            place = line_of(text, "ground", number, "word")
            raise BadPractice(f"line {place}: no bot gives the reason {ground.word!r}")


def _parsed(text: str) -> Page:
    try:
        return parse(text, Page)
    except BadEdition as error:
        raise BadPractice(str(error)) from None


def _slip(text: str, key: str, reason: str) -> BadPractice:
    places = [place for place, line in enumerate(text.splitlines(), 1) if line.startswith(key)]
    return BadPractice(f"line {places[0] if places else 1}: {reason}")
