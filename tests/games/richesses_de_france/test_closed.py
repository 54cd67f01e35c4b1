"""What a player sees greyed, and by which clause: as much as he would look for, and no more."""

import pytest

from ludotheque.games.richesses_de_france.actions import (
    BetColour,
    BuyVehicle,
    CallOpponent,
    ChooseCasino,
    DriveTo,
    SellVehicle,
)
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, RED
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import Table, begun, town

ON_FOOT = {"cycle-to": "rdf.vehicle.own", "drive-to": "rdf.vehicle.own"}


def test_a_walker_with_money_in_a_capital_lacks_vehicles_only() -> None:
    assert Table().closed(0) == ON_FOOT


@clause("rdf.work.capitals")
def test_there_is_no_work_outside_the_capitals() -> None:
    assert Table().at(0, "melun").closed(0) == {**ON_FOOT, "work": "rdf.work.capitals"}


@clause("rdf.vehicle.no-credit")
def test_whoever_can_pay_for_no_vehicle_is_told_so() -> None:
    game = Table().cash(0, 190)

    assert game.closed(0)["buy-vehicle"] == "rdf.vehicle.no-credit"
    assert "buy-vehicle" not in game.cash(0, 200).closed(0)


@clause("rdf.vehicle.one-of-each")
def test_whoever_has_both_vehicles_can_buy_no_other() -> None:
    assert Table().owns(0, "bicycle", "car").closed(0) == {"buy-vehicle": "rdf.vehicle.one-of-each"}


@clause("rdf.vehicle.no-quick-resale")
def test_a_vehicle_bought_this_turn_is_not_for_sale() -> None:
    game = Table()
    game.plays(BuyVehicle(0, BICYCLE))

    assert game.closed(0)["sell-vehicle"] == "rdf.vehicle.no-quick-resale"
    assert "sell-vehicle" in game.owns(0, "car").may(0)


@clause("rdf.move.blocked")
def test_whoever_is_blocked_stays_or_finds_other_things_to_do() -> None:
    game = Table(3).at(0, "annemasse").at(1, "annecy").at(2, "evian-les-bains")

    assert game.closed(0)["walk-to"] == "rdf.move.blocked"
    assert "stay-put" in game.may(0)


@clause("rdf.economy.paris-first", "rdf.economy.work-at-stages")
def test_whoever_has_to_work_can_neither_go_nor_stay_nor_trade() -> None:
    verbs = ["walk-to", "cycle-to", "drive-to", "stay-put", "buy-vehicle"]
    game = Table(circuit="economy")

    assert game.closed(0) == dict.fromkeys(verbs, "rdf.economy.paris-first")
    game.at(0, "lille").state.must_work[0] = True
    assert game.closed(0) == dict.fromkeys(verbs, "rdf.economy.work-at-stages")
    assert game.refusal(SellVehicle(0, CAR)) == "rdf.economy.work-at-stages"


@clause("rdf.move.one-pawn")
def test_on_an_occupied_point_one_cannot_stop() -> None:
    game = Table().owns(0, "car").at(0, "lyon").at(1, "vienne")
    game.plays(DriveTo(0, town("vienne")))

    assert game.closed(0) == {"stop-here": "rdf.move.one-pawn"}


@clause("rdf.region.holder")
def test_whoever_lacks_the_card_is_asked_all_the_same() -> None:
    game = Table(tolls="on-request")
    game.walks("melun")

    assert game.closed(1) == {"claim-toll": "rdf.region.holder"}
    assert game.may(1) == {"let-pass"}


@clause("rdf.casinos.never-again", "rdf.casinos.without-money")
def test_a_casino_is_closed_to_whoever_has_won_there_or_has_no_money() -> None:
    bets = ["bet-colour", "bet-number", "bet-two-numbers"]
    game = Table(circuit="casinos").at(0, "deauville").at(1, "vichy").cash(0, 0)

    assert {game.closed(0)[verb] for verb in bets} == {"rdf.casinos.without-money"}
    assert game.refusal(BetColour(0, RED, 10)) == "rdf.casinos.without-money"
    game.cash(0, 100).state.won[0][0] = True
    assert {game.closed(0)[verb] for verb in bets} == {"rdf.casinos.never-again"}


def test_nobody_looks_for_a_casino_where_there_is_none() -> None:
    assert "bet-colour" not in Table(circuit="casinos").at(0, "caen").at(1, "vichy").closed(0)


@clause("rdf.casinos.start")
def test_one_sets_out_from_a_casino_and_from_nowhere_else() -> None:
    game = Table(2, "casinos")
    game.state = begun(2, circuit="casinos")

    assert game.refusal(ChooseCasino(game.to_play, town("paris"))) == "rdf.casinos.start"


@clause("rdf.sports.nobody-to-call")
def test_where_all_others_race_there_is_nobody_to_call() -> None:
    game = Table(circuit="sports").at(0, "nantes").races(1, 0)

    assert game.closed(0)["call-opponent"] == "rdf.sports.nobody-to-call"
    assert game.refusal(CallOpponent(0, 1)) == "rdf.sports.nobody-to-call"


@clause("rdf.sports.race-vehicle", "rdf.sports.nine")
def test_at_the_start_of_a_race_one_needs_its_vehicle_and_runs_it_once() -> None:
    game = Table(circuit="sports").at(0, "bordeaux")

    assert game.closed(0)["begin-race"] == "rdf.sports.race-vehicle"
    assert "begin-race" in game.owns(0, "bicycle").may(0)
    game.state.done[0] = [True] * 9
    assert game.closed(0)["begin-race"] == "rdf.sports.nine"


def test_nobody_looks_for_a_race_or_a_match_elsewhere() -> None:
    assert Table(circuit="sports").at(0, "melun").closed(0) == {**ON_FOOT, "work": "rdf.work.capitals"}


@clause("rdf.sports.race-route")
@pytest.mark.parametrize("verb", ["work", "buy-vehicle", "sell-vehicle"])
def test_a_racer_has_nothing_but_the_road_before_him(verb: str) -> None:
    assert Table(circuit="sports").races(0, 0, leg=1).closed(0)[verb] == "rdf.sports.race-route"
