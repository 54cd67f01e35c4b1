"""Where a rule is: the clauses that speak of something, and the lines of code, edition and tests that name them."""

import re
import unicodedata
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from ludotheque.box import Box
from ludotheque.rules.clauses import Clause, load_clauses
from ludotheque.rules.naming import ID

CODE_AND_EDITIONS, TESTS = (".py", ".toml"), (".py",)
CLAUSES = "clauses.toml"  # where the clauses are said, not where they act


def speaking_of(box: Box, words: str) -> list[Clause]:
    """The clauses in which all these words, or longer ones that begin so, stand: in their id, sentences or notes."""
    wanted = _plain(words).split()
    return [clause for clause in load_clauses(box).values() if all(_begins(word, clause) for word in wanted)]


def acting(box: Box, id: str) -> list[str]:
    """The lines of the game's code and editions that name the clause."""
    return list(_lines(box.folder, CODE_AND_EDITIONS, id))


def proving(tests: Path, id: str) -> list[str]:
    """The lines of the tests that name it."""
    return list(_lines(tests, TESTS, id))


def _begins(word: str, clause: Clause) -> bool:
    text = _plain(" ".join([clause.id, clause.fr, clause.en, clause.note_fr, clause.note_en]))
    return any(found.startswith(word) for found in re.findall(r"\w+", text))


def _plain(text: str) -> str:
    """Without accents and capitals."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def _lines(folder: Traversable, endings: tuple[str, ...], id: str) -> Iterator[str]:
    for path in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if path.is_dir():
            yield from _lines(path, endings, id)
        elif path.name.endswith(endings) and path.name != CLAUSES:
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if id in ID.findall(line):
                    yield f"{path}:{number}"
