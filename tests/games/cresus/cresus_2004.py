"""The reconstructed edition of 2004 as the tests read it."""

import tomllib
from importlib.resources import files
from typing import Any

from ludotheque.games.cresus.tables import CresusTables
from ludotheque.shelf import box

TEXT = (files("ludotheque.games.cresus") / "edition" / "cresus-2004.toml").read_text("utf-8")
FILE: dict[str, Any] = tomllib.loads(TEXT)
EDITION = box("cresus").edition()
IDS = EDITION.ids
assert isinstance(EDITION.tables, CresusTables)
TABLES: CresusTables = EDITION.tables


def experts(effect: str) -> list[dict[str, Any]]:
    return [expert for expert in FILE["expert"] if expert["effect"] == effect]


def cards(*effects: str) -> list[dict[str, Any]]:
    return [card for card in FILE["card"] if card["effect"] in effects]
