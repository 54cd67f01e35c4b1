"""The bots of a box, from the easiest to the hardest. The random one plays whatever the rules allow, in every game."""

from collections.abc import Callable

from ludotheque.bots.bot import Bot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.box import Box, fetch
from ludotheque.complaint import Complaint

RANDOM = "random"

LIVELY = "steady"  # who sits down where nobody was named

Maker = Callable[[str, int], Bot]  # of a level and a seed


def levels(box: Box) -> list[str]:
    return [RANDOM, *box.bots]


def hardest(box: Box) -> str:
    return levels(box)[-1]


def opponent(box: Box) -> str:
    """The level of bot that one plays at once against."""
    return LIVELY if LIVELY in box.bots else hardest(box)


def make_bot(box: Box, level: str, seed: int) -> Bot:
    if level not in levels(box):
        raise Complaint(f"{box.game.name} has no bot {level!r}; it has {', '.join(levels(box))}")
    maker: Maker = RandomBot if level == RANDOM else fetch(box.bots[level])
    return maker(level, seed)
