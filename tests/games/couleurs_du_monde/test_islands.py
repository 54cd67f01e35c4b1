"""Îles."""

import itertools

import pytest

from ludotheque.games.couleurs_du_monde.events import CardPlayed, PointsAnnounced
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.couleurs_du_monde.arrange import NATIONS, TABLES, Table, nation

LINKED_ISLANDS = {"grande-bretagne", "cuba", "haiti", "republique-dominicaine"}
LONELY_ISLANDS = [id for id in NATIONS if TABLES.islands[nation(id)] and id not in LINKED_ISLANDS]


@clause("cdm.islands.any-time")
def test_the_very_first_card_may_be_an_island() -> None:
    game = Table().holds(0, "japon", "chine")

    assert [CardPlayed(EVERYONE, 0, nation("japon"), 1, 4)] == game.chain("japon")


@clause("cdm.islands.alone")
@pytest.mark.parametrize("island", LONELY_ISLANDS)
def test_nothing_follows_an_island(island: str) -> None:
    others = [id for id in NATIONS if id != island]
    game = Table().holds(0, island, *others)
    game.chain(island)

    assert {"announce-points"} == game.may()
    assert {"cdm.islands.alone"} == {game.refuses_card(id) for id in others}


@clause("cdm.islands.alone")
def test_an_island_cannot_follow_another_card() -> None:
    game = Table().holds(0, "chine", "japon").covered("mongolie")
    game.chain("chine")

    assert game.refuses_card("japon") == "cdm.turn.next-card"


@clause("cdm.islands.great-britain")
def test_one_may_go_on_from_great_britain_to_the_netherlands() -> None:
    game = Table().holds(0, "grande-bretagne", "pays-bas", "belgique", "perou")

    events = game.chain("grande-bretagne", "pays-bas", "belgique")

    assert len(events) == 3


@clause("cdm.islands.great-britain")
def test_one_may_reach_great_britain_from_the_netherlands() -> None:
    game = Table().holds(0, "pays-bas", "grande-bretagne", "irlande").covered("belgique")

    events = game.chain("pays-bas", "grande-bretagne")

    assert len(events) == 2
    assert game.refuses_card("irlande") == "cdm.islands.alone"


@clause("cdm.islands.caribbean")
@pytest.mark.parametrize("order", list(itertools.permutations(["cuba", "haiti", "republique-dominicaine"])))
def test_cuba_haiti_and_the_dominican_republic_are_played_together_in_any_order(order: tuple[str, ...]) -> None:
    game = Table().holds(0, *order, "perou")
    points = sum((place + 1) * TABLES.values[nation(id)] for place, id in enumerate(order))

    game.chain(*order)

    assert [PointsAnnounced(EVERYONE, 0, 3, points, points)] == game.announces()


@clause("cdm.islands.caribbean")
def test_two_of_the_three_will_do() -> None:
    game = Table().holds(0, "cuba", "republique-dominicaine")

    assert len(game.chain("cuba", "republique-dominicaine")[:2]) == 2


@clause("cdm.islands.caribbean")
def test_nothing_else_touches_the_three() -> None:
    game = Table().holds(0, "cuba", "etats-unis", "mexique")
    game.chain("cuba")

    assert {"cdm.islands.alone"} == {game.refuses_card("etats-unis"), game.refuses_card("mexique")}
