"""Somebody of the cast sits at every seat, and whatever may be said is said: alike at any two tables."""

from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

import pytest

from ludotheque.cast.character import Character
from ludotheque.kernel.action import Seat
from ludotheque.server.talk import Talk

DRAWN = "ludotheque.cast.speech.drawn"
READY = "ludotheque.cast.speech.READY"
APART = "ludotheque.cast.speech.APART"


def _somebody(talk: Talk, seat: Seat) -> Character | None:
    cast = talk._table.standing_on().box.cast
    return cast[seat % len(cast)] if cast else None


def _drawn(text: str) -> int:
    """Whatever the key of the table, with which the text begins."""
    return crc32(text.partition(" ")[2].encode())


@contextmanager
def everybody_talks() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Talk, "_character", _somebody)
        patch.setattr(DRAWN, _drawn)
        patch.setattr(READY, (100, 100, 100, 100))
        patch.setattr(APART, 0)
        yield
