"""The edition of 1986 as its tests read it: the file and what is made of it."""

from pathlib import Path

import ludotheque
from ludotheque.editions.joyeux_combinards import read_edition
from ludotheque.editions.joyeux_combinards_file import File, Square
from ludotheque.editions.toml_lines import parse
from ludotheque.games.joyeux_combinards.tables import CombinardsTables

PATH = Path(ludotheque.__file__).parent / "games/joyeux_combinards/edition/habourdin-1986.toml"
TEXT = PATH.read_text("utf-8")
FILE = parse(TEXT, File)
EDITION = read_edition(TEXT)
assert isinstance(EDITION.tables, CombinardsTables)
TABLES: CombinardsTables = EDITION.tables
INNER = FILE.circuit[0].id


def squares_of(kind: str) -> list[Square]:
    return [square for square in FILE.square if square.kind == kind]


def square(id: str) -> int:
    return EDITION.ids["square"].index(id)


def card(id: str) -> int:
    return EDITION.ids["card"].index(id)


def place(id: str) -> int:
    return EDITION.ids["place"].index(id)
