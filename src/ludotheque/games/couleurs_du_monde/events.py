"""What everybody sees happen. Hands lie open, so nothing told here is secret."""

from ludotheque.kernel.rules import Event, Seat


class CardsDealt(Event):
    """The dealer shuffled and gave each player nine cards; the rest is the stock."""

    deal: int
    dealer: Seat
    stock: int


class HandDealt(Event):
    seat: Seat
    nations: list[int]


class CardPlayed(Event):
    seat: Seat
    nation: int
    multiplier: int
    points: int


class PointsAnnounced(Event):
    seat: Seat
    cards: int
    points: int
    score: int


class CornerCompleted(Event):
    seat: Seat
    area: int
    points: int


class CornerKept(Event):
    """At the end of the deal the last player in a corner area takes its bonus (option)."""

    seat: Seat
    area: int
    points: int


class CannotPlay(Event):
    seat: Seat
    penalty: int


class PlayRefused(Event):
    seat: Seat
    penalty: int
    left: int


class CardsDrawn(Event):
    seat: Seat
    nations: list[int]
    stock: int


class WentOut(Event):
    seat: Seat
    points: int


class EveryonePassed(Event):
    """The stock is empty and nobody played for a whole round."""


class CardsLost(Event):
    """The value of the cards left in hand is deducted."""

    seat: Seat
    cards: int
    points: int


class DealEnded(Event):
    deal: int
    scores: list[int]
    totals: list[int]


class GameEnded(Event):
    winners: list[Seat]
    totals: list[int]
