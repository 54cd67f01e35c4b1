"""What a player may ask for, phase by phase; offers and the sale of a sign at almost any moment."""

from dataclasses import dataclass

from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.game import UnknownVerb


@dataclass
class SealBid(Action):
    amount: Money  # 0 stays out


@dataclass
class ChooseMarket(Action):
    market: int


@dataclass
class ConsultAnalyst(Action):
    """Look at the next two cards of a market."""

    market: int


@dataclass
class EnterAuction(Action):
    """Put one's pawn on the card that is up."""


@dataclass
class StayOut(Action):
    """Leave the card to others."""


@dataclass
class BuyShare(Action):
    share: int


@dataclass
class BuyAtHalf(Action):
    """Buy with the help of the expert who halves the list price."""

    share: int


@dataclass
class StopBuying(Action):
    """Buy nothing, or nothing more."""


@dataclass
class SellShare(Action):
    share: int


@dataclass
class StopSelling(Action):
    """Sell nothing, or nothing more."""


@dataclass
class ThrowAgain(Action):
    kept_dice: list[int]  # places of the dice that stay as they are


@dataclass
class TakePrice(Action):
    """Sell at what the dice show."""


@dataclass
class UseExpert(Action):
    expert: int


@dataclass
class UseCard(Action):
    """Use a fortune card that was kept."""

    card: int


@dataclass
class TurnDie(Action):
    """The expert turns one die to a colour."""

    die: int
    colour: int


@dataclass
class Pay(Action):
    """Pay what a fortune card asks for."""


@dataclass
class SellSign(Action):
    """Give the dearest sign back to the bank for half its price."""


@dataclass
class RepayLoan(Action):
    """Give the bank its hundred millions back."""


@dataclass
class BuySigns(Action):
    signs: int


@dataclass
class CallExchange(Action):
    """Offer shares to one or several players, who answer with theirs."""

    partners: list[Seat]
    given_shares: list[int]


@dataclass
class ProposeShares(Action):
    """What one would give for the shares that are offered."""

    offered_shares: list[int]
    amount: Money


@dataclass
class AcceptProposal(Action):
    partner: Seat


@dataclass
class OfferToBuy(Action):
    seller: Seat
    wanted_shares: list[int]
    amount: Money


@dataclass
class Agree(Action):
    """Accept an offer."""


@dataclass
class Decline(Action):
    """Refuse an offer, or all of them."""


def read_action(seat: Seat, verb: str, filling: Filling) -> Action:
    if not filling:
        return _bare_action(seat, verb)
    if len(filling) == 1:
        return _short_action(seat, verb, filling[0])
    if verb == "turn-die" and len(filling) == 2 and len(filling[0]) == len(filling[1]) == 1:
        return TurnDie(seat, filling[0][0], filling[1][0])
    if verb == "call-exchange" and len(filling) == 2:
        return CallExchange(seat, filling[0][:], filling[1][:])
    if verb == "propose-shares" and len(filling) == 2 and len(filling[1]) == 1:
        return ProposeShares(seat, filling[0][:], filling[1][0])
    if verb == "offer-to-buy" and len(filling) == 3 and len(filling[0]) == len(filling[2]) == 1:
        return OfferToBuy(seat, filling[0][0], filling[1][:], filling[2][0])
    raise UnknownVerb(verb)


def _short_action(seat: Seat, verb: str, values: list[int]) -> Action:
    if verb == "throw-again":
        return ThrowAgain(seat, values[:])
    if len(values) != 1:
        raise UnknownVerb(verb)
    value = values[0]
    if verb == "seal-bid":
        return SealBid(seat, value)
    if verb == "choose-market":
        return ChooseMarket(seat, value)
    if verb == "consult-analyst":
        return ConsultAnalyst(seat, value)
    if verb == "buy-share":
        return BuyShare(seat, value)
    if verb == "buy-at-half":
        return BuyAtHalf(seat, value)
    if verb == "sell-share":
        return SellShare(seat, value)
    if verb == "use-expert":
        return UseExpert(seat, value)
    if verb == "use-card":
        return UseCard(seat, value)
    if verb == "buy-signs":
        return BuySigns(seat, value)
    if verb == "accept-proposal":
        return AcceptProposal(seat, value)
    raise UnknownVerb(verb)


def _bare_action(seat: Seat, verb: str) -> Action:
    if verb == "enter-auction":
        return EnterAuction(seat)
    if verb == "stay-out":
        return StayOut(seat)
    if verb == "stop-buying":
        return StopBuying(seat)
    if verb == "stop-selling":
        return StopSelling(seat)
    if verb == "take-price":
        return TakePrice(seat)
    if verb == "pay":
        return Pay(seat)
    if verb == "sell-sign":
        return SellSign(seat)
    if verb == "repay-loan":
        return RepayLoan(seat)
    if verb == "agree":
        return Agree(seat)
    if verb == "decline":
        return Decline(seat)
    raise UnknownVerb(verb)
