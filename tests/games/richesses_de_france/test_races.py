"""Circuit « Sports »: the races."""

import pytest

from ludotheque.games.richesses_de_france.actions import (
    AbandonRace,
    BeginRace,
    BuyVehicle,
    ClaimToll,
    CycleTo,
    DriveTo,
    PlaceMarker,
    SellVehicle,
    StayPut,
    StopHere,
    WalkTo,
    Work,
)
from ludotheque.games.richesses_de_france.events import (
    PawnDisplaced,
    RaceAbandoned,
    RaceBegun,
    RaceCompleted,
    StageMarked,
    TollPaid,
)
from ludotheque.games.richesses_de_france.state import NO_RACE
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import EDITION, GAME, TABLES, Table, kinds, stage, town

WALK, CYCLE, DRIVE = range(3)


def sports(seats: int = 2, **options: str) -> Table:
    game = Table(seats, "sports", **options)
    for seat, place in zip(range(seats), ["paris", "tarbes", "laon", "gap"], strict=False):
        game.at(seat, place)
    return game


@clause("rdf.sports.races")
def test_three_races_each_with_its_vehicle_and_road() -> None:
    routes = [[EDITION.ids["town"][place] for place in route] for route in TABLES.race_routes]

    assert TABLES.race_vehicles == [FOOT, BICYCLE, CAR]
    assert (routes[WALK][0], routes[WALK][-1]) == ("strasbourg", "paris")
    assert (routes[CYCLE][0], routes[CYCLE][-1]) == ("bordeaux", "paris")
    assert (routes[DRIVE][0], routes[DRIVE][-1]) == ("ajaccio", "ajaccio")
    passed = [routes[DRIVE].index(id) for id in ("calvi", "bastia", "bonifacio")]
    assert passed == sorted(passed)


@clause("rdf.sports.races")
@pytest.mark.parametrize("race", [WALK, CYCLE, DRIVE])
def test_a_race_can_be_run_from_start_to_finish(race: int) -> None:
    game = sports().races(0, race)
    verbs = [WalkTo, CycleTo, DriveTo]
    while game.state.races[0] == race:
        leg = game.state.legs[0]
        game.plays(verbs[race](0, TABLES.race_routes[race][leg + 1]))
        if "stop-here" not in game.may(0):
            game.turn_of(0)

    assert game.state.done[0][6 + race]
    assert game.where(0) == EDITION.ids["town"][TABLES.race_routes[race][-1]]


@clause("rdf.sports.races")
def test_there_is_no_race_elsewhere() -> None:
    assert sports().refusal(BeginRace(0, 3)) == "rdf.sports.races"
    assert Table().at(0, "strasbourg").refusal(BeginRace(0, WALK)) == "rdf.sports.races"


@clause("rdf.sports.race-start")
def test_a_race_begins_on_the_turn_after_the_arrival_in_its_town() -> None:
    game = sports().at(0, "saverne")
    assert game.refusal(BeginRace(0, WALK)) == "rdf.sports.race-start"
    game.walks("strasbourg")
    assert game.waiting == [1]
    game.stays()

    assert [RaceBegun(EVERYONE, 0, WALK)] == game.plays(BeginRace(0, WALK))
    assert game.may(0) == {"walk-to", "abandon-race"}
    game.walks("saverne")
    assert game.state.legs[0] == 1


@clause("rdf.sports.race-start")
def test_nobody_has_to_begin() -> None:
    game = sports().at(0, "strasbourg")

    assert {"walk-to", "work", "begin-race", "stay-put"} <= game.may(0)


@clause("rdf.sports.race-vehicle")
def test_whoever_lacks_the_vehicle_buys_it_first() -> None:
    game = sports().at(0, "bordeaux").has_marked(0, "bordeaux")
    assert game.refusal(BeginRace(0, CYCLE)) == "rdf.sports.race-vehicle"

    game.plays(BuyVehicle(0, BICYCLE))
    game.plays(BeginRace(0, CYCLE))
    assert game.may(0) == {"cycle-to", "abandon-race"}


@clause("rdf.sports.race-vehicle")
def test_whoever_cannot_pay_it_works_first() -> None:
    game = sports().at(0, "ajaccio").cash(0, 790).dice(10)
    assert "begin-race" not in game.may(0)
    game.plays(Work(0))
    game.stays()

    game.plays(BuyVehicle(0, CAR))
    assert "begin-race" in game.may(0)


