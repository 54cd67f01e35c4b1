"""Déplacements et Les particularités."""

import pytest

from ludotheque.games.richesses_de_france.actions import (
    BuyVehicle,
    CycleTo,
    Displace,
    DriveTo,
    LetPass,
    PlaceMarker,
    SellVehicle,
    StayPut,
    StopHere,
    WalkTo,
    Work,
)
from ludotheque.games.richesses_de_france.events import SectionTaken, StayedPut
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT
from ludotheque.kernel.action import Action
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import EDITION, TABLES, Table, kinds, town


def choices(game: Table, verb: str) -> set[str]:
    blank = game.ask(game.to_play, verb).blanks[0]
    assert isinstance(blank, OneOf)
    return {EDITION.ids["town"][place] for place in blank.choices}


@clause("rdf.move.foot")
def test_a_walker_covers_one_section_and_his_turn_is_over() -> None:
    game = Table()

    assert [SectionTaken(EVERYONE, 0, FOOT, town("melun"), 0)] == game.walks("melun")
    assert game.where(0) == "melun"
    assert game.waiting == [1]


@clause("rdf.move.bicycle")
@pytest.mark.parametrize("route", [["versailles"], ["versailles", "dreux"]])
def test_a_cyclist_covers_one_or_two_sections(route: list[str]) -> None:
    game = Table().owns(0, "bicycle")
    game.cycles(*route)

    assert game.where(0) == route[-1]
    assert game.waiting == [1]


@clause("rdf.move.bicycle")
def test_after_two_sections_a_cyclist_has_arrived() -> None:
    game = Table().owns(0, "bicycle")
    game.plays(CycleTo(0, town("versailles")))
    assert game.waiting == [0]

    game.plays(CycleTo(0, town("evreux")))
    assert game.waiting == [1]


@clause("rdf.move.car")
@pytest.mark.parametrize("sections", [1, 2, 3, 4])
def test_a_driver_covers_from_one_to_four_sections(sections: int) -> None:
    route = ["etampes", "orleans", "chartres", "alencon"][:sections]
    game = Table().owns(0, "car")
    game.drives(*route)

    assert game.where(0) == route[-1]
    assert game.waiting == [1]


@clause("rdf.move.car")
def test_after_four_sections_a_driver_has_arrived() -> None:
    game = Table().owns(0, "car")
    for place in ("etampes", "orleans", "chartres"):
        game.plays(DriveTo(0, town(place)))
        assert game.waiting == [0]

    game.plays(DriveTo(0, town("alencon")))
    assert game.waiting == [1]


@clause("rdf.move.no-motorway")
def test_walkers_and_cyclists_never_take_a_motorway() -> None:
    game = Table().owns(0, "bicycle")

    assert game.refusal(WalkTo(0, town("chateau-thierry"))) == "rdf.move.no-motorway"
    assert game.refusal(CycleTo(0, town("chateau-thierry"))) == "rdf.move.no-motorway"
    assert not {"chateau-thierry", "rouen", "orleans"} & (choices(game, "walk-to") | choices(game, "cycle-to"))


@clause("rdf.move.motorway-toll")
def test_every_section_of_motorway_costs_ten_francs() -> None:
    game = Table().owns(0, "car")
    events = game.drives("chartres", "orleans", "blois")

    fares = [event.amount for event in events if isinstance(event, SectionTaken)]
    assert fares == [10, 0, 10]
    assert game.state.cash[0] == 980
    assert game.state.bank + sum(game.state.cash) == 0


@clause("rdf.move.paid-first")
def test_without_money_there_is_no_motorway() -> None:
    game = Table().owns(0, "car").cash(0, 0)

    assert game.refusal(DriveTo(0, town("chateau-thierry"))) == "rdf.move.paid-first"
    assert "chateau-thierry" not in choices(game, "drive-to")
    assert "meaux" in choices(game, "drive-to")


@clause("rdf.move.paid-first")
def test_the_last_ten_francs_pay_one_section() -> None:
    game = Table().owns(0, "car").cash(0, 10)
    game.plays(DriveTo(0, town("orleans")))

    assert game.state.cash[0] == 0
    assert game.refusal(DriveTo(0, town("blois"))) == "rdf.move.paid-first"


@clause("rdf.move.sections")
def test_one_goes_to_any_neighbour_and_to_no_other_point() -> None:
    game = Table()

    roads = {EDITION.ids["town"][place] for place in TABLES.roads[town("paris")]}
    assert choices(game, "walk-to") == roads
    assert game.refusal(WalkTo(0, town("lyon"))) == "rdf.move.sections"
    assert game.refusal(WalkTo(0, town("paris"))) == "rdf.move.sections"
    assert game.refusal(WalkTo(0, 1 << 40)) == "rdf.move.sections"


@clause("rdf.move.no-doubling-back")
def test_in_one_turn_nobody_comes_back_to_a_point() -> None:
    game = Table().owns(0, "car")
    game.plays(DriveTo(0, town("versailles")))
    assert game.refusal(DriveTo(0, town("paris"))) == "rdf.move.no-doubling-back"

    game.plays(DriveTo(0, town("chartres")))
    assert "versailles" not in choices(game, "drive-to")
    assert "paris" not in choices(game, "drive-to")


