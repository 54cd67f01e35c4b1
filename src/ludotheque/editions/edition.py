"""An edition as the house keeps it, whatever the game."""

import hashlib
from dataclasses import dataclass

from ludotheque.complaint import Complaint
from ludotheque.kernel.step import Tables

Names = dict[str, list[str]]  # for each kind of thing (nation, area …) the names by number


class BadEdition(Complaint):
    """The file is not an edition of the game; the message gives the line and the reason."""


@dataclass
class Edition:
    id: str
    game: str
    titles: dict[str, str]  # by language
    source: str
    hash: str
    tables: Tables
    ids: Names  # the entries' own ids, as the file has them
    names: dict[str, Names]  # by variant of language: "fr", "en", "fr-modern" …
    sources: dict[str, list[str]]  # for each kind of thing, where each entry comes from


def hash_of(text: str) -> str:
    """Of the file's meaningful bytes: line ends do not count."""
    return hashlib.sha256(text.replace("\r\n", "\n").encode()).hexdigest()[:16]
