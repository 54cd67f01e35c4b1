"""The greedy bot goes to what is nearest, and buys what it can."""

from ludotheque.games.richesses_de_france.actions import (
    BeginRace,
    Bid,
    BuyVehicle,
    SellVehicle,
    StandAside,
    WalkTo,
    Work,
)
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from tests.bots.richesses_de_france.choosing import choice, where_it_goes
from tests.games.richesses_de_france.arrange import Table, town


def test_it_goes_to_the_nearest_open_stage() -> None:
    assert where_it_goes("greedy", Table().owns(0, "car").cash(0, 100), 0) == "versailles"

    table = Table().owns(0, "car").cash(0, 100).has_marked(0, "versailles", "reims")
    assert where_it_goes("greedy", table, 0) == "chartres"


def test_it_goes_home_when_all_is_done() -> None:
    table = Table().at(0, "versailles").has_all_markers(0)

    assert choice("greedy", table.cash(0, 0), 0) == WalkTo(0, town("paris"))


def test_it_buys_the_best_it_can_pay() -> None:
    assert choice("greedy", Table(), 0) == BuyVehicle(0, CAR)
    assert choice("greedy", Table().cash(0, 700), 0) == BuyVehicle(0, BICYCLE)


def test_it_keeps_a_reserve() -> None:
    assert choice("greedy", Table().cash(0, 290), 0) != BuyVehicle(0, BICYCLE)


def test_it_works_when_a_toll_could_take_its_vehicle() -> None:
    assert choice("greedy", Table().at(0, "lyon").owns(0, "car").cash(0, 50), 0) == Work(0)


def test_it_works_for_the_passage_that_it_cannot_do_without() -> None:
    table = Table(circuit="wines").at(0, "marseille").has_all_markers(0, but="bastia").cash(0, 0)

    assert choice("greedy", table, 0) == Work(0)


def test_it_bids_for_what_is_faster_than_what_it_has() -> None:
    table = Table(3, circuit="sports").owns(0, "car", "bicycle").cash(1, 700).cash(2, 450)
    table.plays(SellVehicle(0, CAR))

    assert choice("greedy", table, 1) == Bid(1, 410)
    assert choice("greedy", table, 2) == StandAside(2)  # it would have too little left


def test_it_begins_the_race_where_it_stands() -> None:
    table = Table(circuit="sports").at(0, "strasbourg").cash(0, 0)

    assert choice("greedy", table, 0) == BeginRace(0, 0)
