"""What a player may ask for: to travel, to do something instead, or to answer what somebody else's move brings."""

from ludotheque.mechanics.rules import Action, Money, Seat


class BeReady(Action):
    """Set out with what one has: nothing more is bought before the throw for the start."""


class WalkTo(Action):
    """Walk to a neighbouring point."""

    town: int


class CycleTo(Action):
    """Cycle to a neighbouring point; a second section may follow."""

    town: int


class DriveTo(Action):
    """Drive to a neighbouring point; up to three more sections may follow."""

    town: int


class StopHere(Action):
    """End one's move before all sections are used."""


class StayPut(Action):
    """Pass one's turn."""


class Work(Action):
    """Throw the die for one's pay."""


class SeekWork(Action):
    """Ruined, go straight to the nearest work town."""

    town: int


class BuyVehicle(Action):
    vehicle: int


class SellVehicle(Action):
    vehicle: int


class Bid(Action):
    """Offer more for a vehicle than the bank, or than another player."""

    amount: Money


class StandAside(Action):
    """Bid no more for this vehicle."""


class ClaimToll(Action):
    """Show the card of the region in which an opponent has arrived."""


class LetPass(Action):
    """Claim nothing, be it for want of the card."""


class PlaceMarker(Action):
    """Mark the stage one has just reached."""


class LeaveMarker(Action):
    """Do without the marker."""


class Displace(Action):
    """Say to which point the occupant of a town goes."""

    town: int


class ChooseCasino(Action):
    """Choose the town one sets out from."""

    town: int


class BetColour(Action):
    colour: int
    amount: Money


class BetNumber(Action):
    face: int
    amount: Money


class BetTwoNumbers(Action):
    faces: list[int]
    amount: Money


class CallOpponent(Action):
    """Call a player to the opposite town for a match."""

    player: Seat


class BeginRace(Action):
    race: int


class AbandonRace(Action):
    """Leave the race one is in."""
