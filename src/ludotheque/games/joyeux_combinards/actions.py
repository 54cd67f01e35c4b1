"""What a player may ask for: in a turn, or in a window against the clock."""

from ludotheque.mechanics.rules import Action, Money, Seat


class RollDice(Action):
    """Throw both dice and move."""


class EnterCircuit(Action):
    """Turn off to the outer circuit, and stop on its STOP."""


class StayInside(Action):
    """Go on along the inner circuit."""


class MoveOn(Action):
    """Do nothing here, or nothing more."""


class DrawCard(Action):
    """Decide to buy: take the first card of the stock and look at it."""


class AnnouncePrice(Action):
    """Say what the card drawn is supposed to cost."""

    price: Money


class Doubt(Action):
    """Say that the price announced is below the real one."""


class Denounce(Action):
    """Say at customs that a player has declared oil and not sold it."""


class LetPass(Action):
    """Neither doubt nor denounce."""


class SellCard(Action):
    """Sell one card at the place of sale one has come to."""

    card: int


class SellOil(Action):
    """Sell oil at the refinery one has come to."""

    cards: list[int]


class DeclareOil(Action):
    """Take the export premium of these cards, and pledge to sell them."""

    cards: list[int]


class HandIn(Action):
    """Give cards to the police against years of prison."""

    cards: list[int]


class FlyTo(Action):
    square: int


class PayTax(Action):
    """Put the tax in the pot."""


class TryLuck(Action):
    """Throw the dice instead of paying the tax."""


class ReportPlayer(Action):
    """Play the informer: one of the suspect's cards is drawn at random."""

    suspect: Seat


class TakeMoney(Action):
    """Have the informer's reward in millions."""


class TakeRemission(Action):
    """Have the informer's reward in years off."""


class SellToBank(Action):
    """Sell a card at half its purchase price to pay a debt."""

    card: int
