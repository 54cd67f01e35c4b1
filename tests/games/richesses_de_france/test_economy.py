"""Circuit « Économie »."""

import pytest

from ludotheque.games.richesses_de_france.actions import (
    BuyVehicle,
    Displace,
    LeaveMarker,
    PlaceMarker,
    StayPut,
    WalkTo,
    Work,
)
from ludotheque.games.richesses_de_france.events import CameHome, FortunesCounted, StageMarked, TollPaid, WorkAwaits
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAPITAL
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import GAME, TABLES, Table, fresh, kinds, stage, town


def economy(seats: int = 2, **options: str) -> Table:
    return Table(seats, "economy", **options)


def travelling(seats: int = 2, **options: str) -> Table:
    """All have left Paris, with some money, and stand apart."""
    game = economy(seats, **options)
    for seat, place in zip(range(seats), ["valenciennes", "dreux", "sens", "langres"], strict=False):
        game.at(seat, place).cash(seat, 500)
    return game


@clause("rdf.economy.no-cash")
def test_all_set_out_from_paris_without_money() -> None:
    state = fresh(4, circuit="economy")

    assert state.cash == [0, 0, 0, 0]
    assert state.towns == [town("paris")] * 4
    assert len(state.done[0]) == 10


@clause("rdf.economy.paris-first")
def test_one_works_in_paris_until_one_has_two_hundred_francs() -> None:
    game = economy().cash(0, 190).dice(10)

    assert game.may(0) == {"work"}
    assert game.refusal(WalkTo(0, town("melun"))) == "rdf.economy.paris-first"
    assert game.refusal(StayPut(0)) == "rdf.economy.paris-first"
    game.plays(Work(0))
    game.cash(1, 200).stays()
    assert {"walk-to", "work", "buy-vehicle", "stay-put"} == game.may(0)


@clause("rdf.economy.paris-first")
def test_one_works_from_the_first_turn() -> None:
    game = economy().dice(60)
    game.plays(Work(0))

    assert game.state.cash == [60, 0]
    assert game.waiting == [1]


@clause("rdf.economy.for-a-vehicle")
def test_one_may_go_on_working_for_a_vehicle() -> None:
    game = economy().cash(0, 780).cash(1, 200).dice(20)
    game.plays(Work(0))
    game.stays()

    assert game.refusal(BuyVehicle(0, 2)) == ""


@clause("rdf.economy.no-blocking")
def test_nobody_is_in_the_way_in_paris() -> None:
    game = economy(3).cash(0, 200).cash(1, 200).at(2, "melun").cash(2, 500)
    game.turn_of(2)

    game.walks("paris")
    assert game.where(2) == "paris"


@clause("rdf.economy.work-at-stages")
def test_at_every_stage_one_has_to_work() -> None:
    game = travelling().at(0, "saint-omer")
    assert WorkAwaits(EVERYONE, 0, town("lille")) in game.walks("lille")
    game.stays()

    assert game.may(0) == {"work"}
    assert game.refusal(StayPut(0)) == "rdf.economy.work-at-stages"
    assert game.refusal(WalkTo(0, town("douai"))) == "rdf.economy.work-at-stages"


@clause("rdf.economy.work-at-stages")
def test_all_stages_are_work_towns() -> None:
    assert all(TABLES.kinds[place] == CAPITAL for place in TABLES.stages[0])
    assert len(TABLES.stages[0]) == 10


@clause("rdf.stage.marker", "rdf.economy.unpaid-work")
def test_the_marker_is_placed_at_once_and_the_work_follows() -> None:
    game = travelling().at(0, "saint-omer").dice(40)

    assert StageMarked(EVERYONE, 0, stage("economie-lille")) in game.walks("lille")
    assert game.marked(0) == ["lille"]
    game.stays()
    assert "StageMarked" not in kinds(game.plays(Work(0)))
    assert game.state.cash[0] == 540


