"""Finding what a player means by a number or the beginning of a name."""

import re
import unicodedata

SHORTEST = 2  # letters of a name; a single letter stands for an action


class Unclear(ValueError):
    """Nothing fits, or too much does; `fits` are the names that do."""

    def __init__(self, text: str, fits: list[str]) -> None:
        super().__init__(text)
        self.text = text
        self.fits = fits


def plain(text: str) -> str:
    """Without accents, capitals and punctuation: `Côte d’Ivoire` is `cote d ivoire`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare))


def find_name(text: str, names: dict[int, str]) -> int:
    """The value whose name is the text, begins with it, or has a word that does; in that order."""
    wanted = plain(text)
    if len(wanted) < SHORTEST:
        raise Unclear(text, [])
    same = [value for value, name in names.items() if plain(name) == wanted]
    begins = [value for value, name in names.items() if plain(name).startswith(wanted)]
    inside = [value for value, name in names.items() if f" {wanted}" in plain(name)]
    fits = same or begins or inside
    if len(fits) != 1:
        raise Unclear(text, [names[value] for value in fits])
    return fits[0]
