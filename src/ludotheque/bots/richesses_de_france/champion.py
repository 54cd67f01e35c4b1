"""The navigator with the figures that self-play found, and patience enough to leave Paris last."""

from ludotheque.bots.richesses_de_france.economy import Homecoming
from ludotheque.bots.richesses_de_france.manner import CHAMPION, Manner
from ludotheque.bots.richesses_de_france.navigator import NavigatorBot
from ludotheque.bots.richesses_de_france.overtime import works_on
from ludotheque.games.richesses_de_france.actions import Work
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.kernel.action import Action, Seat


class ChampionBot(NavigatorBot):
    def __init__(self, name: str, seed: int, manner: Manner = CHAMPION) -> None:
        super().__init__(name, seed, manner)

    def leave_paris(self, world: FranceState, seat: Seat) -> Action | None:
        vehicle = Homecoming(world, seat, self.manner).best_plan().vehicle
        if works_on(world, seat, vehicle, self.manner):
            return Work(seat)
        return super().leave_paris(world, seat)
