"""What people say to characters, as far as these understand it: a greeting, thanks, « d’accord ? », « pourquoi ? »."""

import re
import unicodedata
from typing import Final

from ludotheque.cast.character import Character
from ludotheque.kernel.action import Seat

WHY: Final = "why"
MEANT: Final = {
    WHY: ("pourquoi", "why", "how come"),
    "agrees": ("d accord", "on s arrange", "marche conclu", "deal", "agreed", "ok ?"),
    "thanked": ("merci", "thanks", "thank you", "thx"),
    "greets": ("bonjour", "bonsoir", "salut", "coucou", "hello", "hi", "hey", "good evening", "good morning"),
}
LONGEST: Final = 60  # letters; who says more speaks to people


def understood(text: str) -> str:
    """What was meant; empty where it is nothing that is understood."""
    plain = _plain(text)
    if len(plain) > LONGEST:
        return ""
    for meant, words in MEANT.items():
        if any(re.search(rf"(^| ){re.escape(word)}( |$)", plain) for word in words):
            return meant
    return ""


def addressed(text: str, people: dict[Seat, Character]) -> Seat | None:
    """Who is spoken to by name, or by a part of it that is no title; None where nobody is."""
    words = set(_plain(text).split())
    for seat, person in people.items():
        if words & {part for part in _plain(person.name).split() if len(part) > 3}:
            return seat
    return None


def _plain(text: str) -> str:
    """Small letters without accents, words apart."""
    letters = unicodedata.normalize("NFD", text.lower().replace("’", " ").replace("'", " "))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[^a-z? ]", " ", bare).replace("?", " ? ").split())
