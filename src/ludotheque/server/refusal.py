"""Why the house says no. The ids are clauses: the browser shows their sentences."""

from typing import Final

MALFORMED: Final = "table.malformed"
TOO_LARGE: Final = "table.too-large"
TOO_FAST: Final = "table.too-fast"
TOO_MANY_TABLES: Final = "table.too-many-tables"
TOO_MANY_SCREENS: Final = "table.too-many-screens"
TOO_MANY_VISITORS: Final = "table.too-many-visitors"
TOO_MANY_TAKE_BACKS: Final = "table.too-many-take-backs"
TOO_MANY_HINTS: Final = "table.too-many-hints"
TOO_MUCH_TALK: Final = "table.too-much-talk"
TALK_CHARACTERS: Final = "table.talk-characters"
UNKNOWN_TABLE: Final = "table.unknown-table"
UNKNOWN_CODE: Final = "table.unknown-code"
UNKNOWN_SECRET: Final = "table.unknown-secret"
UNKNOWN_GAME: Final = "table.unknown-game"
UNKNOWN_EDITION: Final = "table.unknown-edition"
UNKNOWN_ADDRESS: Final = "table.unknown-address"
UNKNOWN_HOST: Final = "table.unknown-host"
FOREIGN_PAGE: Final = "table.foreign-page"
JSON_ONLY: Final = "table.json-only"
BAD_SETUP: Final = "table.bad-setup"
NAME: Final = "table.name"
NAME_CHARACTERS: Final = "table.name-characters"
NAME_TAKEN: Final = "table.name-taken"
NO_SUCH_SEAT: Final = "table.no-such-seat"
NO_SUCH_BOT: Final = "table.no-such-bot"
NO_SUCH_CHARACTER: Final = "table.no-such-character"
NO_SUCH_HABIT: Final = "table.no-such-habit"
SEAT_TAKEN: Final = "table.seat-taken"
SEATS_OPEN: Final = "table.seats-open"
HOST_ONLY: Final = "table.host-only"
WATCHERS_WATCH: Final = "table.watchers-watch"
NO_WATCHERS: Final = "table.no-watchers"
WATCHED_LATER: Final = "table.watched-later"
MUTED: Final = "table.muted"
PUT_OUT: Final = "table.put-out"
GAME_OVER: Final = "table.game-over"
NOT_STARTED: Final = "table.not-started"
STARTED: Final = "table.started"
POSITION_CHANGED: Final = "table.position-changed"
NOTHING_ASKED: Final = "table.nothing-asked"
NO_HINTS: Final = "table.no-hints"
NO_ADVICE: Final = "table.no-advice"
NOT_ASKED: Final = "table.not-asked"
BOT_PLAYS: Final = "table.bot-plays"
NOT_ABSENT: Final = "table.not-absent"
LESSON_LEADS: Final = "table.lesson-leads"
NO_LESSON: Final = "table.no-lesson"
NO_EXERCISE: Final = "table.no-exercise"
WHEN_OVER: Final = "table.when-over"
KEPT_RULES: Final = "table.kept-rules"
KEPT_NEWER: Final = "table.kept-newer"
KEPT_GAME: Final = "table.kept-game"
KEPT_EDITION: Final = "table.kept-edition"
KEPT_DAMAGED: Final = "table.kept-damaged"
KEPT_OPENED: Final = "table.kept-opened"
KEPT_CLOSED: Final = "table.kept-closed"
DAMAGED: Final = "table.damaged"
TRY_AGAIN: Final = "table.try-again"
OPERATOR_ONLY: Final = "table.operator-only"

_STATUS: Final = {
    MALFORMED: 400,
    TOO_LARGE: 413,
    TOO_FAST: 429,
    TOO_MANY_TABLES: 429,
    TOO_MANY_SCREENS: 429,
    TOO_MANY_VISITORS: 429,
    TOO_MANY_TAKE_BACKS: 429,
    TOO_MANY_HINTS: 429,
    TOO_MUCH_TALK: 429,
    TALK_CHARACTERS: 400,
    UNKNOWN_HOST: 421,
    FOREIGN_PAGE: 403,
    JSON_ONLY: 415,
    NAME_CHARACTERS: 400,
    NO_WATCHERS: 403,
    WATCHED_LATER: 403,
    MUTED: 403,
    UNKNOWN_TABLE: 404,
    UNKNOWN_CODE: 404,
    UNKNOWN_SECRET: 403,
    UNKNOWN_GAME: 404,
    NO_LESSON: 404,
    NO_EXERCISE: 404,
    UNKNOWN_EDITION: 404,
    UNKNOWN_ADDRESS: 404,
    NO_SUCH_SEAT: 404,
    HOST_ONLY: 403,
    OPERATOR_ONLY: 403,
    TRY_AGAIN: 503,
}
_CONFLICT: Final = 409


class Refusal(Exception):
    """A request that is not granted: the clause, and details for developers."""

    def __init__(self, clause: str, reason: str = "") -> None:
        super().__init__(reason or clause)
        self.clause = clause
        self.reason = reason or clause

    @property
    def status(self) -> int:
        return _STATUS.get(self.clause, _CONFLICT)
