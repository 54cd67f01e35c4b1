"""What people may be called: what everybody can read, and nobody can be mistaken for."""

import unicodedata
from collections.abc import Iterable

from ludotheque.server.refusal import NAME, NAME_CHARACTERS, NAME_TAKEN, Refusal

# Controls, invisible formats (which turn the direction of writing, too), halves of letters, private and unknown ones,
# separators of lines and paragraphs.
UNREADABLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
MOST_MARKS = 2  # accents upon one letter


def proper_name(name: str, others: Iterable[str]) -> str:
    """The name as it is shown, if nobody else at the table bears it."""
    if any(unicodedata.category(letter) in UNREADABLE for letter in name):
        raise Refusal(NAME_CHARACTERS, "a name has letters that can be seen, and nothing else")
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Refusal(NAME, "a name needs at least one letter")
    if _is_heaped(shown):
        raise Refusal(NAME_CHARACTERS, f"a letter bears {MOST_MARKS} marks at most")
    if _heard(shown) in {_heard(other) for other in others}:
        raise Refusal(NAME_TAKEN, f"somebody here is called {shown!r} already")
    return shown


def _is_heaped(name: str) -> bool:
    marks = "".join("m" if unicodedata.category(letter).startswith("M") else " " for letter in name)
    return "m" * (MOST_MARKS + 1) in marks


def _heard(name: str) -> str:
    """Two names that are heard alike are the same."""
    return unicodedata.normalize("NFKC", name).casefold()
