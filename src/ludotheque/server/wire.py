"""All that travels over a table's socket. The web client's types are generated from this file.

Every struct is JSON; asks, events and results are those of `showing.py`. Times are milliseconds. A seat is its number,
from 0.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludotheque.answering import Habit, Habits
from ludotheque.showing import Deed, Message, Over, Reason, Why, encode

LARGEST = 1 << 53  # what every language reads exactly
NAME_LENGTH = 24
CHAT_LENGTH = 400
MOST_SEATS = 12
MOST_MUTED = 64
LONGEST_DELAY = 600  # seconds
MONTH_SECONDS = 31 * 24 * 3600

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Value = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Values = Annotated[list[Value], Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seconds = Annotated[int, Meta(ge=0, le=MONTH_SECONDS)]
Language = Literal["fr", "en"]

View = Annotated[msgspec.Raw, Meta(extra={"ts": "unknown"})]  # the game's own view; see `Games` in the generated types
Asks = Annotated[msgspec.Raw, Meta(extra={"ts": "Ask[]"})]
ClosedAsks = Annotated[msgspec.Raw, Meta(extra={"ts": "Closed[]"})]
AnsweringOrNot = Annotated[msgspec.Raw, Meta(extra={"ts": "Answering | null"})]
Events = Annotated[msgspec.Raw, Meta(extra={"ts": "WireEvent[]"})]


# A table and its seats


class SeatInfo(msgspec.Struct):
    seat: int
    name: str  # empty while the seat is open; a bot that is nobody in particular has none either
    player: Literal["open", "human", "bot"]  # open: may be taken with the table link
    bot: str  # the level that plays the seat now, also in place of an absent human; empty if none
    character: str  # who of the box's cast sits there, by id; empty: a human, or nobody in particular
    present: bool  # a human has this seat's socket open
    muted: bool  # by the host: what it says is not told
    salt: str  # what the seat adds to the luck; empty: nothing
    free: bool  # a bot plays it for now: who has the table link may sit down there in the middle of the game
    expected: bool  # kept for who sat at the table of which this is the rematch, and has not come yet
    bot_in: int | None  # before the others may let a bot play for its person; 0: they may; null: there is no hurry


class Pace(msgspec.Struct):
    """How long the table waits for somebody. When it is too long, the others may hand the seat to a bot."""

    kind: Literal["live", "days"] = "live"  # for display: a clock in seconds or in days
    decision_seconds: Seconds = 0  # for one decision, the player being there or not; 0: no limit
    absence_seconds: Seconds = 120  # after the player whose turn it is has gone; 0: no limit


class Hosting(msgspec.Struct):
    """What the host wants of those who look on, who is to be silent, and what the house may do for those who play."""

    watchers: Literal["open", "silent", "closed"] = "open"  # closed: while the game is played, nobody watches it
    delay_seconds: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0  # how much later watchers see what happens
    muted_seats: Annotated[list[int], Meta(max_length=MOST_SEATS)] = []
    muted_watchers: Annotated[list[int], Meta(max_length=MOST_MUTED)] = []  # by their number in the chat
    talk: bool = True  # the box's characters say what they think of it all
    hints: bool = True  # who plays may ask what the best bot would do


class OpenDraws(msgspec.Struct):
    """Draws that can be checked as they fall: those of the table's and of each seat's first turns."""

    purpose: str
    turns: int
    counts: int  # in each turn


class Luck(msgspec.Struct):
    """What the house makes known of its luck before the first die falls; see docs/fair-dice.md."""

    commitment: str  # to the house's own seed
    root: str  # of the tree of open draws; empty until the game begins
    open_draws: list[OpenDraws]  # in the order of the tree's leaves; none until then


class Opening(msgspec.Struct):
    """The proof of an open draw: it lay below the root before the game began."""

    purpose: str
    seat: int | None  # whose draw it is; null: the table's
    turn: int
    count: int
    below: int  # how many outcomes there were
    outcome: int  # from 0
    block: str  # 64 bytes from which it is read, hexadecimal
    path: list[str]  # neighbours from its leaf up to the root, hexadecimal


class TableInfo(msgspec.Struct):
    key: str  # the table's secret: who has it may watch, and join in the lobby
    code: str  # short, to be typed on a phone; leads to the key until the game is over
    game: str
    edition: str
    edition_hash: str
    options: dict[str, str]  # every option of the game with its value
    language: Language
    pace: Pace
    stage: Literal["lobby", "playing", "over", "kept"]  # kept: readable, but not played on
    kept: str  # why: id of a clause; empty unless it is kept
    seats: list[SeatInfo]
    number: int  # how many actions have been played
    created: int  # Unix time
    lesson: Literal["", "begun", "done"]  # whether it is somebody's guided first game
    from_position: bool  # the game starts from a position of another one
    hosting: Hosting
    luck: Luck | None  # null: a table of old, which promised nothing


# From the house


class Wait(msgspec.Struct):
    """A seat the game waits for."""

    seat: int
    left: int | None  # before the table's clock for one decision runs out; below 0: has run out; null: no such clock


class Answering(msgspec.Struct):
    """What the house is about to answer for this seat, which may answer itself meanwhile, or ask it to hold on."""

    verb: str
    filling: list[list[int]]
    left: int  # until it does
    clause: str  # why there is nothing else: id of a clause; empty where something else is open


class Now(msgspec.Struct):
    """The present position as one seat knows it."""

    number: int  # of the last action; send it back with the next one
    view: View
    asks: Asks  # what this seat may do
    closed: ClosedAsks  # what it may not do now, and why
    waiting: list[Wait]
    deadline: int | None  # what the clock has left before something happens by itself; null: never
    rests: int | None  # how much longer the clock stands still at most; null: until somebody is back
    may_take_back: bool  # whether this seat may take its last action back
    answering: AnsweringOrNot  # what the house answers for this seat
    out: bool  # whether this seat has left the game for good, while the others play on
    over: Over | None


class LogEntry(msgspec.Struct, omit_defaults=True):
    """What one action brought about, as far as this seat may know."""

    number: int  # 0: setting up
    seat: int | None  # who acted; null: the clock, or setting up
    at: int  # Unix time
    events: Events
    why: Why | None = None  # of a bot's move, as far as it may be told; left out: a person's, or the clock's


class Said(msgspec.Struct):
    """Something the coach says; the sentence is in the lesson's own text."""

    says: str  # its key
    clause: str  # that it rests on


