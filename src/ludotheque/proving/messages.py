"""What is asked and what happens at the Tiny Market."""

from dataclasses import dataclass

from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import UnknownVerb


@dataclass
class RollDie(Action):
    pass


@dataclass
class RaiseBid(Action):
    by: Money


@dataclass
class PassBid(Action):
    pass


@dataclass
class SellGoods(Action):
    goods: int


@dataclass
class HoldGoods(Action):
    pass


@dataclass
class LotShown(Event):
    size: int


@dataclass
class BidRaised(Event):
    seat: Seat
    bid: Money


@dataclass
class BidPassed(Event):
    seat: Seat


@dataclass
class LotSold(Event):
    seat: Seat
    price: Money


@dataclass
class GoodsSold(Event):
    seat: Seat
    goods: int


@dataclass
class GoodsHeld(Event):
    seat: Seat


def read_action(seat: Seat, verb: str, filling: Filling) -> Action:
    if len(filling) == 1 and len(filling[0]) == 1:
        if verb == "raise-bid":
            return RaiseBid(seat, filling[0][0])
        if verb == "sell-goods":
            return SellGoods(seat, filling[0][0])
    if not filling:
        if verb == "pass-bid":
            return PassBid(seat)
        if verb == "roll-die":
            return RollDie(seat)
        if verb == "hold-goods":
            return HoldGoods(seat)
    raise UnknownVerb(verb)
