"""A square where cards of the hand bring something: money, a premium, or years off."""

from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import Decision


class Counter(Decision[CombinardsState]):
    """What one card brings is printed on it; several add up."""

    def brings(self, state: CombinardsState, card: int) -> int:
        raise NotImplementedError

    def total(self, state: CombinardsState, cards: list[int]) -> int:
        found = 0
        for card in cards:
            found += self.brings(state, card)
        return found
