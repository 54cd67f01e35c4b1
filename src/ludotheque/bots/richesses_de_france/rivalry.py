"""The others: how near they are to winning, what holds them up, and where to send them."""

from math import exp

from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.bots.richesses_de_france.roads import TURN
from ludotheque.bots.richesses_de_france.travel import fastest
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import NO_STAGE, SPORTS
from ludotheque.kernel.action import Seat

SWING = 3 * TURN  # by so much luck may change how long a journey takes
SPITE = 0.25  # a turn that a rival loses counts so much of a turn of one's own, if he is sure to win


class Rivalry:
    """Race against race: each seat's share of the hopes to win."""

    def __init__(self, world: FranceState, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.outlooks = {other: Outlook(world, other) for other in world.others(seat) if not world.is_home(other)}
        self.costs = {other: outlook.now() for other, outlook in self.outlooks.items()}

    def share(self, rival: Seat, mine: float) -> float:
        """How likely the rival is to win, if I still need so long."""
        return _hope(self.costs[rival]) / (_hope(mine) + sum(_hope(cost) for cost in self.costs.values()))

    def hindrance(self, town: int, mine: float) -> float:
        """What it is worth to me to stand in this town when the others play."""
        tables = self.world.tables
        stage = tables.stage_at[self.world.circuit][town]
        if stage == NO_STAGE or tables.open_towns[self.world.circuit][town]:
            return 0
        waiting = [rival for rival, outlook in self.outlooks.items() if outlook.todo >> stage & 1]
        return SPITE * sum(self.share(rival, mine) * self._delay(rival, town) for rival in waiting)

    def _delay(self, rival: Seat, town: int) -> float:
        """How much longer the rival needs if he cannot stop in the town on his next turn."""
        world, outlook = self.world, self.outlooks[rival]
        if world.is_racing(rival):
            return 0
        roads = outlook.atlas.roads(world, fastest(world, rival))
        trips = roads.trips(world.towns[rival], MOST_SECTIONS[roads.mode])
        if all(trip.town != town for trip in trips):
            return 0
        cash = world.cash[rival]
        costs = {
            trip.town: outlook.cost(trip.town, outlook.reach(trip.town, outlook.todo), cash - trip.fare, outlook.kit)
            for trip in trips
            if trip.fare <= cash
        }
        with_town = min(costs.values(), default=0)
        costs.pop(town, None)
        return max(0, min(costs.values(), default=with_town + TURN) - with_town)

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
        return _hope(self.costs[called]) - _hope(after)


def _hope(cost: float) -> float:
    return exp(-cost / SWING)
