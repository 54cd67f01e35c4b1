"""Les points de passage et les cartes « hasard »."""

import pytest

from ludotheque.games.richesses_de_france.actions import Displace, SellVehicle, StayPut
from ludotheque.games.richesses_de_france.displacement import nearest_points
from ludotheque.games.richesses_de_france.events import (
    CardDrawn,
    CardGained,
    CardIgnored,
    CardPaid,
    CardReplaced,
    DebtLeft,
    GiftPaid,
    GrantPaid,
    PawnDisplaced,
    SentTo,
    TollPaid,
    TurnGained,
    TurnLost,
    TurnMissed,
    VehicleGranted,
    VehicleReturned,
)
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import EDITION, GAME, TABLES, Table, card, kinds, told, town


def draws(*cards: str, seats: int = 2, circuit: str = "monuments") -> Table:
    """Seat 0 is about to walk to Étampes, a passing point, where these cards wait."""
    return Table(seats, circuit).next_cards(*cards).at(0, "paris")


@clause("rdf.chance.draw")
def test_whoever_arrives_on_a_passing_point_draws_a_card_and_obeys() -> None:
    game = draws("loto")

    events = game.walks("etampes")
    assert CardDrawn(EVERYONE, 0, card("loto")) in events
    assert CardGained(EVERYONE, 0, 100) in events
    assert game.state.cash[0] == 1100


@clause("rdf.chance.draw")
def test_the_card_goes_under_the_pile() -> None:
    game = draws("loto", "vendanges")
    game.walks("etampes")

    assert game.state.cards[0] == card("vendanges")
    assert game.state.cards[-1] == card("loto")
    assert len(game.state.cards) == 32


@clause("rdf.chance.draw")
def test_no_card_is_drawn_elsewhere_nor_in_passing() -> None:
    game = draws("loto").owns(0, "car")

    assert "CardDrawn" not in kinds(game.drives("etampes", "orleans"))
    assert game.state.cards[0] == card("loto")


@clause("rdf.chance.draw")
def test_a_card_that_costs_is_paid_to_the_bank() -> None:
    game = draws("redevance")

    assert CardPaid(EVERYONE, 0, 70) in game.walks("etampes")
    assert game.state.cash[0] == 930


@clause("rdf.chance.at-stages")
def test_at_a_stage_that_is_a_passing_point_the_marker_comes_before_the_card() -> None:
    game = Table().next_cards("train-bleu").at(0, "autun")

    events = kinds(game.walks("vezelay"))
    assert events.index("StageMarked") < events.index("CardDrawn") < events.index("SentTo")
    assert game.marked(0) == ["vezelay"]
    assert game.where(0) == "nice"


@clause("rdf.chance.displaced")
def test_the_occupant_of_the_town_one_is_sent_to_has_to_go() -> None:
    game = draws("trans").at(1, "rennes")
    game.walks("etampes")

    assert game.where(0) == "rennes"
    assert game.waiting == [0]
    assert [PawnDisplaced(EVERYONE, 1, town("laval"))] == game.plays(Displace(0, town("laval")))
    assert game.where(1) == "laval"
    assert game.waiting == [1]


@clause("rdf.chance.where-to")
def test_the_newcomer_chooses_among_the_nearest_free_points() -> None:
    game = draws("trans", seats=3).at(1, "rennes").at(2, "laval")
    game.walks("etampes")
    blank = game.ask(0, "displace").blanks[0]

    assert isinstance(blank, OneOf)
    assert set(blank.choices) == set(TABLES.land[town("rennes")]) - {town("laval")}
    assert game.refusal(Displace(0, town("laval"))) == "rdf.chance.where-to"
    assert game.refusal(Displace(0, town("paris"))) == "rdf.chance.where-to"
    assert game.refusal(StayPut(0)) == "rdf.chance.where-to"


@clause("rdf.chance.where-to")
def test_for_the_occupant_it_is_no_arrival() -> None:
    game = draws("marche-de-noel").at(1, "strasbourg").has_marked(0, "strasbourg").holds(0, "alsace", "lorraine")
    game.walks("etampes")

    assert [PawnDisplaced(EVERYONE, 1, town("saverne"))] == game.plays(Displace(0, town("saverne")))
    assert game.state.cash == [1000, 1000]


