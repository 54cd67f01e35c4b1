"""What cards, years and squares are worth to a player, in millions."""

from typing import Final

from ludotheque.bots.joyeux_combinards.goods import goods_of
from ludotheque.bots.joyeux_combinards.manner import Manner
from ludotheque.bots.joyeux_combinards.memory import Memory
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import ILLEGAL, OIL
from ludotheque.kernel.action import Money, Seat

UNKNOWN: Final = 1e300  # worth
HALFWAY: Final = 0.5  # to the goal: from there on a card that waits may wait too long


class Outlook:
    def __init__(self, world: CombinardsState, seat: Seat, manner: Manner, memory: Memory) -> None:
        self.world = world
        self.tables = world.tables
        self.seat = seat
        self.manner = manner
        self.memory = memory
        self.hand = world.hands[seat]
        self.cash = world.cash[seat]
        self.patience = self._patience()
        self.year = self._worth_of_year()
        self.goods = goods_of(world.tables)
        self.kept = [UNKNOWN] * len(world.shown)  # what cards are worth in hand, as far as it was worked out

    def _patience(self) -> float:
        """Less with many cards, and less the sooner the game may be over."""
        manner = self.manner
        first = max(self.world.cash) / self.world.goal
        hurry = manner.hurry * max(0.0, first - HALFWAY) / (1 - HALFWAY)
        return max(manner.least_patience, (manner.patience - manner.crowd * len(self.hand)) * (1 - hurry))

    def _worth_of_year(self) -> float:
        """Years matter more and more as the money comes together."""
        near = self.cash / self.world.goal - self.manner.near
        return self.manner.year * (1 + self.manner.steep * max(0.0, near))

    def punishment(self, card: int) -> float:
        """What being caught with the card costs beside the card itself."""
        years = self.tables.years[card]
        fine = self.tables.fines[card]
        locked_up = self.world.years[self.seat] + years > self.tables.most_years
        return fine + years * self.year + (self.manner.ruin if locked_up or fine > self.cash else 0.0)

    def keeping(self, card: int) -> float:
        """What the card in hand is worth until it is sold."""
        found = self.kept[card]
        if found == UNKNOWN:
            found = self._worth_in_hand(card)
            self.kept[card] = found
        return found

    def _worth_in_hand(self, card: int) -> float:
        if self.tables.goods[card] != ILLEGAL:
            return self.patience * self.goods.best[card]
        if self.manner.contraband:
            return self.patience * self.goods.best[card] - self.manner.caught * self.punishment(card)
        return self.patience * self.goods.inside[card] - self.manner.caught * self.punishment(card)

    def gain(self, card: int, place: int) -> float:
        """What selling the card at the place is worth more than keeping it."""
        return self.tables.sale_prices[card][place] - self.keeping(card)

    def wins_with(self, amount: Money) -> bool:
        return self.world.years[self.seat] == 0 and self.cash + amount >= self.world.goal

    def draw(self) -> float:
        """What a card not seen yet is worth more than its price, on average."""
        unseen = self.unplaced()
        if not unseen:
            return 0.0
        total = 0.0
        for card in unseen:
            total += self.keeping(card) - self.tables.prices[card]
        return total / len(unseen)

    def unplaced(self) -> list[int]:
        """Every card that could be drawn, for all that the seat remembers."""
        return self.memory.unplaced(self.world, self.seat)

    def oil(self) -> list[int]:
        return self.world.cards_of(self.seat, OIL)
