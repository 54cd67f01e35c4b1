"""Worlds a seat cannot tell from the real one: every card that it has not seen go somewhere is dealt anew."""

from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import Chance, Seat


def redealt(state: CombinardsState, seat: Seat, luck: Chance) -> CombinardsState:
    """Cards shown to all stay where all saw them go, be it a hand or a place under the stock."""
    world = state.copy()
    world.chance = luck.copy()
    unseen = _unseen(world, seat)
    unseen.sort()
    world.chance.shuffle(unseen)
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = sorted(_refilled(world, world.hands[other], unseen))
    world.stock = _refilled(world, world.stock, unseen)
    for step in world.steps:
        if isinstance(step, (NamePrice, DoubtWindow)) and step.seat != seat:
            step.card = _refilled(world, [step.card], unseen)[0]
    return world


def _unseen(world: CombinardsState, seat: Seat) -> list[int]:
    """Every card that could be elsewhere for all that the seat knows."""
    cards = world.stock[:]
    for other in range(world.seats):
        if other != seat:
            cards += world.hands[other]
    for step in world.steps:
        if isinstance(step, (NamePrice, DoubtWindow)) and step.seat != seat:
            cards.append(step.card)
    return [card for card in cards if not world.shown[card]]


def _refilled(world: CombinardsState, cards: list[int], unseen: list[int]) -> list[int]:
    """The same number of cards: those that were shown in their places, the rest from the unseen."""
    return [card if world.shown[card] else unseen.pop() for card in cards]
