"""Reading a primer. A slip in it is one sentence with its line."""

from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import BadEdition
from ludotheque.editions.toml_lines import line_of, parse
from ludotheque.lessons.laws import law_of
from ludotheque.primer.parts import Part
from ludotheque.rules.clauses import load_clauses
from ludotheque.texts.sentences import LANGUAGES, Sentences

FOLDER = "primer"

T = TypeVar("T")


class BadPrimer(Complaint):
    """A primer is wrong; the message gives the line and the reason."""


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence by its key, the clause it rests on, and what that clause said when the sentence was written."""

    says: str
    clause: str
    law: str


class Line(Said, forbid_unknown_fields=True):
    part: Part
    plate: str = ""  # a picture of the game's plates; none: the sentence stands alone


class Cue(Said, forbid_unknown_fields=True):
    verb: str


class _Lines(msgspec.Struct, forbid_unknown_fields=True):
    line: list[Line]


class _Cues(msgspec.Struct, forbid_unknown_fields=True):
    cue: list[Cue]


@dataclass
class Primer:
    lines: list[Line] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)


def primer_of(box: Box) -> Primer | None:
    """The box's primer; nothing where it has none."""
    folder = box.folder / FOLDER
    if not folder.is_dir():
        return None
    return Primer(read_lines(box, _text(folder, "primer")), read_cues(box, _text(folder, "cues")))


def primer_sentences(box: Box, lang: str) -> Sentences:
    sentences = Sentences(lang)
    sentences.add((box.folder / FOLDER / f"{lang}.ftl").read_text("utf-8"))
    return sentences


def read_lines(box: Box, text: str) -> list[Line]:
    found = _parsed(text, _Lines).line
    _check(box, text, "line", found)
    return found


def read_cues(box: Box, text: str) -> list[Cue]:
    found = _parsed(text, _Cues).cue
    _check(box, text, "cue", found)
    return found


def _text(folder: Traversable, name: str) -> str:
    return (folder / f"{name}.toml").read_text("utf-8")


def _parsed(text: str, kind: type[T]) -> T:
    try:
        return parse(text, kind)
    except BadEdition as error:
        raise BadPrimer(str(error)) from None


def _check(box: Box, text: str, table: str, found: list[Line] | list[Cue]) -> None:
    """That every sentence is there, and that its clause still says what it said."""
    clauses = load_clauses(box)
    known = {lang: primer_sentences(box, lang).keys for lang in LANGUAGES}
    for number, said in enumerate(found):
        if said.clause not in clauses:
            raise _slip(text, table, number, "clause", f"there is no clause {said.clause!r}")
        law = law_of(clauses[said.clause])
        if said.law != law:
            why = f"{said.clause} says something else now; if the sentence still holds, write law = {law!r}"
            raise _slip(text, table, number, "law", why)
        for lang in LANGUAGES:
            if said.says not in known[lang]:
                raise _slip(text, table, number, "says", f"no sentence is called {said.says!r} in {lang}.ftl")


def _slip(text: str, table: str, number: int, key: str, reason: str) -> BadPrimer:
    return BadPrimer(f"line {line_of(text, table, number, key)}: {reason}")
