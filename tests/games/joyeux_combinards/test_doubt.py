"""« Si un de vos adversaires ne vous fait pas confiance »: windows, and the four outcomes of a purchase."""

from ludotheque.games.joyeux_combinards.actions import Doubt, LetPass, RollDice
from ludotheque.games.joyeux_combinards.events import (
    CardBought,
    CardRevealed,
    DoubtJustified,
    DoubtUnjustified,
    PriceDoubted,
    PricePaid,
    WentBroke,
)
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import NOT_YOUR_TURN, deadline
from ludotheque.kernel.step import NEVER
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import Table, card, kinds


@clause("ljc.doubt.aloud")
def test_every_opponent_may_doubt_and_the_first_one_counts() -> None:
    game = Table(seats=4).buys(1, "tableaux", 2)
    assert [2, 3, 0] == game.waiting
    assert all({"doubt", "let-pass"} == game.may(seat) for seat in (0, 2, 3))
    assert NOT_YOUR_TURN == game.refusal(Doubt(1))
    assert "ljc.doubt.aloud" == game.refusal(RollDice(0))

    game.plays(Doubt(3))

    assert NOT_YOUR_TURN == game.refusal(Doubt(0))
    assert ["tableaux"] == game.hand(3)


def test_as_long_as_nobody_doubts_the_buyer_alone_sees_the_card() -> None:
    game = Table().buys(0, "tableaux", 2)

    mine, theirs = game.sees(0).bluff, game.sees(1).bluff

    assert mine is not None
    assert theirs is not None
    assert (card("tableaux"), None) == (mine.card, theirs.card)
    assert (2, 7_000) == (theirs.price, theirs.ends)


@clause("ljc.doubt.window")
def test_after_seven_seconds_it_is_too_late_to_doubt() -> None:
    game = Table().buys(0, "tableaux", 2)

    assert [] == game.waits(6_999)
    assert ["CardBought"] == kinds(game.waits(1))


def test_the_table_may_give_ten_seconds_or_all_the_time_that_is_needed() -> None:
    ten = Table(window="ten-seconds").buys(0, "tableaux", 2)
    patient = Table(window="unhurried").buys(0, "tableaux", 2)

    assert [] == ten.waits(9_999)
    assert ["CardBought"] == kinds(ten.waits(1))
    assert NEVER == deadline(patient.state)
    assert [] == patient.waits(10**9)
    assert [1, 2] == patient.waiting


@clause("ljc.doubt.let-pass")
def test_when_all_have_let_it_pass_nobody_waits_any_longer() -> None:
    game = Table().buys(0, "tableaux", 2)

    assert [] == game.plays(LetPass(2))
    assert [1] == game.waiting
    assert NOT_YOUR_TURN == game.refusal(Doubt(2))
    assert CardBought(EVERYONE, 0, 2) == game.plays(LetPass(1))[0]


@clause("ljc.doubt.reveal")
def test_a_doubted_card_is_shown_to_all() -> None:
    game = Table().buys(0, "tableaux", 2)

    events = game.plays(Doubt(1))

    assert [PriceDoubted(EVERYONE, 1, 0), CardRevealed(EVERYONE, 0, card("tableaux"), 20)] == events[:2]
    assert game.state.shown[card("tableaux")]


@clause("ljc.doubt.justified")
def test_a_liar_pays_the_real_price_and_loses_the_card_to_the_doubter() -> None:
    game = Table().buys(0, "tableaux", 10)

    events = game.plays(Doubt(1))

    assert [DoubtJustified(EVERYONE, 1, 0, card("tableaux")), PricePaid(EVERYONE, 0, 20)] == events[2:4]
    assert ([], ["tableaux"]) == (game.hand(0), game.hand(1))
    assert [80, 100, 100] == game.state.cash
    assert 1 == game.turn


@clause("ljc.doubt.unjustified")
def test_whoever_doubts_an_honest_price_pays_it_and_the_indemnity() -> None:
    game = Table().buys(0, "tableaux", 20)

    events = game.plays(Doubt(1))

    assert DoubtUnjustified(EVERYONE, 1, 0, card("tableaux"), 20, 10) == events[2]
    assert (["tableaux"], []) == (game.hand(0), game.hand(1))
    assert [110, 70, 100] == game.state.cash
    assert -300 + 20 == game.state.bank


def test_a_doubt_of_an_exaggerated_price_costs_the_real_one() -> None:
    game = Table().buys(0, "tableaux", 50)

    game.plays(Doubt(2))

    assert [110, 100, 70] == game.state.cash
    assert ["tableaux"] == game.hand(0)


@clause("ljc.doubt.indemnity")
def test_the_table_may_set_another_indemnity() -> None:
    game = Table(indemnity="25").buys(0, "miel", 10)

    game.plays(Doubt(1))

    assert [125, 65, 100] == game.state.cash


@clause("ljc.doubt.can-pay")
def test_only_those_who_can_pay_the_price_announced_and_the_indemnity_may_doubt() -> None:
    game = Table(seats=4).cash(1, 29).cash(2, 30).buys(0, "tableaux", 20)

    assert [2, 3] == game.waiting
    assert {"doubt": "ljc.doubt.can-pay"} == game.closed(1)
    assert "ljc.doubt.can-pay" == game.refusal(Doubt(1))
    assert {} == game.closed(0) == game.closed(2)


def test_where_nobody_can_pay_for_a_doubt_nobody_is_waited_for() -> None:
    game = Table().cash(1, 10).cash(2, 10).buys(0, "tableaux", 1)

    assert 1 == game.turn
    assert ["tableaux"] == game.hand(0)


@clause("ljc.doubt.cannot-pay")
def test_a_liar_who_cannot_pay_the_real_price_is_out_and_the_card_goes_to_the_doubter() -> None:
    game = Table().cash(0, 19).holds(0, "miel").buys(0, "tableaux", 1)

    events = game.plays(Doubt(1))

    assert WentBroke(EVERYONE, 0, 20, [card("miel")]) == events[3]
    assert [False, True, True] == game.state.playing
    assert ["tableaux"] == game.hand(1)
    assert ["miel"] == game.under(1)
    assert 1 == game.turn


def test_between_two_players_a_ruined_liar_ends_the_game() -> None:
    game = Table(seats=2).cash(0, 10).buys(0, "joconde", 1)

    game.plays(Doubt(1))

    assert game.is_over
    assert ["joconde"] == game.hand(1)
