"""Circuit « Économie »: how long to work in Paris, which vehicle to work for, and when to come home."""

from dataclasses import dataclass
from math import exp

from ludotheque.bots.richesses_de_france.atlas import atlas
from ludotheque.bots.richesses_de_france.outlook import Outlook, todo
from ludotheque.bots.richesses_de_france.roads import TURN
from ludotheque.games.richesses_de_france.ending import PRIZES
from ludotheque.games.richesses_de_france.sale import PRICES
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT
from ludotheque.games.richesses_de_france.work import LEAST_TO_LEAVE
from ludotheque.kernel.action import Seat

DETOURS = 1.15  # nobody's journey is as short as it could be
DOUBT = 2.5  # turns by which an arrival may well be earlier or later than reckoned
LATEST = 45  # the round from which on it works no more than it must, whatever the others do
LAST_ROUNDS = 10  # to be home before the game ends by itself


@dataclass(frozen=True)
class Plan:
    """Work so many turns, then leave by this vehicle."""

    vehicle: int
    work: int
    payoff: float


class Homecoming:
    """Who will be home when, and what that is worth."""

    def __init__(self, world: FranceState, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        faces = world.tables.faces
        self.pay = sum(faces) / len(faces)  # of a turn of work
        rivals = [other for other in world.others(seat) if not world.is_home(other)]
        self.home = len(world.home)
        self.arrivals = [self._arrival(rival) for rival in rivals]

    def payoff(self, arrival: float, fortune: float) -> float:
        """What the seat may hope to count in the end: nothing, if all others are home before it."""
        ranks = [1.0]  # how likely so many rivals are home before the seat
        for other in self.arrivals:
            first = _sooner(other, arrival)
            ranks = [
                with_him * first + without * (1 - first)
                for with_him, without in zip([0.0, *ranks], [*ranks, 0.0], strict=True)
            ]
        return _sooner(arrival, self._rounds_left()) * sum(
            chance * (fortune + PRIZES[self.home + rank])
            for rank, chance in enumerate(ranks)
            if self.home + rank < self.world.seats - 1
        )

    def best_plan(self) -> Plan:
        """In Paris, before departure."""
        return max((self._plan(vehicle) for vehicle in (FOOT, BICYCLE, CAR)), key=lambda plan: plan.payoff)

    def pays_to_work(self, outlook: Outlook) -> bool:
        """On the road: whether a turn of work is worth being later."""
        arrival = outlook.now() / TURN
        fortune = self._fortune()
        later = self.payoff(arrival + 1, fortune + self.pay)
        return self.world.round < LATEST and later > self.payoff(arrival, fortune)

    def _fortune(self) -> float:
        """With what the stages will still bring."""
        to_earn = self.world.done[self.seat].count(False) * self.pay
        return self.world.wealth(self.seat) + to_earn

    def _plan(self, vehicle: int) -> Plan:
        world, seat = self.world, self.seat
        price = 0 if world.owns(seat, vehicle) else PRICES[vehicle]
        short = LEAST_TO_LEAVE + price - world.cash[seat]
        least = max(0, -int(-short // self.pay))
        journey = self._journey(seat, vehicle)
        fortune = self._fortune() - (price and price - RESALE[vehicle])
        payoffs = [
            self.payoff(work + journey, fortune + work * self.pay)
            for work in range(least, max(least, LATEST - world.round) + 1)
        ]
        best = max(payoffs)
        return Plan(vehicle, least + payoffs.index(best), best)

    def _journey(self, seat: Seat, mode: int) -> float:
        tour = atlas(self.world.tables).tour(self.world, mode)
        return tour.cost(self.world.towns[seat], todo(self.world, seat)) / TURN

    def _arrival(self, rival: Seat) -> float:
        """A rival in Paris is expected to leave as soon as he can with a vehicle."""
        world = self.world
        if world.departed[rival]:
            return DETOURS * Outlook(world, rival).now() / TURN
        return min(
            self._work_for(rival, vehicle) + DETOURS * self._journey(rival, vehicle) for vehicle in (BICYCLE, CAR)
        )

    def _work_for(self, rival: Seat, vehicle: int) -> float:
        price = 0 if self.world.owns(rival, vehicle) else PRICES[vehicle]
        return max(0, LEAST_TO_LEAVE + price - self.world.cash[rival]) / self.pay

    def _rounds_left(self) -> int:
        return self.world.rounds - self.world.round - LAST_ROUNDS


def _sooner(one: float, other: float) -> float:
    """How likely one moment comes before the other."""
    return 1 / (1 + exp((one - other) / DOUBT))
