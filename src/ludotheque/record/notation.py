"""One action as one line: `2 play-card 17`, `0 offer 3,5 450`, `- tick 6200`."""

import re
from typing import Any

from ludotheque.complaint import Complaint
from ludotheque.kernel.action import CLOCK, Action, Filling, Tick, UnknownVerb
from ludotheque.kernel.game import Game

_NOTHING = "."  # an empty list of values
_LARGEST = 1 << 53  # what every language reads exactly


class BadLine(Complaint):
    """The line is not an action; the message says why."""


def write_action(action: Action) -> str:
    seat = "-" if action.seat == CLOCK else str(action.seat)
    return " ".join([seat, action.verb(), *map(write_values, action.filling())])


def read_action(game: Game[Any], seats: int, line: str) -> Action:
    words = line.split()
    if len(words) < 2:
        raise BadLine("an action is a seat, a verb and its values")
    seat, verb = words[0], words[1]
    filling = [read_values(word) for word in words[2:]]
    if seat == "-":
        return _read_tick(verb, filling)
    if seat not in map(str, range(seats)):
        raise BadLine(f"there is no seat {seat!r} at this table")
    return make_action(game, int(seat), verb, filling)


def make_action(game: Game[Any], seat: int, verb: str, filling: Filling) -> Action:
    """The game's own action for a verb and values that come from outside."""
    try:
        return game.action(seat, verb, filling)
    except UnknownVerb:
        raise BadLine(f"{game.name} knows no {verb!r} with {len(filling)} such values") from None


def _read_tick(verb: str, filling: Filling) -> Action:
    if verb != "tick" or len(filling) != 1 or len(filling[0]) != 1:
        raise BadLine("the clock only says: - tick MILLISECONDS")
    return Tick(CLOCK, filling[0][0])


def write_values(values: list[int]) -> str:
    return ",".join(map(str, values)) or _NOTHING


def read_values(word: str) -> list[int]:
    if word == _NOTHING:
        return []
    values: list[int] = []
    for part in word.split(","):
        if not re.fullmatch(r"-?\d{1,16}", part) or abs(int(part)) > _LARGEST:
            raise BadLine(f"{word!r} is not a list of whole numbers")
        values.append(int(part))
    return values
