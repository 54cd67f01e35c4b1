"""Circuit « Économie »: which vehicle to work for in Paris, and when to come home."""

from math import exp
from typing import Final

from ludotheque.bots.richesses_de_france.manner import TURN, Manner
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.bots.sums import added
from ludotheque.games.richesses_de_france.ending import PRIZES
from ludotheque.games.richesses_de_france.sale import PRICES
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.games.richesses_de_france.work import LEAST_TO_LEAVE
from ludotheque.kernel.action import Money, Seat

DETOURS: Final = 1.15  # nobody's journey is as short as it could be
DOUBT: Final = 2.5  # turns by which an arrival may well be earlier or later than reckoned
LAST_ROUNDS: Final = 10  # to be home before the game ends by itself


class Plan:
    """Work so many turns, then leave by this vehicle."""

    def __init__(self, vehicle: int, missing: Money, work: int, payoff: float) -> None:
        self.vehicle = vehicle
        self.missing = missing  # cash
        self.work = work
        self.payoff = payoff


class Homecoming:
    """Who will be home when, and what that is worth.

    Nobody works longer than his vehicle takes: where all could grow richer by staying, all would stay for ever.
    """

    def __init__(self, world: FranceState, seat: Seat, manner: Manner) -> None:
        self.world = world
        self.seat = seat
        self.manner = manner
        faces = world.tables.faces
        self.pay = sum(faces) / len(faces)  # of a turn of work
        rivals = [other for other in world.others(seat) if not world.is_home(other)]
        self.arrivals = [self._arrival(rival) for rival in rivals]

    def best_plan(self) -> Plan:
        """In Paris, before departure."""
        return max([self._plan(vehicle) for vehicle in self.manner.vehicles], key=lambda plan: plan.payoff)

    def _plan(self, vehicle: int) -> Plan:
        """Whoever is faster could have worked longer: a turn is worth its pay."""
        world, seat = self.world, self.seat
        price = 0 if world.owns(seat, vehicle) else PRICES[vehicle]
        short = LEAST_TO_LEAVE + price - world.cash[seat]
        work = max(0, -int(-short // self.pay))
        journey = self._journey(seat, vehicle)
        lost = price - RESALE[vehicle] if price else 0
        return Plan(vehicle, max(0, short), work, self._prize(work + journey) - lost - journey * self.pay)

    def _prize(self, arrival: float) -> float:
        """What the seat may hope for, if it is home after so many turns."""
        ranks = [1.0]  # how likely so many rivals are home before the seat
        for other in self.arrivals:
            first = _sooner(other, arrival)
            ranks = [
                with_him * first + without * (1 - first)
                for with_him, without in zip([0.0, *ranks], [*ranks, 0.0], strict=True)
            ]
        prizes = PRIZES[len(self.world.home) :]
        hoped = added([chance * prize for chance, prize in zip(ranks, prizes, strict=False)])
        return self._in_time(arrival) * hoped

    def _in_time(self, arrival: float) -> float:
        """How likely it is to be home before the last round, if the table has set one."""
        if self.world.rounds == 0:
            return 1
        return _sooner(arrival, self.world.rounds - self.world.round - LAST_ROUNDS)

    def _journey(self, seat: Seat, mode: int) -> float:
        outlook = Outlook(self.world, seat, self.manner)
        return outlook.journey.tours[mode].cost(self.world.towns[seat], outlook.todo) / TURN

    def _arrival(self, rival: Seat) -> float:
        """A rival in Paris is expected to leave as soon as he can with a vehicle."""
        world = self.world
        if world.departed[rival]:
            return DETOURS * Outlook(world, rival, self.manner).now() / TURN
        return min([self._work_for(rival, way) + DETOURS * self._journey(rival, way) for way in (BICYCLE, CAR)])

    def _work_for(self, rival: Seat, vehicle: int) -> float:
        price = 0 if self.world.owns(rival, vehicle) else PRICES[vehicle]
        return max(0, LEAST_TO_LEAVE + price - self.world.cash[rival]) / self.pay


def _sooner(one: float, other: float) -> float:
    """How likely one moment comes before the other."""
    return 1 / (1 + exp((one - other) / DOUBT))
