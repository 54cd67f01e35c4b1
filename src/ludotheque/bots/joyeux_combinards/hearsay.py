"""What became of the last price that was said: whether it was doubted, and whether it was true."""

from ludotheque.bots.joyeux_combinards.insight import LISTENERS
from ludotheque.bots.joyeux_combinards.memory import Memory
from ludotheque.bots.joyeux_combinards.tells import Tells
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.action import NOBODY, Money, Seat

NO_CARD = -1


class Hearsay:
    """Only what comes into the open is known: a card that lies in a hand before everybody's eyes was doubted."""

    def __init__(self, tells: Tells) -> None:
        self._tells = tells
        self._buyer: Seat = NOBODY
        self._price: Money = 0
        self._card = NO_CARD  # one's own, if one has bought
        self._lie = 0.0  # how likely it was a lie, for all that was known
        self._share = 0.0  # of a table: those who could still doubt it

    def said(self, world: CombinardsState, seat: Seat, price: Money, card: int) -> None:
        risk = price + world.indemnity
        able = [other for other in world.opponents(seat) if world.cash[other] >= risk]
        self._buyer, self._price, self._card, self._share = seat, price, card, len(able) / LISTENERS

    def heard(self, buyer: Seat, price: Money, lie: float, share: float) -> None:
        self._buyer, self._price, self._card, self._lie, self._share = buyer, price, NO_CARD, lie, share

    def look(self, world: CombinardsState, memory: Memory) -> None:
        if self._buyer == NOBODY:
            return
        doubted = [card for card in memory.fresh if self._was_doubted(world, card)]
        for card in doubted:
            if self._card == NO_CARD:
                self._tells.came_out(self._buyer, world.tables.prices[card] > self._price, self._lie)
        if self._share > 0:
            place = world.tables.announcements.index(self._price)
            self._tells.answered(place, bool(doubted), self._share)
        self._buyer = NOBODY

    def _was_doubted(self, world: CombinardsState, card: int) -> bool:
        """A card shown that is still in a hand, and was not declared."""
        if self._card != NO_CARD:
            return card == self._card
        return not world.declared[card] and any(card in hand for hand in world.hands)
