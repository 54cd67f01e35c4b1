"""Plays anything the rules allow."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import asks
from ludotheque.kernel.random_play import random_filled


class RandomBot(Bot):
    def choose(self, worlds: Worlds, seat: Seat) -> Action:
        return random_filled(worlds.game, seat, asks(worlds.sample(), seat), self.luck)
