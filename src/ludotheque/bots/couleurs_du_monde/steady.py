"""Weighs the points of a chain against the hand it leaves; the others it leaves alone."""

from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.couleurs_du_monde.chains import Ending, find_chains, find_pass
from ludotheque.bots.couleurs_du_monde.hand import HandReader
from ludotheque.bots.couleurs_du_monde.outlook import Outlook
from ludotheque.bots.couleurs_du_monde.weights import CAREFUL
from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.scoring import points_so_far
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import is_over

MOST_CARDS_TRIED: Final = 60
DRAWN: Final = 0.6  # points that it thinks a drawn card is worth


class SteadyBot(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CouleursState)
        endings = find_chains(world, seat, MOST_CARDS_TRIED) or find_pass(world, seat)
        if len(endings) == 1:
            return endings[0].first
        reader = HandReader(world.tables, CAREFUL)

        return max(endings, key=lambda ending: self._value(reader, world, seat, ending)).first

    def _value(self, reader: HandReader, world: CouleursState, seat: Seat, ending: Ending) -> float:
        after = ending.after
        points = float(points_so_far(after)[seat])
        if is_over(after) or after.deal != world.deal:
            return points
        drawn = len(world.stock) - len(after.stock)
        return points + Outlook(reader, after).worth_of_hand(ending.hand) + DRAWN * drawn
