"""Déroulement du jeu et Déplacements: buying, owning, selling."""

from ludotheque.games.richesses_de_france.actions import BuyVehicle, CycleTo, DriveTo, SellVehicle, StayPut, WalkTo
from ludotheque.games.richesses_de_france.events import VehicleBought, VehicleReturned
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import Table, fresh, town


@clause("rdf.vehicle.choose")
def test_a_walker_has_nothing_to_buy() -> None:
    game = Table()

    assert not game.state.has_vehicle(0)
    assert "walk-to" in game.may(0)
    assert not {"cycle-to", "drive-to"} & game.may(0)


@clause("rdf.vehicle.choose")
def test_one_chooses_before_the_first_move() -> None:
    game = Table()
    game.plays(BuyVehicle(0, BICYCLE))

    assert {"walk-to", "cycle-to"} <= game.may(0)


@clause("rdf.vehicle.choose")
def test_there_is_nothing_else_to_buy() -> None:
    assert Table().refusal(BuyVehicle(0, 0)) == "rdf.vehicle.choose"
    assert Table().refusal(BuyVehicle(0, 3)) == "rdf.vehicle.choose"


@clause("rdf.vehicle.bicycle")
def test_a_bicycle_costs_two_hundred_francs() -> None:
    game = Table()

    assert [VehicleBought(EVERYONE, 0, BICYCLE, 200)] == game.plays(BuyVehicle(0, BICYCLE))
    assert game.state.cash[0] == 800
    assert game.state.owns(0, BICYCLE)


@clause("rdf.vehicle.car")
def test_a_car_costs_eight_hundred_francs() -> None:
    game = Table()

    assert [VehicleBought(EVERYONE, 0, CAR, 800)] == game.plays(BuyVehicle(0, CAR))
    assert game.state.cash[0] == 200
    assert game.state.owns(0, CAR)


@clause("rdf.vehicle.start-of-turn")
def test_one_buys_anywhere_before_moving_and_then_still_moves() -> None:
    game = Table().at(0, "aubusson")
    game.plays(BuyVehicle(0, BICYCLE))

    assert game.waiting == [0]
    assert "cycle-to" in game.may(0)


@clause("rdf.vehicle.start-of-turn")
def test_nothing_is_bought_or_sold_on_the_road() -> None:
    game = Table().owns(0, "car")
    game.plays(DriveTo(0, town("versailles")))

    assert game.may(0) == {"drive-to", "stop-here"}
    assert game.refusal(SellVehicle(0, CAR)) == "rdf.move.stop"
    assert game.refusal(BuyVehicle(0, BICYCLE)) == "rdf.move.stop"


@clause("rdf.vehicle.keep")
def test_an_owner_of_both_takes_the_one_he_likes_each_turn() -> None:
    game = Table().owns(0, "bicycle", "car")

    assert {"walk-to", "cycle-to", "drive-to"} <= game.may(0)
    game.cycles("versailles")
    game.stays()
    game.drives("chartres")
    assert game.state.vehicles(0) == [BICYCLE, CAR]


@clause("rdf.vehicle.one-of-each")
def test_nobody_owns_two_bicycles() -> None:
    game = Table().owns(0, "bicycle")

    assert game.refusal(BuyVehicle(0, BICYCLE)) == "rdf.vehicle.one-of-each"
    assert [CAR] == _choices(game, "buy-vehicle")


@clause("rdf.vehicle.no-credit")
def test_nobody_buys_what_he_cannot_pay() -> None:
    game = Table().cash(0, 790)

    assert game.refusal(BuyVehicle(0, CAR)) == "rdf.vehicle.no-credit"
    assert [BICYCLE] == _choices(game, "buy-vehicle")
    assert "buy-vehicle" not in Table().cash(0, 190).may(0)


@clause("rdf.vehicle.own")
def test_nobody_rides_what_he_does_not_own() -> None:
    game = Table()

    assert game.refusal(CycleTo(0, town("versailles"))) == "rdf.vehicle.own"
    assert game.refusal(DriveTo(0, town("versailles"))) == "rdf.vehicle.own"
    assert game.refusal(SellVehicle(0, CAR)) == "rdf.vehicle.own"
    assert game.refusal(WalkTo(0, town("versailles"))) == ""


@clause("rdf.vehicle.resale")
def test_the_bank_takes_vehicles_back_at_half_price() -> None:
    game = Table().owns(0, "bicycle", "car").cash(0, 0).cash(1, 0)

    assert [VehicleReturned(EVERYONE, 0, BICYCLE, 100)] == game.plays(SellVehicle(0, BICYCLE))
    assert [VehicleReturned(EVERYONE, 0, CAR, 400)] == game.plays(SellVehicle(0, CAR))
    assert game.state.cash == [500, 0]
    assert not game.state.has_vehicle(0)


@clause("rdf.vehicle.no-quick-resale")
def test_what_is_bought_in_a_turn_is_not_sold_in_it() -> None:
    game = Table().owns(0, "car").cash(1, 0)
    game.plays(BuyVehicle(0, BICYCLE))

    assert game.refusal(SellVehicle(0, BICYCLE)) == "rdf.vehicle.no-quick-resale"
    assert [CAR] == _choices(game, "sell-vehicle")
    game.plays(StayPut(0))
    game.plays(StayPut(1))
    assert game.refusal(SellVehicle(0, BICYCLE)) == ""


@clause("rdf.vehicle.go-on")
def test_whoever_has_sold_his_car_goes_on_by_bicycle_or_on_foot() -> None:
    game = Table().owns(0, "bicycle", "car").cash(1, 0)
    game.plays(SellVehicle(0, CAR))
    assert {"walk-to", "cycle-to"} <= game.may(0)

    game.plays(SellVehicle(0, BICYCLE))
    assert "walk-to" in game.may(0)
    assert not {"cycle-to", "drive-to"} & game.may(0)


@clause("rdf.vehicle.window")
def test_the_table_sets_the_time_to_answer() -> None:
    assert [fresh(2, window=choice).window for choice in ("seven-seconds", "ten-seconds", "unhurried")] == [0, 1, 2]


def _choices(game: Table, verb: str) -> list[int]:
    blank = game.ask(0, verb).blanks[0]
    assert isinstance(blank, OneOf)
    return blank.choices