class Coaching(msgspec.Struct):
    """What the coach of a guided first game says now."""

    coach: str  # who speaks, of the box's cast
    cue: int  # from 0; as many as there are: the lesson is over
    cues: int
    does: Literal["read", "answer", "play", "watch", "done"]  # what it wants of the learner
    said: Said | None  # null: the lesson is over
    points: str  # the real thing it points at: a kind, and maybe which; empty: none
    slip: Said | None  # what it says to the wrong answer that was given
    to_take_back: bool  # that answer was let through, and is to be taken back
    number: int  # of the action that led to it: what is shown before that is another matter


class Spoken(msgspec.Struct):
    """What one of the cast says, as data: a sentence of its voice, and maybe reasons, each in the reader's language."""

    key: str  # of the sentence; empty: the reasons say it all
    number: int  # of the last action it knows of
    figures: dict[str, int] = {}
    reasons: list[Reason] = []


class ChatLine(msgspec.Struct):
    seat: int | None  # null: a watcher
    at: int  # Unix time
    text: str  # empty where one of the cast speaks
    watcher: int | None = None  # a number that stands for where a watcher comes from; null: a seat
    spoken: Spoken | None = None  # null: a person


class Lobby(Message):
    """First message while the game has not started, and again whenever the lobby changes."""

    table: TableInfo
    seat: int | None  # whose socket this is; null: a watcher
    chat: list[ChatLine]


class Position(Message):
    """First message once the game has started, and on every reconnection: all there is to show."""

    table: TableInfo
    seat: int | None  # whose socket this is; null: a watcher
    now: Now
    habits: Habits  # of this seat: verbs that are answered always, or never, without being asked
    log: list[LogEntry]  # the latest ones; older ones come with the frames of the replay
    chat: list[ChatLine]
    opened: list[Opening]  # what the last action drew before everybody's eyes
    rematch: str  # the key of the table where this company plays again; empty: there is none that concerns this seat
    lesson: Coaching | None  # null: nobody is taught here


