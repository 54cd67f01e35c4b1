"""Two temperaments: one keeps what it has, the other counts what a throw brings."""

from typing import Final

from cochon.game import CochonState, KeepPoints, TakeTurn, ThrowDie
from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat

ENOUGH: Final = 8
BREAK_EVEN: Final = 20  # a throw brings 20 on average in six, and loses the heap once in six


class ShyBot(Bot):
    """Keeps whatever looks like something."""

    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        return keep_from(ENOUGH, worlds, seat)


class CountingBot(Bot):
    """Throws as long as a throw brings more than it risks."""

    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        return keep_from(BREAK_EVEN, worlds, seat)


def keep_from(wanted: int, worlds: Worlds, seat: Seat) -> Action:
    world = worlds.sample()
    assert isinstance(world, CochonState)
    turn = world.steps[-1]
    assert isinstance(turn, TakeTurn)
    wins = world.points[seat] + turn.heap >= world.goal
    return KeepPoints(seat) if turn.heap >= wanted or (turn.heap > 0 and wins) else ThrowDie(seat)
