"""The sentences of a game at a table with its players."""

from dataclasses import dataclass

from ludotheque.box import Box
from ludotheque.shelf import box
from ludotheque.texts.texts import Texts


@dataclass
class Named:
    box: Box
    texts: Texts


def texts_of(game: str, lang: str, *players: str) -> Named:
    found = box(game)
    return Named(found, Texts(found, found.edition(), lang, list(players)))
