"""What runs in a process that thinks for bots: a position as text comes in, a choice goes out."""

import functools

from ludotheque.bots.making import make_bot
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.step import Tables
from ludotheque.record.notation import filling_of, verb_of
from ludotheque.record.positions import load_text
from ludotheque.shelf import box

Choice = tuple[str, Filling]  # a verb and what fills its blanks


def choose(game: str, edition: str, position: str, seat: Seat, level: str, seed: int) -> Choice:
    """What a bot of this level does in the position. It is given worlds, never the position itself."""
    found = box(game)
    rules = found.game
    state = load_text(rules, _tables(game, edition), position)
    action = make_bot(found, level, seed).choose(Worlds(rules, state, seat, Chance(seed + 1)), seat)
    return verb_of(action), filling_of(action)


@functools.lru_cache(maxsize=8)
def _tables(game: str, edition: str) -> Tables:
    return box(game).read_edition(edition).tables
