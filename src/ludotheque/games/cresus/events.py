"""What happens. Sealed bids, chosen markets and signs about to be bought come out together; a tip is for one."""

from dataclasses import dataclass

from ludotheque.kernel.action import Money, Seat
from ludotheque.kernel.event import Event


@dataclass
class GameBegun(Event):
    cash: Money


@dataclass
class RoundBegun(Event):
    round: int


@dataclass
class PirateStruck(Event):
    """A market is closed for the round."""

    expert: int
    market: int


@dataclass
class ExpertOffered(Event):
    expert: int


@dataclass
class BidSealed(Event):
    seat: Seat


@dataclass
class BidsRevealed(Event):
    bidders: list[Seat]
    amounts: list[Money]


@dataclass
class BidsTied(Event):
    """Several bid the most: they bid once more."""

    bidders: list[Seat]
    amount: Money


@dataclass
class TieBroken(Event):
    seat: Seat
    expert: int


@dataclass
class ExpertHired(Event):
    seat: Seat
    expert: int
    amount: Money


@dataclass
class ExpertGone(Event):
    """Nobody gets the expert, who leaves the game."""

    expert: int


@dataclass
class AnalystConsulted(Event):
    seat: Seat
    market: int


@dataclass
class TipGiven(Event):
    """What the analyst showed, to the one who asked."""

    market: int
    shares: list[int]


@dataclass
class MarketSealed(Event):
    seat: Seat


@dataclass
class MarketsRevealed(Event):
    markets: list[int]  # of each player, in the order of seats


@dataclass
class PawnMoved(Event):
    seat: Seat
    market: int


@dataclass
class BarredFromBuying(Event):
    """The player has stayed on his market."""

    seat: Seat
    market: int


@dataclass
class FortuneDrawn(Event):
    market: int
    card: int


@dataclass
class FortuneGained(Event):
    seat: Seat
    amount: Money


@dataclass
class FortunePaid(Event):
    seat: Seat
    amount: Money


@dataclass
class GiftPaid(Event):
    giver: Seat
    receiver: Seat
    amount: Money


@dataclass
class CardKept(Event):
    seat: Seat
    card: int


@dataclass
class CardUsed(Event):
    seat: Seat
    card: int


@dataclass
class TournamentThrown(Event):
    seat: Seat
    colours: list[int]
    alike: int


@dataclass
class TournamentWon(Event):
    seat: Seat
    amount: Money


@dataclass
class SharesShown(Event):
    market: int
    shares: list[int]


@dataclass
class AuctionCalled(Event):
    """Several players may want the share."""

    share: int


@dataclass
class EntrySealed(Event):
    seat: Seat


@dataclass
class EntriesRevealed(Event):
    share: int
    bidders: list[Seat]


@dataclass
class ShareBought(Event):
    seat: Seat
    share: int
    amount: Money


@dataclass
class ExpertUsed(Event):
    seat: Seat
    expert: int


@dataclass
class BonusPaid(Event):
    seat: Seat
    sector: int
    amount: Money


@dataclass
class ShareUnsold(Event):
    share: int


@dataclass
class SaleBegun(Event):
    seat: Seat
    share: int


@dataclass
class DiceThrown(Event):
    seat: Seat
    colours: list[int]
    left: int


@dataclass
class DieTurned(Event):
    seat: Seat
    expert: int
    colours: list[int]


@dataclass
class ShareSold(Event):
    seat: Seat
    share: int
    alike: int
    amount: Money
    premium: Money


@dataclass
class ExchangeCalled(Event):
    proposer: Seat
    partners: list[Seat]
    given_shares: list[int]


@dataclass
class SharesProposed(Event):
    partner: Seat
    offered_shares: list[int]
    amount: Money


@dataclass
class ProposalDeclined(Event):
    partner: Seat


@dataclass
class ExchangeMade(Event):
    proposer: Seat
    partner: Seat
    given_shares: list[int]
    offered_shares: list[int]
    amount: Money


@dataclass
class ExchangeDropped(Event):
    proposer: Seat


@dataclass
class PurchaseOffered(Event):
    buyer: Seat
    seller: Seat
    wanted_shares: list[int]
    amount: Money


@dataclass
class SharesTraded(Event):
    buyer: Seat
    seller: Seat
    wanted_shares: list[int]
    amount: Money


@dataclass
class OfferDropped(Event):
    buyer: Seat
    seller: Seat


@dataclass
class MoneyWanted(Event):
    """The player cannot pay yet, and must sell."""

    debtor: Seat
    amount: Money


@dataclass
class SignSold(Event):
    seat: Seat
    sign: int
    amount: Money


@dataclass
class LoanGranted(Event):
    seat: Seat
    amount: Money


@dataclass
class DebtWrittenOff(Event):
    seat: Seat
    amount: Money


@dataclass
class LoanRepaid(Event):
    seat: Seat
    amount: Money


@dataclass
class SignsSealed(Event):
    seat: Seat


@dataclass
class SignsBought(Event):
    seat: Seat
    signs: list[int]
    amount: Money


@dataclass
class IslandBought(Event):
    seat: Seat


@dataclass
class GameEnded(Event):
    winners: list[Seat]
    scores: list[int]
