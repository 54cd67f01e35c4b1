"""Takes the most points it can announce this turn, and thinks no further."""

from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.couleurs_du_monde.chains import Ending, find_chains, find_pass
from ludotheque.bots.couleurs_du_monde.grounds import POINT
from ludotheque.bots.couleurs_du_monde.manner import PER_CARD
from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Action, Seat

MOST_CARDS_TRIED: Final = 600


class GreedyBot(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CouleursState)
        endings = find_chains(world, seat, MOST_CARDS_TRIED) or find_pass(world, seat)
        values = [self._value(ending) for ending in endings]
        best = max(range(len(endings)), key=lambda place: values[place])
        action = endings[best].first()
        self._explain(endings[best])
        for place in sorted(range(len(endings)), key=lambda place: -values[place]):
            if endings[place].first() != action:
                self.otherwise(endings[place].first(), POINT * (values[best] - values[place]))
                break
        return action

    def _value(self, ending: Ending) -> float:
        return ending.gained() - PER_CARD * self.temper.thrift * len(ending.laid)

    def _explain(self, ending: Ending) -> None:
        points = ending.gained()
        if ending.passes:
            self.because("cannot-play", POINT * points, {"points": -points})
        else:
            self.because("most-points", POINT * points, {"points": points})
