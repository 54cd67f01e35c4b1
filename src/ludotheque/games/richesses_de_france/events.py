"""What happens, seen by everybody but for the region cards that a seat gets or forgets to use."""

from ludotheque.mechanics.rules import Event, Money, Seat, SeatEvent


class OrderRolled(SeatEvent):
    face: int


class GameBegun(SeatEvent):
    circuit: int


class ReadyToLeave(SeatEvent):
    """The seat has chosen what it sets out with."""


class RegionsDealt(SeatEvent):
    regions: list[int]


class CasinoChosen(SeatEvent):
    town: int


class RoundBegun(Event):
    round: int


class TurnMissed(SeatEvent):
    """Whoever rests is passed over."""


class SectionTaken(SeatEvent):
    """One section of a move, and what it cost: the motorway, or the passage."""

    mode: int
    town: int
    amount: Money


class StayedPut(SeatEvent):
    town: int


class WorkDone(SeatEvent):
    town: int
    face: int


class WorkSought(SeatEvent):
    """A ruined player has gone straight to a work town."""

    town: int


class WorkAwaits(SeatEvent):
    """Économie: at a stage one has to work on the next turn."""

    town: int


class VehicleBought(SeatEvent):
    vehicle: int
    amount: Money


class SaleOpened(Event):
    seller: Seat
    vehicle: int
    amount: Money  # what the bank would give


class BidMade(Event):
    bidder: Seat
    amount: Money


class StoodAside(SeatEvent):
    """The seat bids no more for this vehicle."""


class VehicleSold(Event):
    seller: Seat
    buyer: Seat
    vehicle: int
    amount: Money


class VehicleReturned(Event):
    seller: Seat
    vehicle: int
    amount: Money


class TollClaimed(Event):
    """The region card is shown, and the debtor throws the die."""

    owner: Seat
    debtor: Seat
    region: int
    face: int


class TollPaid(Event):
    debtor: Seat
    owner: Seat
    amount: Money


class NoToll(Event):
    """Where tolls are taken by themselves: nobody but the mover can have the card of the region."""

    mover: Seat
    region: int


class TollMissed(Event):
    owner: Seat
    region: int


class RegionDrawn(SeatEvent):
    region: int


class CardDrawn(SeatEvent):
    card: int


class CardReplaced(SeatEvent):
    """There was neither money nor a vehicle to pay it with."""


class CardIgnored(SeatEvent):
    """The card concerns others, or three have been replaced already."""


class CardGained(SeatEvent):
    amount: Money


class CardPaid(SeatEvent):
    amount: Money


class GiftPaid(Event):
    giver: Seat
    receiver: Seat
    amount: Money


class VehicleGranted(SeatEvent):
    vehicle: int


class GrantPaid(SeatEvent):
    """The vehicle was there already: it is paid out."""

    vehicle: int
    amount: Money


class SentTo(SeatEvent):
    town: int


class PawnDisplaced(SeatEvent):
    town: int


class TurnLost(SeatEvent):
    """The next turn is missed."""


class TurnGained(SeatEvent):
    """Another turn follows at once."""


class DebtLeft(SeatEvent):
    amount: Money


class DebtRepaid(SeatEvent):
    amount: Money


class StageMarked(SeatEvent):
    stage: int


class MarkerForgotten(SeatEvent):
    stage: int


class CameHome(SeatEvent):
    """Économie: back in Paris with all markers, and the prize for it."""

    amount: Money


class ColourBet(SeatEvent):
    colour: int
    amount: Money


class NumbersBet(SeatEvent):
    faces: list[int]
    amount: Money


class BetWon(SeatEvent):
    """The stake comes back with the winnings."""

    face: int
    amount: Money  # the winnings


class BetLost(SeatEvent):
    face: int
    amount: Money


class OpponentCalled(SeatEvent):
    player: Seat
    town: int


class NobodyToCall(SeatEvent):
    """Whoever might be called races: there is no match."""


class MatchThrown(SeatEvent):
    face: int


class MatchWon(Event):
    winner: Seat
    stage: int


class RaceBegun(SeatEvent):
    race: int


class RaceAbandoned(SeatEvent):
    race: int


class RaceCompleted(SeatEvent):
    race: int


class GameEnded(Event):
    """A circuit that is raced: markers count."""

    winners: list[Seat]
    scores: list[int]


class FortunesCounted(Event):
    """A circuit of money: the richest wins."""

    winners: list[Seat]
    purses: list[Money]
