"""A sixth box: the rules of a test game and the files every game has, with no bot, no board and no page of its own."""

import tomllib
from pathlib import Path

from ludotheque.box import Box
from ludotheque.editions.edition import Edition, hash_of
from ludotheque.kernel.step import Tables
from tests.kernel.games.sealed_bids import SealedBids


def read_edition(text: str) -> Edition:
    entries = tomllib.loads(text)
    head, lots = entries["edition"], entries["lot"]
    names = {lang: {"lot": [lot[lang] for lot in lots]} for lang in ("fr", "en")}
    titles = {lang: head[lang] for lang in ("fr", "en")}
    return Edition(head["id"], head["game"], titles, head["source"], hash_of(text), Tables(), {}, names, {})


BOX = Box(SealedBids(), Path(__file__).parent / "sealed-bids", read_edition)
