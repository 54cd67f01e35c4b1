"""Les capitales de régions, et le joueur ruiné."""

import pytest

from ludotheque.games.richesses_de_france.actions import SeekWork, SellVehicle, Work
from ludotheque.games.richesses_de_france.events import DebtRepaid, WorkDone, WorkSought
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAPITAL
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import EDITION, TABLES, Table, face, kinds, town


@clause("rdf.work.next-turn")
def test_the_die_shows_sixty_and_one_gets_sixty_francs() -> None:
    game = Table().at(0, "lille").dice(60)

    assert [WorkDone(EVERYONE, 0, town("lille"), face(60))] == game.plays(Work(0))
    assert game.state.cash[0] == 1060


@clause("rdf.work.next-turn")
def test_one_works_on_the_turn_after_ones_arrival() -> None:
    game = Table().owns(0, "car").at(0, "valenciennes")
    game.drives("lille")
    assert game.waiting == [1]

    game.stays()
    assert "work" in game.may(0)


@clause("rdf.work.capitals")
@pytest.mark.parametrize("place", ["melun", "etampes", "vezelay"])
def test_there_is_no_work_but_in_capitals(place: str) -> None:
    game = Table().at(0, place)

    assert "work" not in game.may(0)
    assert game.refusal(Work(0)) == "rdf.work.capitals"


@clause("rdf.work.capitals")
def test_there_is_work_in_all_twenty_two_capitals() -> None:
    capitals = [number for number, kind in enumerate(TABLES.kinds) if kind == CAPITAL]

    assert len(capitals) == 22
    assert all(Table().at(0, EDITION.ids["town"][number]).refusal(Work(0)) == "" for number in capitals)


@clause("rdf.work.once")
def test_work_is_the_whole_turn() -> None:
    game = Table().at(0, "lille").dice(10)
    game.plays(Work(0))

    assert game.waiting == [1]


@clause("rdf.work.again")
def test_one_may_stay_and_work_again() -> None:
    game = Table().at(0, "lille").dice(10, 20)
    game.plays(Work(0))
    game.stays()
    game.plays(Work(0))

    assert game.state.cash[0] == 1030


@clause("rdf.ruin.meaning")
def test_ruined_is_whoever_has_neither_money_nor_vehicle() -> None:
    assert Table().cash(0, 0).state.is_ruined(0)
    assert not Table().cash(0, 10).state.is_ruined(0)
    assert not Table().cash(0, 0).owns(0, "bicycle").state.is_ruined(0)
    assert Table().at(0, "figeac").cash(0, 10).refusal(SeekWork(0, town("toulouse"))) == "rdf.ruin.meaning"


@clause("rdf.ruin.to-work")
def test_a_ruined_player_goes_straight_to_the_nearest_work_town_and_works_there() -> None:
    game = Table().at(0, "calais").cash(0, 0).dice(30)

    assert WorkSought(EVERYONE, 0, town("lille")) in game.plays(SeekWork(0, town("lille")))
    assert game.where(0) == "lille"
    assert game.waiting == [1]
    game.stays()
    game.plays(Work(0))
    assert game.state.cash[0] == 30


@clause("rdf.ruin.to-work")
def test_a_ruined_player_need_not() -> None:
    game = Table().at(0, "calais").cash(0, 0)

    assert {"walk-to", "seek-work", "stay-put"} == game.may(0)


@clause("rdf.ruin.to-work")
def test_going_to_work_is_an_arrival() -> None:
    game = Table().at(0, "haguenau").cash(0, 0)
    game.plays(SeekWork(0, town("strasbourg")))

    assert game.marked(0) == ["strasbourg"]


@clause("rdf.ruin.nearest")
def test_among_equally_near_towns_he_chooses() -> None:
    game = Table().at(0, "aubusson").cash(0, 0)
    blank = game.ask(0, "seek-work").blanks[0]

    assert isinstance(blank, OneOf)
    assert [EDITION.ids["town"][number] for number in blank.choices] == ["limoges", "clermont-ferrand"]
    assert game.refusal(SeekWork(0, town("lyon"))) == "rdf.ruin.nearest"


@clause("rdf.ruin.nearest")
def test_an_occupied_town_does_not_count() -> None:
    game = Table().at(0, "calais").at(1, "lille").cash(0, 0)
    blank = game.ask(0, "seek-work").blanks[0]

    assert isinstance(blank, OneOf)
    assert [EDITION.ids["town"][number] for number in blank.choices] == ["amiens"]


@clause("rdf.ruin.nearest")
def test_the_sea_is_not_crossed_for_work() -> None:
    game = Table().at(0, "calvi").cash(0, 0)

    assert game.refusal(SeekWork(0, town("ajaccio"))) == ""


@clause("rdf.ruin.nearest")
def test_whoever_is_in_a_work_town_need_not_look_for_one() -> None:
    game = Table().at(0, "lille").cash(0, 0)

    assert "seek-work" not in game.may(0)
    assert "work" in game.may(0)
    assert game.refusal(SeekWork(0, town("lille"))) == "rdf.ruin.nearest"


@clause("rdf.ruin.debt")
def test_a_debt_is_repaid_from_the_first_money_received() -> None:
    game = Table().at(0, "lille").cash(0, 0).debt(0, 70).dice(50, 60)

    assert DebtRepaid(EVERYONE, 0, 50) in game.plays(Work(0))
    assert (game.state.cash[0], game.state.debts[0]) == (0, 20)
    game.stays()
    assert DebtRepaid(EVERYONE, 0, 20) in game.plays(Work(0))
    assert (game.state.cash[0], game.state.debts[0]) == (40, 0)


@clause("rdf.ruin.debt")
def test_a_vehicle_sold_repays_the_debt_first() -> None:
    game = Table().owns(0, "bicycle").cash(0, 0).cash(1, 0).debt(0, 30)

    assert ["VehicleReturned", "DebtRepaid"] == kinds(game.plays(SellVehicle(0, BICYCLE)))
    assert (game.state.cash[0], game.state.debts[0]) == (70, 0)
