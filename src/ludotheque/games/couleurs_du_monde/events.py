"""What everybody sees happen. Hands lie open, so nothing told here is secret."""

from ludotheque.mechanics.rules import Event, Seat, SeatEvent


class CardsDealt(Event):
    """The dealer shuffled and gave each player nine cards; the rest is the stock."""

    deal: int
    dealer: Seat
    stock: int


class HandDealt(SeatEvent):
    nations: list[int]


class CardPlayed(SeatEvent):
    nation: int
    multiplier: int
    points: int


class PointsAnnounced(SeatEvent):
    cards: int
    points: int
    score: int


class CornerCompleted(SeatEvent):
    area: int
    points: int


class CornerKept(SeatEvent):
    """At the end of the deal the last player in a corner area takes its bonus (option)."""

    area: int
    points: int


class CannotPlay(SeatEvent):
    penalty: int


class PlayRefused(SeatEvent):
    penalty: int
    left: int


class CardsDrawn(SeatEvent):
    nations: list[int]
    stock: int


class WentOut(SeatEvent):
    points: int


class EveryonePassed(Event):
    """The stock is empty and nobody played for a whole round."""


class CardsLost(SeatEvent):
    """The value of the cards left in hand is deducted."""

    cards: int
    points: int


class DealEnded(Event):
    deal: int
    scores: list[int]
    totals: list[int]


class GameEnded(Event):
    winners: list[Seat]
    totals: list[int]
