"""The bots of a box, from the easiest to the hardest. The random one plays whatever the rules allow, in every game."""

from collections.abc import Callable

from ludotheque.bots.bot import Bot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.box import Box, fetch
from ludotheque.complaint import Complaint
from ludotheque.outside.packages import guests, load_guest

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


def known(box: Box) -> list[str]:
    """All that may be named: the levels of the box, then what other packages bring, whose strength nobody knows."""
    return levels(box) + [name for name in guests(box.game.name) if name not in levels(box)]


def make_bot(box: Box, level: str, seed: int) -> Bot:
    if level not in known(box):
        raise Complaint(f"{box.game.name} has no bot {level!r}; it has {', '.join(known(box))}")
    return _maker(box, level)(level, seed)


def _maker(box: Box, level: str) -> Maker:
    maker: Maker
    if level == RANDOM:
        maker = RandomBot
    elif level in box.bots:
        maker = fetch(box.bots[level])
    else:
        maker = load_guest(guests(box.game.name)[level])
    return maker
