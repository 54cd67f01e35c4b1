"""What everybody sees happen. Hands lie open, so nothing told here is secret."""

from dataclasses import dataclass

from ludotheque.kernel.action import Seat
from ludotheque.kernel.event import Event


@dataclass
class CardsDealt(Event):
    """The dealer shuffled and gave each player nine cards; the rest is the stock."""

    deal: int
    dealer: Seat
    stock: int


@dataclass
class HandDealt(Event):
    seat: Seat
    nations: list[int]


@dataclass
class CardPlayed(Event):
    seat: Seat
    nation: int
    multiplier: int
    points: int


@dataclass
class PointsAnnounced(Event):
    seat: Seat
    cards: int
    points: int
    score: int


@dataclass
class CornerCompleted(Event):
    seat: Seat
    area: int
    points: int


@dataclass
class CornerKept(Event):
    """At the end of the deal the last player in a corner area takes its bonus (option)."""

    seat: Seat
    area: int
    points: int


@dataclass
class CannotPlay(Event):
    seat: Seat
    penalty: int


@dataclass
class PlayRefused(Event):
    seat: Seat
    penalty: int
    left: int


@dataclass
class CardsDrawn(Event):
    seat: Seat
    nations: list[int]
    stock: int


@dataclass
class WentOut(Event):
    seat: Seat
    points: int


@dataclass
class EveryonePassed(Event):
    """The stock is empty and nobody played for a whole round."""


@dataclass
class CardsLost(Event):
    """The value of the cards left in hand is deducted."""

    seat: Seat
    cards: int
    points: int


@dataclass
class DealEnded(Event):
    deal: int
    scores: list[int]
    totals: list[int]


@dataclass
class GameEnded(Event):
    winners: list[Seat]
    totals: list[int]
