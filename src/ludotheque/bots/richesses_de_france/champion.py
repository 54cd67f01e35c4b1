"""The navigator with the figures that self-play found, and patience enough to leave Paris last."""

from ludotheque.bots.richesses_de_france import grounds
from ludotheque.bots.richesses_de_france.character import tempered
from ludotheque.bots.richesses_de_france.economy import Homecoming
from ludotheque.bots.richesses_de_france.manner import CHAMPION, CHAMPION_AT_CASINOS, Manner
from ludotheque.bots.richesses_de_france.navigator import NavigatorBot
from ludotheque.bots.richesses_de_france.overtime import works_on
from ludotheque.games.richesses_de_france.actions import Work
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import CASINOS
from ludotheque.kernel.action import Action, Seat


class ChampionBot(NavigatorBot):
    def __init__(
        self, name: str, seed: int, manner: Manner = CHAMPION, at_casinos: Manner = CHAMPION_AT_CASINOS
    ) -> None:
        super().__init__(name, seed, manner)
        self.at_casinos = at_casinos

    def way(self, world: FranceState) -> Manner:
        return tempered(self.at_casinos if world.circuit == CASINOS else self.manner, self.temper)

    def leave_paris(self, world: FranceState, seat: Seat) -> Action | None:
        manner = self.way(world)
        vehicle = Homecoming(world, seat, manner).best_plan().vehicle
        if works_on(world, seat, vehicle, manner):
            self.explain(grounds.said("waits-in-paris", grounds.EASE, {}))
            return Work(seat)
        return super().leave_paris(world, seat)
