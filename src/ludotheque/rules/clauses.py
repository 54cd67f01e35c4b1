"""Reading clause files: a chapter, a name, a sentence in each language, and where the rule comes from."""

import tomllib
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from ludotheque.box import Box

HOUSE = "table"  # prefix of the clauses that hold at every table

Sentence = Annotated[str, msgspec.Meta(min_length=1)]


class Clause(msgspec.Struct, forbid_unknown_fields=True):
    fr: Sentence
    en: Sentence
    origin: Literal["booklet", "ruling", "option"]
    note_fr: Sentence  # the chapter, why the ruling was needed, or what the option changes
    note_en: Sentence
    id: str = ""

    def sentence(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    def note(self, lang: str) -> str:
        return self.note_fr if lang == "fr" else self.note_en

    @property
    def chapter(self) -> str:
        return self.id.rsplit(".", 1)[0]


def load_clauses(box: Box) -> dict[str, Clause]:
    """The clauses of a game by id, in the order of its file, the house's own last."""
    return {**game_clauses(box), **house_clauses()}


def game_clauses(box: Box) -> dict[str, Clause]:
    return read_clauses(box.game.prefix, (box.folder / "clauses.toml").read_text("utf-8"))


def house_clauses() -> dict[str, Clause]:
    return read_clauses(HOUSE, (files("ludotheque.rules") / "table.toml").read_text("utf-8"))


def read_clauses(prefix: str, text: str) -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    _collect(prefix, tomllib.loads(text), found)
    return found


def _collect(path: str, table: dict[str, Any], found: dict[str, Clause]) -> None:
    for name, entry in table.items():
        id = f"{path}.{name}"
        if "fr" in entry:
            found[id] = msgspec.convert({**entry, "id": id}, Clause)
        else:
            _collect(id, entry, found)
