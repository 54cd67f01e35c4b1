"""What is wrong with how a sentence is set: its elisions, its spaces, its numbers."""

import re

from ludotheque.texts.elision import begins_with_a_vowel

SHORT_WORD = re.compile(
    r"(?<!-)\b([Dd]e|[Qq]ue|[Jj]e|[Mm]e|[Tt]e|[Ss]e|[Nn]e|[Ll]e|[Ll]a|[Jj]usque|[Ll]orsque|[Pp]uisque) (\w+)"
)

AMISS = {
    "fr": {
        "a narrow word space before a sign": r"\w [;:!?»%€](\s|$)|« ",
        "a percent sign without its hard space": r"\d(%| %)",
        "a point in a number": r"\d\.\d",
        "a straight apostrophe": r"\w'\w",
    },
    "en": {
        "a space before a percent sign": r"\d\s%",
        "a space before a sign": r"\w\s([;:!](\s|$)|\?$)",
        "a comma in a number": r"\d,\d(?!\d\d)",
        "a straight apostrophe or quote": r"\w'\w|\"\w",
    },
}
ANYWHERE = {
    "two spaces": r"\S  +\S",
    "a space before a comma or a full stop": r"\w[ \u00a0](,|\.(\s|$))",
    "a line that may break after a times sign": r"× \d",
    "a sum that may leave its unit": r"\d (F|M|M€|€)(?!\w)",
    "the name of a field": r"[a-z]_[a-z]",
    "a blank that was not filled": r"\{|\}",
}


def amiss(sentence: str, lang: str) -> list[str]:
    """What is wrong, in words; nothing if all is right."""
    found = [why for why, slip in {**ANYWHERE, **AMISS[lang]}.items() if re.search(slip, sentence)]
    return found + (_not_elided(sentence) if lang == "fr" else [])


def _not_elided(sentence: str) -> list[str]:
    return [f"{word} {name}" for word, name in SHORT_WORD.findall(sentence) if begins_with_a_vowel(name)]
