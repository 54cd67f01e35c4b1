"""What a player may ask for: in a turn, or in a window against the clock."""

from dataclasses import dataclass

from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.game import UnknownVerb


@dataclass
class RollDice(Action):
    """Throw both dice and move."""


@dataclass
class EnterCircuit(Action):
    """Turn off to the outer circuit, and stop on its STOP."""


@dataclass
class StayInside(Action):
    """Go on along the inner circuit."""


@dataclass
class MoveOn(Action):
    """Do nothing here, or nothing more."""


@dataclass
class DrawCard(Action):
    """Decide to buy: take the first card of the stock and look at it."""


@dataclass
class AnnouncePrice(Action):
    """Say what the card drawn is supposed to cost."""

    price: Money


@dataclass
class Doubt(Action):
    """Say that the price announced is below the real one."""


@dataclass
class Denounce(Action):
    """Say at customs that a player has declared oil and not sold it."""


@dataclass
class LetPass(Action):
    """Neither doubt nor denounce."""


@dataclass
class SellCard(Action):
    """Sell one card at the place of sale one has come to."""

    card: int


@dataclass
class SellOil(Action):
    """Sell oil at the refinery one has come to."""

    cards: list[int]


@dataclass
class DeclareOil(Action):
    """Take the export premium of these cards, and pledge to sell them."""

    cards: list[int]


@dataclass
class HandIn(Action):
    """Give cards to the police against years of prison."""

    cards: list[int]


@dataclass
class FlyTo(Action):
    square: int


@dataclass
class PayTax(Action):
    """Put the tax in the pot."""


@dataclass
class TryLuck(Action):
    """Throw the dice instead of paying the tax."""


@dataclass
class ReportPlayer(Action):
    """Play the informer: one of the suspect's cards is drawn at random."""

    suspect: Seat


@dataclass
class TakeMoney(Action):
    """Have the informer's reward in millions."""


@dataclass
class TakeRemission(Action):
    """Have the informer's reward in years off."""


@dataclass
class SellToBank(Action):
    """Sell a card at half its purchase price to pay a debt."""

    card: int


def read_action(seat: Seat, verb: str, filling: Filling) -> Action:
    if not filling:
        return _bare_action(seat, verb)
    if len(filling) != 1:
        raise UnknownVerb(verb)
    if verb == "sell-oil":
        return SellOil(seat, filling[0][:])
    if verb == "declare-oil":
        return DeclareOil(seat, filling[0][:])
    if verb == "hand-in":
        return HandIn(seat, filling[0][:])
    if len(filling[0]) != 1:
        raise UnknownVerb(verb)
    return _plain_action(seat, verb, filling[0][0])


def _plain_action(seat: Seat, verb: str, value: int) -> Action:
    if verb == "announce-price":
        return AnnouncePrice(seat, value)
    if verb == "sell-card":
        return SellCard(seat, value)
    if verb == "fly-to":
        return FlyTo(seat, value)
    if verb == "report-player":
        return ReportPlayer(seat, value)
    if verb == "sell-to-bank":
        return SellToBank(seat, value)
    raise UnknownVerb(verb)


def _bare_action(seat: Seat, verb: str) -> Action:
    if verb == "roll-dice":
        return RollDice(seat)
    if verb == "let-pass":
        return LetPass(seat)
    if verb == "move-on":
        return MoveOn(seat)
    if verb == "draw-card":
        return DrawCard(seat)
    if verb == "doubt":
        return Doubt(seat)
    if verb == "denounce":
        return Denounce(seat)
    if verb == "enter-circuit":
        return EnterCircuit(seat)
    if verb == "stay-inside":
        return StayInside(seat)
    if verb == "pay-tax":
        return PayTax(seat)
    if verb == "try-luck":
        return TryLuck(seat)
    if verb == "take-money":
        return TakeMoney(seat)
    if verb == "take-remission":
        return TakeRemission(seat)
    raise UnknownVerb(verb)
