"""What the house must know of the game; `ludotheque.games` in pyproject.toml leads here."""

from importlib.resources import files
from typing import Literal

import msgspec

from cochon.game import DICE, Cochon
from ludotheque.box import Box
from ludotheque.editions.edition import Edition
from ludotheque.editions.head import Head, edition_under
from ludotheque.editions.toml_lines import parse
from ludotheque.kernel.step import Tables
from ludotheque.lid import Lid
from ludotheque.record.promise import OpenDraws


class CochonHead(Head):
    game: Literal["cochon"]


class File(msgspec.Struct, forbid_unknown_fields=True):
    edition: CochonHead


def read_edition(text: str) -> Edition:
    """The box prints nothing but its name."""
    file = parse(text, File)
    return edition_under(file.edition, text, Tables(), ids={}, names={"fr": {}, "en": {}}, sources={})


BOX = Box(
    Cochon(),
    files("cochon"),
    read_edition,
    bots={"shy": "cochon.bots:ShyBot", "counting": "cochon.bots:CountingBot"},
    lid=Lid(actions=60, difficulty=1, chief=("goal",)),
    reveals=frozenset({"DieThrown"}),
    open_luck=(OpenDraws(DICE, turns=64, counts=64),),
)
