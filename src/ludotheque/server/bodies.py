"""What travels over HTTP. The web client's types are generated from this file too.

Everything is JSON. Times are milliseconds. A seat is its number, from 0.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque import showing
from ludotheque.cast.character import Character
from ludotheque.primer.parts import Part
from ludotheque.record.promise import SALT
from ludotheque.server.wire import (
    MOST_SEATS,
    NAME_LENGTH,
    Language,
    LogEntry,
    Number,
    Pace,
    TableInfo,
    View,
    Word,
)
from ludotheque.showing import Over

Event = Annotated[msgspec.Raw, Meta(extra={"ts": "WireEvent"})]
Entries = Annotated[dict[str, Any], Meta(extra={"ts": "object"})]
OptionValue = Annotated[str, Meta(max_length=1000)]  # the game says which it takes; none is longer by far
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

Salted = Annotated[str, Meta(pattern=f"^{SALT}$")]

# From the house


class Problem(msgspec.Struct):
    """Body of every answer with a 4xx status."""

    clause: str  # id of a clause
    reason: str  # one sentence in English with the details, for developers


class OptionInfo(msgspec.Struct):
    name: str
    clause: str  # explains it
    default: str
    choices: list[str]  # empty: a number from low to high
    low: int
    high: int
    over_days: str  # its value at tables played over days; empty: as the table likes


class EditionTitle(msgspec.Struct):
    id: str
    titles: dict[str, str]  # by language
    hash: str


class LidInfo(msgspec.Struct):
    """What the lid of a box says; zero or nothing: not known."""

    minutes: int  # that a game of four takes, as measured
    difficulty: int  # from 1 to 3
    begin_here: bool  # the first game for somebody new to the house
    chief: list[str]  # options worth a thought at any table


class PrimerLine(msgspec.Struct):
    """A sentence of the game in two minutes."""

    part: Part
    says: str
    clause: str  # the rule it rests on: id of a clause
    plate: str  # a picture of the page beside it; empty: none


class PrimerCue(msgspec.Struct):
    """What is said beside a first table when this verb is asked for the first time."""

    verb: str
    says: str
    clause: str


class PrimerInfo(msgspec.Struct):
    lines: list[PrimerLine]
    cues: list[PrimerCue]


class JudgedAnswer(msgspec.Struct):
    """An answer to a practice position, and what it is worth, in shares of a win."""

    id: str
    says: str
    verb: str
    filling: list[list[int]]
    wins: float
    behind: float  # how much less than the best, in the same worlds
    behind_error: float  # standard error of that


class PracticePosition(msgspec.Struct):
    """A position as its seat sees it, with a question, and the answer that the best bots bear out."""

    id: str
    title: str
    question: str
    why: str  # the best answer is the best
    reasons: list[showing.Reason]  # of the bot that judged, where it would have answered the same
    difficulty: int  # from 1 to 3
    clause: str
    edition_hash: str
    seat: int
    characters: list[str]  # by seat, of the box's cast; empty: the reader, or nobody in particular
    options: dict[str, str]
    view: View
    asks: list[showing.Ask]
    closed: list[showing.Closed]
    waiting: list[int]
    answers: list[JudgedAnswer]  # the first is the best
    judge: str  # the level of bot that played them out
    worlds: int  # in how many worlds


class LessonInfo(msgspec.Struct):
    minutes: int  # that it takes
    coach: str  # who teaches, of the game's cast


class GameInfo(msgspec.Struct):
    name: str
    titles: dict[str, str]  # by language
    least_seats: int
    most_seats: int
    prefix: str  # of its clause ids
    options: list[OptionInfo]
    editions: list[EditionTitle]  # the first is the standard one
    bots: list[str]  # levels, from the easiest to the hardest; the first plays at random
    opponent: str  # the one of them that one plays at once against
    cast: list[Character]  # who may sit at its tables beside people
    lid: LidInfo
    lesson: LessonInfo | None  # its guided first game; null: none yet
    habits: list[str]  # verbs that one may want to be said always, without being asked
    by_hand: list[str]  # verbs that one may want to say oneself, though nothing else is possible
    primer: bool  # whether it is told in two minutes
    practice: int  # how many practice positions there are
    tags: dict[str, str]  # of its rules, texts/fr, editions/HASH …; what is asked for by its tag never changes


class ClauseInfo(msgspec.Struct):
    """A clause in one language."""

    id: str
    chapter: str
    says: str
    origin: Literal["booklet", "ruling", "option"]
    note: str  # the chapter, why the ruling was needed, or what the option changes


class EditionInfo(msgspec.Struct):
    id: str
    game: str
    hash: str
    titles: dict[str, str]  # by language
    source: str
    ids: dict[str, list[str]]  # by kind (nation, area …): the entries' ids, in the order of their numbers
    names: dict[str, dict[str, list[str]]]  # by variant (fr, en, fr-modern …), then by kind
    sources: dict[str, list[str]]  # by kind: where each entry comes from
    entries: Entries  # the file as it is; see `Games` in the generated types


class OwnSeat(msgspec.Struct):
    seat: int
    secret: str  # plays the seat; also from another device


class TableCreated(msgspec.Struct):
    key: str
    code: str
    host: str  # the secret that changes seats and starts the game
    seats: list[OwnSeat]  # those of the creator
    commitment: str  # to the house's luck; who sits adds a salt to it from now on


class Carried(msgspec.Struct):
    """A seat at the rematch: that of who showed the secret of a seat at the table before."""

    key: str
    seat: int
    secret: str  # plays the seat there; the same however often it is asked for
    host: str  # the host's secret, told to who opened the rematch; empty to all others
    commitment: str  # to the house's luck there


class CodeFound(msgspec.Struct):
    key: str


class MyTable(msgspec.Struct):
    seat: int | None  # null: the secret is the host's
    secret: str
    my_turn: bool
    waits: list[int]  # the seats that the table waits for
    verbs: list[str]  # what this seat is asked
    rematch: str  # the key of the table where its company plays again; empty: none
    table: TableInfo


class Frame(msgspec.Struct):
    """One position of a replay."""

    entry: LogEntry
    view: View
    waiting: list[int]
    scores: list[int] | None  # known to all once the game is over, else null


class Frames(msgspec.Struct):
    first: int  # number of the first frame: 0 (set up), or the last where a running game may not be looked back upon
    total: int  # number of the last action; frames go up to it
    turns: list[int]  # the frames at which another seat begins to be waited for, to jump to
    frames: list[Frame]
    over: Over | None


class Moment(msgspec.Struct):
    """What one action did to one seat."""

    number: int  # of the action; 0: what happened while setting up
    round: int  # in which; 0: the game counts none
    seat: int
    helps: bool  # or hurts
    event: Event  # that tells of it


class Lead(msgspec.Struct):
    """Since when the one who won was ahead of all others."""

    seat: int
    number: int  # 0: from the beginning
    round: int


class ScoresFrom(msgspec.Struct):
    """The scores after an action, and after those that follow until they change."""

    number: int
    scores: list[int]


class Story(msgspec.Struct):
    """How a finished game went."""

    total: int  # number of the last action
    round: int  # the last; 0: the game counts none
    scores: list[ScoresFrom]
    lead: Lead | None
    moments: list[Moment]  # what decided it, in the order of time
    bests: list[Moment | None]  # of each seat


# From the browser


class SeatWanted(msgspec.Struct):
    player: Literal["me", "open", "bot"]  # open: a friend will take it with the table link
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""  # needed for "me"
    bot: Annotated[str, Meta(max_length=64)] = ""  # a level, needed for "bot" unless a character is named
    character: Annotated[str, Meta(max_length=64)] = ""  # who of the box's cast sits down; empty: nobody in particular


class StartFrom(msgspec.Struct):
    """A position of a finished game; game, edition, options and number of seats are then those of that table."""

    key: Secret
    number: Number


class NewTable(msgspec.Struct):
    game: Word
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    edition: Annotated[str, Meta(max_length=64)] = ""  # empty: the standard one
    options: dict[str, OptionValue] = {}  # those that differ from the defaults
    pace: Pace = msgspec.field(default_factory=Pace)
    language: Language = "fr"
    talk: bool = True  # the box's characters may speak
    hints: bool | None = None  # who plays may ask for advice; null: if no seat waits for a friend
    start_from: StartFrom | None = None
    practice: Annotated[str, Meta(max_length=64)] = ""  # a practice position from which the game starts; empty: none


class NewLesson(msgspec.Struct):
    """A guided first game for one person."""

    game: Word
    name: Name
    language: Language = "fr"


class TakeSeat(msgspec.Struct):
    name: Name
    salt: Annotated[str, Meta(pattern=f"^({SALT})?$")] = ""  # added to the luck; empty: nothing


class AddSalt(msgspec.Struct):
    """Who sits there adds to the luck, having seen what the house committed to."""

    salt: Salted


class ChangeSeat(msgspec.Struct):
    """The host opens a seat to a friend or gives it to a bot. During the game a bot plays on until the friend comes."""

    player: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=64)] = ""
    character: Annotated[str, Meta(max_length=64)] = ""


class GiveUp(msgspec.Struct):
    """Who sits there leaves the game for good, to a bot of this level, or to one of the box's cast."""

    bot: Annotated[str, Meta(max_length=64)] = ""
    character: Annotated[str, Meta(max_length=64)] = ""


class MySecrets(msgspec.Struct):
    secrets: Annotated[list[str], Meta(max_length=100)]
