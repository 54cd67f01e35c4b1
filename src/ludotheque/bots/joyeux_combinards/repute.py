"""What the table has shown of itself: who was caught lying, and how readily one is doubted."""

from typing import Final

from ludotheque.bots.joyeux_combinards.manner import Manner
from ludotheque.bots.joyeux_combinards.memory import Memory
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.action import NOBODY, Money, Seat

DOUBTS_EXPECTED: Final = 1.0  # as if one's own prices had been doubted so often already …
CHANCES_EXPECTED: Final = 1.3  # … where one would have doubted so many oneself


class Repute:
    """Only what comes into the open is known: a card doubted shows what its price was worth."""

    def __init__(self, manner: Manner) -> None:
        self.manner = manner
        self.lies: dict[Seat, float] = {}
        self.truths: dict[Seat, float] = {}
        self.doubts = DOUBTS_EXPECTED  # of one's own prices …
        self.chances = CHANCES_EXPECTED  # … as many as one would have doubted oneself
        self.buyer: Seat = NOBODY  # of the last price heard
        self.price: Money = 0
        self.card = -1  # one's own, if one has bought

    def heard(self, buyer: Seat, price: Money) -> None:
        self.buyer, self.price, self.card = buyer, price, -1

    def said(self, seat: Seat, price: Money, card: int, sounds: float) -> None:
        """How suspicious it sounds: how likely one would doubt it oneself."""
        self.buyer, self.price, self.card = seat, price, card
        self.chances += sounds

    def look(self, world: CombinardsState, memory: Memory) -> None:
        """What became of the last price."""
        if self.buyer == NOBODY:
            return
        for card in memory.fresh:
            if self.card == -1:
                self._judge(world, card)
            elif card == self.card:
                self.doubts += 1
                self._judge_own(world, card)
        self.buyer = NOBODY

    def _judge_own(self, world: CombinardsState, card: int) -> None:
        """The others remember as well."""
        known = self.lies if world.tables.prices[card] > self.price else self.truths
        known[self.buyer] = known.get(self.buyer, 0.0) + 1

    def _judge(self, world: CombinardsState, card: int) -> None:
        holder = next((seat for seat in range(world.seats) if card in world.hands[seat]), NOBODY)
        if holder == NOBODY:
            return
        if holder != self.buyer and world.tables.prices[card] > self.price:
            self.lies[self.buyer] = self.lies.get(self.buyer, 0.0) + 1
        elif holder == self.buyer and world.tables.prices[card] <= self.price:
            self.truths[self.buyer] = self.truths.get(self.buyer, 0.0) + 1

    def share_of_lies(self, buyer: Seat) -> float:
        lies = self.manner.lies + self.lies.get(buyer, 0.0)
        return lies / (lies + self.manner.truths + self.truths.get(buyer, 0.0))

    def chance_of_doubt(self, sounds: float) -> float:
        return min(0.95, sounds * self.doubts / self.chances)
