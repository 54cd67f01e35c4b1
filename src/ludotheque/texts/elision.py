"""Words that lose their vowel before a name: « d’Alix » but « de Béa », « de Hans ». As web/src/texts/elision.ts."""

import re
import unicodedata

VOWELS = "aeiouæœø"

# Articles that « de » becomes one with.
CONTRACTED = {"Le ": "du ", "Les ": "des "}

# How words begin whose h is not heard, without accents; before any other h nothing is elided.
MUTE_H = [
    "habi",
    "hadrien",
    "haleine",
    "hamecon",
    "harmoni",
    "hect",
    "heli",
    "helene",
    "heloise",
    "henri",
    "herb",
    "hercul",
    "herit",
    "hermi",
    "heroi",
    "herve",
    "hesit",
    "heur",
    "hevea",
    "hilaire",
    "hippo",
    "hirondelle",
    "histoire",
    "hiver",
    "homm",
    "honn",
    "honor",
    "hopital",
    "horace",
    "horizon",
    "horlog",
    "horreur",
    "hortens",
    "hospi",
    "hote",
    "hubert",
    "hugo",
    "hugues",
    "huguette",
    "huil",
    "huitre",
    "humain",
    "humeur",
    "humour",
    "hyacinthe",
    "hydr",
    "hyg",
    "hymne",
    "hyp",
]

# Words that begin with a vowel and are said as if they did not.
SAID_APART = ["onze", "onzieme", "oui", "ouistiti", "uhlan"]

# A y before a vowel is a consonant, but not in these.
HEARD_Y = ["yeux", "yonne"]


def elide(word: str, name: str) -> str:
    """The word before the name, with its last vowel or without; « de » becomes one with an article."""
    for article, contracted in CONTRACTED.items():
        if word == "de" and name.startswith(article):
            return contracted + name.removeprefix(article)
    return f"{word[:-1]}’{name}" if begins_with_a_vowel(name) else f"{word} {name}"


def begins_with_a_vowel(name: str) -> bool:
    """As it is said in French, as far as writing tells."""
    word = _first_word(name)
    if word in SAID_APART:
        return False
    if word.startswith("h"):
        return word.startswith(tuple(MUTE_H))
    if word.startswith("y"):
        return word in HEARD_Y or word[1:2] not in ("", *VOWELS)
    return word[:1] != "" and word[0] in VOWELS


def _first_word(name: str) -> str:
    """In small letters, without accents; nothing if the name does not begin with a letter."""
    plain = "".join(
        sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.category(sign).startswith("M")
    )
    found = re.match(r"[^\W\d_]+", plain.lower())
    return found.group() if found else ""
