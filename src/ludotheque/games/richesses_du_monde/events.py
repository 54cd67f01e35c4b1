"""What happens, seen by everybody but for a purse that partners join. A side is named by the seat of its pawn."""

from ludotheque.mechanics.rules import Event, Money, Seat, SeatEvent


class OrderRolled(SeatEvent):
    """The dice that decide who begins."""

    points: int


class GameBegun(SeatEvent):
    cash: Money


class TitlesDealt(SeatEvent):
    """Quick game: titles drawn at random, and paid for."""

    titles: list[int]
    price: Money


class InstalmentPaid(SeatEvent):
    amount: Money


class RoundBegun(Event):
    round: int


class DiceRolled(SeatEvent):
    white: int
    red: int


class DoublePaid(SeatEvent):
    amount: Money


class PawnMoved(SeatEvent):
    from_square: int
    square: int


class TourCompleted(SeatEvent):
    tours: int


class SquareRests(SeatEvent):
    """Nothing happens here, for the present."""

    square: int
    duel: int  # 1: for good, as two sides are face to face; 0: until the seat's first Tour du Monde


class WindfallReceived(SeatEvent):
    amount: Money


class NewsRead(SeatEvent):
    card: int


class NewsGained(SeatEvent):
    amount: Money


class NewsPaid(SeatEvent):
    amount: Money


class GiftPaid(Event):
    giver: Seat
    receiver: Seat
    amount: Money


class ClaimsOpened(Event):
    """Whoever owns enough of the production may claim royalties from the mover."""

    debtor: Seat
    product: int


class RoyaltyClaimed(Event):
    owner: Seat
    debtor: Seat
    amount: Money


class RoyaltyWaived(Event):
    owner: Seat
    debtor: Seat


class RoyaltyForgotten(Event):
    owner: Seat
    amount: Money


class RoyaltyPaid(Event):
    debtor: Seat
    owner: Seat
    product: int
    amount: Money


class TitleBought(SeatEvent):
    title: int
    price: Money


class JokerBought(SeatEvent):
    price: Money


class JokerUsed(SeatEvent):
    """Handed back instead of an auction."""


class NothingToAuction(SeatEvent):
    """The side owns no title."""


class LotsWanted(SeatEvent):
    """How many titles must be auctioned, whole holdings being what they are."""

    count: int


class LotOpened(Event):
    seller: Seat
    product: int
    price: Money


class BidMade(Event):
    bidder: Seat
    amount: Money


class StoodAside(SeatEvent):
    """The side bids no more for this lot."""


class LotSold(Event):
    seller: Seat
    buyer: Seat
    product: int
    amount: Money


class LotToBank(Event):
    seller: Seat
    product: int
    amount: Money


class SaleOpened(Event):
    seller: Seat
    product: int
    price: Money


class PriceOffered(Event):
    buyer: Seat
    seller: Seat
    product: int
    amount: Money


class HoldingSold(Event):
    seller: Seat
    buyer: Seat
    product: int
    amount: Money


class HoldingKept(Event):
    seller: Seat
    product: int


class SaleLapsed(Event):
    """The seller let the time go by."""

    seller: Seat
    product: int


class ExchangeProposed(Event):
    proposer: Seat
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money


class ExchangeMade(Event):
    proposer: Seat
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money


class ExchangeDropped(Event):
    proposer: Seat
    partner: Seat


class AssociationProposed(Event):
    proposer: Seat
    partners: list[Seat]
    tax: Money


class AssociationAgreed(SeatEvent):
    """One of those who were asked says yes."""


class AssociationDropped(Event):
    proposer: Seat


class AssociationTooDear(Event):
    """Together the partners cannot pay the tax."""

    proposer: Seat
    tax: Money


class Associated(SeatEvent):
    """They go on as one side, with the pawn of the one who brings the dearest titles."""

    partners: list[Seat]
    tax: Money


class PurseJoined(SeatEvent):
    """What the partners have together once the tax is paid: theirs alone to know."""

    cash: Money


class DecisionProposed(SeatEvent):
    """One partner wishes to act, and the others are asked."""


class DecisionDropped(SeatEvent):
    """A partner has refused, or said nothing."""


class CashWanted(Event):
    """The debtor cannot pay yet, and may still sell."""

    debtor: Seat
    amount: Money


class WentBankrupt(SeatEvent):
    """What it still had goes back openly: titles to the shelf, cash to the bank."""

    debt: Money
    titles: list[int]
    cash: Money


class BankPaid(Event):
    """The bank pays in a bankrupt's place."""

    creditor: Seat
    amount: Money


class FaceToFace(Event):
    """Two sides are left: auctions and Jokers rest."""


class BellRung(Event):
    """The time is up: this round is the last."""


class GameEnded(Event):
    winners: list[Seat]
    scores: list[Money]