@clause("rdf.chance.where-to")
def test_the_sea_is_not_near() -> None:
    game = draws("train-bleu").at(1, "nice")
    game.walks("etampes")
    blank = game.ask(0, "displace").blanks[0]

    assert isinstance(blank, OneOf)
    assert not {town("calvi"), town("bastia")} & set(blank.choices)


@clause("rdf.chance.where-to")
def test_if_all_neighbours_are_taken_the_next_points_serve() -> None:
    """Étretat's two neighbours are taken: whoever is pushed from there goes one point further."""
    game = Table(4).at(0, "etretat").at(1, "etretat").at(2, "dieppe").at(3, "le-havre")

    names = {EDITION.ids["town"][place] for place in nearest_points(game.state, 1)}
    assert names == {"rouen", "abbeville", "pont-audemer"}


@clause("rdf.chance.free-crossing")
def test_whoever_is_sent_to_corsica_pays_no_passage() -> None:
    game = draws("cousin-corse", circuit="holidays")

    assert SentTo(EVERYONE, 0, town("bastia")) in game.walks("etampes")
    assert game.where(0) == "bastia"
    assert game.state.cash[0] == 1000


@clause("rdf.chance.sell-to-pay")
def test_whoever_is_short_sells_his_vehicle_to_the_bank_and_pays() -> None:
    game = draws("croisette", seats=3).cash(0, 20).owns(0, "car")

    events = game.walks("etampes")
    assert [VehicleReturned(EVERYONE, 0, CAR, 400), CardPaid(EVERYONE, 0, 150)] == events[-2:]
    assert game.state.cash[0] == 270
    assert game.waiting == [1]


@clause("rdf.chance.sell-to-pay")
def test_what_is_missing_then_is_still_owed() -> None:
    game = draws("tempete").cash(0, 20).owns(0, "bicycle")

    events = game.walks("etampes")
    assert told(events, CardPaid) == [CardPaid(EVERYONE, 0, 120)]
    assert told(events, DebtLeft) == [DebtLeft(EVERYONE, 0, 80)]
    assert (game.state.cash[0], game.state.debts[0]) == (0, 80)


@clause("rdf.chance.sell-to-pay")
def test_with_two_vehicles_he_chooses() -> None:
    game = draws("croisette").cash(0, 60).owns(0, "bicycle", "car")
    game.walks("etampes")

    assert game.may(0) == {"sell-vehicle"}
    assert game.refusal(StayPut(0)) == "rdf.chance.sell-to-pay"
    game.plays(SellVehicle(0, BICYCLE))
    assert game.state.cash[0] == 10
    assert game.state.vehicles(0) == [CAR]
    assert game.waiting == [1]


@clause("rdf.chance.sell-to-pay")
def test_if_the_one_he_chose_is_not_enough_the_other_follows() -> None:
    game = draws("tempete").cash(0, 20).owns(0, "bicycle", "car")
    game.walks("etampes")
    game.plays(SellVehicle(0, BICYCLE))

    assert game.state.vehicles(0) == []
    assert game.state.cash[0] == 20 + 100 + 400 - 200
    assert game.waiting == [1]


@clause("rdf.chance.sell-to-pay")
def test_a_walker_pays_as_far_as_his_money_goes_and_owes_the_rest() -> None:
    game = draws("redevance", "loto").cash(0, 60)

    events = game.walks("etampes")
    assert [CardPaid(EVERYONE, 0, 60), DebtLeft(EVERYONE, 0, 10)] == events[-2:]
    assert (game.state.cash[0], game.state.debts[0]) == (0, 10)
    assert game.state.cards[0] == card("loto")


@clause("rdf.chance.replaced")
def test_whoever_has_neither_money_nor_vehicle_draws_another_card() -> None:
    game = draws("redevance", "loto").cash(0, 0)

    events = game.walks("etampes")
    assert [CardReplaced(EVERYONE, 0)] == told(events, CardReplaced)
    assert game.state.cash[0] == 100
    assert game.state.cards[-2:] == [card("redevance"), card("loto")]


@clause("rdf.chance.three-replaced")
def test_the_fourth_card_that_cannot_be_paid_has_no_effect() -> None:
    game = draws("redevance", "croisette", "tempete", "forfait", "loto").cash(0, 0)

    events = game.walks("etampes")
    assert len(told(events, CardDrawn)) == 4
    assert len(told(events, CardReplaced)) == 3
    assert [CardIgnored(EVERYONE, 0)] == told(events, CardIgnored)
    assert (game.state.cash[0], game.state.debts[0]) == (0, 0)
    assert game.state.cards[0] == card("loto")


