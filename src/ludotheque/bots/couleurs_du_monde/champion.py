"""Looks at more turns than anybody else, and to the end of the deal once the stock is empty."""

from ludotheque.bots.couleurs_du_monde.careful import CarefulBot
from ludotheque.bots.couleurs_du_monde.weights import CHAMPION


class ChampionBot(CarefulBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = CHAMPION