@clause("rdf.sports.race-vehicle")
def test_in_a_race_no_other_vehicle_serves() -> None:
    game = sports().owns(0, "bicycle", "car").races(0, WALK)

    assert game.refusal(DriveTo(0, town("saverne"))) == "rdf.sports.race-vehicle"
    assert game.refusal(CycleTo(0, town("saverne"))) == "rdf.sports.race-vehicle"


@clause("rdf.sports.race-route")
def test_in_a_race_there_is_one_way() -> None:
    game = sports().races(0, WALK, leg=1)

    assert game.refusal(WalkTo(0, town("luneville"))) == ""
    assert game.refusal(WalkTo(0, town("strasbourg"))) == "rdf.sports.race-route"
    assert game.refusal(WalkTo(0, town("metz"))) == "rdf.sports.race-route"


@clause("rdf.sports.race-route")
def test_a_racer_neither_works_nor_trades() -> None:
    game = sports().races(0, CYCLE, leg=3)

    assert game.where(0) == "poitiers"
    assert game.refusal(Work(0)) == "rdf.sports.race-route"
    assert game.refusal(BuyVehicle(0, CAR)) == "rdf.sports.race-route"
    assert game.refusal(SellVehicle(0, BICYCLE)) == "rdf.sports.race-route"
    assert game.may(0) == {"cycle-to", "abandon-race"}


@clause("rdf.sports.race-route")
def test_a_racer_passes_others_on_his_road_but_does_not_stop_with_them() -> None:
    game = sports().races(0, CYCLE, leg=3).at(1, "chatellerault")
    game.plays(CycleTo(0, town("chatellerault")))

    assert game.may(0) == {"cycle-to"}
    assert game.refusal(StopHere(0)) == "rdf.move.one-pawn"
    game.plays(CycleTo(0, town("tours")))
    assert game.state.legs[0] == 5


@clause("rdf.sports.keep-moving")
def test_a_racer_moves_on_each_turn() -> None:
    game = sports().races(0, CYCLE, leg=3)

    assert game.closed(0)["stay-put"] == "rdf.sports.keep-moving"
    assert game.refusal(StayPut(0)) == "rdf.sports.keep-moving"
    game.cycles("chatellerault")
    assert game.state.legs[0] == 4


@clause("rdf.move.blocked", "rdf.sports.race-route", "rdf.sports.keep-moving")
def test_a_walker_who_is_blocked_in_a_race_waits() -> None:
    game = sports().races(0, WALK).at(1, "saverne")

    assert game.may(0) == {"stay-put", "abandon-race"}
    assert game.refusal(WalkTo(0, town("saverne"))) == "rdf.sports.race-route"


@clause("rdf.sports.no-chance")
def test_no_chance_card_is_drawn_on_a_race_course() -> None:
    game = sports().races(0, WALK).next_cards("loto")

    assert ["SectionTaken"] == kinds(game.walks("saverne"))
    assert game.state.cash[0] == 1000


@clause("rdf.sports.no-chance")
def test_outside_a_race_the_same_point_brings_a_card() -> None:
    game = sports().at(0, "strasbourg").next_cards("loto")

    assert "CardDrawn" in kinds(game.walks("saverne"))


@clause("rdf.sports.race-tolls")
def test_tolls_are_due_in_a_race() -> None:
    game = sports().races(0, WALK).holds(1, "alsace", "picardie").dice(30)

    assert TollPaid(EVERYONE, 0, 1, 30) in game.walks("saverne")


@clause("rdf.sports.abandon")
def test_a_race_can_be_given_up_and_must_then_be_run_from_the_beginning() -> None:
    game = sports().races(0, WALK, leg=3)

    assert RaceAbandoned(EVERYONE, 0, WALK) in game.plays(AbandonRace(0))
    assert game.state.races[0] == NO_RACE
    assert game.waiting == [1]
    assert game.turn_of(0).refusal(BeginRace(0, WALK)) == "rdf.sports.race-start"


@clause("rdf.sports.abandon")
def test_nobody_gives_up_what_he_is_not_in() -> None:
    assert sports().refusal(AbandonRace(0)) == "rdf.move.one-thing"


