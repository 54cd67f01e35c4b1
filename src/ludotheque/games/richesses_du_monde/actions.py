"""What a player may ask for: in a turn, in a window against the clock, or at the trade desk."""

from ludotheque.mechanics.rules import Action, Money, Seat


class RollDice(Action):
    """Throw the white die and the red one, and move."""


class ClaimRoyalty(Action):
    """Say in time that one's share of the production gives right to royalties."""


class WaiveRoyalty(Action):
    """Let the mover off."""


class SettleDebt(Action):
    """The debtor is ready to pay what is claimed."""


class BuyTitle(Action):
    title: int


class BuyJoker(Action):
    """Buy one Joker for three millions."""


class StopBuying(Action):
    """Buy nothing, or nothing more."""


class PutUp(Action):
    """Choose a whole holding for the auction one has come to."""

    product: int


class UseJoker(Action):
    """Hand a Joker back and auction nothing."""


class Bid(Action):
    amount: Money


class StandAside(Action):
    """Bid no more for this lot."""


class PutOnSale(Action):
    """Offer a whole holding to whoever wants it, at a price one would like."""

    product: int
    price: Money


class OfferPrice(Action):
    """Offer to buy another side's holding."""

    seller: Seat
    product: int
    amount: Money


class Sell(Action):
    """Accept the highest offer."""


class Keep(Action):
    """Refuse the highest offer."""


class ProposeExchange(Action):
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money  # paid on top; below zero: asked on top


class CounterOffer(Action):
    """Answer an exchange with another."""

    given_products: list[int]
    wanted_products: list[int]
    balance: Money


class ProposeAssociation(Action):
    partners: list[Seat]


class Agree(Action):
    """Accept an exchange, an association, or what a partner proposes."""


class Decline(Action):
    """Refuse an exchange, an association, or what a partner proposes."""
