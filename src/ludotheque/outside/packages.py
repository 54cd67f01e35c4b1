"""Games and bots of installed packages, found by their entry points. A broken package is left out, and harms nobody."""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludotheque.box import Box
from ludotheque.complaint import Complaint

GAMES = "ludotheque.games"
BOTS = "ludotheque.bots"

log = logging.getLogger(__name__)


def add_games(boxes: dict[str, Box]) -> None:
    """Put the boxes of other packages beside those that are there."""
    for point in _sorted(GAMES):
        found = _load(point)
        if found is None:
            continue
        if not isinstance(found, Box):
            _leave_out(point, "it is no box")
        elif found.game.name in boxes:
            _leave_out(point, f"there is a game {found.game.name!r} already")
        else:
            boxes[found.game.name] = found


@cache
def guests(game: str) -> dict[str, EntryPoint]:
    """The bots that other packages bring to a game, by name: an entry point is called `GAME.NAME`."""
    points = [(point.name.partition("."), point) for point in _sorted(BOTS)]
    return {name: point for (played, _, name), point in points if played == game and name}


def load_guest(point: EntryPoint) -> Any:
    """What makes the bot, of a level and a seed; a Complaint if its package is broken."""
    try:
        return point.load()
    except Exception as error:
        raise Complaint(f"the bot {point.name!r} does not load: {type(error).__name__}: {error}") from None


def _sorted(group: str) -> list[EntryPoint]:
    """In an order that does not depend on how packages lie on the disk."""
    return sorted(entry_points(group=group), key=lambda point: (point.name, point.value))


def _load(point: EntryPoint) -> Any:
    try:
        return point.load()
    except Exception as error:
        _leave_out(point, f"{type(error).__name__}: {error}")
        return None


def _leave_out(point: EntryPoint, reason: str) -> None:
    package = point.dist.name if point.dist else point.value
    log.warning("the game %r of the package %s is left out: %s", point.name, package, reason)
