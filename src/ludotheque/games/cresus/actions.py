"""What a player may ask for, phase by phase; offers and the sale of a sign at almost any moment."""

from ludotheque.mechanics.rules import Action, Money, Seat


class SealBid(Action):
    amount: Money  # 0 stays out


class ChooseMarket(Action):
    market: int


class ConsultAnalyst(Action):
    """Look at the next two cards of a market."""

    market: int


class EnterAuction(Action):
    """Put one's pawn on the card that is up."""


class StayOut(Action):
    """Leave the card to others."""


class BuyShare(Action):
    share: int


class BuyAtHalf(Action):
    """Buy with the help of the expert who halves the list price."""

    share: int


class StopBuying(Action):
    """Buy nothing, or nothing more."""


class SellShare(Action):
    share: int


class StopSelling(Action):
    """Sell nothing, or nothing more."""


class ThrowAgain(Action):
    kept_dice: list[int]  # places of the dice that stay as they are


class TakePrice(Action):
    """Sell at what the dice show."""


class UseExpert(Action):
    expert: int


class UseCard(Action):
    """Use a fortune card that was kept."""

    card: int


class TurnDie(Action):
    """The expert turns one die to a colour."""

    die: int
    colour: int


class Pay(Action):
    """Pay what a fortune card asks for."""


class SellSign(Action):
    """Give the dearest sign back to the bank for half its price."""


class RepayLoan(Action):
    """Give the bank its hundred millions back."""


class BuySigns(Action):
    signs: int


class CallExchange(Action):
    """Offer shares to one or several players, who answer with theirs."""

    partners: list[Seat]
    given_shares: list[int]


class ProposeShares(Action):
    """What one would give for the shares that are offered."""

    offered_shares: list[int]
    amount: Money


class AcceptProposal(Action):
    """Choose among those who have answered an exchange, or agreed to sell."""

    partner: Seat


class OfferToBuy(Action):
    """Offer a sum for shares of one or several players, to each for his own."""

    wanted_shares: list[int]
    amount: Money


class Agree(Action):
    """Accept an offer."""


class Decline(Action):
    """Refuse an offer, or all of them."""
