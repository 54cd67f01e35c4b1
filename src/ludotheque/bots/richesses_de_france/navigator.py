"""Plans the whole journey: the order of stages, the vehicle, money to be earned, and who is in whose way."""

from ludotheque.bots.richesses_de_france import grounds
from ludotheque.bots.richesses_de_france.atlas import atlas
from ludotheque.bots.richesses_de_france.character import rancour, tempered
from ludotheque.bots.richesses_de_france.economy import Homecoming
from ludotheque.bots.richesses_de_france.manner import NAVIGATOR, Manner
from ludotheque.bots.richesses_de_france.offers import next_bid
from ludotheque.bots.richesses_de_france.options import Option, Options
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.bots.richesses_de_france.player import FrancePlayer
from ludotheque.bots.richesses_de_france.purchases import trade
from ludotheque.bots.richesses_de_france.rivalry import Rivalry
from ludotheque.bots.richesses_de_france.stakes import advantage, best_bet, laid_down, lingers, wants_to_stake
from ludotheque.bots.richesses_de_france.travel import fastest, go_on_towards, set_out_towards
from ludotheque.games.richesses_de_france.actions import (
    BeReady,
    BuyVehicle,
    ChooseCasino,
    Displace,
    StayPut,
    Work,
)
from ludotheque.games.richesses_de_france.casinos import ChooseCasinos
from ludotheque.games.richesses_de_france.displacement import DisplacePawn
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS, Travel
from ludotheque.games.richesses_de_france.sale import PRICES, SecondHand
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
        if isinstance(bought, BuyVehicle):
            return self._trade(world, seat, bought)
        self.explain(grounds.said("ready", grounds.EASE, {"cash": world.cash[seat]}))
        return BeReady(seat)

    def take_turn(self, world: FranceState, seat: Seat, turn: TakeTurn) -> Action:
        if has_to_work(world, seat) != OK:
            return self.must_work(seat)
        if world.is_racing(seat):
            return self.race_on(world, seat)
        if world.circuit == CASINOS and wants_to_stake(world, seat, self.way(world)):
            return self.stake(world, seat)
        return self._prepare(world, seat, turn) or self._act(world, seat)

    def travel_on(self, world: FranceState, seat: Seat, travel: Travel) -> Action:
        if world.is_racing(seat):
            return self.go_on_racing(world, seat, travel)
        if lingers(world, seat):
            self.explain(grounds.said("waits-behind", grounds.EASE, {}))
            return go_on_towards(world, seat, _places_to_linger(world), travel)
        options = self._options(world, seat)
        return self._best(options, options.stop() + options.travel(travel.mode, travel.left, travel.passed))

    def bid(self, world: FranceState, seat: Seat, sale: SecondHand) -> Action:
        amount = next_bid(world, seat, sale, self.way(world))
        return self.answer_sale(seat, sale, amount)

    def sell_to_pay(self, world: FranceState, seat: Seat) -> Action:
        """The one that is missed less."""
        return self.sell_least_missed(seat, BICYCLE if world.cars[seat] else CAR)

    def displace(self, world: FranceState, seat: Seat, pawn: DisplacePawn) -> Action:
        rivalry = Rivalry(world, seat, self.way(world), self._rancours(world))
        costs = [rivalry.cost_at(pawn.moved, town) for town in pawn.points]
        town = pawn.points[costs.index(max(costs))]
        self.explain(grounds.sent_away(pawn.moved, town, max(costs) - min(costs)))
        return Displace(seat, town)

    def choose_casino(self, world: FranceState, seat: Seat, start: ChooseCasinos) -> Action:
        """Where the rest of the journey is shortest by car."""
        tour = atlas(world.tables).tour(world, CAR)
        todo = Outlook(world, seat, self.way(world)).todo
        town = min(start.free, key=lambda town: tour.cost(town, todo))
        self.explain(grounds.said("starts-here", grounds.EASE, {"town": town}))
        return ChooseCasino(seat, town)

    def stake(self, world: FranceState, seat: Seat) -> Action:
        bet = best_bet(world)
        laid = laid_down(world, seat, self.way(world))
        self.explain(grounds.staking(laid, advantage(world, bet)))
        return bet.action(seat, laid)

    def call(self, world: FranceState, seat: Seat) -> Action:
        options = self._options(world, seat)
        action = options.call()
        self.explain(grounds.chosen(options, Option(action, 0.0)))
        return action

    def _prepare(self, world: FranceState, seat: Seat, turn: TakeTurn) -> Action | None:
        """What comes before a move: work in Paris, purchases and sales."""
        if world.circuit == ECONOMY and not world.departed[seat]:
            return self.leave_paris(world, seat)
        action = trade(world, seat, turn.bought, self.way(world))
        return None if action is None else self._trade(world, seat, action)

    def leave_paris(self, world: FranceState, seat: Seat) -> Action | None:
        plan = Homecoming(world, seat, self.way(world)).best_plan()
        if plan.work > 0:
            self.explain(grounds.leaving_paris(plan.missing, plan.vehicle))
            return Work(seat)
        return None if world.owns(seat, plan.vehicle) else self._trade(world, seat, BuyVehicle(seat, plan.vehicle))

    def _act(self, world: FranceState, seat: Seat) -> Action:
        if lingers(world, seat):
            self.explain(grounds.said("waits-behind", grounds.EASE, {}))
            can_work = work_closed_by(world, seat) == OK
            return Work(seat) if can_work else set_out_towards(world, seat, _places_to_linger(world))
        options = self._options(world, seat)
        mode = fastest(world, seat)
        found = options.stand() + options.travel(mode, MOST_SECTIONS[mode], [])
        if found:
            return self._best(options, found)
        # It never waits if it can move: whoever waits for a place may stand where another waits to go.
        self.explain(grounds.said("blocked", grounds.EASE, {}))
        return StayPut(seat)

    def _best(self, options: Options, found: list[Option]) -> Action:
        best = min(found, key=lambda option: option.cost)
        self.explain(grounds.chosen(options, best))
        others = [option for option in found if option.action != best.action]
        if others:
            second = min(others, key=lambda option: option.cost)
            self.instead(second.action, second.cost - best.cost)
        return best.action

    def _trade(self, world: FranceState, seat: Seat, action: Action) -> Action:
        if isinstance(action, BuyVehicle):
            outlook = Outlook(world, seat, self.way(world))
            self.explain(grounds.buying(outlook, action.vehicle, PRICES[action.vehicle]))
        else:
            self.explain(grounds.said("sells-for-cash", grounds.EASE, {"cash": world.cash[seat]}))
        return action

    def _options(self, world: FranceState, seat: Seat) -> Options:
        return Options(world, seat, self.way(world), self._rancours(world))

    def _rancours(self, world: FranceState) -> list[float]:
        return [rancour(self.grudge(other), self.temper) for other in range(world.seats)]


def _places_to_linger(world: FranceState) -> list[int]:
    """Where there is work, short of the finish."""
    tables = world.tables
    finish = tables.finishes[world.circuit]
    return [town for town, kind in enumerate(tables.kinds) if kind == CAPITAL and town != finish]
