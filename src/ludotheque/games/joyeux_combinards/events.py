"""What happens, seen by everybody but for the cards that a player receives unseen. Sums are in millions."""

from dataclasses import dataclass

from ludotheque.kernel.action import Money, Seat
from ludotheque.kernel.event import Event


@dataclass
class OrderRolled(Event):
    """The dice that decide who begins."""

    seat: Seat
    points: int


@dataclass
class GameBegun(Event):
    seat: Seat
    cash: Money


@dataclass
class HandDealt(Event):
    """For the player alone."""

    seat: Seat
    cards: list[int]


@dataclass
class RoundBegun(Event):
    round: int


@dataclass
class DiceRolled(Event):
    seat: Seat
    white: int
    red: int


@dataclass
class ForkReached(Event):
    """The pawn is where an outer circuit leaves, with points left to walk."""

    seat: Seat
    square: int
    points: int


@dataclass
class PawnMoved(Event):
    """Along the arrows, to where it stops."""

    seat: Seat
    from_square: int
    square: int


@dataclass
class CardDrawn(Event):
    """The player buys, and looks at the card."""

    seat: Seat
    stock: int  # cards left


@dataclass
class CardSeen(Event):
    """For the buyer alone."""

    seat: Seat
    card: int
    price: Money


@dataclass
class PriceAnnounced(Event):
    buyer: Seat
    price: Money


@dataclass
class CardBought(Event):
    """Nobody doubted: the price announced is paid, and the card stays unseen."""

    buyer: Seat
    price: Money


@dataclass
class PriceDoubted(Event):
    doubter: Seat
    buyer: Seat


@dataclass
class CardRevealed(Event):
    """The card that was doubted, and its real price."""

    buyer: Seat
    card: int
    price: Money


@dataclass
class DoubtJustified(Event):
    """The card goes to the doubter, the buyer owes its price."""

    doubter: Seat
    buyer: Seat
    card: int


@dataclass
class DoubtUnjustified(Event):
    """The doubter pays the price to the bank and the indemnity to the buyer, who keeps the card."""

    doubter: Seat
    buyer: Seat
    card: int
    price: Money
    amount: Money


@dataclass
class PricePaid(Event):
    """The real price, by a buyer who was found out."""

    buyer: Seat
    price: Money


@dataclass
class CardSold(Event):
    seller: Seat
    card: int
    amount: Money


@dataclass
class OilSold(Event):
    seller: Seat
    cards: list[int]
    amount: Money


@dataclass
class OilDeclared(Event):
    seat: Seat
    cards: list[int]
    amount: Money


@dataclass
class CustomsReached(Event):
    """Whoever remembers something may say so."""

    seat: Seat


@dataclass
class OilDenounced(Event):
    """Rightly: these cards are confiscated."""

    seat: Seat
    suspect: Seat
    cards: list[int]


@dataclass
class DenouncedWrongly(Event):
    """The indemnity goes to the player denounced."""

    seat: Seat
    suspect: Seat
    amount: Money


@dataclass
class CustomsSilent(Event):
    """Declared oil, and nobody said so."""

    seat: Seat


@dataclass
class CustomsRolled(Event):
    seat: Seat
    white: int
    red: int


@dataclass
class CustomsFree(Event):
    """The player goes on by as many points."""

    seat: Seat
    points: int


@dataclass
class CustomsFeePaid(Event):
    seat: Seat
    amount: Money


@dataclass
class CardsHandedIn(Event):
    seat: Seat
    cards: list[int]
    years: int  # taken off


@dataclass
class AgiosPaid(Event):
    seat: Seat
    amount: Money


@dataclass
class TaxPaid(Event):
    seat: Seat
    amount: Money


@dataclass
class TaxRolled(Event):
    seat: Seat
    white: int
    red: int


@dataclass
class TaxEscaped(Event):
    seat: Seat
    points: int


@dataclass
class PotTaken(Event):
    seat: Seat
    amount: Money


@dataclass
class FlightTaken(Event):
    seat: Seat
    from_square: int
    square: int


@dataclass
class NothingToCheck(Event):
    seat: Seat


@dataclass
class PlayerReported(Event):
    seat: Seat
    suspect: Seat


@dataclass
class CardChecked(Event):
    """Drawn at random and shown; it stays in the hand unless it is confiscated."""

    seat: Seat
    card: int


@dataclass
class CheckPassed(Event):
    seat: Seat


@dataclass
class CardConfiscated(Event):
    seat: Seat
    card: int
    years: int


@dataclass
class FinePaid(Event):
    seat: Seat
    amount: Money


@dataclass
class ContemptPunished(Event):
    """The informer was wrong, and takes as many years as the die shows."""

    seat: Seat
    years: int


@dataclass
class RewardRolled(Event):
    """The informer was right, and may choose."""

    seat: Seat
    points: int


@dataclass
class RewardPaid(Event):
    seat: Seat
    amount: Money


@dataclass
class YearsRemitted(Event):
    seat: Seat
    years: int  # taken off


@dataclass
class CashWanted(Event):
    """The debtor cannot pay yet, and sells goods to the bank."""

    debtor: Seat
    amount: Money


@dataclass
class CardSoldToBank(Event):
    debtor: Seat
    card: int
    amount: Money


@dataclass
class WentBroke(Event):
    """Eliminated for a debt; the cards go under the stock."""

    seat: Seat
    debt: Money
    cards: list[int]


@dataclass
class LockedUp(Event):
    """Eliminated for too many years; the cards go under the stock."""

    seat: Seat
    years: int
    cards: list[int]


@dataclass
class GameEnded(Event):
    winners: list[Seat]
    scores: list[Money]
