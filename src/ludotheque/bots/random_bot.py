"""Plays anything the rules allow."""

from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import asks
from ludotheque.kernel.random_play import random_filled

DESK: Final = 4  # one time in so many it looks beyond the question put to it, or it would never get on


class RandomBot(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        elsewhere = bool(world.standing) and self.luck.below(DESK) == 0
        asked = asks(world, seat) if elsewhere else world.steps[-1].asks(world, seat)
        return random_filled(worlds.game, seat, asked, self.luck)
