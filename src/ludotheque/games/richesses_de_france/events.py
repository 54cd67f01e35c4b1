"""What happens, seen by everybody but for the region cards that a seat gets or forgets to use."""

from dataclasses import dataclass

from ludotheque.kernel.action import Money, Seat
from ludotheque.kernel.event import Event


@dataclass
class OrderRolled(Event):
    seat: Seat
    face: int


@dataclass
class GameBegun(Event):
    seat: Seat
    circuit: int


@dataclass
class RegionsDealt(Event):
    seat: Seat
    regions: list[int]


@dataclass
class CasinoChosen(Event):
    seat: Seat
    town: int


@dataclass
class RoundBegun(Event):
    round: int


@dataclass
class TurnMissed(Event):
    seat: Seat


@dataclass
class SectionTaken(Event):
    """One section of a move, and what it cost: the motorway, or the passage."""

    seat: Seat
    mode: int
    town: int
    amount: Money


@dataclass
class StayedPut(Event):
    seat: Seat
    town: int


@dataclass
class WorkDone(Event):
    seat: Seat
    town: int
    face: int


@dataclass
class WorkSought(Event):
    """A ruined player has gone straight to a work town."""

    seat: Seat
    town: int


@dataclass
class WorkAwaits(Event):
    """Économie: a stage is reached, and to be earned on the next turn."""

    seat: Seat
    town: int


@dataclass
class VehicleBought(Event):
    seat: Seat
    vehicle: int
    amount: Money


@dataclass
class SaleOpened(Event):
    seller: Seat
    vehicle: int
    amount: Money  # what the bank would give


@dataclass
class BidMade(Event):
    bidder: Seat
    amount: Money


@dataclass
class StoodAside(Event):
    seat: Seat


@dataclass
class VehicleSold(Event):
    seller: Seat
    buyer: Seat
    vehicle: int
    amount: Money


@dataclass
class VehicleReturned(Event):
    seller: Seat
    vehicle: int
    amount: Money


@dataclass
class TollClaimed(Event):
    """The region card is shown, and the debtor throws the die."""

    owner: Seat
    debtor: Seat
    region: int
    face: int


@dataclass
class TollPaid(Event):
    debtor: Seat
    owner: Seat
    amount: Money


@dataclass
class NoToll(Event):
    """Where tolls are taken by themselves: nobody but the mover can have the card of the region."""

    mover: Seat
    region: int


@dataclass
class TollMissed(Event):
    owner: Seat
    region: int


@dataclass
class RegionDrawn(Event):
    seat: Seat
    region: int


@dataclass
class CardDrawn(Event):
    seat: Seat
    card: int


@dataclass
class CardReplaced(Event):
    seat: Seat


@dataclass
class CardIgnored(Event):
    """The card concerns others, or three have been replaced already."""

    seat: Seat


@dataclass
class CardGained(Event):
    seat: Seat
    amount: Money


@dataclass
class CardPaid(Event):
    seat: Seat
    amount: Money


@dataclass
class GiftPaid(Event):
    giver: Seat
    receiver: Seat
    amount: Money


@dataclass
class VehicleGranted(Event):
    seat: Seat
    vehicle: int


@dataclass
class GrantPaid(Event):
    """The vehicle was there already: it is paid out."""

    seat: Seat
    vehicle: int
    amount: Money


@dataclass
class SentTo(Event):
    seat: Seat
    town: int


@dataclass
class PawnDisplaced(Event):
    seat: Seat
    town: int


@dataclass
class TurnLost(Event):
    seat: Seat


@dataclass
class TurnGained(Event):
    seat: Seat


@dataclass
class DebtLeft(Event):
    seat: Seat
    amount: Money


@dataclass
class DebtRepaid(Event):
    seat: Seat
    amount: Money


@dataclass
class StageMarked(Event):
    seat: Seat
    stage: int


@dataclass
class MarkerForgotten(Event):
    seat: Seat
    stage: int


@dataclass
class CameHome(Event):
    """Économie: back in Paris with all markers, and the prize for it."""

    seat: Seat
    amount: Money


@dataclass
class ColourBet(Event):
    seat: Seat
    colour: int
    amount: Money


@dataclass
class NumbersBet(Event):
    seat: Seat
    faces: list[int]
    amount: Money


@dataclass
class BetWon(Event):
    """The stake comes back with the winnings."""

    seat: Seat
    face: int
    amount: Money  # the winnings


@dataclass
class BetLost(Event):
    seat: Seat
    face: int
    amount: Money


@dataclass
class OpponentCalled(Event):
    seat: Seat
    player: Seat
    town: int


@dataclass
class NobodyToCall(Event):
    seat: Seat


@dataclass
class MatchThrown(Event):
    seat: Seat
    face: int


@dataclass
class MatchWon(Event):
    winner: Seat
    stage: int


@dataclass
class RaceBegun(Event):
    seat: Seat
    race: int


@dataclass
class RaceAbandoned(Event):
    seat: Seat
    race: int


@dataclass
class RaceCompleted(Event):
    seat: Seat
    race: int


@dataclass
class GameEnded(Event):
    """A circuit that is raced: markers count, and the finish as one more."""

    winners: list[Seat]
    scores: list[int]


@dataclass
class FortunesCounted(Event):
    """A circuit of money: the richest wins."""

    winners: list[Seat]
    purses: list[Money]
