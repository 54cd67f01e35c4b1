"""The police station, agios, taxes, refunds and airports."""

from ludotheque.games.joyeux_combinards.actions import FlyTo, HandIn, MoveOn, PayTax, RollDice, TryLuck
from ludotheque.games.joyeux_combinards.events import (
    AgiosPaid,
    CardsHandedIn,
    FlightTaken,
    PotTaken,
    TaxEscaped,
    TaxPaid,
    TaxRolled,
)
from ludotheque.kernel.ask import OneOf, SomeOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import TABLES, Table, card, cards, square


@clause("ljc.police.hand-in")
def test_up_to_three_cards_are_given_and_their_remissions_add_up() -> None:
    game = Table().years(0, 12).holds(0, "miel", "whisky", "piano", "savon")
    game.lands(0, "commissariat-central")
    blank = game.ask(0, "hand-in").blanks[0]
    assert isinstance(blank, SomeOf)
    assert (1, 3) == (blank.least, blank.most)
    assert "ljc.police.hand-in" == game.refusal(HandIn(0, cards("miel", "whisky", "piano", "savon")))
    assert "ljc.police.hand-in" == game.refusal(RollDice(0))

    events = game.plays(HandIn(0, cards("miel", "whisky", "piano")))

    assert [CardsHandedIn(EVERYONE, 0, cards("miel", "whisky", "piano"), 2 + 3 + 5)] == events
    assert (2, ["savon"], 1) == (game.state.years[0], game.hand(0), game.turn)


@clause("ljc.police.any-kind")
def test_any_card_may_be_given_and_goes_under_the_stock_for_all_to_see() -> None:
    game = Table().years(0, 5).holds(0, "miel", "whisky", "tanker")
    game.lands(0, "commissariat-gare")

    game.plays(HandIn(0, cards("miel", "whisky", "tanker")))

    assert {"miel", "whisky", "tanker"} == set(game.under(3))
    assert all(game.state.shown[number] for number in cards("miel", "whisky", "tanker"))


@clause("ljc.police.never-below")
def test_a_record_never_goes_below_zero() -> None:
    game = Table().years(0, 2).holds(0, "piano")
    game.lands(0, "commissariat-central")

    events = game.plays(HandIn(0, cards("piano")))

    assert [CardsHandedIn(EVERYONE, 0, cards("piano"), 2)] == events
    assert 0 == game.state.years[0]


def test_the_police_say_what_each_card_takes_off_and_how_much_they_could_in_all() -> None:
    game = Table().years(0, 6).holds(0, "miel", "piano")
    game.lands(0, "commissariat-central")

    counter = game.sees(0).counter

    assert counter is not None
    assert (sorted([2, 5]), 6) == (sorted(counter.brings), counter.most)


def test_nobody_has_to_give_and_who_has_nothing_is_not_asked() -> None:
    game = Table().years(0, 2).holds(0, "piano")
    game.lands(0, "commissariat-central")
    game.plays(MoveOn(0))
    assert ((2, 1), ["piano"]) == ((game.state.years[0], game.turn), game.hand(0))

    game.lands(1, "commissariat-central")
    assert 2 == game.turn


@clause("ljc.fees.agios")
def test_agios_cost_ten_millions_into_the_pot() -> None:
    game = Table().pot(7)

    events = game.lands(0, "agios-mordicus")

    assert AgiosPaid(EVERYONE, 0, 10) == events[-1]
    assert (90, 17) == (game.state.cash[0], game.state.pot)


@clause("ljc.fees.pay-or-roll")
def test_a_tax_or_a_levy_is_paid_into_the_pot_or_thrown_for() -> None:
    for id in ("impots", "taxes"):
        game = Table()
        game.lands(0, id)
        assert {"pay-tax", "try-luck"} == game.may(0)
        assert "ljc.fees.pay-or-roll" == game.refusal(RollDice(0))

        events = game.plays(PayTax(0))

        assert [TaxPaid(EVERYONE, 0, 5)] == events
        assert (95, 5, 1) == (game.state.cash[0], game.state.pot, game.turn)


@clause("ljc.fees.seven-or-less")
def test_seven_or_less_costs_nothing() -> None:
    game = Table()
    game.lands(0, "impots")
    game.luck(3, 4)

    events = game.plays(TryLuck(0))

    assert [TaxRolled(EVERYONE, 0, 3, 4), TaxEscaped(EVERYONE, 0, 7)] == events
    assert (100, 0) == (game.state.cash[0], game.state.pot)


@clause("ljc.fees.above-seven")
def test_above_seven_every_point_costs_a_million() -> None:
    for white, red in ((5, 6), (4, 4)):
        game = Table()
        game.lands(0, "taxes")
        game.luck(white, red)

        game.plays(TryLuck(0))

        assert (100 - white - red, white + red) == (game.state.cash[0], game.state.pot)


@clause("ljc.fees.too-poor")
def test_whoever_lacks_five_millions_must_try_the_dice() -> None:
    game = Table().cash(0, 4)
    game.lands(0, "impots")

    assert {"try-luck"} == game.may(0)
    assert {"pay-tax": "ljc.fees.too-poor"} == game.closed(0)
    assert "ljc.fees.too-poor" == game.refusal(PayTax(0))


@clause("ljc.fees.refund")
def test_the_refund_square_takes_the_whole_pot_even_an_empty_one() -> None:
    full, empty = Table().pot(43), Table()

    events = full.lands(0, "remboursement-corniche")
    nothing = empty.lands(0, "remboursement-ville")

    assert (PotTaken(EVERYONE, 0, 43), PotTaken(EVERYONE, 0, 0)) == (events[-1], nothing[-1])
    assert (143, 0) == (full.state.cash[0], full.state.pot)


@clause("ljc.fees.only-fees")
def test_a_fine_goes_to_the_bank_and_not_to_the_pot() -> None:
    game = Table().holds(0, "whisky").draws(0, "whisky")

    game.lands(0, "controle-mairie")

    fine = TABLES.fines[card("whisky")]
    assert (100 - fine, 0, -300 + fine) == (game.state.cash[0], game.state.pot, game.state.bank)


@clause("ljc.airport.fly")
def test_from_an_airport_one_may_fly_to_any_of_the_other_three() -> None:
    game = Table()
    game.lands(0, "aeroport-manche")
    blank = game.ask(0, "fly-to").blanks[0]
    assert isinstance(blank, OneOf)
    others = {square(id) for id in ("aeroport-lapiste", "aeroport-helistation", "aeroport-brumes")}
    assert others == set(blank.choices)
    assert "ljc.airport.fly" == game.refusal(FlyTo(0, square("aeroport-manche")))
    assert "ljc.airport.fly" == game.refusal(FlyTo(0, square("depart")))

    events = game.plays(FlyTo(0, square("aeroport-brumes")))

    assert [FlightTaken(EVERYONE, 0, square("aeroport-manche"), square("aeroport-brumes"))] == events
    assert "aeroport-brumes" == game.where(0)


@clause("ljc.airport.turn-over")
def test_the_flight_ends_the_turn_and_the_other_airport_does_nothing() -> None:
    flying, staying = Table(), Table()
    for game in (flying, staying):
        game.lands(0, "aeroport-manche")

    flying.plays(FlyTo(0, square("aeroport-lapiste")))
    staying.plays(MoveOn(0))

    assert (1, 1) == (flying.turn, staying.turn)
    assert "aeroport-manche" == staying.where(0)
