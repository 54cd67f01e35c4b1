"""The schemer with the figures that self-play found, and a memory that loses nothing."""

from ludotheque.bots.joyeux_combinards.manner import CHAMPION
from ludotheque.bots.joyeux_combinards.schemer import SchemerBot


class ChampionBot(SchemerBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed, CHAMPION)
