"""What happens. Sealed bids, chosen markets and signs about to be bought come out together; a tip is for one."""

from ludotheque.kernel.rules import Event, Money, Seat


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


class BidSealed(Event):
    seat: Seat


class BidsRevealed(Event):
    bidders: list[Seat]
    amounts: list[Money]


class BidsTied(Event):
    """Several bid the most: they bid once more."""

    bidders: list[Seat]
    amount: Money


class TieBroken(Event):
    seat: Seat
    expert: int


class ExpertHired(Event):
    seat: Seat
    expert: int
    amount: Money


class ExpertGone(Event):
    """Nobody gets the expert, who leaves the game."""

    expert: int


class AnalystConsulted(Event):
    seat: Seat
    market: int


class TipGiven(Event):
    """What the analyst showed, to the one who asked."""

    market: int
    shares: list[int]


class MarketSealed(Event):
    seat: Seat


class MarketsRevealed(Event):
    markets: list[int]  # of each player, in the order of seats


class PawnMoved(Event):
    seat: Seat
    market: int


class BarredFromBuying(Event):
    """The player has stayed on his market."""

    seat: Seat
    market: int


class FortuneDrawn(Event):
    market: int
    card: int


class FortuneGained(Event):
    seat: Seat
    amount: Money


class FortunePaid(Event):
    seat: Seat
    amount: Money


class GiftPaid(Event):
    giver: Seat
    receiver: Seat
    amount: Money


class CardKept(Event):
    seat: Seat
    card: int


class CardUsed(Event):
    seat: Seat
    card: int


class TournamentThrown(Event):
    seat: Seat
    colours: list[int]
    alike: int


class TournamentWon(Event):
    seat: Seat
    amount: Money


class SharesShown(Event):
    market: int
    shares: list[int]


class AuctionCalled(Event):
    """Several players may want the share."""

    share: int


class EntrySealed(Event):
    seat: Seat


class EntriesRevealed(Event):
    share: int
    bidders: list[Seat]


class ShareBought(Event):
    seat: Seat
    share: int
    amount: Money


class ExpertUsed(Event):
    seat: Seat
    expert: int


class BonusPaid(Event):
    seat: Seat
    sector: int
    amount: Money


class ShareUnsold(Event):
    share: int


class SaleBegun(Event):
    seat: Seat
    share: int


class DiceThrown(Event):
    seat: Seat
    colours: list[int]
    left: int


class DieTurned(Event):
    seat: Seat
    expert: int
    colours: list[int]


class ShareSold(Event):
    seat: Seat
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
    seller: Seat
    wanted_shares: list[int]
    amount: Money


class SharesTraded(Event):
    buyer: Seat
    seller: Seat
    wanted_shares: list[int]
    amount: Money


class OfferDropped(Event):
    buyer: Seat
    seller: Seat


class MoneyWanted(Event):
    """The player cannot pay yet, and must sell."""

    debtor: Seat
    amount: Money


class SignSold(Event):
    seat: Seat
    sign: int
    amount: Money


class LoanGranted(Event):
    seat: Seat
    amount: Money


class DebtWrittenOff(Event):
    seat: Seat
    amount: Money


class LoanRepaid(Event):
    seat: Seat
    amount: Money


class SignsSealed(Event):
    seat: Seat


class SignsBought(Event):
    seat: Seat
    signs: list[int]
    amount: Money


class IslandBought(Event):
    seat: Seat


class GameEnded(Event):
    winners: list[Seat]
    scores: list[int]
