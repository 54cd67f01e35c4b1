"""Les cartes « région »."""

import pytest

from ludotheque.games.richesses_de_france.actions import (
    Bid,
    ClaimToll,
    LetPass,
    SellVehicle,
    StandAside,
    StayPut,
    WalkTo,
)
from ludotheque.games.richesses_de_france.events import (
    NoToll,
    RegionDrawn,
    SaleOpened,
    TollClaimed,
    TollMissed,
    TollPaid,
    VehicleReturned,
)
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, only
from ludotheque.kernel.play import play
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import GAME, Table, face, kinds, region, told, town


def asked(seats: int = 3, circuit: str = "wines", **options: str) -> Table:
    """Seat 0 is about to walk into Bretagne, whose card seat 1 holds; tolls must be claimed."""
    game = Table(seats, circuit, **{"tolls": "on-request", **options}).at(0, "la-baule").holds(1, "bretagne", "alsace")
    return game.next_region("ile-de-france")


@clause("rdf.region.claim")
def test_the_die_shows_forty_and_the_opponent_pays_forty_francs() -> None:
    game = asked().dice(40)
    game.walks("vannes")

    events = game.plays(ClaimToll(1))
    assert TollClaimed(EVERYONE, 1, 0, region("bretagne"), face(40)) in events
    assert TollPaid(EVERYONE, 0, 1, 40) in events
    assert game.state.cash == [960, 1040, 1000]
    assert game.waiting == [1]


@clause("rdf.region.claim")
def test_one_claim_ends_the_question() -> None:
    game = asked().dice(40)
    game.walks("vannes")
    game.plays(ClaimToll(1))

    assert game.may(2) == set()
    assert game.refusal(LetPass(2)) == "table.not-your-turn"


@clause("rdf.region.holder")
def test_only_the_holder_of_the_card_can_claim() -> None:
    game = asked()
    game.walks("vannes")

    assert game.refusal(ClaimToll(2)) == "rdf.region.holder"
    assert game.may(1) == {"claim-toll", "let-pass"}
    assert game.may(2) == {"let-pass"}


@clause("rdf.region.holder")
def test_nobody_claims_from_himself() -> None:
    game = Table(2, tolls="on-request").at(0, "la-baule").holds(0, "bretagne", "alsace")
    game.walks("vannes")

    assert game.waiting == [1]
    assert game.may(1) == {"let-pass"}


@clause("rdf.region.under-the-pile")
def test_the_card_goes_under_the_pile_and_another_is_drawn() -> None:
    game = asked().dice(10)
    game.walks("vannes")
    before = game.state.pile[:]

    events = game.plays(ClaimToll(1))
    assert RegionDrawn(only(1), 1, region("ile-de-france")) in events
    assert game.state.pile == [*before[1:], region("bretagne")]
    assert sorted(game.state.hands[1]) == sorted([region("ile-de-france"), region("alsace")])


@clause("rdf.region.missed")
def test_a_toll_not_claimed_within_seven_seconds_is_lost() -> None:
    game = asked()
    game.walks("vannes")

    assert [] == game.waits(6_999)
    assert [TollMissed(only(1), 1, region("bretagne"))] == game.waits(1)
    assert game.state.cash == [1000, 1000, 1000]
    assert region("bretagne") in game.state.hands[1]
    assert game.waiting == [1]


@clause("rdf.region.missed")
def test_whoever_lets_pass_has_lost_this_toll() -> None:
    game = asked()
    game.walks("vannes")
    game.plays(LetPass(1))

    assert game.refusal(ClaimToll(1)) == "table.not-your-turn"
    game.plays(LetPass(2))
    assert game.state.cash[0] == 1000


@clause("rdf.region.ruined")
def test_a_ruined_player_pays_no_toll() -> None:
    game = asked().cash(0, 0)
    game.walks("vannes")

    assert "claim-toll" not in game.may(1)
    assert game.waiting == [1]
    assert game.may(1) >= {"walk-to", "stay-put"}


@clause("rdf.region.arrival")
def test_every_arrival_counts_be_it_from_the_same_region() -> None:
    game = asked().dice(10).at(0, "lorient")
    game.walks("vannes")

    assert game.may(1) == {"claim-toll", "let-pass"}


@clause("rdf.region.arrival")
def test_staying_and_driving_through_do_not_count() -> None:
    game = asked().at(0, "vannes")
    assert ["StayedPut"] == kinds(game.stays())
    assert "claim-toll" not in game.may(1)

    game = asked().owns(0, "car")
    game.drives("redon", "nantes")
    assert game.may(1) == {"let-pass"}


@clause("rdf.region.arrival")
def test_nobody_pays_where_he_sets_out() -> None:
    game = Table(2, circuit="wines", tolls="on-request").holds(1, "aquitaine", "alsace")

    assert game.waiting == [0]
    assert game.may(1) == set()


@clause("rdf.region.everybody-is-asked")
def test_all_opponents_answer_whether_they_hold_the_card_or_not() -> None:
    game = asked().holds(0, "bretagne", "corse")
    game.walks("vannes")

    assert game.waiting == [1, 2]
    assert game.refusal(StayPut(1)) == "rdf.region.everybody-is-asked"
    assert [] == game.everybody_lets_pass()
    assert game.waiting == [1]


