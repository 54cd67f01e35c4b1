"""Plans its journey like the navigator, but by bicycle, and takes cards, tolls and rivals as they come."""

from ludotheque.bots.richesses_de_france.manner import STEADY
from ludotheque.bots.richesses_de_france.navigator import NavigatorBot


class SteadyBot(NavigatorBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed, STEADY)
