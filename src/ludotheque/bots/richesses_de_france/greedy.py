"""Goes to the nearest open stage with what it has, buys by rule of thumb, and stakes the same small sum every time."""

from typing import Final

from ludotheque.bots.richesses_de_france import grounds
from ludotheque.bots.richesses_de_france.atlas import atlas
from ludotheque.bots.richesses_de_france.offers import NO_OFFER
from ludotheque.bots.richesses_de_france.player import FrancePlayer
from ludotheque.bots.richesses_de_france.travel import fastest, go_on_towards, set_out_towards
from ludotheque.games.richesses_de_france.actions import (
    BeginRace,
    BeReady,
    BetColour,
    BuyVehicle,
    CallOpponent,
    ChooseCasino,
    Displace,
    SeekWork,
    Work,
)
from ludotheque.games.richesses_de_france.casinos import ChooseCasinos, may_bet
from ludotheque.games.richesses_de_france.displacement import DisplacePawn
from ludotheque.games.richesses_de_france.matches import may_call
from ludotheque.games.richesses_de_france.move import Travel
from ludotheque.games.richesses_de_france.races import race_stage
from ludotheque.games.richesses_de_france.sale import PRICES, SMALLEST_NOTE, SecondHand
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAPITAL, CAR, ECONOMY, FOOT, RED, SPORTS
from ludotheque.games.richesses_de_france.turn import TakeTurn
from ludotheque.games.richesses_de_france.work import LEAST_TO_LEAVE, has_to_work, nearest_work, work_closed_by
from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import OK

RESERVE: Final = 100  # cash it keeps when it buys a vehicle
LOW: Final = 60  # with less it works where it can: a toll may cost so much
STAKE: Final = 100
FAIR_PART: Final = 3 / 4  # of the price of a new vehicle
DARES: Final = 40  # francs more on the table for each step of daring
HABIT: Final = 8  # for each step of thrift one part of so many is added to its reserve, for each of daring taken off


