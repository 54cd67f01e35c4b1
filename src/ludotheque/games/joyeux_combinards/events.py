"""What happens, seen by everybody but for the cards that a player receives unseen. Sums are in millions."""

from ludotheque.kernel.rules import Event, Money, Seat


class OrderRolled(Event):
    """The dice that decide who begins."""

    seat: Seat
    points: int


class GameBegun(Event):
    seat: Seat
    cash: Money


class HandDealt(Event):
    """For the player alone."""

    seat: Seat
    cards: list[int]


class RoundBegun(Event):
    round: int


class DiceRolled(Event):
    seat: Seat
    white: int
    red: int


class ForkReached(Event):
    """The pawn is where an outer circuit leaves, with points left to walk."""

    seat: Seat
    square: int
    points: int


class PawnMoved(Event):
    """Along the arrows, to where it stops."""

    seat: Seat
    from_square: int
    square: int


class CardDrawn(Event):
    """The player buys, and looks at the card."""

    seat: Seat
    stock: int  # cards left


class CardSeen(Event):
    """For the buyer alone."""

    seat: Seat
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


class OilDeclared(Event):
    seat: Seat
    cards: list[int]
    amount: Money


class CustomsReached(Event):
    """Whoever remembers something may say so."""

    seat: Seat


class OilDenounced(Event):
    """Rightly: these cards are confiscated."""

    seat: Seat
    suspect: Seat
    cards: list[int]


class DenouncedWrongly(Event):
    """The indemnity goes to the player denounced."""

    seat: Seat
    suspect: Seat
    amount: Money


class CustomsSilent(Event):
    """Declared oil, and nobody said so."""

    seat: Seat


class CustomsRolled(Event):
    seat: Seat
    white: int
    red: int


class CustomsFree(Event):
    """The player goes on by as many points."""

    seat: Seat
    points: int


class CustomsFeePaid(Event):
    seat: Seat
    amount: Money


class CardsHandedIn(Event):
    seat: Seat
    cards: list[int]
    years: int  # taken off


class AgiosPaid(Event):
    seat: Seat
    amount: Money


class TaxPaid(Event):
    seat: Seat
    amount: Money


class TaxRolled(Event):
    seat: Seat
    white: int
    red: int


class TaxEscaped(Event):
    seat: Seat
    points: int


class PotTaken(Event):
    seat: Seat
    amount: Money


class FlightTaken(Event):
    seat: Seat
    from_square: int
    square: int


class NothingToCheck(Event):
    seat: Seat


class PlayerReported(Event):
    seat: Seat
    suspect: Seat


class CardChecked(Event):
    """Drawn at random and shown; it stays in the hand unless it is confiscated."""

    seat: Seat
    card: int


class CheckPassed(Event):
    seat: Seat


class CardConfiscated(Event):
    seat: Seat
    card: int
    years: int


class FinePaid(Event):
    seat: Seat
    amount: Money


class ContemptPunished(Event):
    """The informer was wrong, and takes as many years as the die shows."""

    seat: Seat
    years: int


class RewardRolled(Event):
    """The informer was right, and may choose."""

    seat: Seat
    points: int


class RewardPaid(Event):
    seat: Seat
    amount: Money


class YearsRemitted(Event):
    seat: Seat
    years: int  # taken off


class CashWanted(Event):
    """The debtor cannot pay yet, and sells goods to the bank."""

    debtor: Seat
    amount: Money


class CardSoldToBank(Event):
    debtor: Seat
    card: int
    amount: Money


class WentBroke(Event):
    """Eliminated for a debt; the cards go under the stock."""

    seat: Seat
    debt: Money
    cards: list[int]


class LockedUp(Event):
    """Eliminated for too many years; the cards go under the stock."""

    seat: Seat
    years: int
    cards: list[int]


class GameEnded(Event):
    winners: list[Seat]
    scores: list[Money]
