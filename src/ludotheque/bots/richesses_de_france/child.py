"""A beginner: goes where it would love to be, near or far, and buys whatever it can pay."""

from typing import Final

from ludotheque.bots.richesses_de_france import grounds
from ludotheque.bots.richesses_de_france.greedy import HABIT, GreedyBot
from ludotheque.games.richesses_de_france.actions import LetPass
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tolls import AskForTolls
from ludotheque.kernel.action import Action, Money, Seat

PURSE: Final = 20  # cash it keeps when it buys a vehicle
FORGETS: Final = 3  # tolls of four
WISHES: Final = 10_007  # a prime, beyond the number of towns: each child likes another town best


class ChildBot(GreedyBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.wish = 1 + self.luck.below(WISHES - 1)

    def claim(self, world: FranceState, seat: Seat, tolls: AskForTolls) -> Action:
        """Even with the card in its hand it mostly forgets to ask."""
        if self.luck.below(4) >= FORGETS:
            return super().claim(world, seat, tolls)
        self.explain(grounds.said("forgets-toll", grounds.EASE, {}))
        return LetPass(seat)

    def goals(self, world: FranceState, seat: Seat) -> list[int]:
        """The stage it would love to see most, wherever that is."""
        towns = super().goals(world, seat)
        return [min(towns, key=lambda town: (town + 1) * self.wish % WISHES)]

    def reserve(self, world: FranceState, seat: Seat) -> Money:
        return min(PURSE * (HABIT + self.temper.thrift - self.temper.daring) // HABIT, super().reserve(world, seat))
