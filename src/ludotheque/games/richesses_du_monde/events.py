"""What happens, seen by everybody but for a purse that partners join. A side is named by the seat of its pawn."""

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
class TitlesDealt(Event):
    """Quick game: titles drawn at random, and paid for."""

    seat: Seat
    titles: list[int]
    price: Money


@dataclass
class InstalmentPaid(Event):
    seat: Seat
    amount: Money


@dataclass
class RoundBegun(Event):
    round: int


@dataclass
class DiceRolled(Event):
    seat: Seat
    white: int
    red: int


@dataclass
class DoublePaid(Event):
    seat: Seat
    amount: Money


@dataclass
class PawnMoved(Event):
    seat: Seat
    from_square: int
    square: int


@dataclass
class TourCompleted(Event):
    seat: Seat
    tours: int


@dataclass
class SquareRests(Event):
    """Nothing happens here, for the present."""

    seat: Seat
    square: int


@dataclass
class WindfallReceived(Event):
    seat: Seat
    amount: Money


@dataclass
class NewsRead(Event):
    seat: Seat
    card: int


@dataclass
class NewsGained(Event):
    seat: Seat
    amount: Money


@dataclass
class NewsPaid(Event):
    seat: Seat
    amount: Money


@dataclass
class GiftPaid(Event):
    giver: Seat
    receiver: Seat
    amount: Money


@dataclass
class ClaimsOpened(Event):
    """Whoever owns enough of the production may claim royalties from the mover."""

    debtor: Seat
    product: int


@dataclass
class RoyaltyClaimed(Event):
    owner: Seat
    debtor: Seat
    amount: Money


@dataclass
class RoyaltyWaived(Event):
    owner: Seat
    debtor: Seat


@dataclass
class RoyaltyForgotten(Event):
    owner: Seat
    amount: Money


@dataclass
class RoyaltyPaid(Event):
    debtor: Seat
    owner: Seat
    product: int
    amount: Money


@dataclass
class TitleBought(Event):
    seat: Seat
    title: int
    price: Money


@dataclass
class JokerBought(Event):
    seat: Seat
    price: Money


@dataclass
class JokerUsed(Event):
    seat: Seat


@dataclass
class NothingToAuction(Event):
    seat: Seat


@dataclass
class LotsWanted(Event):
    """How many titles must be auctioned, whole holdings being what they are."""

    seat: Seat
    count: int


@dataclass
class LotOpened(Event):
    seller: Seat
    product: int
    price: Money


@dataclass
class BidMade(Event):
    bidder: Seat
    amount: Money


@dataclass
class StoodAside(Event):
    seat: Seat


@dataclass
class LotSold(Event):
    seller: Seat
    buyer: Seat
    product: int
    amount: Money


@dataclass
class LotToBank(Event):
    seller: Seat
    product: int
    amount: Money


@dataclass
class SaleOpened(Event):
    seller: Seat
    product: int
    price: Money


@dataclass
class PriceOffered(Event):
    buyer: Seat
    seller: Seat
    product: int
    amount: Money


@dataclass
class HoldingSold(Event):
    seller: Seat
    buyer: Seat
    product: int
    amount: Money


@dataclass
class HoldingKept(Event):
    seller: Seat
    product: int


@dataclass
class ExchangeProposed(Event):
    proposer: Seat
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money


@dataclass
class ExchangeMade(Event):
    proposer: Seat
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money


@dataclass
class ExchangeDropped(Event):
    proposer: Seat
    partner: Seat


@dataclass
class AssociationProposed(Event):
    proposer: Seat
    partners: list[Seat]
    tax: Money


@dataclass
class AssociationAgreed(Event):
    seat: Seat


@dataclass
class AssociationDropped(Event):
    proposer: Seat


@dataclass
class AssociationTooDear(Event):
    """Together the partners cannot pay the tax."""

    proposer: Seat
    tax: Money


@dataclass
class Associated(Event):
    """They go on as one side, with the pawn of the one who brings the dearest titles."""

    seat: Seat
    partners: list[Seat]
    tax: Money


@dataclass
class PurseJoined(Event):
    """What the partners have together once the tax is paid: theirs alone to know."""

    seat: Seat
    cash: Money


@dataclass
class DecisionProposed(Event):
    """One partner wishes to act, and the others are asked."""

    seat: Seat


@dataclass
class DecisionDropped(Event):
    seat: Seat


@dataclass
class CashWanted(Event):
    """The debtor cannot pay yet, and may still sell."""

    debtor: Seat
    amount: Money


@dataclass
class WentBankrupt(Event):
    seat: Seat
    debt: Money
    titles: list[int]


@dataclass
class BankPaid(Event):
    """The bank pays in a bankrupt's place."""

    creditor: Seat
    amount: Money


@dataclass
class FaceToFace(Event):
    """Two sides are left: auctions and Jokers rest."""


@dataclass
class BellRung(Event):
    """The time is up: this round is the last."""


@dataclass
class GameEnded(Event):
    winners: list[Seat]
    scores: list[Money]