def driven_away() -> Table:
    """Seat 0 has come to Strasbourg, and a card has sent seat 1 there before it could work."""
    game = travelling().at(0, "haguenau").next_cards("marche-de-noel")
    game.walks("strasbourg")
    game.at(1, "paris").turn_of(1)
    game.walks("etampes")
    game.plays(Displace(1, town("saverne")))
    return game


@clause("rdf.economy.unpaid-work", "rdf.stage.marker")
def test_whoever_is_driven_away_before_his_work_keeps_the_marker_and_is_free() -> None:
    game = driven_away()

    assert game.where(0) == "saverne"
    assert game.marked(0) == ["strasbourg"]
    assert game.may(0) > {"walk-to", "stay-put"}


@clause("rdf.economy.unpaid-work")
def test_his_work_is_due_when_he_comes_back() -> None:
    game = driven_away().at(1, "lille")

    assert WorkAwaits(EVERYONE, 0, town("strasbourg")) in game.walks("strasbourg")
    game.turn_of(0).dice(30)
    assert game.may(0) == {"work"}
    game.plays(Work(0))
    assert game.at(0, "saverne").turn_of(0).walks("strasbourg")[-1:] != [WorkAwaits(EVERYONE, 0, town("strasbourg"))]
    assert game.turn_of(0).may(0) > {"walk-to", "work"}


@clause("rdf.economy.unpaid-work")
def test_nobody_has_to_come_back_for_it() -> None:
    game = driven_away().has_all_markers(0).at(0, "melun").turn_of(0)

    assert "CameHome" in kinds(game.walks("paris"))


@clause("rdf.economy.once-a-visit", "rdf.chance.where-to")
def test_whoever_is_driven_away_after_his_work_has_worked_nowhere_else() -> None:
    game = travelling().at(0, "strasbourg").at(1, "paris").turn_of(1).next_cards("marche-de-noel")
    game.state.worked[0] = True
    game.walks("etampes")
    game.plays(Displace(1, town("saverne")))

    assert game.at(0, "lille").refusal(Work(0)) == ""


@clause("rdf.economy.unpaid-work", "rdf.stage.forgotten")
def test_by_hand_the_marker_is_pressed_on_arrival_and_the_work_is_due_all_the_same() -> None:
    game = travelling(markers="by-hand").at(0, "saint-omer").dice(40)
    game.walks("lille")
    assert game.may(0) == {"place-marker", "leave-marker"}
    game.plays(LeaveMarker(0))
    game.stays()
    game.plays(Work(0))
    assert game.marked(0) == []

    game.at(0, "saint-omer").turn_of(0)
    game.walks("lille")
    game.plays(PlaceMarker(0))
    assert game.marked(0) == ["lille"]
    assert "stay-put" in game.turn_of(0).may(0)


@clause("rdf.economy.once-a-visit")
def test_one_works_once_a_visit_and_comes_back_to_work_again() -> None:
    game = travelling().at(0, "laval").dice(40, 50, 60)
    game.walks("rennes")
    game.stays()
    game.plays(Work(0))
    game.stays()
    assert game.refusal(Work(0)) == "rdf.economy.once-a-visit"

    game.walks("laval")
    game.turn_of(0)
    game.walks("rennes")
    game.turn_of(0)
    game.plays(Work(0))
    assert game.state.cash[0] == 500 + 40 + 50


@clause("rdf.economy.once-a-visit")
def test_in_a_work_town_that_is_no_stage_one_works_as_often_as_one_likes() -> None:
    game = travelling().at(0, "amiens").dice(10, 10)
    game.plays(Work(0))
    game.stays()

    assert game.refusal(Work(0)) == ""


@clause("rdf.economy.once-a-visit")
def test_on_other_circuits_one_works_as_often_as_one_likes() -> None:
    game = Table().at(0, "amiens").dice(10, 10)
    game.plays(Work(0))
    game.stays()

    assert game.refusal(Work(0)) == ""


