"""Circuit « Économie »."""

import pytest

from ludotheque.games.richesses_de_france.actions import BuyVehicle, Displace, PlaceMarker, StayPut, WalkTo, Work
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


@clause("rdf.economy.marker-after-work")
def test_the_marker_is_placed_when_the_work_is_done() -> None:
    game = travelling().at(0, "saint-omer").dice(40)
    game.walks("lille")
    assert game.marked(0) == []
    game.stays()

    assert StageMarked(EVERYONE, 0, stage("economie-lille")) in game.plays(Work(0))
    assert game.marked(0) == ["lille"]
    assert game.state.cash[0] == 540


@clause("rdf.economy.marker-after-work")
def test_whoever_is_driven_away_before_has_lost_the_stage() -> None:
    game = travelling().at(0, "haguenau").next_cards("marche-de-noel")
    game.walks("strasbourg")
    game.at(1, "versailles").turn_of(1)
    game.state.towns[1] = town("paris")
    game.walks("etampes")
    game.plays(Displace(1, town("saverne")))

    assert game.where(0) == "saverne"
    assert game.marked(0) == []
    assert game.may(0) > {"walk-to", "stay-put"}


@clause("rdf.economy.once-a-visit", "rdf.chance.where-to")
def test_whoever_is_driven_away_after_his_work_has_worked_nowhere_else() -> None:
    game = travelling().at(0, "strasbourg").at(1, "paris").turn_of(1).next_cards("marche-de-noel")
    game.state.worked[0] = True
    game.walks("etampes")
    game.plays(Displace(1, town("saverne")))

    assert game.at(0, "lille").refusal(Work(0)) == ""


@clause("rdf.economy.marker-after-work", "rdf.stage.forgotten")
def test_by_hand_the_marker_is_pressed_after_the_work() -> None:
    game = travelling(markers="by-hand").at(0, "saint-omer").dice(40)
    game.walks("lille")
    game.stays()
    game.plays(Work(0))
    assert game.marked(0) == []

    game.plays(PlaceMarker(0))
    assert game.marked(0) == ["lille"]
    assert game.waiting == [1]


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


@clause("rdf.economy.all-but-one")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_stops_when_all_but_one_are_back(seats: int) -> None:
    game = travelling(seats)
    for seat in range(seats - 1):
        assert not game.is_over
        game.at(seat, "melun").has_all_markers(seat).turn_of(seat)
        game.walks("paris")

    assert game.is_over
    assert GAME.end_reason(game.state) == "all-but-one-home"


@clause("rdf.economy.all-but-one")
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


@clause("rdf.economy.all-but-one")
def test_a_toll_is_due_on_the_way_home_too() -> None:
    game = travelling(3).at(0, "melun").has_all_markers(0).holds(1, "ile-de-france", "alsace").dice(50)

    assert TollPaid(EVERYONE, 0, 1, 50) in game.walks("paris")
    assert game.state.cash[0] == 500 + 300 - 50


@clause("rdf.economy.richest")
def test_the_richest_wins_with_vehicles_at_their_resale_price() -> None:
    game = travelling().cash(0, 100).cash(1, 410).owns(0, "bicycle").at(0, "melun").has_all_markers(0)
    game.has_all_markers(1)

    events = game.walks("paris")
    assert FortunesCounted(EVERYONE, [0], [500, 410]) in events
    assert GAME.scores(game.state) == [500, 410]
    assert GAME.ranks(game.state) == [1, 2]


@clause("rdf.economy.richest")
def test_the_first_back_need_not_win() -> None:
    game = travelling().cash(0, 10).cash(1, 0).owns(1, "car").at(0, "melun").has_all_markers(0)
    game.has_all_markers(1)
    game.walks("paris")

    assert GAME.scores(game.state) == [310, 400]
    assert GAME.ranks(game.state) == [2, 1]


@clause("rdf.economy.all-stages")
def test_the_fortune_of_whoever_has_not_all_markers_is_worth_nothing() -> None:
    game = travelling(4).cash(0, 10).has_all_markers(0).has_all_markers(1).has_all_markers(2, but="lille")
    game.cash(2, 5000).cash(3, 6000)
    game.state.home = [0, 1]
    game.has_all_markers(3).at(3, "melun").turn_of(3)
    game.walks("paris")

    assert GAME.scores(game.state) == [10, 500, 0, 6100]
    assert GAME.ranks(game.state) == [3, 2, 4, 1]


@clause("rdf.economy.all-stages")
def test_if_nobody_has_all_markers_the_richest_is_ahead() -> None:
    game = travelling(3, rounds="30").cash(0, 100).cash(1, 300).cash(2, 200)
    game.state.round = 30
    game.turn_of(2)
    game.stays()

    assert GAME.scores(game.state) == [100, 300, 200]
    assert GAME.ranks(game.state) == [3, 1, 2]


@clause("rdf.economy.all-stages")
def test_whoever_has_all_markers_is_ahead_whatever_he_owes() -> None:
    game = travelling(3, rounds="30").cash(0, 0).debt(0, 90).has_all_markers(0).cash(1, 300).cash(2, 200)
    game.state.round = 30
    game.turn_of(2)
    game.stays()

    assert GAME.scores(game.state) == [0, 0, 0]
    assert GAME.ranks(game.state) == [1, 2, 3]


def test_while_the_game_goes_on_the_score_is_the_fortune() -> None:
    game = travelling(2).cash(0, 100).cash(1, 300).owns(1, "bicycle").has_all_markers(0)

    assert GAME.scores(game.state) == [100, 400]


@clause("rdf.economy.debts-count")
def test_a_debt_is_taken_off() -> None:
    game = travelling().cash(0, 0).cash(1, 280).debt(1, 90).at(0, "melun").has_all_markers(0).has_all_markers(1)
    game.walks("paris")

    assert GAME.scores(game.state) == [300, 190]


def test_a_bicycle_bought_in_paris_takes_one_away() -> None:
    game = economy().cash(0, 400)
    game.plays(BuyVehicle(0, BICYCLE))
    assert game.state.departed == [False, False]

    assert "SectionTaken" in kinds(game.cycles("melun"))
    assert game.state.departed == [True, False]
