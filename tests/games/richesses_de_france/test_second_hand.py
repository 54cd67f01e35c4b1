"""Déplacements: vehicles sold second-hand, with offers and overbids."""

import pytest

from ludotheque.games.richesses_de_france.actions import Bid, SellVehicle, StandAside, StayPut
from ludotheque.games.richesses_de_france.events import BidMade, SaleOpened, StoodAside, VehicleReturned, VehicleSold
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.kernel.ask import Amount
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import Table


def selling(vehicle: str = "bicycle", seats: int = 3, **options: str) -> Table:
    """Seat 0 has put its vehicle up for sale."""
    game = Table(seats, **options).owns(0, vehicle)
    game.plays(SellVehicle(0, BICYCLE if vehicle == "bicycle" else CAR))
    return game


@clause("rdf.vehicle.second-hand")
def test_the_others_are_asked_whether_they_offer_more_than_the_bank() -> None:
    game = Table(3).owns(0, "bicycle")

    assert [SaleOpened(EVERYONE, 0, BICYCLE, 100)] == game.plays(SellVehicle(0, BICYCLE))
    assert game.waiting == [1, 2]
    assert game.may(1) == {"bid", "stand-aside"}


@clause("rdf.vehicle.second-hand")
def test_whoever_offers_more_than_the_bank_gets_the_vehicle_and_pays_its_owner() -> None:
    game = selling()
    game.plays(Bid(1, 130))

    assert [StoodAside(EVERYONE, 2), VehicleSold(EVERYONE, 0, 1, BICYCLE, 130)] == game.plays(StandAside(2))
    assert game.state.cash == [1130, 870, 1000]
    assert game.state.bicycles == [False, True, False]
    assert game.waiting == [0]


@clause("rdf.vehicle.second-hand")
def test_without_an_offer_the_bank_takes_it() -> None:
    game = selling()
    game.plays(StandAside(2))

    assert [StoodAside(EVERYONE, 1), VehicleReturned(EVERYONE, 0, BICYCLE, 100)] == game.plays(StandAside(1))
    assert game.state.cash[0] == 1100


@clause("rdf.vehicle.second-hand")
def test_during_a_sale_nothing_else_is_heard() -> None:
    assert selling().refusal(StayPut(1)) == "rdf.vehicle.second-hand"


@clause("rdf.vehicle.overbid")
def test_an_offer_can_be_overbid_and_the_highest_wins() -> None:
    game = selling()

    assert [BidMade(EVERYONE, 1, 110)] == game.plays(Bid(1, 110))
    assert game.waiting == [2]
    assert [BidMade(EVERYONE, 2, 150)] == game.plays(Bid(2, 150))
    assert game.waiting == [1]
    game.plays(StandAside(1))
    assert game.state.bicycles == [False, False, True]
    assert game.state.cash == [1150, 1000, 850]


@clause("rdf.vehicle.offers")
@pytest.mark.parametrize("amount", [100, 105, 115, 200, 210, 0, -10])
def test_an_offer_exceeds_the_bank_in_tens_and_stays_below_the_price_of_a_new_one(amount: int) -> None:
    assert selling().refusal(Bid(1, amount)) == "rdf.vehicle.offers"


@clause("rdf.vehicle.offers")
def test_the_bounds_of_an_offer() -> None:
    game = selling("car")
    blank = game.ask(1, "bid").blanks[0]

    assert isinstance(blank, Amount)
    assert (blank.low, blank.high, blank.step) == (410, 790, 10)


@clause("rdf.vehicle.offers")
def test_an_offer_is_within_the_buyers_cash() -> None:
    game = Table(3).owns(0, "car").cash(1, 450)
    game.plays(SellVehicle(0, CAR))

    assert game.refusal(Bid(1, 460)) == "rdf.vehicle.offers"
    assert game.refusal(Bid(1, 450)) == ""


@clause("rdf.vehicle.offers")
def test_the_highest_possible_offer_ends_the_sale() -> None:
    game = selling()

    assert VehicleSold(EVERYONE, 0, 1, BICYCLE, 190) in game.plays(Bid(1, 190))


@clause("rdf.vehicle.who-may-offer")
def test_nobody_is_asked_who_owns_such_a_vehicle_or_cannot_pay_more() -> None:
    game = Table(4).owns(0, "bicycle").owns(1, "bicycle").cash(2, 100)
    game.plays(SellVehicle(0, BICYCLE))

    assert game.waiting == [3]


@clause("rdf.vehicle.who-may-offer")
def test_nobody_is_asked_who_has_come_home() -> None:
    game = Table(3, circuit="economy").at(0, "lille").owns(0, "bicycle").cash(1, 1000).cash(2, 1000)
    game.has_all_markers(1)
    game.state.home = [1]
    game.plays(SellVehicle(0, BICYCLE))

    assert game.waiting == [2]


@clause("rdf.vehicle.who-may-offer")
def test_if_nobody_can_offer_the_bank_takes_it_at_once() -> None:
    game = Table(2).owns(0, "car").cash(1, 400)

    assert [VehicleReturned(EVERYONE, 0, CAR, 400)] == game.plays(SellVehicle(0, CAR))
    assert game.waiting == [0]


@clause("rdf.vehicle.window")
def test_silence_for_seven_seconds_ends_the_sale() -> None:
    game = selling()

    assert [] == game.waits(6_999)
    assert [VehicleReturned(EVERYONE, 0, BICYCLE, 100)] == game.waits(1)


@clause("rdf.vehicle.window")
def test_every_offer_gives_seven_seconds_more() -> None:
    game = selling()
    game.waits(6_000)
    game.plays(Bid(1, 120))

    assert [] == game.waits(6_999)
    assert [VehicleSold(EVERYONE, 0, 1, BICYCLE, 120)] == game.waits(1)


@clause("rdf.vehicle.window")
def test_an_unhurried_table_waits_for_everybody() -> None:
    game = selling(window="unhurried")

    assert [] == game.waits(10_000_000)
    assert game.waiting == [1, 2]
