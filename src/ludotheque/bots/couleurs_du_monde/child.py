"""Lays one card after another, always the dearest that fits, and now and then stops or picks another."""

from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints, PassTurn, PlayCard
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import TakeTurn
from ludotheque.kernel.action import Action, Seat

LAPSE: Final = 4  # one card in so many is not the dearest
CONTENT: Final = 2  # cards after which it thinks of stopping …
STOPS: Final = 2  # … one time in so many


class ChildBot(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CouleursState)
        turn = world.steps[-1]
        assert isinstance(turn, TakeTurn)
        playable = turn.playable(world)
        if not playable:
            return AnnouncePoints(seat) if turn.chain else PassTurn(seat)
        if len(turn.chain) >= CONTENT and self.luck.below(STOPS) == 0:
            return AnnouncePoints(seat)
        return PlayCard(seat, self._card(world, playable))

    def _card(self, world: CouleursState, playable: list[int]) -> int:
        if self.luck.below(LAPSE) == 0:
            return playable[self.luck.below(len(playable))]
        return max(playable, key=lambda nation: world.tables.values[nation])
