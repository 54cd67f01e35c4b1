"""What every bot of Richesses de France has in common: each question of the rules is a method of its own."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.games.richesses_de_france.actions import ClaimToll, LetPass, PlaceMarker
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
from ludotheque.kernel.action import Action, Seat


class FrancePlayer(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, FranceState)
        match world.steps[-1]:
            case AskForTolls() as tolls:
                return self.claim(world, seat) if tolls.region in world.hands[seat] else LetPass(seat)
            case HoldMarker():
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

    def claim(self, world: FranceState, seat: Seat) -> Action:
        """An opponent has arrived in a region of which the seat holds the card."""
        return ClaimToll(seat)

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
