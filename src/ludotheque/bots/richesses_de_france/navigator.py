"""Plans the whole journey: the order of stages, the vehicle, money to be earned, and who is in whose way."""

from ludotheque.bots.richesses_de_france.atlas import atlas
from ludotheque.bots.richesses_de_france.character import rancour, tempered
from ludotheque.bots.richesses_de_france.economy import Homecoming
from ludotheque.bots.richesses_de_france.manner import NAVIGATOR, Manner
from ludotheque.bots.richesses_de_france.offers import NO_OFFER, next_bid
from ludotheque.bots.richesses_de_france.options import Options
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.bots.richesses_de_france.player import FrancePlayer
from ludotheque.bots.richesses_de_france.purchases import trade
from ludotheque.bots.richesses_de_france.rivalry import Rivalry
from ludotheque.bots.richesses_de_france.stakes import lingers, stake, wants_to_stake
from ludotheque.bots.richesses_de_france.travel import fastest, go_on_towards, leg_of_race, race_on, set_out_towards
from ludotheque.games.richesses_de_france.actions import (
    BeReady,
    Bid,
    BuyVehicle,
    ChooseCasino,
    Displace,
    SellVehicle,
    StandAside,
    StayPut,
    Work,
)
from ludotheque.games.richesses_de_france.casinos import ChooseCasinos
from ludotheque.games.richesses_de_france.displacement import DisplacePawn
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS, Travel
from ludotheque.games.richesses_de_france.sale import SecondHand
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAPITAL, CAR, CASINOS, ECONOMY
from ludotheque.games.richesses_de_france.turn import TakeTurn
from ludotheque.games.richesses_de_france.work import has_to_work, work_closed_by
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import OK


class NavigatorBot(FrancePlayer):
    def __init__(self, name: str, seed: int, manner: Manner = NAVIGATOR) -> None:
        super().__init__(name, seed)
        self.manner = manner

    def way(self, world: FranceState) -> Manner:
        """How it plays here, being who it is."""
        return tempered(self.manner, self.temper)

    def fit_out(self, world: FranceState, seat: Seat) -> Action:
        """At the casinos it waits until it knows where it sets out, and what there is to stake."""
        bought = None if world.circuit == CASINOS else trade(world, seat, [], self.way(world))
        return bought if isinstance(bought, BuyVehicle) else BeReady(seat)

    def take_turn(self, world: FranceState, seat: Seat, turn: TakeTurn) -> Action:
        if has_to_work(world, seat) != OK:
            return Work(seat)
        if world.is_racing(seat):
            return race_on(world, seat)
        if world.circuit == CASINOS and wants_to_stake(world, seat, self.way(world)):
            return stake(world, seat, self.way(world))
        return self._prepare(world, seat, turn) or self._act(world, seat)

    def travel_on(self, world: FranceState, seat: Seat, travel: Travel) -> Action:
        if world.is_racing(seat):
            return leg_of_race(world, seat, travel)
        if lingers(world, seat):
            return go_on_towards(world, seat, _places_to_linger(world), travel)
        options = self._options(world, seat)
        found = options.stop() + options.travel(travel.mode, travel.left, travel.passed)
        return min(found, key=lambda option: option.cost).action

    def bid(self, world: FranceState, seat: Seat, sale: SecondHand) -> Action:
        amount = next_bid(world, seat, sale, self.way(world))
        return StandAside(seat) if amount == NO_OFFER else Bid(seat, amount)

    def sell_to_pay(self, world: FranceState, seat: Seat) -> Action:
        """The one that is missed less."""
        return SellVehicle(seat, BICYCLE if world.cars[seat] else CAR)

    def displace(self, world: FranceState, seat: Seat, pawn: DisplacePawn) -> Action:
        rivalry = Rivalry(world, seat, self.way(world), self._rancours(world))
        return Displace(seat, max(pawn.points, key=lambda town: rivalry.cost_at(pawn.moved, town)))

    def choose_casino(self, world: FranceState, seat: Seat, start: ChooseCasinos) -> Action:
        """Where the rest of the journey is shortest by car."""
        tour = atlas(world.tables).tour(world, CAR)
        todo = Outlook(world, seat, self.way(world)).todo
        return ChooseCasino(seat, min(start.free, key=lambda town: tour.cost(town, todo)))

    def stake(self, world: FranceState, seat: Seat) -> Action:
        return stake(world, seat, self.way(world))

    def call(self, world: FranceState, seat: Seat) -> Action:
        return self._options(world, seat).call()

    def _prepare(self, world: FranceState, seat: Seat, turn: TakeTurn) -> Action | None:
        """What comes before a move: work in Paris, purchases and sales."""
        if world.circuit == ECONOMY and not world.departed[seat]:
            return self.leave_paris(world, seat)
        return trade(world, seat, turn.bought, self.way(world))

    def leave_paris(self, world: FranceState, seat: Seat) -> Action | None:
        plan = Homecoming(world, seat, self.way(world)).best_plan()
        if plan.work > 0:
            return Work(seat)
        return None if world.owns(seat, plan.vehicle) else BuyVehicle(seat, plan.vehicle)

    def _act(self, world: FranceState, seat: Seat) -> Action:
        if lingers(world, seat):
            can_work = work_closed_by(world, seat) == OK
            return Work(seat) if can_work else set_out_towards(world, seat, _places_to_linger(world))
        options = self._options(world, seat)
        mode = fastest(world, seat)
        found = options.stand() + options.travel(mode, MOST_SECTIONS[mode], [])
        # It never waits if it can move: whoever waits for a place may stand where another waits to go.
        return min(found, key=lambda option: option.cost).action if found else StayPut(seat)

    def _options(self, world: FranceState, seat: Seat) -> Options:
        return Options(world, seat, self.way(world), self._rancours(world))

    def _rancours(self, world: FranceState) -> list[float]:
        return [rancour(self.grudge(other), self.temper) for other in range(world.seats)]


def _places_to_linger(world: FranceState) -> list[int]:
    """Where there is work, short of the finish."""
    tables = world.tables
    finish = tables.finishes[world.circuit]
    return [town for town, kind in enumerate(tables.kinds) if kind == CAPITAL and town != finish]