@clause("rdf.move.stop")
def test_one_stops_when_one_likes_after_the_first_section() -> None:
    game = Table().owns(0, "car")
    assert "stop-here" not in game.may(0)
    game.plays(DriveTo(0, town("versailles")))

    assert "stop-here" in game.may(0)
    game.plays(StopHere(0))
    assert game.waiting == [1]


@clause("rdf.move.stop")
def test_the_vehicle_is_not_changed_on_the_road() -> None:
    game = Table().owns(0, "bicycle", "car")
    game.plays(CycleTo(0, town("versailles")))

    assert game.refusal(DriveTo(0, town("dreux"))) == "rdf.move.stop"
    assert game.refusal(StayPut(0)) == "rdf.move.stop"


@clause("rdf.move.stay")
def test_one_may_stay_and_nothing_happens() -> None:
    game = Table().at(0, "etampes").next_cards("loto")

    assert [StayedPut(EVERYONE, 0, town("etampes"))] == game.stays()
    assert game.state.cash[0] == 1000
    assert game.waiting == [1]


@clause("rdf.move.one-thing")
@pytest.mark.parametrize("action", [WalkTo(0, town("etampes")), StayPut(0), Work(0)])
def test_a_turn_is_one_thing(action: Action) -> None:
    game = Table().next_cards("loto")
    game.plays(action)

    assert game.waiting == [1]


@clause("rdf.move.one-thing")
def test_trade_comes_before_and_leaves_the_turn_open() -> None:
    game = Table().owns(0, "car").cash(1, 0)
    game.plays(SellVehicle(0, CAR))
    game.plays(BuyVehicle(0, BICYCLE))

    assert {"walk-to", "cycle-to", "work", "stay-put"} <= game.may(0)


@clause("rdf.move.one-thing")
def test_nothing_else_is_heard_at_the_start_of_a_turn() -> None:
    for action in (LetPass(0), StopHere(0), Displace(0, town("melun")), PlaceMarker(0)):
        assert Table().refusal(action) == "rdf.move.one-thing"


@clause("rdf.move.one-pawn")
def test_nobody_stops_where_another_stands() -> None:
    game = Table().at(1, "versailles")

    assert game.refusal(WalkTo(0, town("versailles"))) == "rdf.move.one-pawn"
    assert "versailles" not in choices(game, "walk-to")


@clause("rdf.move.one-pawn")
def test_a_driver_passes_but_does_not_stop() -> None:
    game = Table().owns(0, "car").at(1, "versailles")
    game.plays(DriveTo(0, town("versailles")))

    assert game.refusal(StopHere(0)) == "rdf.move.one-pawn"
    assert game.may(0) == {"drive-to"}


@clause("rdf.move.one-pawn")
def test_the_last_section_does_not_end_where_another_stands() -> None:
    game = Table().owns(0, "bicycle").at(1, "dreux")
    game.plays(CycleTo(0, town("versailles")))

    assert game.refusal(CycleTo(0, town("dreux"))) == "rdf.move.one-pawn"


@clause("rdf.move.start-and-finish")
def test_start_and_finish_take_in_everybody() -> None:
    game = Table(3).at(0, "versailles").at(1, "meaux").at(2, "paris")
    game.walks("paris")
    game.walks("paris")

    assert game.state.towns == [town("paris")] * 3


@clause("rdf.move.passing")
def test_one_passes_through_an_occupied_point() -> None:
    game = Table().owns(0, "bicycle").at(1, "versailles")
    game.cycles("versailles", "dreux")

    assert game.where(0) == "dreux"
    assert game.where(1) == "versailles"


@clause("rdf.move.passing")
def test_one_does_not_enter_an_occupied_point_from_which_no_way_leads_on() -> None:
    """Beyond Dieppe lie Étretat and Abbeville, and both are taken."""
    game = Table(4).owns(0, "bicycle").at(0, "rouen").at(1, "dieppe").at(2, "etretat").at(3, "abbeville")

    assert "dieppe" not in choices(game, "cycle-to")
    game.at(3, "lille")
    assert "dieppe" in choices(game, "cycle-to")


@clause("rdf.move.blocked")
def test_whoever_is_blocked_waits_or_goes_round() -> None:
    game = Table(3).at(0, "etretat").at(1, "dieppe").at(2, "le-havre")
    assert "walk-to" not in game.may(0)
    assert "stay-put" in game.may(0)

    game.at(2, "lille")
    assert choices(game, "walk-to") == {"le-havre"}


@clause("rdf.move.prefectures")
def test_a_prefecture_asks_for_nothing_and_brings_nothing() -> None:
    game = Table()
    before = game.state.cash[:]

    assert ["SectionTaken"] == kinds(game.walks("melun"))
    assert before == game.state.cash
    assert "work" not in game.turn_of(0).may(0)


def test_the_pawn_shows_how_it_travelled_last() -> None:
    game = Table().owns(0, "bicycle", "car")
    game.cycles("versailles")
    game.stays()
    assert game.state.modes[0] == BICYCLE

    game.drives("dreux")
    assert game.state.modes[0] == CAR
