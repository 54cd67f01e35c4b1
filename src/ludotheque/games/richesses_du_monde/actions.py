"""What a player may ask for: in a turn, in a window against the clock, or at the trade desk."""

from dataclasses import dataclass

from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.game import UnknownVerb


@dataclass
class RollDice(Action):
    """Throw the white die and the red one, and move."""


@dataclass
class ClaimRoyalty(Action):
    """Say in time that one's share of the production gives right to royalties."""


@dataclass
class WaiveRoyalty(Action):
    """Let the mover off."""


@dataclass
class SettleDebt(Action):
    """The debtor is ready to pay what is claimed."""


@dataclass
class BuyTitle(Action):
    title: int


@dataclass
class BuyJoker(Action):
    """Buy one Joker for three millions."""


@dataclass
class StopBuying(Action):
    """Buy nothing, or nothing more."""


@dataclass
class PutUp(Action):
    """Choose a whole holding for the auction one has come to."""

    product: int


@dataclass
class UseJoker(Action):
    """Hand a Joker back and auction nothing."""


@dataclass
class Bid(Action):
    amount: Money


@dataclass
class StandAside(Action):
    """Bid no more for this lot."""


@dataclass
class PutOnSale(Action):
    """Offer a whole holding to whoever wants it, at a price one would like."""

    product: int
    price: Money


@dataclass
class OfferPrice(Action):
    """Offer to buy another side's holding."""

    seller: Seat
    product: int
    amount: Money


@dataclass
class Sell(Action):
    """Accept the highest offer."""


@dataclass
class Keep(Action):
    """Refuse the highest offer."""


@dataclass
class ProposeExchange(Action):
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money  # paid on top; below zero: asked on top


@dataclass
class CounterOffer(Action):
    """Answer an exchange with another."""

    given_products: list[int]
    wanted_products: list[int]
    balance: Money


@dataclass
class ProposeAssociation(Action):
    partners: list[Seat]


@dataclass
class Agree(Action):
    """Accept an exchange, an association, or what a partner proposes."""


@dataclass
class Decline(Action):
    """Refuse an exchange, an association, or what a partner proposes."""


def read_action(seat: Seat, verb: str, filling: Filling) -> Action:
    if not filling:
        return _bare_action(seat, verb)
    if verb == "propose-association" and len(filling) == 1:
        return ProposeAssociation(seat, filling[0][:])
    if verb == "propose-exchange" and len(filling) == 4 and len(filling[0]) == 1 and len(filling[3]) == 1:
        return ProposeExchange(seat, filling[0][0], filling[1][:], filling[2][:], filling[3][0])
    if verb == "counter-offer" and len(filling) == 3 and len(filling[2]) == 1:
        return CounterOffer(seat, filling[0][:], filling[1][:], filling[2][0])
    if all(len(values) == 1 for values in filling):
        return _plain_action(seat, verb, [values[0] for values in filling])
    raise UnknownVerb(verb)


def filling_of(action: Action) -> Filling:
    """The values of an action, as `read_action` takes them."""
    if isinstance(action, BuyTitle):
        return [[action.title]]
    if isinstance(action, PutUp):
        return [[action.product]]
    if isinstance(action, PutOnSale):
        return [[action.product], [action.price]]
    if isinstance(action, OfferPrice):
        return [[action.seller], [action.product], [action.amount]]
    if isinstance(action, ProposeExchange):
        return [[action.partner], action.given_products[:], action.wanted_products[:], [action.balance]]
    if isinstance(action, CounterOffer):
        return [action.given_products[:], action.wanted_products[:], [action.balance]]
    if isinstance(action, ProposeAssociation):
        return [action.partners[:]]
    return []


def _plain_action(seat: Seat, verb: str, values: list[int]) -> Action:
    if verb == "buy-title" and len(values) == 1:
        return BuyTitle(seat, values[0])
    if verb == "put-up" and len(values) == 1:
        return PutUp(seat, values[0])
    if verb == "bid" and len(values) == 1:
        return Bid(seat, values[0])
    if verb == "put-on-sale" and len(values) == 2:
        return PutOnSale(seat, values[0], values[1])
    if verb == "offer-price" and len(values) == 3:
        return OfferPrice(seat, values[0], values[1], values[2])
    raise UnknownVerb(verb)


def _bare_action(seat: Seat, verb: str) -> Action:
    if verb == "roll-dice":
        return RollDice(seat)
    if verb == "claim-royalty":
        return ClaimRoyalty(seat)
    if verb == "waive-royalty":
        return WaiveRoyalty(seat)
    if verb == "settle-debt":
        return SettleDebt(seat)
    if verb == "buy-joker":
        return BuyJoker(seat)
    if verb == "stop-buying":
        return StopBuying(seat)
    if verb == "use-joker":
        return UseJoker(seat)
    if verb == "stand-aside":
        return StandAside(seat)
    if verb == "sell":
        return Sell(seat)
    if verb == "keep":
        return Keep(seat)
    if verb == "agree":
        return Agree(seat)
    if verb == "decline":
        return Decline(seat)
    raise UnknownVerb(verb)
