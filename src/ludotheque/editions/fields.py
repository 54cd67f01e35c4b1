"""What the entries of every edition have in common: short texts, plain ids, references, and complaints about them."""

from typing import Annotated

import msgspec

from ludotheque.editions.edition import BadEdition
from ludotheque.editions.toml_lines import line_of

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]


class Entry:
    """One `[[table]]` of the file, to complain about."""

    def __init__(self, text: str, table: str, number: int) -> None:
        self.text = text
        self.table = table
        self.number = number

    def bad(self, sentence: str, key: str = "") -> BadEdition:
        """The complaint, with the line of the key or of the entry itself."""
        return BadEdition(f"line {line_of(self.text, self.table, self.number, key)}: {sentence}")

    def check_known(self, key: str, kind: str, names: list[str], known: list[str]) -> None:
        """The things of this kind that the entry names under the key exist."""
        for name in names:
            if name not in known:
                raise self.bad(f"there is no {kind} {name!r}", key)


def check_different(text: str, table: str, ids: list[str]) -> None:
    seen: set[str] = set()
    for number, name in enumerate(ids):
        if name in seen:
            raise Entry(text, table, number).bad(f"the {table} {name!r} is there twice", "id")
        seen.add(name)