class GreedyBot(FrancePlayer):
    def fit_out(self, world: FranceState, seat: Seat) -> Action:
        bought = self._purchase(world, seat)
        if bought is None:
            self.explain(grounds.said("ready", grounds.EASE, {"cash": world.cash[seat]}))
            return BeReady(seat)
        return bought

    def take_turn(self, world: FranceState, seat: Seat, turn: TakeTurn) -> Action:
        if has_to_work(world, seat) != OK:
            return self.must_work(seat)
        if world.is_racing(seat):
            return self.race_on(world, seat)
        if world.first_stakes[seat] and may_bet(world, seat):
            return self.stake(world, seat)
        return self._trade(world, seat) or self._stand(world, seat) or self._set_out(world, seat)

    def travel_on(self, world: FranceState, seat: Seat, travel: Travel) -> Action:
        if world.is_racing(seat):
            return self.go_on_racing(world, seat, travel)
        goals = self.goals(world, seat)
        self._head_for(world, seat, goals)
        return go_on_towards(world, seat, goals, travel)

    def bid(self, world: FranceState, seat: Seat, sale: SecondHand) -> Action:
        amount = sale.amount + SMALLEST_NOTE
        fair = amount <= FAIR_PART * PRICES[sale.vehicle] and amount + RESERVE <= world.cash[seat]
        return self.answer_sale(seat, sale, amount if fair and sale.vehicle > fastest(world, seat) else NO_OFFER)

    def sell_to_pay(self, world: FranceState, seat: Seat) -> Action:
        return self.sell_least_missed(seat, BICYCLE)

    def displace(self, world: FranceState, seat: Seat, pawn: DisplacePawn) -> Action:
        town = pawn.points[self.luck.below(len(pawn.points))]
        self.explain(grounds.sent_away(pawn.moved, town, 0.0))
        return Displace(seat, town)

    def choose_casino(self, world: FranceState, seat: Seat, start: ChooseCasinos) -> Action:
        town = start.free[self.luck.below(len(start.free))]
        self.explain(grounds.said("starts-here", grounds.EASE, {"town": town}))
        return ChooseCasino(seat, town)

    def stake(self, world: FranceState, seat: Seat) -> Action:
        usual = STAKE + DARES * self.temper.daring
        amount = min(usual, world.cash[seat] // SMALLEST_NOTE * SMALLEST_NOTE)
        self.explain(grounds.said("usual-stake", grounds.EASE, {"amount": amount}))
        return BetColour(seat, RED, amount)

    def call(self, world: FranceState, seat: Seat) -> Action:
        """Whoever it bears a grudge against, or anybody."""
        players = may_call(world, seat)
        worst = max([self.grudge(player) for player in players])
        players = [player for player in players if self.grudge(player) == worst]
        called = players[self.luck.below(len(players))]
        self.explain(grounds.said("calls", grounds.EASE, {"player": called}))
        return CallOpponent(seat, called)

    def _trade(self, world: FranceState, seat: Seat) -> Action | None:
        bought = self._purchase(world, seat)
        if bought is not None or world.circuit != SPORTS:
            return bought
        action = _prepare_race(world, seat)
        if isinstance(action, BeginRace):
            self.explain(grounds.said("begins-race", grounds.EASE, {"race": action.race}))
        elif isinstance(action, BuyVehicle):
            self.explain(grounds.said("race-needs", grounds.EASE, {"vehicle": action.vehicle}))
        return action

    def _stand(self, world: FranceState, seat: Seat) -> Action | None:
        """What it does where it stands, instead of travelling."""
        if may_call(world, seat):
            return self.call(world, seat)
        if world.cash[seat] < _wanted(world, seat):
            if work_closed_by(world, seat) == OK:
                self.explain(grounds.said("needs-money", grounds.EASE, {"cash": world.cash[seat]}))
                return Work(seat)
            towns = nearest_work(world, seat)
            if towns:
                self.explain(grounds.said("seeks-work", grounds.EASE, {"town": towns[0]}))
                return SeekWork(seat, towns[0])
        return None

    def _set_out(self, world: FranceState, seat: Seat) -> Action:
        goals = self.goals(world, seat)
        self._head_for(world, seat, goals)
        return set_out_towards(world, seat, goals)

    def _head_for(self, world: FranceState, seat: Seat, goals: list[int]) -> None:
        roads = atlas(world.tables).plain_roads(fastest(world, seat))
        town = min(goals, key=lambda goal: roads.legs_to(goal)[world.towns[seat]])
        self.explain(grounds.said("heads-for", grounds.EASE, {"town": town}))

    def _purchase(self, world: FranceState, seat: Seat) -> Action | None:
        for vehicle in (CAR, BICYCLE):
            if vehicle > fastest(world, seat) and world.cash[seat] >= PRICES[vehicle] + self.reserve(world, seat):
                self.explain(grounds.said("can-afford", grounds.EASE, {"vehicle": vehicle, "price": PRICES[vehicle]}))
                return BuyVehicle(seat, vehicle)
        return None

    def reserve(self, world: FranceState, seat: Seat) -> Money:
        """Cash that it keeps when it buys a vehicle."""
        at_work = world.circuit == ECONOMY and not world.departed[seat]
        return LEAST_TO_LEAVE if at_work else RESERVE * (HABIT + self.temper.thrift - self.temper.daring) // HABIT

    def goals(self, world: FranceState, seat: Seat) -> list[int]:
        """Open stages that it can get to, or the finish, or else a town to work in."""
        near = [town for town in _to_visit(world, seat) if not _is_beyond_the_sea(world, seat, town)]
        if near or world.cash[seat] >= atlas(world.tables).passages[-1]:
            return near or _to_visit(world, seat)
        return [town for town, kind in enumerate(world.tables.kinds) if kind == CAPITAL]


def _wanted(world: FranceState, seat: Seat) -> Money:
    """Below this it works: for the vehicle of a race, for a passage, against tolls."""
    if world.circuit == SPORTS:
        for race in _races_here(world, seat):
            if not world.owns(seat, world.tables.race_vehicles[race]):
                return PRICES[world.tables.race_vehicles[race]]
    if all(_is_beyond_the_sea(world, seat, town) for town in _to_visit(world, seat)):
        return atlas(world.tables).passages[-1]
    return LOW if world.has_vehicle(seat) else 0


def _races_here(world: FranceState, seat: Seat) -> list[int]:
    """The races that begin where it stands and are not done."""
    routes = world.tables.race_routes
    return [
        race
        for race, route in enumerate(routes)
        if route[0] == world.towns[seat] and not world.done[seat][race_stage(world, race)]
    ]


def _prepare_race(world: FranceState, seat: Seat) -> Action | None:
    if may_call(world, seat):
        return None
    for race in _races_here(world, seat):
        vehicle = world.tables.race_vehicles[race]
        if vehicle == FOOT or world.owns(seat, vehicle):
            return BeginRace(seat, race)
        if world.cash[seat] >= PRICES[vehicle]:
            return BuyVehicle(seat, vehicle)
    return None


def _to_visit(world: FranceState, seat: Seat) -> list[int]:
    stages = world.tables.stages[world.circuit]
    left = [town for stage, town in enumerate(stages) if not world.done[seat][stage]]
    return left if left and not world.has_all_markers(seat) else [world.tables.finishes[world.circuit]]


def _is_beyond_the_sea(world: FranceState, seat: Seat, town: int) -> bool:
    tables = world.tables
    return (tables.regions[town] == tables.corsica) != (tables.regions[world.towns[seat]] == tables.corsica)
