"""What somebody holds against the others, and the promises that are kept: a sum over what was done to him."""

from collections.abc import Iterable
from typing import Final

from ludotheque.cast.occasions import PROMISE, Wrong
from ludotheque.kernel.action import Seat

MOST: Final = 3  # steps, as a bot counts them
KEPT: Final = 12  # actions for each seat during which a promise is kept
SPANS: Final = (0, 24, 12, 6)  # by how forgiving: actions for each seat after which a wrong is forgotten; 0: never


def grudges(wrongs: Iterable[Wrong], who: Seat, seats: int, now: int, forgiving: int) -> list[int]:
    """By seat, from 0 to 3, after the action of this number."""
    held = [0] * seats
    promised = [0] * seats  # up to which action
    span = SPANS[forgiving] * seats
    for wrong in wrongs:
        if wrong.who != who:
            continue
        if wrong.weight == PROMISE:
            held[wrong.against] = 0
            promised[wrong.against] = wrong.number + KEPT * seats
        elif wrong.number > promised[wrong.against] and (not span or now - wrong.number < span):
            held[wrong.against] = min(MOST, held[wrong.against] + wrong.weight)
    return held
