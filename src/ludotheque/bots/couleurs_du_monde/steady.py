"""Weighs the points of a chain against the hand it leaves; the others it leaves alone."""

from ludotheque.bots.couleurs_du_monde.careful import CarefulBot
from ludotheque.bots.couleurs_du_monde.weights import STEADY


class SteadyBot(CarefulBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = STEADY
