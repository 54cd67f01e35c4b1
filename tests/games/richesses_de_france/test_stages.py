"""Les circuits: stages, markers, the finish, and the circuits that are raced."""

import pytest

from ludotheque.games.richesses_de_france.actions import ClaimToll, CycleTo, Displace, LeaveMarker, PlaceMarker, StayPut
from ludotheque.games.richesses_de_france.events import MarkerForgotten, StageMarked
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import EDITION, GAME, TABLES, Table, kinds, stage, town

RACED = [
    ("monuments", 12, "paris", "melun"),
    ("wines", 8, "bordeaux", "mont-de-marsan"),
    ("tourism", 9, "ajaccio", "corte"),
    ("holidays", 10, "paris", "melun"),
    ("specialities", 12, "lyon", "vienne"),
]


@clause("rdf.stage.marker")
def test_whoever_reaches_a_stage_marks_it() -> None:
    game = Table().at(0, "chateaudun")

    assert StageMarked(EVERYONE, 0, stage("monuments-chartres")) in game.walks("chartres")
    assert game.marked(0) == ["chartres"]
    assert game.marked(1) == []


@clause("rdf.stage.marker")
def test_a_stage_is_marked_once() -> None:
    game = Table().at(0, "chateaudun").has_marked(0, "chartres")

    assert ["SectionTaken"] == kinds(game.walks("chartres"))


@clause("rdf.stage.any-order")
def test_stages_may_be_done_in_any_order() -> None:
    game = Table()
    for before, place in (("epernay", "reims"), ("autun", "vezelay"), ("chateaudun", "chartres")):
        game.at(0, before).turn_of(0)
        game.walks(place)

    assert game.marked(0) == ["chartres", "vezelay", "reims"]


@clause("rdf.stage.any-order")
def test_a_stage_of_another_circuit_is_nothing() -> None:
    game = Table(circuit="holidays").at(0, "chateaudun")

    assert ["SectionTaken"] == kinds(game.walks("chartres"))


@clause("rdf.stage.arrival")
def test_a_stage_driven_through_does_not_count() -> None:
    game = Table().owns(0, "car").at(0, "chateaudun")
    game.drives("chartres", "dreux")

    assert game.marked(0) == []


@clause("rdf.stage.driven-through")
def test_the_table_may_count_stages_driven_through() -> None:
    game = Table(stages="driven-through").owns(0, "car").at(0, "chateaudun")
    game.drives("chartres", "versailles", "dreux")

    assert game.marked(0) == ["versailles", "chartres"]


@clause("rdf.stage.driven-through")
@pytest.mark.parametrize(
    ("circuit", "route"),
    [("casinos", ["la-baule", "vannes"]), ("economy", ["nantes", "angers"]), ("sports", ["nantes", "angers"])],
)
def test_not_where_something_has_to_be_done(circuit: str, route: list[str]) -> None:
    game = Table(circuit=circuit, stages="driven-through").owns(0, "car").at(0, "redon").at(1, "lyon").cash(0, 1000)
    game.state.steps = game.state.steps[:1]
    game.drives(*route)

    assert game.marked(0) == []


@clause("rdf.stage.driven-through")
def test_the_finish_is_not_reached_in_passing() -> None:
    game = Table(stages="driven-through").owns(0, "car").at(0, "melun").has_all_markers(0)
    game.drives("paris", "meaux")

    assert not game.is_over


@clause("rdf.stage.all-before-finish")
def test_the_finish_without_all_stages_is_a_town_like_another() -> None:
    game = Table().at(0, "melun").has_all_markers(0, but="reims")
    game.walks("paris")

    assert not game.is_over
    assert game.waiting == [1]


