"""The navigator with the figures that self-play found, and patience enough to leave Paris last."""

from ludotheque.bots.richesses_de_france import grounds
from ludotheque.bots.richesses_de_france.character import tempered
from ludotheque.bots.richesses_de_france.economy import Homecoming
from ludotheque.bots.richesses_de_france.manner import CHAMPION, CHAMPION_AT_CASINOS, CHAMPION_AT_SPORTS, Manner
from ludotheque.bots.richesses_de_france.navigator import NavigatorBot
from ludotheque.bots.richesses_de_france.overtime import works_on
from ludotheque.games.richesses_de_france.actions import Work
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import CASINOS, SPORTS
from ludotheque.kernel.action import Action, Seat


class ChampionBot(NavigatorBot):
    """It has figures of its own where money decides, and where everything is in the others' way."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed, CHAMPION)
        self.at_casinos = CHAMPION_AT_CASINOS
        self.at_sports = CHAMPION_AT_SPORTS

    def way(self, world: FranceState) -> Manner:
        if world.circuit == CASINOS:
            return tempered(self.at_casinos, self.temper)
        return tempered(self.at_sports if world.circuit == SPORTS else self.manner, self.temper)

    def leave_paris(self, world: FranceState, seat: Seat) -> Action | None:
        manner = self.way(world)
        vehicle = Homecoming(world, seat, manner).best_plan().vehicle
        if works_on(world, seat, vehicle, manner):
            self.explain(grounds.said("waits-in-paris", grounds.EASE, {}))
            return Work(seat)
        return super().leave_paris(world, seat)
