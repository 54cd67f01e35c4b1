"""What a player still knows of the cards that everybody has seen."""

from typing import Final

from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import ILLEGAL
from ludotheque.kernel.action import Seat
from ludotheque.kernel.chance import Chance

GRAIN: Final = 1 << 16  # of probabilities drawn from the bot's luck


class Memory:
    """Cards are noticed when they are shown, and each round some of them slip one's mind."""

    def __init__(self, luck: Chance, retention: float) -> None:
        self.luck = luck
        self.retention = retention  # the chance to keep a card in mind for a round
        self.round = 0
        self.noticed: list[bool] = []  # of each card: whether it was shown at the last look
        self.pledged: list[bool] = []  # of each card: whether it was declared at the last look
        self.kept: list[bool] = []  # of each card: whether it is remembered
        self.fresh: list[int] = []  # cards shown since the look before

    def look(self, world: CombinardsState) -> None:
        if not self.noticed:
            self.noticed = [False] * len(world.shown)
            self.pledged = self.noticed[:]
            self.kept = self.noticed[:]
        if world.round != self.round:
            self._let_slip()
            self.round = world.round
        self.fresh = [card for card, shown in enumerate(world.shown) if shown and not self.noticed[card]]
        declared = [card for card, pledged in enumerate(world.declared) if pledged and not self.pledged[card]]
        for card in self.fresh + declared:
            self.kept[card] = True
        self.noticed = world.shown[:]
        self.pledged = world.declared[:]

    def _let_slip(self) -> None:
        for card, kept in enumerate(self.kept):
            if kept and self.luck.below(GRAIN) >= self.retention * GRAIN:
                self.kept[card] = False

    def recalls(self, card: int) -> bool:
        return self.kept[card]

    def cargo(self, world: CombinardsState, seat: Seat) -> list[int]:
        """Declared oil of another player that has not been forgotten."""
        return [card for card in world.pledged(seat) if self.kept[card]]

    def unplaced(self, world: CombinardsState, seat: Seat) -> list[int]:
        """Every card that could be drawn, or be in any other hand, for all that the seat remembers."""
        placed = self.kept[:]
        for card in world.hands[seat]:
            placed[card] = True
        return [card for card, known in enumerate(placed) if not known]

    def odds_of_contraband(self, world: CombinardsState, seat: Seat, suspect: Seat) -> float:
        """How likely a card drawn from the suspect's hand is illegal; cards remembered in that hand count for sure."""
        goods = world.tables.goods
        hand = world.hands[suspect]
        known = [card for card in hand if world.shown[card] and self.kept[card]]
        unplaced = self.unplaced(world, seat)
        share = sum(goods[card] == ILLEGAL for card in unplaced) / len(unplaced) if unplaced else 0.0
        found = sum(goods[card] == ILLEGAL for card in known) + share * (len(hand) - len(known))
        return found / len(hand)
