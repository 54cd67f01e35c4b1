"""The characters of a box, as its `cast.toml` describes them. A slip in the file is one sentence with its line."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ludotheque.cast.face import Face
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import BadEdition
from ludotheque.editions.toml_lines import line_of, parse

MOST_LEAN: Final = 2  # as of the temper of a bot

Lean = Annotated[int, Meta(ge=-MOST_LEAN, le=MOST_LEAN)]
Degree = Annotated[int, Meta(ge=0, le=3)]
Words = Annotated[str, Meta(min_length=1, max_length=80)]
Voice = Literal["warm", "sharp", "dry"]


class BadCast(Complaint):
    """A cast file is wrong."""


class Character(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A level of bot, and whatever sets one who plays at that level apart from another."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    name: Annotated[str, Meta(min_length=1, max_length=24)]  # the same in every language
    fr: Words  # who that is, in a few words
    en: Words
    level: str
    voice: Voice  # how it says what it says
    face: Face
    daring: Lean = 0
    thrift: Lean = 0
    spite: Lean = 0
    talkative: Degree = 1  # 0: never says anything of its own accord
    forgiving: Degree = 1  # 0: forgets nothing before the game is over


class _File(msgspec.Struct, forbid_unknown_fields=True):
    character: list[Character] = []


def read_cast(text: str, levels: Sequence[str]) -> list[Character]:
    """The characters of a file whose game has bots of these levels."""
    try:
        found = parse(text, _File).character
    except BadEdition as error:
        raise BadCast(str(error)) from None
    for number, one in enumerate(found):
        before = found[:number]
        if one.level not in levels:
            raise _slip(text, number, "level", f"there is no level {one.level!r}; there is {', '.join(levels)}")
        if one.id in [other.id for other in before]:
            raise _slip(text, number, "id", f"{one.id!r} is there twice")
        if one.name in [other.name for other in before]:
            raise _slip(text, number, "name", f"two are called {one.name!r}")
        if one.face in [other.face for other in before]:
            raise _slip(text, number, "face", f"{one.name} looks like somebody else")
    return found


def _slip(text: str, number: int, key: str, reason: str) -> BadCast:
    return BadCast(f"line {line_of(text, 'character', number, key)}: {reason}")