class Kept(Message):
    """First message of a table that is kept: what is still known of it."""

    table: TableInfo
    seat: int | None  # whose socket this is; null: a watcher
    number: int | None  # of the action after which it was last seen; null: nothing is left to be seen
    view: View  # as this seat saw it then; null if it can no longer be shown
    log: list[LogEntry]  # the latest ones of that moment
    chat: list[ChatLine]


class Later(Message):
    """First message to a watcher of a table that is shown later than it is played, while nothing is old enough."""

    table: TableInfo
    seat: None  # a watcher
    left: int  # before there is something to see


class Moved(Message):
    """An action was played and is on disk."""

    entry: LogEntry
    now: Now
    opened: list[Opening]  # what it drew before everybody's eyes


class WhyOf(msgspec.Struct):
    """Why a bot made a move."""

    number: int  # of the action
    why: Why


class Whys(Message):
    """The game is over, so that nothing is kept back: all the reasons of bots for the latest moves."""

    whys: list[WhyOf]


class Seats(Message):
    """Somebody came, went, gave the seat to a bot or took it back."""

    seats: list[SeatInfo]


class Answers(Message):
    """What the house answers for this seat has changed, though nothing was played."""

    habits: Habits
    answering: Answering | None


class Clock(Message):
    """Though nothing was played, the clock rests for another time than was said: somebody sees the question now."""

    deadline: int | None
    rests: int | None


class Chat(Message):
    line: ChatLine


class Rematch(Message):
    """The company plays again at another table, where everybody who has a seat here has one."""

    key: str


class Lesson(Message):
    """The lesson has gone on, or has something to say to what was tried."""

    lesson: Coaching


class Hint(Message):
    """What the game's best bot would do in the place of this seat, which alone is told."""

    number: int  # of the action after which it was thought about
    adviser: str  # who of the box's cast says so, by id; empty: nobody in particular
    deed: Deed
    why: Why


class Refused(Message):
    """A request was not granted; nothing has changed."""

    clause: str  # why: id of a clause
    id: int | None  # of the request; null if it could not be read


# From the browser


class Request(Message, kw_only=True):
    id: Number = 0  # chosen by the browser, comes back if the request is refused


class Act(Request):
    """Do what an ask offers."""

    number: Number  # of the position the player was looking at
    verb: Word
    filling: Annotated[list[Values], Meta(max_length=16)]


class TakeBack(Request):
    """Take back this seat's last action."""

    number: Number  # of the position the player was looking at


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Sees(Request):
    """The screen shows what this seat is asked: its time may begin."""

    number: Number  # of the position that is shown


class WantHint(Request):
    """What would you do in my place?"""

    number: Number  # of the position the player is looking at


class HoldOn(Request):
    """Do not answer for me this time."""


class ReadOn(Request):
    """What the coach said has been read."""

    cue: Number


class SetHabit(Request):
    """When a verb is answered for this seat without asking."""

    verb: Word
    habit: Habit


class HandOver(Request):
    """Let a bot play this seat until it is taken back."""

    bot: Word  # a level


class TakeSeatBack(Request):
    """Play this seat again oneself."""


class HandOverAbsent(Request):
    """Let a bot play a seat for which the table has waited too long."""

    seat: SeatNumber
    bot: Word


class Beat(Message):
    """The line holds: who has heard nothing for a while sends this, and hears it back."""


FromHouse = (
    Lobby
    | Position
    | Kept
    | Later
    | Moved
    | Whys
    | Seats
    | Answers
    | Clock
    | Chat
    | Rematch
    | Lesson
    | Hint
    | Refused
    | Beat
)
FromBrowser = (
    Act | TakeBack | Say | Sees | WantHint | HoldOn | ReadOn | SetHabit | HandOver | TakeSeatBack | HandOverAbsent
)


def text(message: FromHouse) -> str:
    """A message as it is sent."""
    return encode(message).decode()
