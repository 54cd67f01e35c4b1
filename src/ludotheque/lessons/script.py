"""A guided first game as its script tells it. What each part means is said in docs/writing-a-lesson.md."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MOST_CUES: Final = 40
CONTINUE: Final = "continue"  # what is said of a cue that wants nothing but to be read

Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
Pattern = Annotated[str, Meta(min_length=1, max_length=200)]
Face = Annotated[int, Meta(ge=1, le=6)]
Outcome = Annotated[int, Meta(ge=0)]


class Sentence(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something the coach says, and the clause that it rests on."""

    says: Word  # the sentence's key in the lesson's Fluent files
    clause: str
    law: Hash  # of what the clause said when the sentence was written


class Wrong(Sentence):
    """An answer that is not the one wanted, and what the coach says to it."""

    answer: list[Pattern]
    played: bool = False  # it is let through, so that it can be taken back


class Cue(Sentence):
    """One idea: a sentence, what it points at, what the learner may answer, and what happens then."""

    points: str = ""  # a real thing on the page: a kind, and maybe which
    answer: list[Pattern] = []  # that are let through; none: there is nothing to do but to read on
    until: str = ""  # whatever is played, the cue stays until this happens
    dice: list[Face] = []  # as they fall from here to the next cue
    draws: list[Outcome] = []  # other luck, from 0
    then: list[Pattern] = []  # what the others play after the answer, and what the clock says
    wrong: list[Wrong] = []


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """A pile that is not left to chance: which things lie first in it, or last, after shuffling."""

    pile: str  # what it is shuffled for
    first: list[str] = []
    last: list[str] = []  # the very last one first, as they are drawn from the end


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """The table before the first cue."""

    rivals: Annotated[list[str], Meta(min_length=1, max_length=5)]  # characters of the box, from seat 1 on
    coach: str  # the character who speaks
    minutes: Annotated[int, Meta(ge=1, le=8)]
    seed: int = 1
    edition: str = ""
    options: dict[str, str] = {}
    dice: list[Face] = []
    draws: list[Outcome] = []
    before: list[Pattern] = []  # what has been played when the lesson begins


class Script(msgspec.Struct, forbid_unknown_fields=True):
    start: Start
    cue: Annotated[list[Cue], Meta(min_length=1, max_length=MOST_CUES)]
    deck: list[Deck] = []


Does = Literal["read", "answer", "play", "watch", "done"]