@clause("rdf.chance.granted")
@pytest.mark.parametrize(
    ("id", "vehicle", "number", "price"), [("tombola", "bicycle", BICYCLE, 100), ("salon", "car", CAR, 400)]
)
def test_a_vehicle_one_owns_already_is_paid_at_its_resale_price(id: str, vehicle: str, number: int, price: int) -> None:
    game = draws(id).owns(0, vehicle)

    assert GrantPaid(EVERYONE, 0, number, price) in game.walks("etampes")
    assert game.state.cash[0] == 1000 + price


@clause("rdf.chance.granted")
def test_a_vehicle_one_lacks_is_given() -> None:
    game = draws("salon")

    assert VehicleGranted(EVERYONE, 0, CAR) in game.walks("etampes")
    assert game.state.cars[0]
    assert game.state.cash[0] == 1000


@clause("rdf.chance.other-kind")
def test_owning_a_car_does_not_keep_one_from_getting_a_bicycle() -> None:
    game = draws("tombola").owns(0, "car")
    game.walks("etampes")

    assert game.state.vehicles(0) == [BICYCLE, CAR]
    assert game.state.cash[0] == 1000


@clause("rdf.chance.sent-is-arrival")
def test_being_sent_to_a_stage_marks_it() -> None:
    game = draws("marche-de-noel")
    game.walks("etampes")

    assert game.marked(0) == ["strasbourg"]


@clause("rdf.chance.sent-is-arrival")
def test_being_sent_somewhere_a_toll_is_due() -> None:
    game = draws("trans").holds(1, "bretagne", "alsace").dice(20)

    assert TollPaid(EVERYONE, 0, 1, 20) in game.walks("etampes")


@clause("rdf.chance.sent-is-arrival")
def test_one_card_a_turn_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were somebody sent to a passing point, which no card of this edition does, he would not draw again."""
    sent = [town("brest") if place >= 0 else place for place in TABLES.card_towns]
    monkeypatch.setattr(TABLES, "card_towns", sent)
    game = draws("trans", "loto")

    assert len(told(game.walks("etampes"), CardDrawn)) == 1
    assert game.where(0) == "brest"


@clause("rdf.chance.rest")
def test_a_card_may_cost_the_next_turn() -> None:
    game = draws("greve")
    assert TurnLost(EVERYONE, 0) in game.walks("etampes")

    assert TurnMissed(EVERYONE, 0) in game.stays()
    assert game.waiting == [1]
    assert "TurnMissed" not in kinds(game.stays())
    assert game.waiting == [0]


@clause("rdf.chance.again")
def test_a_card_may_let_one_play_again_at_once() -> None:
    game = draws("bison-fute")

    assert TurnGained(EVERYONE, 0) in game.walks("etampes")
    assert game.waiting == [0]
    game.stays()
    assert game.waiting == [1]


@clause("rdf.chance.from-each")
def test_everybody_gives_what_the_card_says_or_what_he_has() -> None:
    game = draws("anniversaire", seats=4).cash(1, 10).cash(2, 0).owns(2, "car")

    gifts = told(game.walks("etampes"), GiftPaid)
    assert gifts == [GiftPaid(EVERYONE, 1, 0, 10), GiftPaid(EVERYONE, 3, 0, 20)]
    assert game.state.cash == [1030, 0, 0, 980]
    assert game.state.cars[2]


@clause("rdf.chance.drivers-only")
def test_a_card_about_cars_spares_whoever_has_none() -> None:
    game = draws("vitesse").owns(0, "bicycle").cash(0, 0)

    assert CardIgnored(EVERYONE, 0) in game.walks("etampes")
    assert game.state.bicycles[0]


@clause("rdf.chance.drivers-only")
def test_a_card_about_cars_hits_their_owners_be_they_on_foot() -> None:
    game = draws("vitesse").owns(0, "car")

    assert CardPaid(EVERYONE, 0, 100) in game.walks("etampes")


def test_a_debt_shows_in_the_view() -> None:
    game = draws("tempete").cash(0, 20).owns(0, "bicycle")
    game.walks("etampes")

    assert GAME.view(game.state, 1).debts == [80, 0]
    assert GAME.view(game.state, 1).fortunes == [-80, 1000]
