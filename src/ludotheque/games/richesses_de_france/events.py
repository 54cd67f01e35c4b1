"""What happens, seen by everybody but for the region cards that a seat gets or forgets to use."""

from ludotheque.kernel.rules import Event, Money, Seat


class OrderRolled(Event):
    seat: Seat
    face: int


class GameBegun(Event):
    seat: Seat
    circuit: int


class RegionsDealt(Event):
    seat: Seat
    regions: list[int]


class CasinoChosen(Event):
    seat: Seat
    town: int


class RoundBegun(Event):
    round: int


class TurnMissed(Event):
    seat: Seat


class SectionTaken(Event):
    """One section of a move, and what it cost: the motorway, or the passage."""

    seat: Seat
    mode: int
    town: int
    amount: Money


class StayedPut(Event):
    seat: Seat
    town: int


class WorkDone(Event):
    seat: Seat
    town: int
    face: int


class WorkSought(Event):
    """A ruined player has gone straight to a work town."""

    seat: Seat
    town: int


class WorkAwaits(Event):
    """Économie: a stage is reached, and to be earned on the next turn."""

    seat: Seat
    town: int


class VehicleBought(Event):
    seat: Seat
    vehicle: int
    amount: Money


class SaleOpened(Event):
    seller: Seat
    vehicle: int
    amount: Money  # what the bank would give


class BidMade(Event):
    bidder: Seat
    amount: Money


class StoodAside(Event):
    seat: Seat


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


class RegionDrawn(Event):
    seat: Seat
    region: int


class CardDrawn(Event):
    seat: Seat
    card: int


class CardReplaced(Event):
    seat: Seat


class CardIgnored(Event):
    """The card concerns others, or three have been replaced already."""

    seat: Seat


class CardGained(Event):
    seat: Seat
    amount: Money


class CardPaid(Event):
    seat: Seat
    amount: Money


class GiftPaid(Event):
    giver: Seat
    receiver: Seat
    amount: Money


class VehicleGranted(Event):
    seat: Seat
    vehicle: int


class GrantPaid(Event):
    """The vehicle was there already: it is paid out."""

    seat: Seat
    vehicle: int
    amount: Money


class SentTo(Event):
    seat: Seat
    town: int


class PawnDisplaced(Event):
    seat: Seat
    town: int


class TurnLost(Event):
    seat: Seat


class TurnGained(Event):
    seat: Seat


class DebtLeft(Event):
    seat: Seat
    amount: Money


class DebtRepaid(Event):
    seat: Seat
    amount: Money


class StageMarked(Event):
    seat: Seat
    stage: int


class MarkerForgotten(Event):
    seat: Seat
    stage: int


class CameHome(Event):
    """Économie: back in Paris with all markers, and the prize for it."""

    seat: Seat
    amount: Money


class ColourBet(Event):
    seat: Seat
    colour: int
    amount: Money


class NumbersBet(Event):
    seat: Seat
    faces: list[int]
    amount: Money


class BetWon(Event):
    """The stake comes back with the winnings."""

    seat: Seat
    face: int
    amount: Money  # the winnings


class BetLost(Event):
    seat: Seat
    face: int
    amount: Money


class OpponentCalled(Event):
    seat: Seat
    player: Seat
    town: int


class NobodyToCall(Event):
    seat: Seat


class MatchThrown(Event):
    seat: Seat
    face: int


class MatchWon(Event):
    winner: Seat
    stage: int


class RaceBegun(Event):
    seat: Seat
    race: int


class RaceAbandoned(Event):
    seat: Seat
    race: int


class RaceCompleted(Event):
    seat: Seat
    race: int


class GameEnded(Event):
    """A circuit that is raced: markers count."""

    winners: list[Seat]
    scores: list[int]


class FortunesCounted(Event):
    """A circuit of money: the richest wins."""

    winners: list[Seat]
    purses: list[Money]
