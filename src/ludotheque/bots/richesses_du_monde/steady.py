"""Lively: buys readily, talks and bids often, and sees what is there rather than what may come of it."""

from ludotheque.bots.richesses_du_monde.trader import TraderBot
from ludotheque.bots.richesses_du_monde.weights import STEADY


class SteadyBot(TraderBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = STEADY
