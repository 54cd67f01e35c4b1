"""« Cases DOUANE »: who remembers, and the dice."""

from ludotheque.games.joyeux_combinards.actions import Denounce, LetPass, RollDice, SellOil, StayInside
from ludotheque.games.joyeux_combinards.events import (
    CustomsFeePaid,
    CustomsFree,
    CustomsReached,
    CustomsRolled,
    CustomsSilent,
    DenouncedWrongly,
    FinePaid,
    OilDenounced,
    WentBroke,
)
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import NOT_YOUR_TURN
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import TABLES, Table, card, cards, kinds


def smuggler(*others: str, seats: int = 3) -> Table:
    """Seat 0 comes to customs with a tanker it has declared."""
    game = Table(seats).declared(0, "tanker").holds(0, *others).at(0, "stop-corniche")
    game.lands(0, "douane-corniche")
    return game


@clause("ljc.customs.denounce")
def test_whoever_is_denounced_pays_the_fine_of_declared_oil_and_loses_it() -> None:
    game = smuggler("miel")

    events = game.plays(Denounce(2))

    fine = TABLES.fines[card("tanker")]
    assert [OilDenounced(EVERYONE, 2, 0, cards("tanker")), FinePaid(EVERYONE, 0, fine)] == events
    assert [100 - fine, 100, 100] == game.state.cash
    assert (["miel"], ["tanker"]) == (game.hand(0), game.under(1))
    assert 1 == game.turn


def test_the_fines_of_several_cards_add_up() -> None:
    game = Table().declared(0, "super", "kerosene").at(0, "stop-corniche")
    game.lands(0, "douane-corniche")

    game.plays(Denounce(1))

    assert 100 - TABLES.fines[card("super")] - TABLES.fines[card("kerosene")] == game.state.cash[0]
    assert [] == game.hand(0)


@clause("ljc.customs.declared-only")
def test_oil_that_was_not_declared_is_neither_fined_nor_confiscated() -> None:
    game = smuggler("super")

    game.plays(Denounce(1))

    assert (40, ["super"]) == (game.state.cash[0], game.hand(0))


@clause("ljc.customs.always-asked")
def test_every_opponent_may_denounce_whatever_the_traveller_carries_and_sees_no_difference() -> None:
    guilty, innocent = smuggler(), Table().holds(0, "miel")
    innocent.lands(0, "douane-corniche")

    for seat in (NOBODY, 1, 2):
        assert guilty.sees(seat) == innocent.sees(seat)
    for game in (guilty, innocent):
        assert [1, 2] == game.waiting
        assert {"denounce", "let-pass"} == game.may(1) == game.may(2)
        assert "ljc.customs.always-asked" == game.refusal(RollDice(1))
        assert NOT_YOUR_TURN == game.refusal(Denounce(0))


def test_stopping_at_customs_is_told_and_nothing_more() -> None:
    game = Table().declared(0, "tanker").at(0, "stop-docks")

    events = game.lands(0, "douane-docks")

    assert CustomsReached(EVERYONE, 0) == events[-1]


@clause("ljc.customs.wrongly")
def test_whoever_denounces_wrongly_pays_the_indemnity() -> None:
    game = Table().holds(0, "miel", "tanker")
    game.lands(0, "douane-corniche")
    game.luck(1, 1)

    events = game.plays(Denounce(1))

    assert DenouncedWrongly(EVERYONE, 1, 0, 10) == events[0]
    assert [110 - 2, 90, 100] == game.state.cash
    assert ["miel", "tanker"] == game.hand(0)


@clause("ljc.customs.wrongly")
def test_whoever_has_less_pays_what_there_is_and_plays_on() -> None:
    game = Table(seats=4).holds(0, "miel").cash(2, 9).cash(3, 0)
    game.lands(0, "douane-corniche")
    seen = [game.sees(seat).customs for seat in (1, 2, 3, NOBODY)]
    game.luck(1, 1)

    events = game.plays(Denounce(2))

    assert [10, 9, 0, 0] == [customs.risk for customs in seen if customs]
    assert DenouncedWrongly(EVERYONE, 2, 0, 9) == events[0]
    assert ([109 - 1, 100, 0, 0], True) == (game.state.cash, game.state.playing[2])


@clause("ljc.customs.anybody")
def test_even_a_player_without_a_million_may_denounce() -> None:
    game = Table().declared(0, "tanker").cash(1, 0).cash(2, 0).at(0, "stop-corniche")
    game.lands(0, "douane-corniche")

    assert [1, 2] == game.waiting
    events = game.plays(Denounce(2))
    assert OilDenounced(EVERYONE, 2, 0, cards("tanker")) == events[0]


def test_after_a_wrong_denunciation_the_dice_decide_as_ever() -> None:
    game = Table().holds(0, "miel")
    game.lands(0, "douane-corniche")
    game.luck(5, 4)

    events = game.plays(Denounce(1))

    assert ["DenouncedWrongly", "CustomsRolled", "CustomsFree"] == kinds(events)[:3]


@clause("ljc.customs.silence")
def test_if_nobody_denounces_declared_oil_nothing_happens() -> None:
    game = smuggler()

    game.plays(LetPass(1))
    events = game.plays(LetPass(2))

    assert [CustomsSilent(EVERYONE, 0)] == events
    assert (100, ["tanker"], 1) == (game.state.cash[0], game.hand(0), game.turn)


def test_silence_is_also_seven_seconds_without_a_word() -> None:
    game = smuggler()

    assert [] == game.waits(6_999)
    assert [CustomsSilent(EVERYONE, 0)] == game.waits(1)


@clause("ljc.customs.dice")
def test_without_declared_oil_left_one_throws_the_dice() -> None:
    game = Table().holds(0, "miel").declared(0, "tanker").at(0, "stop-corniche")
    game.lands(0, "raffinerie-cap")
    game.plays(SellOil(0, cards("tanker")))
    game.lands(0, "douane-corniche")
    game.luck(2, 3)

    events = game.all_pass()

    assert CustomsRolled(EVERYONE, 0, 2, 3) == events[0]


@clause("ljc.customs.seven")
def test_with_seven_or_more_one_pays_nothing_goes_on_and_the_new_square_applies() -> None:
    game = Table().holds(0, "miel")
    game.lands(0, "douane-docks")
    game.luck(3, 4)

    events = game.all_pass()

    assert [CustomsRolled(EVERYONE, 0, 3, 4), CustomsFree(EVERYONE, 0, 7)] == events[:2]
    game.plays(StayInside(0))
    assert ("singes-1", "sale", 0) == (game.where(0), game.stage, game.turn)
    assert 100 == game.state.cash[0]


@clause("ljc.customs.below-seven")
def test_below_seven_every_card_in_hand_costs_one_million() -> None:
    game = Table().holds(0, "miel", "whisky", "tanker")
    game.lands(0, "douane-corniche")
    game.luck(3, 3)

    events = game.all_pass()

    assert [CustomsRolled(EVERYONE, 0, 3, 3), CustomsFeePaid(EVERYONE, 0, 3)] == events
    assert (97, -300 + 3, 0) == (game.state.cash[0], game.state.bank, game.state.pot)


def test_whoever_cannot_pay_the_fine_is_out() -> None:
    game = Table().declared(0, "tanker").holds(0, "miel").cash(0, 59).at(0, "stop-corniche")
    game.lands(0, "douane-corniche")

    events = game.plays(Denounce(1))

    assert WentBroke(EVERYONE, 0, 60, cards("miel")) == events[-1]
    assert ["tanker", "miel"] == game.under(2)