@clause("rdf.region.everybody-is-asked")
def test_nothing_tells_the_others_who_could_have_claimed() -> None:
    with_card, without = asked(), asked().holds(2, "bretagne", "corse")
    for game in (with_card, without):
        game.walks("vannes")

    assert GAME.view(with_card.state, 0).toll == GAME.view(without.state, 0).toll
    assert [event for event in with_card.plays(LetPass(1)) if event.audience == EVERYONE] == []
    assert [event for event in without.plays(LetPass(1)) if event.audience == EVERYONE] == []


@clause("rdf.region.nobody-can")
def test_nobody_is_asked_about_a_card_that_lies_seen_under_the_pile() -> None:
    game = asked().dice(10)
    game.walks("vannes")
    game.plays(ClaimToll(1))
    game.at(0, "brest").turn_of(0)

    assert game.state.pile[-1] == region("bretagne")
    game.walks("quimper")
    assert not {"claim-toll", "let-pass"} & (game.may(1) | game.may(2))


@clause("rdf.region.nobody-can")
def test_nobody_is_asked_about_corsica_where_its_card_is_left_out() -> None:
    game = Table(2, "monuments", tolls="on-request").at(0, "nice")
    game.walks("calvi")

    assert "let-pass" not in game.may(1)


@clause("rdf.region.short-of-cash")
def test_whoever_cannot_pay_sells_his_vehicle() -> None:
    game = asked(2).dice(50).cash(0, 20).cash(1, 0).owns(0, "bicycle")
    game.walks("vannes")

    events = game.plays(ClaimToll(1))
    assert told(events, VehicleReturned) == [VehicleReturned(EVERYONE, 0, BICYCLE, 100)]
    assert game.state.cash == [70, 50]
    assert not game.state.bicycles[0]


@clause("rdf.region.short-of-cash")
def test_the_others_may_offer_for_it() -> None:
    game = asked(3).dice(50).cash(0, 20).owns(0, "bicycle")
    game.walks("vannes")

    assert SaleOpened(EVERYONE, 0, BICYCLE, 100) in game.plays(ClaimToll(1))
    game.plays(Bid(2, 120))
    events = game.plays(StandAside(1))
    assert TollPaid(EVERYONE, 0, 1, 50) in events
    assert game.state.cash == [90, 1050, 880]
    assert game.waiting == [1]


@clause("rdf.region.short-of-cash")
def test_with_two_vehicles_he_chooses_which_to_sell() -> None:
    game = asked(2).dice(50).cash(0, 20).cash(1, 0).owns(0, "bicycle", "car")
    game.walks("vannes")
    game.plays(ClaimToll(1))

    assert game.waiting == [0]
    assert game.may(0) == {"sell-vehicle"}
    assert game.refusal(StayPut(0)) == "rdf.region.short-of-cash"
    game.plays(SellVehicle(0, CAR))
    assert game.state.cash == [370, 50]
    assert game.state.vehicles(0) == [BICYCLE]
    assert game.waiting == [1]


@clause("rdf.region.short-of-cash")
def test_without_a_vehicle_he_gives_what_he_has() -> None:
    game = asked().dice(50).cash(0, 20)
    game.walks("vannes")

    assert TollPaid(EVERYONE, 0, 1, 20) in game.plays(ClaimToll(1))
    assert game.state.cash[0] == 0
    assert game.state.debts[0] == 0


@clause("rdf.region.automatic")
def test_the_table_may_have_tolls_taken_by_themselves() -> None:
    game = asked(tolls="automatic").dice(30)

    assert TollPaid(EVERYONE, 0, 1, 30) in game.walks("vannes")
    assert game.waiting == [1]


@clause("rdf.region.automatic")
def test_if_nothing_is_taken_everybody_knows_that_nobody_else_had_the_card() -> None:
    game = asked(tolls="automatic").holds(0, "bretagne", "corse")
    assert NoToll(EVERYONE, 0, region("bretagne")) in play(game.state, WalkTo(0, town("vannes")))
    worlds = [GAME.redeal(game.state, 1, Chance(seed)) for seed in range(20)]

    assert all(region("bretagne") not in world.hands[2] for world in worlds)
    assert any(region("bretagne") in world.pile for world in worlds)


@clause("rdf.vehicle.window")
@pytest.mark.parametrize(("window", "closes"), [("seven-seconds", 7_000), ("ten-seconds", 10_000)])
def test_the_time_to_claim_is_the_tables(window: str, closes: int) -> None:
    game = asked(window=window)
    game.walks("vannes")

    assert [] == game.waits(closes - 1)
    assert ["TollMissed"] == kinds(game.waits(1))


def test_a_card_drawn_unseen_may_be_any() -> None:
    """Whoever draws a new card is no longer known to lack this one or that."""
    game = asked(tolls="automatic").holds(0, "bretagne", "corse").dice(10)
    game.walks("vannes")
    assert game.state.without[region("bretagne")] == only(1) | only(2)

    game.holds(1, "pays-de-la-loire", "alsace").turn_of(0)
    game.walks("la-baule")
    assert game.state.without[region("bretagne")] == only(2)
