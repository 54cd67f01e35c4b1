"""What the map tells a traveller is what the rules let him do."""

import pytest

from ludotheque.games.richesses_de_france.actions import CycleTo, DriveTo, SellVehicle, StopHere, WalkTo
from ludotheque.games.richesses_de_france.events import SectionTaken
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT
from ludotheque.games.richesses_de_france.view import FranceWayView, see
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.play import asks, play
from tests.games.richesses_de_france.arrange import Table, town, towns

TRAVEL = [WalkTo, CycleTo, DriveTo]


def reach(game: Table) -> list[FranceWayView]:
    return see(game.state, 0).reach


def travelled(state: FranceState, way: FranceWayView) -> int:
    """What it costs to go this way to its end, and to stop there."""
    events = [event for place in way.points for event in play(state, TRAVEL[way.mode](0, place))]
    if any(ask.verb == "stop-here" for ask in asks(state, 0)):
        play(state, StopHere(0))
    assert state.towns[0] == way.points[-1]
    return sum(event.amount for event in events if isinstance(event, SectionTaken))


@pytest.mark.parametrize("start", ["paris", "lyon", "marseille", "ajaccio", "brest"])
def test_every_way_that_is_shown_can_be_gone_and_costs_what_it_says(start: str) -> None:
    game = Table().owns(0, "bicycle", "car").at(0, start).at(1, "dijon").cash(0, 120)

    for way in reach(game):
        assert travelled(game.state.copy(), way) == way.amount


def test_a_walker_is_shown_his_neighbours_and_a_driver_more() -> None:
    game = Table().owns(0, "bicycle", "car")
    neighbours = game.ask(0, "walk-to").blanks[0]
    assert isinstance(neighbours, OneOf)

    assert [way.points for way in reach(game) if way.mode == FOOT] == [[place] for place in neighbours.choices]
    assert max(len(way.points) for way in reach(game) if way.mode == BICYCLE) == 2
    assert max(len(way.points) for way in reach(game) if way.mode == CAR) == 4


def test_nobody_is_shown_a_way_to_an_occupied_point_but_ways_through_it() -> None:
    game = Table().owns(0, "car").at(0, "lyon").at(1, "vienne")
    occupied = game.state.towns[1]

    assert occupied not in [way.points[-1] for way in reach(game)]
    assert any(occupied in way.points for way in reach(game))


def test_a_racer_is_shown_his_road_alone() -> None:
    game = Table(circuit="sports").races(0, 1)

    assert [way.points for way in reach(game)] == [towns("libourne"), towns("libourne", "angouleme")]


def test_whoever_is_on_the_road_is_shown_what_is_left_of_it() -> None:
    game = Table().owns(0, "car")
    game.plays(DriveTo(0, town("melun")))

    assert {way.mode for way in reach(game)} == {CAR}
    assert max(len(way.points) for way in reach(game)) == 3


def test_no_way_is_shown_while_something_else_must_be_answered() -> None:
    game = Table(circuit="economy")

    assert reach(game) == []


def test_where_a_move_may_go_on_is_said_of_every_way() -> None:
    game = Table().owns(0, "bicycle", "car")

    assert not any(way.goes_on for way in reach(game) if way.mode == FOOT)
    assert all(way.goes_on == (len(way.points) == 1) for way in reach(game) if way.mode == BICYCLE)
    assert all(way.goes_on == can_go_on(game.state.copy(), way) for way in reach(game) if way.mode == CAR)


def can_go_on(state: FranceState, way: FranceWayView) -> bool:
    """Whether another section is asked for at the end of the way."""
    for place in way.points:
        play(state, TRAVEL[way.mode](0, place))
    return any(ask.verb == "drive-to" for ask in asks(state, 0))


@pytest.mark.parametrize(("odds", "expected"), [("as-written", [2, 6, 3]), ("classic", [1, 5, 2])])
def test_the_casino_says_its_odds(odds: str, expected: list[int]) -> None:
    bets = see(Table(circuit="casinos", odds=odds).state, 0).bets

    assert [bet.verb for bet in bets] == ["bet-colour", "bet-number", "bet-two-numbers"]
    assert [bet.times for bet in bets] == expected
    assert [bet.chances for bet in bets] == [[3, 3], [1], [2]]


def test_what_counts_is_shown_of_each_circuit() -> None:
    rich = Table(circuit="economy").cash(0, 100).owns(0, "car")
    first = Table(circuit="monuments").has_marked(0, "reims")

    assert see(rich.state, 1).scores == [500, 0]
    assert see(first.state, 1).scores == [1, 0]


def test_a_sale_shows_who_may_buy_and_a_toll_who_is_asked() -> None:
    sale = Table(4).owns(0, "bicycle").owns(1, "bicycle").cash(2, 100)
    sale.plays(SellVehicle(0, BICYCLE))
    toll = Table(3, tolls="on-request")
    toll.walks("melun")

    seen = see(sale.state, 0).sale
    assert seen is not None
    assert seen.rivals == [3]
    asked = see(toll.state, 0).toll
    assert asked is not None
    assert asked.asked == [1, 2]
