"""What happens, seen by everybody but for the cards that a player receives unseen. Sums are in millions."""

from ludotheque.kernel.rules import Event, Money, Seat, SeatEvent


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


class CardRevealed(Event):
    """The card that was doubted, and its real price."""

    buyer: Seat
    card: int
    price: Money


class DoubtJustified(Event):
    """The card goes to the doubter, the buyer owes its price."""

    doubter: Seat
    buyer: Seat
    card: int


class DoubtUnjustified(Event):
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


class CardSold(Event):
    seller: Seat
    card: int
    amount: Money


class OilSold(Event):
    seller: Seat
    cards: list[int]
    amount: Money


class OilDeclared(SeatEvent):
    cards: list[int]
    amount: Money


class CustomsReached(SeatEvent):
    """Whoever remembers something may say so."""


class OilDenounced(SeatEvent):
    """Rightly: these cards are confiscated."""

    suspect: Seat
    cards: list[int]


class DenouncedWrongly(SeatEvent):
    """The indemnity goes to the player denounced."""

    suspect: Seat
    amount: Money


class CustomsSilent(SeatEvent):
    """Declared oil, and nobody said so."""


class CustomsRolled(SeatEvent):
    white: int
    red: int


class CustomsFree(SeatEvent):
    """The player goes on by as many points."""

    points: int


class CustomsFeePaid(SeatEvent):
    amount: Money


class CardsHandedIn(SeatEvent):
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


class CardChecked(SeatEvent):
    """Drawn at random and shown; it stays in the hand unless it is confiscated."""

    card: int


class CheckPassed(SeatEvent):
    """The card drawn is given back."""


class CardConfiscated(SeatEvent):
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


class CardSoldToBank(Event):
    debtor: Seat
    card: int
    amount: Money


class WentBroke(SeatEvent):
    """Eliminated for a debt; the cards go under the stock."""

    debt: Money
    cards: list[int]


class LockedUp(SeatEvent):
    """Eliminated for too many years; the cards go under the stock."""

    years: int
    cards: list[int]


class GameEnded(Event):
    winners: list[Seat]
    scores: list[Money]
