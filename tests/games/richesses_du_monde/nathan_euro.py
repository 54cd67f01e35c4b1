"""The euro edition as its tests read it: the file, what is made of it, and numbers by id."""

from pathlib import Path

import ludotheque
from ludotheque.editions.richesses_du_monde import read_edition
from ludotheque.editions.richesses_du_monde_file import File
from ludotheque.editions.toml_lines import parse
from ludotheque.games.richesses_du_monde.tables import RichessesTables

PATH = Path(ludotheque.__file__).parent / "games/richesses_du_monde/edition/nathan-euro.toml"
TEXT = PATH.read_text("utf-8")
FILE = parse(TEXT, File)
EDITION = read_edition(TEXT)
assert isinstance(EDITION.tables, RichessesTables)
TABLES: RichessesTables = EDITION.tables
IDS = EDITION.ids


def title(id: str) -> int:
    return IDS["title"].index(id)


def product(id: str) -> int:
    return IDS["product"].index(id)


def country(id: str) -> int:
    return IDS["country"].index(id)


def square(id: str) -> int:
    return IDS["square"].index(id)