@clause("rdf.stage.forgotten")
def test_the_table_may_want_markers_placed_by_hand() -> None:
    game = Table(markers="by-hand").at(0, "chateaudun")
    game.walks("chartres")
    assert game.may(0) == {"place-marker", "leave-marker"}
    assert game.refusal(StayPut(0)) == "rdf.stage.forgotten"

    assert [StageMarked(EVERYONE, 0, stage("monuments-chartres"))] == game.plays(PlaceMarker(0))
    assert game.marked(0) == ["chartres"]
    assert game.waiting == [1]


@clause("rdf.stage.forgotten")
def test_a_forgotten_marker_must_be_fetched_by_coming_back() -> None:
    game = Table(markers="by-hand").at(0, "chateaudun")
    game.walks("chartres")

    assert [] == game.waits(6_999)
    assert [MarkerForgotten(EVERYONE, 0, stage("monuments-chartres"))] == game.waits(1)
    assert game.marked(0) == []
    game.stays()
    game.stays()
    assert game.marked(0) == []
    game.stays()
    game.walks("chateaudun")
    game.turn_of(0)
    game.walks("chartres")
    game.plays(PlaceMarker(0))
    assert game.marked(0) == ["chartres"]


@clause("rdf.stage.forgotten")
def test_one_may_also_do_without() -> None:
    game = Table(markers="by-hand", window="unhurried").at(0, "chateaudun")
    game.walks("chartres")

    assert ["MarkerForgotten"] == kinds(game.plays(LeaveMarker(0)))
    assert game.waiting == [1]


@clause("rdf.stage.forgotten")
def test_a_marker_by_hand_on_the_road_does_not_end_the_move() -> None:
    game = Table(markers="by-hand", stages="driven-through").owns(0, "bicycle").at(0, "chateaudun")
    game.plays(CycleTo(0, town("chartres")))

    assert game.may(0) == {"place-marker", "leave-marker"}
    game.plays(PlaceMarker(0))
    assert game.may(0) == {"cycle-to", "stop-here"}


@clause(
    "rdf.circuits.monuments",
    "rdf.circuits.wines",
    "rdf.circuits.tourism",
    "rdf.circuits.holidays",
    "rdf.circuits.specialities",
    "rdf.end.first-home",
)
@pytest.mark.parametrize(("circuit", "stages", "home", "near"), RACED)
def test_a_raced_circuit_goes_from_its_town_and_back_and_the_first_home_wins(
    circuit: str, stages: int, home: str, near: str
) -> None:
    game = Table(circuit=circuit)
    assert [game.where(seat) for seat in (0, 1)] == [home, home]
    assert len(game.state.done[0]) == stages

    game.has_all_markers(0).at(0, near)
    game.walks(home)
    assert game.is_over
    assert GAME.end_reason(game.state) == "first-home"
    assert GAME.ranks(game.state) == [1, 2]


@clause("rdf.end.first-home", "rdf.end.tolls-first")
def test_the_toll_of_the_last_arrival_is_settled_before_the_game_ends() -> None:
    game = Table(tolls="on-request").has_all_markers(0).at(0, "melun").holds(1, "ile-de-france", "alsace").dice(40)
    game.walks("paris")
    assert not game.is_over

    game.plays(ClaimToll(1))
    assert game.is_over
    assert game.state.cash == [960, 1040]
    assert GAME.ranks(game.state) == [1, 2]


@clause("rdf.stage.marker")
def test_a_pawn_that_is_moved_away_keeps_its_marker() -> None:
    game = Table().at(1, "strasbourg").has_marked(1, "strasbourg").at(0, "paris").next_cards("marche-de-noel")
    game.walks("etampes")
    game.plays(Displace(0, town("saverne")))

    assert (game.where(1), game.marked(1)) == ("saverne", ["strasbourg"])


def test_the_stages_of_every_circuit_have_their_names() -> None:
    names = EDITION.names["fr"]["stage"]

    assert names[stage("specialites-dijon")] == "Dijon – la moutarde"
    assert names[stage("sports-bordeaux")] == "football – Bordeaux/Nantes"
    assert len(names) == sum(len(stages) for stages in TABLES.stages)
    assert town("paris") == TABLES.starts[1]
