"""Plays like the schemer, but looks less far, forgets and sells sooner, and loves lies and doubts too much."""

from ludotheque.bots.joyeux_combinards.manner import STEADY
from ludotheque.bots.joyeux_combinards.schemer import SchemerBot


class SteadyBot(SchemerBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed, STEADY)
