"""Les transactions: exchanges of whole trusts, with or without cash on top."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    CounterOffer,
    Decline,
    OfferPrice,
    ProposeExchange,
    RollDice,
)
from ludotheque.games.richesses_du_monde.events import ExchangeDropped, ExchangeMade, ExchangeProposed
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, titles, titles_of

RICE = product("riz")
GOLD = product("or")
TEA = product("the")


def traders() -> Table:
    """Seat 1 holds rice and tea, seat 2 gold; everybody has ten millions."""
    game = Table().owns(1, titles_of("riz", 2)).holds(1, "the-inde").owns(2, titles_of("or", 3))
    for seat in range(3):
        game.cash(seat, 10 * MILLION)
    return game


@clause("rdm.exchange.at-will")
def test_two_sides_that_agree_exchange_their_trusts() -> None:
    game = traders()
    proposed = game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))

    events = game.plays(Agree(2))

    assert [ExchangeProposed(EVERYONE, 1, 2, [RICE], [GOLD], 0)] == proposed
    assert [ExchangeMade(EVERYONE, 1, 2, [RICE], [GOLD], 0)] == events
    assert titles_of("or", 3) == game.state.held(1, GOLD)
    assert titles_of("riz", 2) == game.state.held(2, RICE)
    assert titles("the-inde") == game.state.held(1, TEA)


@clause("rdm.exchange.at-will")
def test_several_trusts_may_be_given_for_one() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE, TEA], [GOLD], 0))

    game.plays(Agree(2))

    assert [GOLD] == game.state.holdings(1)
    assert [RICE, TEA] == game.state.holdings(2)


@clause("rdm.exchange.at-will")
def test_an_exchange_that_is_declined_changes_nothing() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], MILLION))

    events = game.plays(Decline(2))

    assert [ExchangeDropped(EVERYONE, 1, 2)] == events
    assert titles_of("riz", 2) == game.state.held(1, RICE)
    assert [10 * MILLION] * 3 == game.state.cash
    assert [0] == game.waiting


@clause("rdm.exchange.whole-holdings")
@pytest.mark.parametrize(
    ("given", "wanted"), [([], [GOLD]), ([RICE], []), ([GOLD], [RICE]), ([RICE, RICE], [GOLD]), ([RICE], [TEA])]
)
def test_each_side_gives_at_least_one_trust_of_its_own(given: list[int], wanted: list[int]) -> None:
    game = traders()

    assert "rdm.exchange.whole-holdings" == game.refusal(ProposeExchange(1, 2, given, wanted, 0))


@clause("rdm.exchange.balance")
def test_the_proposer_may_pay_on_top() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 4 * MILLION))

    game.plays(Agree(2))

    assert [10 * MILLION, 6 * MILLION, 14 * MILLION] == game.state.cash


@clause("rdm.exchange.balance")
def test_the_proposer_may_ask_for_cash_on_top() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], -4 * MILLION))

    game.plays(Agree(2))

    assert [10 * MILLION, 14 * MILLION, 6 * MILLION] == game.state.cash


@clause("rdm.exchange.balance")
@pytest.mark.parametrize("balance", [10_050_000, -200_050_000, 25_000])
def test_nobody_offers_more_than_he_has_nor_asks_for_more_than_the_cash_of_the_start(balance: int) -> None:
    game = traders()

    assert "rdm.exchange.balance" == game.refusal(ProposeExchange(1, 2, [RICE], [GOLD], balance))


@clause("rdm.exchange.balance")
def test_what_may_be_asked_does_not_depend_on_what_the_other_has() -> None:
    rich, poor = traders(), traders().cash(2, 0)

    for game in (rich, poor):
        assert OK == game.refusal(ProposeExchange(1, 2, [RICE], [GOLD], -200_000_000))
        assert OK == game.refusal(ProposeExchange(1, 2, [RICE], [GOLD], 10_000_000))


@clause("rdm.exchange.balance")
def test_whatever_cash_is_put_on_top_nobody_overbids() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 5 * MILLION))

    assert [2] == game.waiting
    assert "bid" not in game.may(0)
    assert "table.not-your-turn" == game.refusal(Bid(0, 6 * MILLION))
    assert "rdm.trade.nothing-pending" == game.refusal(OfferPrice(0, 2, GOLD, 6 * MILLION))


@clause("rdm.exchange.can-pay")
def test_who_cannot_pay_what_is_asked_cannot_agree() -> None:
    game = traders().cash(2, 3 * MILLION)
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], -3_050_000))

    assert "rdm.exchange.can-pay" == game.refusal(Agree(2))
    assert {"decline", "counter-offer"} == game.may(2)


@clause("rdm.exchange.can-pay")
def test_who_has_just_what_is_asked_can_agree() -> None:
    game = traders().cash(2, 3 * MILLION)
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], -3 * MILLION))

    game.plays(Agree(2))

    assert [10 * MILLION, 13 * MILLION, 0] == game.state.cash


@clause("rdm.exchange.answer")
def test_only_the_side_that_is_asked_answers() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))

    assert [2] == game.waiting
    assert "table.not-your-turn" == game.refusal(Agree(1))
    assert "table.not-your-turn" == game.refusal(Bid(0, MILLION))


@clause("rdm.exchange.answer")
def test_an_exchange_is_answered_before_anything_else() -> None:
    game = traders().turn_of(2)
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))

    assert "rdm.exchange.answer" == game.refusal(RollDice(2))
    assert {"agree", "decline", "counter-offer"} == game.may(2)


@clause("rdm.exchange.counter")
def test_a_counter_offer_turns_the_question_round() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))

    events = game.plays(CounterOffer(2, [GOLD], [RICE, TEA], -MILLION))

    assert [ExchangeProposed(EVERYONE, 2, 1, [GOLD], [RICE, TEA], -MILLION)] == events
    assert [1] == game.waiting


@clause("rdm.exchange.counter")
def test_a_counter_offer_that_is_accepted_is_what_happens() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))
    game.plays(CounterOffer(2, [GOLD], [RICE, TEA], -MILLION))

    events = game.plays(Agree(1))

    assert [ExchangeMade(EVERYONE, 2, 1, [GOLD], [RICE, TEA], -MILLION)] == events
    assert [GOLD] == game.state.holdings(1)
    assert [RICE, TEA] == game.state.holdings(2)
    assert [10 * MILLION, 9 * MILLION, 11 * MILLION] == game.state.cash


@clause("rdm.exchange.counter", "rdm.exchange.whole-holdings")
def test_a_counter_offer_keeps_to_the_same_bounds() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))

    assert "rdm.exchange.whole-holdings" == game.refusal(CounterOffer(2, [RICE], [GOLD], 0))
    assert "rdm.exchange.balance" == game.refusal(CounterOffer(2, [GOLD], [RICE], 10_050_000))


@clause("rdm.exchange.three-counters")
def test_after_three_counter_offers_it_is_yes_or_no() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))
    game.plays(CounterOffer(2, [GOLD], [TEA], 0))
    game.plays(CounterOffer(1, [RICE], [GOLD], MILLION))
    game.plays(CounterOffer(2, [GOLD], [RICE], -2 * MILLION))

    assert "rdm.exchange.three-counters" == game.refusal(CounterOffer(1, [RICE], [GOLD], 0))
    assert {"agree", "decline"} == game.may(1)


@clause("rdm.exchange.lapses")
def test_a_proposal_left_unanswered_for_thirty_seconds_lapses() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))

    assert [] == game.waits(29_999)
    assert [ExchangeDropped(EVERYONE, 1, 2)] == game.waits(1)
    assert [0] == game.waiting


@clause("rdm.exchange.lapses")
def test_a_counter_offer_gives_thirty_seconds_more() -> None:
    game = traders()
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))
    game.waits(29_000)
    game.plays(CounterOffer(2, [GOLD], [TEA], 0))

    assert [] == game.waits(29_999)
    assert [ExchangeDropped(EVERYONE, 2, 1)] == game.waits(1)


@clause("rdm.exchange.lapses", "rdm.royalties.window")
def test_at_an_unhurried_table_a_proposal_waits_for_its_answer() -> None:
    game = Table(window="unhurried").holds(1, "riz-chine").holds(2, "or-russie")
    game.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))

    assert [] == game.waits(24 * 3_600_000)
    assert OK == game.refusal(Agree(2))
