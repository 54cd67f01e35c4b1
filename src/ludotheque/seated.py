"""The bots that play seats of one game, each with its own luck."""

from collections.abc import Callable

from ludotheque.bots.bot import Bot
from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.box import Box
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import NOT_YOUR_TURN, IllegalAction, waiting
from ludotheque.kernel.step import State
from ludotheque.levels import make_bot

Find = Callable[[Box, str, int], Bot]  # the bot of this name, with this seed


class SeatedBots:
    """One bot for each seat and level, kept for the whole game; the same seed brings the same choices."""

    def __init__(self, box: Box, seed: int, find: Find = make_bot) -> None:
        self.box = box
        self.seed = seed
        self.find = find
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._luck: dict[Seat, Chance] = {}

    def choose(self, state: State, seat: Seat, level: str) -> Action:
        """What the bot does for a seat that is waited for; IllegalAction if it is not."""
        bot = self._bot(seat, level)
        if seat not in waiting(state):
            raise IllegalAction(NOT_YOUR_TURN)
        luck = self._luck.setdefault(seat, Chance(derived(self.seed, 2 * seat + 1)))
        return bot.choose(Worlds(self.box.game, state, seat, luck), seat).action

    def _bot(self, seat: Seat, level: str) -> Bot:
        if (seat, level) not in self._bots:
            self._bots[seat, level] = self.find(self.box, level, derived(self.seed, 2 * seat))
        return self._bots[seat, level]
