"""The position from which the arranged game of Couleurs du Monde begins: one player has taken in half of the world."""

from typing import Any

from ludotheque.games.couleurs_du_monde.turn import TakeTurn

ADA = 0
LARGEST_HAND = 21


def arrange(state: Any) -> None:
    """Ada is to play, with more cards than any screen has room for in a row."""
    state.steps = [TakeTurn(ADA)]
    hand = state.hands[ADA]
    while len(hand) < LARGEST_HAND:
        hand.append(state.stock.pop())
    hand.sort()
