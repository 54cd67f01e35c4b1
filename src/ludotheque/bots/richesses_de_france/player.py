"""What every bot of Richesses de France has in common: each question of the rules is a method of its own."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.richesses_de_france import grounds
from ludotheque.bots.richesses_de_france.offers import NO_OFFER, WORTH_A_WORD
from ludotheque.bots.richesses_de_france.travel import leg_of_race, race_on
from ludotheque.bots.weighing import Weighing
from ludotheque.bots.worlds import Worlds
from ludotheque.games.richesses_de_france.actions import (
    Bid,
    ClaimToll,
    LetPass,
    PlaceMarker,
    SellVehicle,
    StandAside,
    Work,
)
from ludotheque.games.richesses_de_france.casinos import ChooseCasinos, PlaceBet
from ludotheque.games.richesses_de_france.debts import Settle
from ludotheque.games.richesses_de_france.displacement import DisplacePawn
from ludotheque.games.richesses_de_france.markers import HoldMarker
from ludotheque.games.richesses_de_france.matches import CallForMatch
from ludotheque.games.richesses_de_france.move import Travel
from ludotheque.games.richesses_de_france.preparation import FitOut
from ludotheque.games.richesses_de_france.sale import SecondHand
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tolls import AskForTolls
from ludotheque.games.richesses_de_france.turn import TakeTurn
from ludotheque.kernel.action import Action, Money, Seat


class FrancePlayer(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, FranceState)
        match world.steps[-1]:
            case AskForTolls() as tolls:
                return self._meet_toll(world, seat, tolls)
            case HoldMarker():
                self.explain(grounds.said("places-marker", grounds.EASE, {}))
                return PlaceMarker(seat)
            case TakeTurn() as turn:
                return self.take_turn(world, seat, turn)
            case Travel() as travel:
                return self.travel_on(world, seat, travel)
            case SecondHand() as sale:
                return self.bid(world, seat, sale)
            case Settle():
                return self.sell_to_pay(world, seat)
            case DisplacePawn() as pawn:
                return self.displace(world, seat, pawn)
            case FitOut():
                return self.fit_out(world, seat)
            case ChooseCasinos() as start:
                return self.choose_casino(world, seat, start)
            case PlaceBet():
                return self.stake(world, seat)
            case CallForMatch():
                return self.call(world, seat)
        raise AssertionError("every step of the rules has its answer")

    def _meet_toll(self, world: FranceState, seat: Seat, tolls: AskForTolls) -> Action:
        if tolls.region in world.hands[seat]:
            return self.claim(world, seat, tolls)
        self.explain(grounds.said("no-card-here", grounds.EASE, {"region": tolls.region}))
        return LetPass(seat)

    def claim(self, world: FranceState, seat: Seat, tolls: AskForTolls) -> Action:
        """An opponent has arrived in a region of which the seat holds the card."""
        self.explain(grounds.said("claims-toll", grounds.TOLL, {"player": tolls.mover, "region": tolls.region}))
        return ClaimToll(seat)

    def must_work(self, seat: Seat) -> Action:
        self.explain(grounds.said("must-work", grounds.EASE, {}))
        return Work(seat)

    def race_on(self, world: FranceState, seat: Seat) -> Action:
        """The first section of a turn in a race."""
        self.explain(grounds.said("races-on", grounds.EASE, {"race": world.races[seat]}))
        return race_on(world, seat)

    def go_on_racing(self, world: FranceState, seat: Seat, travel: Travel) -> Action:
        self.explain(grounds.said("races-on", grounds.EASE, {"race": world.races[seat]}))
        return leg_of_race(world, seat, travel)

    def answer_sale(self, seat: Seat, sale: SecondHand, amount: Money) -> Action:
        """Bid so much, if anything."""
        if amount == NO_OFFER:
            self.explain(grounds.said("no-use", grounds.EASE, {"vehicle": sale.vehicle}))
            return StandAside(seat)
        self.explain(grounds.said("bargain", WORTH_A_WORD, {"vehicle": sale.vehicle, "amount": amount}))
        return Bid(seat, amount)

    def sell_least_missed(self, seat: Seat, vehicle: int) -> Action:
        self.explain(grounds.said("least-missed", grounds.EASE, {"vehicle": vehicle}))
        return SellVehicle(seat, vehicle)

    def explain(self, found: Weighing) -> None:
        for reason in found.reasons():
            self.because(reason.word, reason.weight, reason.figures)

    def instead(self, second: Action, behind: float) -> None:
        """What comes next, and by how many hundredths of turns it is worse."""
        self.otherwise(second, grounds.grounds().share(behind))

    def fit_out(self, world: FranceState, seat: Seat) -> Action:
        """Before the start: what to travel with."""
        raise NotImplementedError

    def take_turn(self, world: FranceState, seat: Seat, turn: TakeTurn) -> Action:
        """The turn begins, or goes on after a purchase, a sale or the start of a race."""
        raise NotImplementedError

    def travel_on(self, world: FranceState, seat: Seat, travel: Travel) -> Action:
        """On the road: another section, or stop."""
        raise NotImplementedError

    def bid(self, world: FranceState, seat: Seat, sale: SecondHand) -> Action:
        raise NotImplementedError

    def sell_to_pay(self, world: FranceState, seat: Seat) -> Action:
        """A debt is due, and there are two vehicles to choose from."""
        raise NotImplementedError

    def displace(self, world: FranceState, seat: Seat, pawn: DisplacePawn) -> Action:
        raise NotImplementedError

    def choose_casino(self, world: FranceState, seat: Seat, start: ChooseCasinos) -> Action:
        raise NotImplementedError

    def stake(self, world: FranceState, seat: Seat) -> Action:
        raise NotImplementedError

    def call(self, world: FranceState, seat: Seat) -> Action:
        """A match is to be played: against whom?"""
        raise NotImplementedError
