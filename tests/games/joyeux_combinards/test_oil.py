"""« Cartes PÉTROLE »: refineries, premiums and pledges."""

from ludotheque.games.joyeux_combinards.actions import (
    DeclareOil,
    Denounce,
    EnterCircuit,
    FlyTo,
    HandIn,
    MoveOn,
    RollDice,
    SellOil,
)
from ludotheque.games.joyeux_combinards.events import OilDeclared, OilSold
from ludotheque.kernel.ask import SomeOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import TABLES, Table, brings, card, cards, kinds, square


@clause("ljc.oil.refinery-only")
def test_oil_sells_at_a_refinery_and_nowhere_else() -> None:
    game = Table().holds(0, "tanker", "miel")
    game.lands(0, "raffinerie-cap")
    assert "ljc.oil.refinery-only" == game.refusal(RollDice(0))
    assert "ljc.oil.any-number" == game.refusal(SellOil(0, cards("miel")))

    game.plays(SellOil(0, cards("tanker")))

    assert 100 + brings("tanker", "raffinerie") == game.state.cash[0]
    elsewhere = Table().holds(0, "tanker")
    elsewhere.lands(0, "cargo-1")
    assert {"move-on"} == elsewhere.may(0)


@clause("ljc.oil.any-number")
def test_any_number_of_oil_cards_is_sold_at_once_declared_or_not() -> None:
    game = Table().holds(0, "super", "mazout").declared(0, "tanker")
    game.at(0, "stop-docks")
    game.lands(0, "raffinerie-bidon")
    blank = game.ask(0, "sell-oil").blanks[0]
    assert isinstance(blank, SomeOf)
    assert (cards("mazout", "super", "tanker"), 1, 3) == (blank.choices, blank.least, blank.most)

    events = game.plays(SellOil(0, cards("super", "tanker")))

    amount = brings("super", "raffinerie") + brings("tanker", "raffinerie")
    assert [OilSold(EVERYONE, 0, cards("super", "tanker"), amount)] == events
    assert ["mazout"] == game.hand(0)
    assert ["super", "tanker"] == game.under(2)
    assert 1 == game.turn


@clause("ljc.stop.declare")
def test_oil_is_declared_on_arriving_at_stop_if_one_wants_to() -> None:
    game = Table().holds(0, "tanker")
    game.lands(0, "stop-corniche")
    assert {"declare-oil", "move-on"} == game.may(0)
    assert "ljc.stop.declare" == game.refusal(SellOil(0, cards("tanker")))

    game.plays(MoveOn(0))

    assert (100, [], 1) == (game.state.cash[0], game.sees(0).pledged, game.turn)
    game.turn_of(0)
    assert {"roll-dice"} == game.may(0)


@clause("ljc.oil.premium")
def test_the_bank_pays_the_premium_of_every_card_declared() -> None:
    game = Table().holds(0, "tanker", "super", "miel")
    game.lands(0, "stop-corniche")
    assert "ljc.oil.premium" == game.refusal(DeclareOil(0, cards("miel")))
    assert "ljc.oil.premium" == game.refusal(DeclareOil(0, []))

    events = game.plays(DeclareOil(0, cards("tanker", "super")))

    premiums = TABLES.premiums[card("super")] + TABLES.premiums[card("tanker")]
    assert [OilDeclared(EVERYONE, 0, cards("super", "tanker"), premiums)] == events
    assert 100 + premiums == game.state.cash[0]


@clause("ljc.oil.shown")
def test_declared_cards_are_shown_to_all_and_the_others_are_not() -> None:
    game = Table().holds(0, "tanker", "super")
    game.lands(0, "stop-corniche")

    game.plays(DeclareOil(0, cards("tanker")))

    assert (True, False) == (game.state.shown[card("tanker")], game.state.shown[card("super")])


@clause("ljc.oil.pledge")
def test_the_pledge_lasts_until_the_oil_is_sold() -> None:
    game = Table().holds(0, "tanker")
    game.lands(0, "stop-corniche")
    game.plays(DeclareOil(0, cards("tanker")))
    assert cards("tanker") == game.sees(0).pledged
    game.turn_of(0)
    game.rolls(3, 4)

    game.plays(SellOil(0, cards("tanker")))

    assert [] == game.sees(0).pledged
    assert 100 + TABLES.premiums[card("tanker")] + brings("tanker", "raffinerie") == game.state.cash[0]


@clause("ljc.oil.clears")
def test_leaving_without_stopping_at_customs_clears_the_pledge_and_allows_a_new_one() -> None:
    game = Table().declared(0, "tanker").at(0, "volant-corniche")

    game.rolls(2, 3)  # past customs, up to the fork of the Docks
    assert [] == game.sees(0).pledged
    game.plays(EnterCircuit(0))

    game.plays(DeclareOil(0, cards("tanker")))
    assert 100 + TABLES.premiums[card("tanker")] == game.state.cash[0]


def test_a_pledge_holds_all_along_the_outer_circuit() -> None:
    game = Table().declared(0, "tanker").at(0, "stop-corniche")

    game.rolls(4, 4)

    assert "palace-1" == game.where(0)
    assert cards("tanker") == game.sees(0).pledged


@clause("ljc.oil.by-air")
def test_flying_inside_clears_the_pledge_flying_to_the_other_outer_circuit_does_not() -> None:
    inside, outside, inward = Table().declared(0, "tanker"), Table().declared(0, "tanker"), Table().holds(0, "tanker")
    for game in (inside, outside):
        game.at(0, "stop-docks")
        game.lands(0, "aeroport-brumes")
    inward.lands(0, "aeroport-manche")

    inside.plays(FlyTo(0, square("aeroport-lapiste")))
    outside.plays(FlyTo(0, square("aeroport-helistation")))
    inward.plays(FlyTo(0, square("aeroport-brumes")))

    assert [] == inside.sees(0).pledged
    assert cards("tanker") == outside.sees(0).pledged
    assert (100, 1) == (inward.state.cash[0], inward.turn)  # no premium for whoever flies in
    assert TABLES.is_outer(inward.state.squares[0])


@clause("ljc.oil.handed-in")
def test_declared_oil_handed_in_takes_its_pledge_along_and_leaves_nothing_for_customs() -> None:
    game = Table().declared(0, "tanker").years(0, 1).at(0, "stop-docks")
    game.lands(0, "commissariat-docks")
    game.plays(HandIn(0, cards("tanker")))
    game.lands(0, "douane-docks")
    game.luck(1, 1)

    events = game.plays(Denounce(1))

    assert not game.state.declared[card("tanker")]
    assert ["DenouncedWrongly", "CustomsRolled", "CustomsFeePaid"] == kinds(events)
