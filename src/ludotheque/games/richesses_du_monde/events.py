"""What happens, seen by everybody but for a purse that partners join. A side is named by the seat of its pawn."""

from ludotheque.kernel.rules import Event, Money, Seat


class OrderRolled(Event):
    """The dice that decide who begins."""

    seat: Seat
    points: int


class GameBegun(Event):
    seat: Seat
    cash: Money


class TitlesDealt(Event):
    """Quick game: titles drawn at random, and paid for."""

    seat: Seat
    titles: list[int]
    price: Money


class InstalmentPaid(Event):
    seat: Seat
    amount: Money


class RoundBegun(Event):
    round: int


class DiceRolled(Event):
    seat: Seat
    white: int
    red: int


class DoublePaid(Event):
    seat: Seat
    amount: Money


class PawnMoved(Event):
    seat: Seat
    from_square: int
    square: int


class TourCompleted(Event):
    seat: Seat
    tours: int


class SquareRests(Event):
    """Nothing happens here, for the present."""

    seat: Seat
    square: int


class WindfallReceived(Event):
    seat: Seat
    amount: Money


class NewsRead(Event):
    seat: Seat
    card: int


class NewsGained(Event):
    seat: Seat
    amount: Money


class NewsPaid(Event):
    seat: Seat
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


class TitleBought(Event):
    seat: Seat
    title: int
    price: Money


class JokerBought(Event):
    seat: Seat
    price: Money


class JokerUsed(Event):
    seat: Seat


class NothingToAuction(Event):
    seat: Seat


class LotsWanted(Event):
    """How many titles must be auctioned, whole holdings being what they are."""

    seat: Seat
    count: int


class LotOpened(Event):
    seller: Seat
    product: int
    price: Money


class BidMade(Event):
    bidder: Seat
    amount: Money


class StoodAside(Event):
    seat: Seat


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


class AssociationAgreed(Event):
    seat: Seat


class AssociationDropped(Event):
    proposer: Seat


class AssociationTooDear(Event):
    """Together the partners cannot pay the tax."""

    proposer: Seat
    tax: Money


class Associated(Event):
    """They go on as one side, with the pawn of the one who brings the dearest titles."""

    seat: Seat
    partners: list[Seat]
    tax: Money


class PurseJoined(Event):
    """What the partners have together once the tax is paid: theirs alone to know."""

    seat: Seat
    cash: Money


class DecisionProposed(Event):
    """One partner wishes to act, and the others are asked."""

    seat: Seat


class DecisionDropped(Event):
    seat: Seat


class CashWanted(Event):
    """The debtor cannot pay yet, and may still sell."""

    debtor: Seat
    amount: Money


class WentBankrupt(Event):
    seat: Seat
    debt: Money
    titles: list[int]


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
