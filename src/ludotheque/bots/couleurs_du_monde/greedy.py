"""Takes the most points it can announce this turn, and thinks no further."""

from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.couleurs_du_monde.chains import find_chains, find_pass
from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Action, Seat

MOST_CARDS_TRIED: Final = 600


class GreedyBot(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CouleursState)
        endings = find_chains(world, seat, MOST_CARDS_TRIED) or find_pass(world, seat)
        return max(endings, key=lambda ending: worlds.game.scores(ending.after)[seat]).first