@clause("rdf.economy.prizes")
def test_the_first_three_back_in_paris_get_their_prizes() -> None:
    game = travelling(4)
    prizes: list[int] = []
    for seat in (2, 0, 1):
        game.at(seat, "melun").has_all_markers(seat).turn_of(seat)
        prizes += [event.amount for event in game.walks("paris") if isinstance(event, CameHome)]

    assert prizes == [300, 200, 100]
    assert game.state.cash == [700, 600, 800, 500]


@clause("rdf.economy.three-home")
@pytest.mark.parametrize(("seats", "awaited"), [(2, 2), (3, 3), (4, 3)])
def test_the_game_stops_when_three_are_back_or_all_of_fewer(seats: int, awaited: int) -> None:
    game = travelling(seats)
    for seat in range(awaited):
        assert not game.is_over
        game.at(seat, "melun").has_all_markers(seat).turn_of(seat)
        game.walks("paris")

    assert game.is_over
    assert GAME.end_reason(game.state) == "awaited-home"
    assert GAME.problem(game.state) == ""


@clause("rdf.economy.first-home")
def test_the_table_may_stop_when_the_first_is_back() -> None:
    game = travelling(3, homecoming="first-home").at(0, "melun").has_all_markers(0).cash(1, 900)
    game.walks("paris")

    assert game.is_over
    assert GAME.end_reason(game.state) == "first-home"
    assert GAME.scores(game.state) == [800, 900, 500]
    assert GAME.ranks(game.state) == [2, 1, 3]


@clause("rdf.economy.three-home")
def test_whoever_is_back_plays_no_more_but_claims() -> None:
    game = travelling(3, tolls="on-request").at(0, "melun").has_all_markers(0).holds(0, "nord-pas-de-calais", "alsace")
    game.walks("paris")
    game.everybody_lets_pass()
    game.stays()
    game.stays()
    assert game.waiting == [1]

    game.at(1, "douai").dice(30)
    game.walks("lille")
    assert game.may(0) == {"claim-toll", "let-pass"}


@clause("rdf.end.tolls-first")
def test_a_toll_is_due_on_the_way_home_before_the_prize() -> None:
    game = travelling(3).at(0, "melun").has_all_markers(0).holds(1, "ile-de-france", "alsace").dice(50)

    events = game.walks("paris")
    assert kinds(events)[-2:] == ["TollPaid", "CameHome"]
    assert TollPaid(EVERYONE, 0, 1, 50) in events
    assert game.state.cash[0] == 500 + 300 - 50


@clause("rdf.end.tolls-first")
def test_the_last_toll_may_decide_who_is_richest() -> None:
    game = travelling().cash(0, 0).cash(1, 190).at(0, "melun").has_all_markers(0).owns(0, "bicycle")
    game.holds(1, "ile-de-france", "alsace").dice(60)
    game.state.home = [1]
    game.has_all_markers(1).cash(1, 240).walks("paris")

    assert game.is_over
    assert GAME.scores(game.state) == [240, 300]


@clause("rdf.economy.richest")
def test_the_richest_wins_with_vehicles_at_their_resale_price() -> None:
    game = travelling().cash(0, 100).cash(1, 310).owns(0, "bicycle").at(0, "melun").has_all_markers(0)
    game.has_all_markers(1).state.home = [1]

    events = game.walks("paris")
    assert FortunesCounted(EVERYONE, [0], [400, 310]) in events
    assert GAME.scores(game.state) == [400, 310]
    assert GAME.ranks(game.state) == [1, 2]


@clause("rdf.economy.richest")
def test_the_announced_purses_are_the_true_ones_of_everybody_stages_or_not() -> None:
    game = travelling(4).cash(1, 100).cash(3, 2000).owns(3, "car").has_all_markers(0).at(0, "melun")
    game.has_all_markers(1).has_all_markers(2).state.home = [1, 2]

    assert FortunesCounted(EVERYONE, [3], [600, 100, 500, 2400]) in game.walks("paris")
    assert GAME.ranks(game.state) == [2, 4, 3, 1]


