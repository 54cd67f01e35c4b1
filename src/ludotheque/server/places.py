"""The pages of the web client by their addresses, from which its router is made; others lead nowhere."""

from typing import Final

PLACES: Final = {
    "home": "/",
    "new": "/new/{game}",
    "rules": "/rules/{game}",
    "primer": "/rules/{game}/two-minutes",
    "practice": "/practice/{game}",
    "exercise": "/practice/{game}/{id}",
    "table": "/t/{key}",
    "big": "/t/{key}/big",
    "replay": "/t/{key}/replay",
    "dice": "/t/{key}/dice",
    "seat": "/s",
    "code": "/j/{code}",
}


def is_place(path: str) -> bool:
    words = _words(path)
    return any(_fits(_words(pattern), words) for pattern in PLACES.values())


def _words(path: str) -> list[str]:
    return [word for word in path.split("/") if word]


def _fits(pattern: list[str], words: list[str]) -> bool:
    same = len(pattern) == len(words)
    return same and all(wanted == word or wanted.startswith("{") for wanted, word in zip(pattern, words, strict=True))
