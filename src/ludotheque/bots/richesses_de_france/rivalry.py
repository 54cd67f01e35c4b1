"""The others: how near they are to winning, what holds them up, and where to send them."""

from math import exp

from ludotheque.bots.richesses_de_france.manner import TURN, Manner
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.bots.richesses_de_france.travel import fastest
from ludotheque.bots.sums import added
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import NO_STAGE, SPORTS
from ludotheque.kernel.action import Seat


class NextTurn:
    """Where somebody may go on his next turn, and what remains from there."""

    def __init__(self, outlook: Outlook) -> None:
        world, seat = outlook.world, outlook.seat
        roads = outlook.atlas.roads(world, fastest(world, seat))
        self.outlook = outlook
        self.trips = roads.trips(world.towns[seat], MOST_SECTIONS[roads.mode])
        self.towns: list[int] = []  # those he can pay for …
        self.costs: list[float] = []  # … and what remains from each, once that is asked
        self._measured = False

    def delay_without(self, town: int) -> float:
        if not self._reaches(town):
            return 0.0
        self._measure()
        with_town = min(self.costs) if self.costs else 0.0
        without = with_town + TURN
        others = [cost for place, cost in enumerate(self.costs) if self.towns[place] != town]
        if others:
            without = min(others)
        return max(0.0, without - with_town)

    def _reaches(self, town: int) -> bool:
        return any(trip.town == town for trip in self.trips)

    def _measure(self) -> None:
        if self._measured:
            return
        self._measured = True
        outlook = self.outlook
        cash = outlook.world.cash[outlook.seat]
        for trip in self.trips:
            if trip.fare <= cash:
                left = outlook.reach(trip.town, outlook.todo)
                self.towns.append(trip.town)
                self.costs.append(outlook.cost(trip.town, left, cash - trip.fare, outlook.kit))


class Rivalry:
    """Race against race: each seat's share of the hopes to win."""

    def __init__(self, world: FranceState, seat: Seat, manner: Manner, rancours: list[float]) -> None:
        self.world = world
        self.seat = seat
        self.manner = manner
        self.rancours = rancours  # by seat: how many times more it is worth to hold somebody up
        rivals = [other for other in world.others(seat) if not world.is_home(other)]
        self.outlooks = {other: Outlook(world, other, manner) for other in rivals}
        self._hopes = {other: self._hope(outlook.now()) for other, outlook in self.outlooks.items()}
        self._next_turns: dict[Seat, NextTurn] = {}

    def share(self, rival: Seat, mine: float) -> float:
        """How likely the rival is to win, if I still need so long."""
        return self._hopes[rival] / (self._hope(mine) + added(list(self._hopes.values())))

    def hindrance(self, town: int, mine: float) -> float:
        """What it is worth to me to stand in this town when the others play."""
        tables = self.world.tables
        stage = tables.stage_at[self.world.circuit][town]
        if stage == NO_STAGE or tables.open_towns[self.world.circuit][town]:
            return 0
        lost = 0.0
        for rival, outlook in self.outlooks.items():
            if outlook.todo >> stage & 1:
                lost += self.rancours[rival] * self.share(rival, mine) * self._delay(rival, town)
        return self.manner.spite * lost

    def _delay(self, rival: Seat, town: int) -> float:
        """How much longer the rival needs if he cannot stop in the town on his next turn."""
        if self.world.is_racing(rival):
            return 0.0
        found = self._next_turns.get(rival)
        if found is None:
            found = NextTurn(self.outlooks[rival])
            self._next_turns[rival] = found
        return found.delay_without(town)

    def cost_at(self, rival: Seat, town: int) -> float:
        """How long the rival needs from a town to which he is moved."""
        outlook = self.outlooks[rival]
        return outlook.cost(town, outlook.todo, self.world.cash[rival], outlook.kit)

    def call_value(self, called: Seat, match: int) -> float:
        """What it is worth to call this player: how far it throws him back, and what he may win there."""
        tables = self.world.tables
        opposite = tables.rivals[match]
        outlook = self.outlooks[called]
        town = tables.stages[SPORTS][opposite]
        won = outlook.todo & ~(1 << opposite)
        cash = self.world.cash[called]
        after = (outlook.cost(town, won, cash, outlook.kit) + outlook.cost(town, outlook.todo, cash, outlook.kit)) / 2
        return self.rancours[called] * (self._hopes[called] - self._hope(after))

    def _hope(self, cost: float) -> float:
        return exp(-cost / self.manner.swing)
