"""The navigator plans the whole journey and looks at the others."""

from ludotheque.games.richesses_de_france.actions import (
    BeginRace,
    Bid,
    BuyVehicle,
    CallOpponent,
    ChooseCasino,
    Displace,
    DriveTo,
    SellVehicle,
    StandAside,
    WalkTo,
    Work,
)
from ludotheque.games.richesses_de_france.casinos import ChooseCasinos
from ludotheque.games.richesses_de_france.displacement import DisplacePawn
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from tests.bots.richesses_de_france.choosing import choice, where_it_goes
from tests.games.richesses_de_france.arrange import TABLES, Table, town, towns


def test_it_buys_the_car_at_once() -> None:
    for circuit in ("wines", "sports"):
        assert choice("navigator", Table(circuit=circuit), 0) == BuyVehicle(0, CAR)


def test_it_buys_nothing_for_the_last_steps() -> None:
    table = Table().at(0, "versailles").has_all_markers(0)

    assert choice("navigator", table, 0) == WalkTo(0, town("paris"))


def test_in_economy_it_works_for_its_vehicle_first() -> None:
    assert choice("navigator", Table(4, circuit="economy").cash(0, 300), 0) == Work(0)


def test_in_economy_it_leaves_when_the_others_are_on_their_way_home() -> None:
    table = Table(4, circuit="economy").cash(0, 1100)
    for rival in (1, 2, 3):
        table.at(rival, "lille").owns(rival, "car").has_all_markers(rival, but="rennes")

    assert choice("navigator", table, 0) == BuyVehicle(0, CAR)


def test_it_begins_with_the_stage_that_makes_the_tour_shortest_and_not_the_nearest() -> None:
    """From Dijon, Beaune lies next, and on the way from Colmar to Saumur."""
    for level, first in (("greedy", "beaune"), ("navigator", "colmar")):
        table = Table(circuit="wines").at(0, "dijon").owns(0, "car").cash(0, 500)
        table.has_marked(0, "narbonne", "orange", "bastia", "arbois", "epernay")

        assert where_it_goes(level, table, 0) == first


def test_it_pays_no_motorway_that_saves_nothing() -> None:
    table = Table().at(0, "versailles").owns(0, "car").cash(0, 300).has_all_markers(0)

    where_it_goes("navigator", table, 0)

    assert table.is_over
    assert table.state.cash[0] == 300


def test_it_works_when_it_cannot_pay_the_passage() -> None:
    table = Table(circuit="wines").at(0, "marseille").has_all_markers(0, but="bastia").cash(0, 0)

    assert choice("navigator", table, 0) == Work(0)


def test_a_driver_in_want_of_money_sells_the_bicycle() -> None:
    table = Table().at(0, "vezelay").owns(0, "car", "bicycle").cash(0, 0)

    assert choice("navigator", table, 0) == SellVehicle(0, BICYCLE)


def test_but_not_before_the_cycle_race() -> None:
    table = Table(circuit="sports").at(0, "tours").owns(0, "car", "bicycle").cash(0, 0)

    assert choice("navigator", table, 0) != SellVehicle(0, BICYCLE)


def test_it_bids_for_a_car_that_saves_time_and_for_none_that_does_not() -> None:
    table = Table(3, circuit="sports").owns(0, "car").at(1, "lille").at(2, "lille").cash(1, 700).cash(2, 700)
    table.has_all_markers(2, but="caen").at(2, "lisieux")
    table.plays(SellVehicle(0, CAR))

    assert choice("navigator", table, 1) == Bid(1, 410)
    assert choice("navigator", table, 2) == StandAside(2)


def test_it_stops_where_a_rival_wants_to_go_if_that_costs_it_nothing() -> None:
    """Carcassonne takes it two turns anyhow; the rival needs Nîmes, and then to get home."""
    table = Table().at(0, "valence").owns(0, "car").cash(0, 500).has_all_markers(0, but="carcassonne")
    table.at(1, "arles").owns(1, "car").has_all_markers(1, but="nimes")

    assert where_it_goes("navigator", table, 0) == "nimes"


def test_it_does_not_stop_there_if_nobody_wants_to_go() -> None:
    table = Table().at(0, "valence").owns(0, "car").cash(0, 500).has_all_markers(0, but="carcassonne")
    table.at(1, "arles").owns(1, "car").has_all_markers(1, but="reims")

    assert where_it_goes("navigator", table, 0) != "nimes"


def test_it_moves_a_pawn_to_where_it_is_farthest_from_its_goal() -> None:
    table = Table().at(1, "nice").has_all_markers(1)
    points = towns("cannes", "barcelonnette")
    table.state.steps.append(DisplacePawn(0, 1, points))

    assert choice("navigator", table, 0) == Displace(0, town("cannes"))


def test_it_calls_whoever_is_thrown_back_farthest() -> None:
    """The second rival has but Corsica before him, and nothing to win in Nantes."""
    table = Table(3, circuit="sports").owns(0, "car").at(0, "bordeaux").has_all_markers(0)
    table.state.done[0][0] = False
    table.at(1, "angers").at(2, "bastia").owns(2, "car").has_all_markers(2, but="ajaccio")

    assert choice("navigator", table, 0) == CallOpponent(0, 2)


def test_it_begins_a_race_and_goes_on_to_its_end() -> None:
    table = Table(circuit="sports").at(0, "ajaccio").owns(0, "car")

    assert choice("navigator", table, 0) == BeginRace(0, 2)

    table.races(0, 2, leg=4)
    assert where_it_goes("navigator", table, 0) == "ajaccio"
    assert table.marked(0) == ["ajaccio"]


def test_it_buys_the_bicycle_where_the_cycle_race_begins() -> None:
    table = Table(circuit="sports").at(0, "bordeaux").owns(0, "car").cash(0, 300)
    table.state.done[0] = [True] * 9
    table.state.done[0][7] = False

    assert choice("navigator", table, 0) == BuyVehicle(0, BICYCLE)


def test_it_sets_out_from_the_casino_where_the_journey_is_shortest() -> None:
    table = Table(circuit="casinos")
    table.state.steps.append(ChooseCasinos([0, 1], TABLES.stages[table.state.circuit][:]))

    assert choice("navigator", table, 0) in [ChooseCasino(0, town("cannes")), ChooseCasino(0, town("le-touquet"))]


def test_it_does_not_wait_for_ever_for_a_place_that_is_taken() -> None:
    table = Table().at(0, "versailles").owns(0, "car").has_all_markers(0, but="chartres")
    table.at(1, "chartres").owns(1, "car").has_all_markers(1, but="versailles")

    assert isinstance(choice("navigator", table, 0), DriveTo)
