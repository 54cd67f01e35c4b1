"""Weighs what a turn brings now against the hand it keeps, the cards it draws and what it opens to others."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.couleurs_du_monde.chains import find_chains, find_pass
from ludotheque.bots.couleurs_du_monde.grounds import POINT, grounds_of, grounds_of_the_only
from ludotheque.bots.couleurs_du_monde.hand import HandReader
from ludotheque.bots.couleurs_du_monde.judge import Judge, Judgement
from ludotheque.bots.couleurs_du_monde.manner import tempered
from ludotheque.bots.couleurs_du_monde.weights import CAREFUL
from ludotheque.bots.temper import EVEN
from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Action, Seat


class CarefulBot(Bot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = CAREFUL
        self._reader: HandReader | None = None

    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CouleursState)
        judge = Judge(self._reader_for(world), world, seat, self.temper, self.grudges)
        endings = find_chains(world, seat, judge.weights.most_cards_tried) + find_pass(world, seat)
        if len(endings) == 1:
            self.tell_reasons(grounds_of_the_only(judge, endings[0]))
            return endings[0].first()
        return self._explained(judge, judge.ranked(endings))

    def _explained(self, judge: Judge, ranked: list[Judgement]) -> Action:
        """The best, why, and the best of those that begin otherwise."""
        best = ranked[0]
        action = best.ending.first()
        self.tell_reasons(grounds_of(judge, best.ending))
        for other in ranked[1:]:
            second = other.ending.first()
            if second != action:
                self.otherwise(second, POINT * (best.value - other.value))
                break
        return action

    def _reader_for(self, world: CouleursState) -> HandReader:
        """Kept from turn to turn, as long as the bot goes by the same weights."""
        weights = self.weights if self.temper is EVEN else tempered(self.weights, self.temper)
        reader = self._reader
        if reader is None or reader.tables is not world.tables or reader.weights != weights:
            reader = HandReader(world.tables, weights)
            self._reader = reader
        reader.forget_much()
        return reader