@clause("rdf.economy.richest")
def test_the_first_back_need_not_win() -> None:
    game = travelling().cash(0, 10).cash(1, 0).owns(1, "car").has_all_markers(0).has_all_markers(1)
    game.at(0, "melun").walks("paris")
    game.at(1, "melun").walks("paris")

    assert GAME.scores(game.state) == [310, 600]
    assert GAME.ranks(game.state) == [2, 1]


def test_while_the_game_goes_on_the_score_is_the_fortune() -> None:
    game = travelling(2).cash(0, 100).cash(1, 300).owns(1, "bicycle").has_all_markers(0)

    assert GAME.scores(game.state) == [100, 400]


@clause("rdf.economy.debts-count")
def test_a_debt_is_taken_off() -> None:
    game = travelling().cash(0, 0).cash(1, 280).debt(1, 90).at(0, "melun").has_all_markers(0).has_all_markers(1)
    game.state.home = [1]
    game.walks("paris")

    assert GAME.scores(game.state) == [200, 190]


@clause("rdf.ruin.works-on")
def test_whoever_owes_works_on_at_a_stage_until_he_has_paid() -> None:
    game = travelling().at(0, "saint-omer").cash(0, 0).debt(0, 70).dice(40, 50)
    game.walks("lille")
    game.stays()
    game.plays(Work(0))
    game.stays()

    game.plays(Work(0))
    assert (game.state.cash[0], game.state.debts[0]) == (20, 0)
    game.stays()
    assert game.refusal(Work(0)) == "rdf.economy.once-a-visit"


@clause("rdf.ruin.works-on")
def test_whoever_is_ruined_once_more_works_on_too() -> None:
    game = travelling().at(0, "lille").cash(0, 0)
    game.state.worked[0] = True

    assert game.refusal(Work(0)) == ""
    assert game.cash(0, 10).refusal(Work(0)) == "rdf.economy.once-a-visit"


@clause("rdf.economy.straight-home")
def test_with_all_stages_done_one_works_no_more() -> None:
    game = travelling().at(0, "amiens").has_all_markers(0)

    assert game.closed(0)["work"] == "rdf.economy.straight-home"
    assert game.refusal(Work(0)) == "rdf.economy.straight-home"
    assert game.debt(0, 10).refusal(Work(0)) == ""


@clause("rdf.economy.straight-home", "rdf.economy.work-at-stages")
def test_the_work_of_the_last_stage_is_done_all_the_same() -> None:
    game = travelling().at(0, "saint-omer").has_all_markers(0, but="lille")
    game.walks("lille")
    game.stays()

    assert game.may(0) == {"work"}


@clause("rdf.economy.short", "rdf.start.length")
def test_in_a_short_game_one_may_leave_at_once_and_five_stages_are_enough() -> None:
    game = economy(2, length="short")
    assert game.state.cash == [200, 200]
    assert "walk-to" in game.may(0)

    game.has_marked(0, "lille", "metz", "lyon", "nantes").at(0, "melun")
    game.walks("paris")
    assert game.state.home == []
    game.has_marked(0, "rennes").at(0, "melun").turn_of(0)
    assert "CameHome" in kinds(game.walks("paris"))
    assert GAME.problem(game.state) == ""


@clause("rdf.start.length")
@pytest.mark.parametrize("circuit", ["monuments", "casinos", "wines"])
def test_the_other_circuits_are_never_short(circuit: str) -> None:
    state = fresh(2, circuit=circuit, length="short")

    assert state.needed == len(state.done[0])
    assert state.cash == [1000, 1000]


def test_a_bicycle_bought_in_paris_takes_one_away() -> None:
    game = economy().cash(0, 400)
    game.plays(BuyVehicle(0, BICYCLE))
    assert game.state.departed == [False, False]

    assert "SectionTaken" in kinds(game.cycles("melun"))
    assert game.state.departed == [True, False]
