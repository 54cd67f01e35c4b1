"""Logs as JSON, one line for each thing worth telling. Secrets are never among it."""

import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

from ludotheque.plain import plain_json

OURS = "ludotheque"
SELDOM_SECONDS = 60
Place = tuple[str, int, type[BaseException] | None]
_KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _KNOWN},
        }
        if record.exc_info and _is_visitors_fault(record):
            told.update(level="warning", why=str(record.exc_info[1]))
        elif record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return plain_json(json.dumps(told, ensure_ascii=False, default=str))


class Seldom(logging.Filter):
    """What a library says of each bad request, anybody could have it say without end: it is heard once a minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._heard: dict[Place, float] = {}
        self._unheard: Counter[Place] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if _is_ours(record):
            return True
        place, now = _place(record), self._now()
        if place in self._heard and now - self._heard[place] < SELDOM_SECONDS:
            self._unheard[place] += 1
            return False
        self._heard[place] = now
        record.unheard = self._unheard.pop(place, 0)
        return True


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


def _is_visitors_fault(record: logging.LogRecord) -> bool:
    """Whether a library complains of what was sent as text and is none: a frame of a socket that is no UTF-8."""
    return record.exc_info is not None and isinstance(record.exc_info[1], UnicodeError) and not _is_ours(record)


def _place(record: logging.LogRecord) -> Place:
    """Where it is said, and what went wrong: of these there are not many."""
    error = record.exc_info[0] if record.exc_info else None
    return record.pathname, record.lineno, error


def log_as_json() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(logging.INFO)
