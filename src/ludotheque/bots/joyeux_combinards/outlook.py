"""What cards, years and squares are worth to a player, in millions."""

from typing import Final

from ludotheque.bots.joyeux_combinards.manner import Manner
from ludotheque.bots.joyeux_combinards.memory import Memory
from ludotheque.bots.sums import added
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import ILLEGAL, OIL
from ludotheque.kernel.action import Money, Seat

PATIENCE: Final = 0.84  # of the best price of a card, what is hoped for while it is still in the hand …
CROWD: Final = 0.025  # … less that much for every card that waits beside it
LEAST_PATIENCE: Final = 0.35
CAUGHT: Final = 0.14  # how likely illegal goods are found before they are sold
NEAR_THE_GOAL: Final = 0.6  # of the goal: from there on years stand between a player and the win
RUIN: Final = 150.0  # what being out of the game counts for
SAFE_CASH: Final = 60  # with less, a fine or a doubted price could be the end


class Outlook:
    def __init__(self, world: CombinardsState, seat: Seat, manner: Manner, memory: Memory) -> None:
        self.world = world
        self.tables = world.tables
        self.seat = seat
        self.manner = manner
        self.memory = memory
        self.hand = world.hands[seat]
        self.cash = world.cash[seat]
        self.patience = max(LEAST_PATIENCE, PATIENCE - CROWD * len(self.hand))
        self.year = self._worth_of_year()
        self.kept: dict[int, float] = {}  # what cards are worth in hand, as far as it was worked out

    def _worth_of_year(self) -> float:
        """Years matter more and more as the money comes together."""
        near = self.cash / self.world.goal - NEAR_THE_GOAL
        return self.manner.year * (1 + 4 * max(0.0, near))

    def punishment(self, card: int) -> float:
        """What being caught with the card costs beside the card itself."""
        years = self.tables.years[card]
        fine = self.tables.fines[card]
        locked_up = self.world.years[self.seat] + years > self.tables.most_years
        return fine + years * self.year + (RUIN if locked_up or fine > self.cash else 0.0)

    def keeping(self, card: int) -> float:
        """What the card in hand is worth until it is sold."""
        found = self.kept.get(card)
        if found is None:
            found = self._worth_in_hand(card)
            self.kept[card] = found
        return found

    def _worth_in_hand(self, card: int) -> float:
        prices = self.tables.sale_prices[card]
        if self.tables.goods[card] != ILLEGAL:
            return self.patience * max(prices)
        if self.manner.contraband:
            return self.patience * max(prices) - CAUGHT * self.punishment(card)
        return self.patience * self.inside_price(card) - CAUGHT * self.punishment(card)

    def inside_price(self, card: int) -> Money:
        """The best price of the town."""
        prices = self.tables.sale_prices[card]
        best = 0
        for square, place in enumerate(self.tables.places):
            if place >= 0 and not self.tables.is_outer(square):
                best = max(best, prices[place])
        return best

    def gain(self, card: int, place: int) -> float:
        """What selling the card at the place is worth more than keeping it."""
        return self.tables.sale_prices[card][place] - self.keeping(card)

    def wins_with(self, amount: Money) -> bool:
        return self.world.years[self.seat] == 0 and self.cash + amount >= self.world.goal

    def draw(self) -> float:
        """What a card not seen yet is worth more than its price, on average."""
        unseen = self.memory.unplaced(self.world, self.seat)
        if not unseen:
            return 0.0
        total = added([self.keeping(card) - self.tables.prices[card] for card in unseen])
        return total / len(unseen)

    def oil(self) -> list[int]:
        return self.world.cards_of(self.seat, OIL)
