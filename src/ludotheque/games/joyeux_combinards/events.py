"""What happens, seen by everybody but for the cards that a player receives unseen. Sums are in millions.

Whatever shows a card or tells of a pledge is a glimpse: the players remember it, or they do not (ljc.table.memory).
"""

from ludotheque.mechanics.rules import Event, Glimpse, Money, Seat, SeatEvent, SeatGlimpse


class OrderRolled(SeatEvent):
    """The dice that decide who begins."""

    points: int


class GameBegun(SeatEvent):
    cash: Money


class HandDealt(SeatEvent):
    """For the player alone."""

    cards: list[int]


class RoundBegun(Event):
    round: int


class DiceRolled(SeatEvent):
    white: int
    red: int


class ForkReached(SeatEvent):
    """The pawn is where an outer circuit leaves, with points left to walk."""

    square: int
    points: int


class PawnMoved(SeatEvent):
    """Along the arrows, to where it stops."""

    from_square: int
    square: int


class CardDrawn(SeatEvent):
    """The player buys, and looks at the card."""

    stock: int  # cards left


class CardSeen(SeatEvent):
    """For the buyer alone."""

    card: int
    price: Money


class PriceAnnounced(Event):
    buyer: Seat
    price: Money


class CardBought(Event):
    """Nobody doubted: the price announced is paid, and the card stays unseen."""

    buyer: Seat
    price: Money


class PriceDoubted(Event):
    doubter: Seat
    buyer: Seat


class CardRevealed(Glimpse):
    """The card that was doubted, and its real price."""

    buyer: Seat
    card: int
    price: Money


class DoubtJustified(Glimpse):
    """The card goes to the doubter, the buyer owes its price."""

    doubter: Seat
    buyer: Seat
    card: int


class DoubtUnjustified(Glimpse):
    """The doubter pays the price to the bank and the indemnity to the buyer, who keeps the card."""

    doubter: Seat
    buyer: Seat
    card: int
    price: Money
    amount: Money


class PricePaid(Event):
    """The real price, by a buyer who was found out."""

    buyer: Seat
    price: Money


class CardSold(Glimpse):
    seller: Seat
    card: int
    amount: Money


class OilSold(Glimpse):
    seller: Seat
    cards: list[int]
    amount: Money


class OilDeclared(SeatGlimpse):
    cards: list[int]
    amount: Money


class CustomsReached(SeatEvent):
    """Whoever remembers something may say so."""


class OilDenounced(SeatGlimpse):
    """Rightly: these cards are confiscated."""

    suspect: Seat
    cards: list[int]


class DenouncedWrongly(SeatEvent):
    """The indemnity goes to the player denounced."""

    suspect: Seat
    amount: Money


class CustomsSilent(SeatGlimpse):
    """Declared oil, and nobody said so."""


class CustomsRolled(SeatEvent):
    white: int
    red: int


class CustomsFree(SeatEvent):
    """The player goes on by as many points."""

    points: int


class CustomsFeePaid(SeatEvent):
    amount: Money


class CardsHandedIn(SeatGlimpse):
    cards: list[int]
    years: int  # taken off


class AgiosPaid(SeatEvent):
    amount: Money


class TaxPaid(SeatEvent):
    amount: Money


class TaxRolled(SeatEvent):
    white: int
    red: int


class TaxEscaped(SeatEvent):
    points: int


class PotTaken(SeatEvent):
    amount: Money


class FlightTaken(SeatEvent):
    from_square: int
    square: int


class NothingToCheck(SeatEvent):
    """The hand is empty."""


class PlayerReported(SeatEvent):
    suspect: Seat


class HandChecked(SeatEvent):
    """The bank draws one of the player's cards at random."""


class CardChecked(SeatEvent):
    """For the player alone: which one; it stays in the hand unless it is confiscated."""

    card: int


class CheckPassed(SeatEvent):
    """The card drawn is given back."""


class CardConfiscated(SeatGlimpse):
    card: int
    years: int


class FinePaid(SeatEvent):
    amount: Money


class ContemptPunished(SeatEvent):
    """The informer was wrong, and takes as many years as the die shows."""

    years: int


class RewardRolled(SeatEvent):
    """The informer was right, and may choose."""

    points: int


class RewardPaid(SeatEvent):
    amount: Money


class YearsRemitted(SeatEvent):
    years: int  # taken off


class CashWanted(Event):
    """The debtor cannot pay yet, and sells goods to the bank."""

    debtor: Seat
    amount: Money


class CardSoldToBank(Glimpse):
    debtor: Seat
    card: int
    amount: Money


class WentBroke(SeatGlimpse):
    """Eliminated for a debt; the cards go under the stock."""

    debt: Money
    cards: list[int]


class LockedUp(SeatGlimpse):
    """Eliminated for too many years; the cards go under the stock."""

    years: int
    cards: list[int]


class GameEnded(Event):
    winners: list[Seat]
    scores: list[Money]
