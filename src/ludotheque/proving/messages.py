"""What is asked and what happens at the Tiny Market."""

from ludotheque.kernel.rules import Action, Event, Money, Seat


class RollDie(Action):
    pass


class RaiseBid(Action):
    by: Money


class PassBid(Action):
    pass


class SellGoods(Action):
    goods: int


class HoldGoods(Action):
    pass


class LotShown(Event):
    size: int


class BidRaised(Event):
    seat: Seat
    bid: Money


class BidPassed(Event):
    seat: Seat


class LotSold(Event):
    seat: Seat
    price: Money


class GoodsSold(Event):
    seat: Seat
    goods: int


class GoodsHeld(Event):
    seat: Seat
