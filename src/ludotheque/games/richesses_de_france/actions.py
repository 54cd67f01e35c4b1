"""What a player may ask for: to travel, to do something instead, or to answer what somebody else's move brings."""

from dataclasses import dataclass

from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.game import UnknownVerb


@dataclass
class WalkTo(Action):
    """Walk to a neighbouring point."""

    town: int


@dataclass
class CycleTo(Action):
    """Cycle to a neighbouring point; a second section may follow."""

    town: int


@dataclass
class DriveTo(Action):
    """Drive to a neighbouring point; up to three more sections may follow."""

    town: int


@dataclass
class StopHere(Action):
    """End one's move before all sections are used."""


@dataclass
class StayPut(Action):
    """Pass one's turn."""


@dataclass
class Work(Action):
    """Throw the die for one's pay."""


@dataclass
class SeekWork(Action):
    """Ruined, go straight to the nearest work town."""

    town: int


@dataclass
class BuyVehicle(Action):
    vehicle: int


@dataclass
class SellVehicle(Action):
    vehicle: int


@dataclass
class Bid(Action):
    """Offer more for a vehicle than the bank, or than another player."""

    amount: Money


@dataclass
class StandAside(Action):
    """Bid no more for this vehicle."""


@dataclass
class ClaimToll(Action):
    """Show the card of the region in which an opponent has arrived."""


@dataclass
class LetPass(Action):
    """Claim nothing, be it for want of the card."""


@dataclass
class PlaceMarker(Action):
    """Mark the stage one has just reached."""


@dataclass
class LeaveMarker(Action):
    """Do without the marker."""


@dataclass
class Displace(Action):
    """Say to which point the occupant of a town goes."""

    town: int


@dataclass
class ChooseCasino(Action):
    """Choose the town one sets out from."""

    town: int


@dataclass
class BetColour(Action):
    colour: int
    amount: Money


@dataclass
class BetNumber(Action):
    face: int
    amount: Money


@dataclass
class BetTwoNumbers(Action):
    faces: list[int]
    amount: Money


@dataclass
class CallOpponent(Action):
    """Call a player to the opposite town for a match."""

    player: Seat


@dataclass
class BeginRace(Action):
    race: int


@dataclass
class AbandonRace(Action):
    """Leave the race one is in."""


def read_action(seat: Seat, verb: str, filling: Filling) -> Action:
    if not filling:
        return _bare_action(seat, verb)
    if verb == "bet-two-numbers" and len(filling) == 2 and len(filling[1]) == 1:
        return BetTwoNumbers(seat, filling[0][:], filling[1][0])
    if not all(len(values) == 1 for values in filling):
        raise UnknownVerb(verb)
    if len(filling) == 1:
        return _plain_action(seat, verb, filling[0][0])
    if len(filling) == 2 and verb == "bet-colour":
        return BetColour(seat, filling[0][0], filling[1][0])
    if len(filling) == 2 and verb == "bet-number":
        return BetNumber(seat, filling[0][0], filling[1][0])
    raise UnknownVerb(verb)


def _plain_action(seat: Seat, verb: str, value: int) -> Action:
    if verb == "walk-to":
        return WalkTo(seat, value)
    if verb == "cycle-to":
        return CycleTo(seat, value)
    if verb == "drive-to":
        return DriveTo(seat, value)
    if verb == "seek-work":
        return SeekWork(seat, value)
    if verb == "buy-vehicle":
        return BuyVehicle(seat, value)
    if verb == "sell-vehicle":
        return SellVehicle(seat, value)
    if verb == "bid":
        return Bid(seat, value)
    if verb == "displace":
        return Displace(seat, value)
    if verb == "choose-casino":
        return ChooseCasino(seat, value)
    if verb == "call-opponent":
        return CallOpponent(seat, value)
    if verb == "begin-race":
        return BeginRace(seat, value)
    raise UnknownVerb(verb)


def _bare_action(seat: Seat, verb: str) -> Action:
    if verb == "stop-here":
        return StopHere(seat)
    if verb == "stay-put":
        return StayPut(seat)
    if verb == "work":
        return Work(seat)
    if verb == "stand-aside":
        return StandAside(seat)
    if verb == "claim-toll":
        return ClaimToll(seat)
    if verb == "let-pass":
        return LetPass(seat)
    if verb == "place-marker":
        return PlaceMarker(seat)
    if verb == "leave-marker":
        return LeaveMarker(seat)
    if verb == "abandon-race":
        return AbandonRace(seat)
    raise UnknownVerb(verb)
