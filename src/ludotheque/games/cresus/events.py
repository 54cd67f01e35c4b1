"""What happens. Sealed bids, chosen markets and signs about to be bought come out together; a tip is for one."""

from ludotheque.mechanics.rules import Event, Money, Seat, SeatEvent


class GameBegun(Event):
    cash: Money


class RoundBegun(Event):
    round: int


class PirateStruck(Event):
    """A market is closed for the round."""

    expert: int
    market: int


class ExpertOffered(Event):
    expert: int


class BidSealed(SeatEvent):
    pass


class BidsRevealed(Event):
    bidders: list[Seat]
    amounts: list[Money]


class BidsTied(Event):
    """Several bid the most: they bid once more."""

    bidders: list[Seat]
    amount: Money


class TieBroken(SeatEvent):
    expert: int


class ExpertHired(SeatEvent):
    expert: int
    amount: Money


class ExpertGone(Event):
    """Nobody gets the expert, who leaves the game."""

    expert: int


class AnalystConsulted(SeatEvent):
    market: int


class TipGiven(Event):
    """What the analyst showed, to the one who asked."""

    market: int
    shares: list[int]


class MarketSealed(SeatEvent):
    pass


class MarketsRevealed(Event):
    markets: list[int]  # of each player, in the order of seats


class PawnMoved(SeatEvent):
    market: int


class BarredFromBuying(SeatEvent):
    """The player has stayed on his market."""

    market: int


class FortuneDrawn(Event):
    market: int
    card: int


class FortuneGained(SeatEvent):
    amount: Money


class FortunePaid(SeatEvent):
    amount: Money


class GiftPaid(Event):
    giver: Seat
    receiver: Seat
    amount: Money


class CardKept(SeatEvent):
    card: int


class CardUsed(SeatEvent):
    """One that gives another throw, or one that lets the player off a payment, which it names."""

    card: int
    amount: Money  # that he need not pay; 0: the card is for a throw
    receivers: list[Seat]  # who gets no present; nobody: the bank was to be paid


class TournamentThrown(SeatEvent):
    colours: list[int]
    alike: int


class TournamentWon(SeatEvent):
    amount: Money


class SharesShown(Event):
    market: int
    shares: list[int]


class AuctionCalled(Event):
    """Several players may want the share."""

    share: int


class EntrySealed(SeatEvent):
    pass


class EntriesRevealed(Event):
    share: int
    bidders: list[Seat]


class ShareBought(SeatEvent):
    share: int
    amount: Money


class ExpertUsed(SeatEvent):
    expert: int


class BonusPaid(SeatEvent):
    sector: int
    amount: Money


class ShareUnsold(Event):
    share: int


class SaleBegun(SeatEvent):
    share: int


class DiceThrown(SeatEvent):
    colours: list[int]
    left: int


class DieTurned(SeatEvent):
    expert: int
    colours: list[int]


class ShareSold(SeatEvent):
    share: int
    alike: int
    amount: Money
    premium: Money


class ExchangeCalled(Event):
    proposer: Seat
    partners: list[Seat]
    given_shares: list[int]


class SharesProposed(Event):
    partner: Seat
    offered_shares: list[int]
    amount: Money


class ProposalDeclined(Event):
    partner: Seat


class ExchangeMade(Event):
    proposer: Seat
    partner: Seat
    given_shares: list[int]
    offered_shares: list[int]
    amount: Money


class ExchangeDropped(Event):
    proposer: Seat


class PurchaseOffered(Event):
    buyer: Seat
    sellers: list[Seat]
    wanted_shares: list[int]
    amount: Money


class SaleAgreed(SeatEvent):
    pass


class SaleDeclined(SeatEvent):
    pass


class SharesTraded(Event):
    buyer: Seat
    seller: Seat
    wanted_shares: list[int]
    amount: Money


class OfferDropped(Event):
    buyer: Seat


class MoneyWanted(Event):
    """The player cannot pay yet, and must sell."""

    debtor: Seat
    amount: Money


class SignSold(SeatEvent):
    sign: int
    amount: Money


class LoanGranted(SeatEvent):
    amount: Money


class DebtWrittenOff(SeatEvent):
    amount: Money


class LoanRepaid(SeatEvent):
    amount: Money


class SignsSealed(SeatEvent):
    pass


class SignsBought(SeatEvent):
    signs: list[int]
    amount: Money


class IslandBought(SeatEvent):
    pass


class GameEnded(Event):
    winners: list[Seat]
    scores: list[int]
