"""What people may be called and may say: what everybody can read, and nobody can be mistaken for."""

import unicodedata
from collections.abc import Iterable

from ludotheque.plain import is_plain
from ludotheque.server.refusal import NAME, NAME_CHARACTERS, NAME_TAKEN, TALK_CHARACTERS, Refusal

# Controls, invisible formats (which turn the direction of writing, too), halves of letters, private and unknown ones,
# separators of lines and paragraphs.
UNREADABLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
MOST_MARKS = 2  # accents upon one letter
MOST_MARKS_IN_TALK = 4  # some writings need them
JOINERS = "\u200c\u200d"  # which hold some letters, and some pictures, together


def proper_name(name: str, others: Iterable[str]) -> str:
    """The name as it is shown, if nobody else at the table bears it."""
    if any(unicodedata.category(letter) in UNREADABLE for letter in name):
        raise Refusal(NAME_CHARACTERS, "a name has letters that can be seen, and nothing else")
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Refusal(NAME, "a name needs at least one letter")
    if _is_heaped(shown, MOST_MARKS):
        raise Refusal(NAME_CHARACTERS, f"a letter bears {MOST_MARKS} marks at most")
    if _heard(shown) in {_heard(other) for other in others}:
        raise Refusal(NAME_TAKEN, f"somebody here is called {shown!r} already")
    return shown


def proper_words(text: str) -> str:
    """What somebody says, if it says no more than it shows and stays within its line."""
    if any(_commands(letter) for letter in text):
        raise Refusal(TALK_CHARACTERS, "talk has signs that can be seen, and nothing else")
    if _is_heaped(text, MOST_MARKS_IN_TALK):
        raise Refusal(TALK_CHARACTERS, f"a letter bears {MOST_MARKS_IN_TALK} marks at most")
    return text


def _commands(letter: str) -> bool:
    return not is_plain(letter) and letter not in JOINERS


def _is_heaped(text: str, most: int) -> bool:
    marks = "".join("m" if unicodedata.category(letter).startswith("M") else " " for letter in text)
    return "m" * (most + 1) in marks


def _heard(name: str) -> str:
    """Two names that are heard alike are the same."""
    return unicodedata.normalize("NFKC", name).casefold()