@clause("rdf.sports.abandon")
def test_whoever_loses_the_vehicle_is_out_of_the_race_and_draws_no_card() -> None:
    game = sports(tolls="on-request").races(0, CYCLE).cash(0, 0).cash(1, 0).holds(1, "aquitaine", "alsace")
    game.next_cards("loto").dice(20)
    game.cycles("libourne")

    events = game.plays(ClaimToll(1))
    assert RaceAbandoned(EVERYONE, 0, CYCLE) in events
    assert "CardDrawn" not in kinds(events)
    assert game.state.cash == [80, 20]
    assert game.waiting == [1]


@clause("rdf.sports.racer-displaced")
def test_a_racer_who_is_displaced_falls_back_on_his_road() -> None:
    game = sports(3).at(0, "paris").races(1, DRIVE, leg=3).at(2, "calvi").next_cards("cousin-corse")
    assert game.where(1) == "bastia"

    events = game.walks("etampes")
    assert PawnDisplaced(EVERYONE, 1, town("porto")) in events
    assert game.state.legs[1] == 1
    assert game.waiting == [1]


@clause("rdf.sports.racer-displaced")
def test_where_the_point_behind_him_is_free_he_falls_back_no_further() -> None:
    game = sports().at(0, "paris").races(1, DRIVE, leg=3).next_cards("cousin-corse")
    game.walks("etampes")

    assert (game.where(1), game.state.legs[1]) == ("calvi", 2)


@clause("rdf.sports.racer-displaced")
def test_he_may_fall_back_to_the_start() -> None:
    game = sports(4).at(0, "paris").races(1, DRIVE, leg=3).at(2, "calvi").at(3, "porto").next_cards("cousin-corse")
    game.walks("etampes")

    assert (game.where(1), game.state.legs[1]) == ("ajaccio", 0)


@clause("rdf.sports.race-marker")
def test_whoever_completes_a_race_places_his_marker() -> None:
    game = sports().races(0, WALK, leg=7)

    events = game.walks("paris")
    assert RaceCompleted(EVERYONE, 0, WALK) in events
    assert StageMarked(EVERYONE, 0, stage("sports-strasbourg")) in events
    assert game.state.races[0] == NO_RACE
    assert game.waiting == [1]


@clause("rdf.sports.race-marker")
def test_the_finish_ends_the_move_of_a_racer() -> None:
    game = sports().races(0, CYCLE, leg=9)
    game.plays(CycleTo(0, town("paris")))

    assert game.state.done[0][7]
    assert game.waiting == [1]


@clause("rdf.sports.race-marker", "rdf.sports.nine")
def test_a_race_that_is_marked_is_not_run_again() -> None:
    game = sports().at(0, "strasbourg").has_marked(0, "strasbourg")

    assert game.refusal(BeginRace(0, WALK)) == "rdf.sports.nine"
    assert "begin-race" not in game.may(0)


@clause("rdf.stage.forgotten")
def test_a_forgotten_marker_makes_one_run_again() -> None:
    game = sports(markers="by-hand").races(0, WALK, leg=7)
    game.walks("paris")
    assert game.may(0) == {"place-marker", "leave-marker"}
    game.waits(7_000)

    assert not game.state.done[0][6]
    assert game.at(0, "strasbourg").turn_of(0).refusal(BeginRace(0, WALK)) == ""


@clause("rdf.sports.ninth")
def test_a_race_may_be_the_ninth() -> None:
    game = sports(markers="by-hand").has_all_markers(0, but="strasbourg").races(0, WALK, leg=7)
    game.walks("paris")
    game.plays(PlaceMarker(0))

    assert game.is_over
    assert GAME.end_reason(game.state) == "nine-events"


@clause("rdf.end.tolls-first")
def test_the_toll_at_the_end_of_a_race_comes_before_the_end_of_the_game() -> None:
    game = sports(tolls="on-request").has_all_markers(0, but="strasbourg").races(0, WALK, leg=7)
    game.holds(1, "ile-de-france", "alsace").dice(20)
    game.walks("paris")
    assert not game.is_over
    assert game.state.done[0][6]

    game.plays(ClaimToll(1))
    assert game.is_over
    assert game.state.cash == [980, 1020]


@clause("rdf.move.start-and-finish")
def test_a_race_is_not_barred_at_its_finish() -> None:
    game = sports().races(0, DRIVE, leg=7).at(1, "ajaccio")
    game.plays(DriveTo(0, town("ajaccio")))

    assert game.state.done[0][8]
