"""Les transactions: when a trade may be opened, by whom, and what changes hands."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    BuyTitle,
    ClaimRoyalty,
    Decline,
    Keep,
    OfferPrice,
    ProposeAssociation,
    ProposeExchange,
    PutOnSale,
    PutUp,
    Sell,
    StandAside,
)
from ludotheque.games.richesses_du_monde.events import RoyaltyPaid
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, title, titles_of

FRANCE = square("france")
AUCTION = square("encheres-1")
JOKER = square("joker-1")


def rice_and_gold() -> Table:
    """Seat 1 holds two titles of rice, seat 2 one of gold."""
    return Table().holds(1, "riz-chine", "riz-inde").holds(2, "or-russie")


@clause("rdm.trade.at-any-moment")
@pytest.mark.parametrize("seller", [1, 2])
def test_a_player_may_sell_in_the_turn_of_another(seller: int) -> None:
    game = rice_and_gold().turn_of(0)

    assert "put-on-sale" in game.may(seller)


@clause("rdm.trade.at-any-moment", "rdm.trade.nothing-pending")
def test_a_trade_may_be_opened_before_a_debtor_pays_his_royalties() -> None:
    game = rice_and_gold().plaque(FRANCE, "riz")
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))

    assert OK == game.refusal(PutOnSale(2, product("or"), MILLION))
    assert OK == game.refusal(OfferPrice(0, 2, product("or"), MILLION))


@clause("rdm.royalties.uninterrupted")
def test_no_transaction_opens_while_royalties_may_be_claimed() -> None:
    game = rice_and_gold().plaque(FRANCE, "riz")
    game.lands(0, FRANCE)

    for seat in range(3):
        assert set(game.closed(seat).values()) >= {"rdm.royalties.uninterrupted"}
    assert "rdm.royalties.uninterrupted" == game.refusal(PutOnSale(2, product("or"), MILLION))
    assert "rdm.royalties.uninterrupted" == game.refusal(OfferPrice(0, 2, product("or"), MILLION))


@clause("rdm.trade.at-any-moment", "rdm.trade.nothing-pending")
def test_a_trade_may_be_opened_while_somebody_buys_at_the_shelf() -> None:
    game = rice_and_gold().no_claims_at(FRANCE)
    game.lands(0, FRANCE)

    assert "stop-buying" in game.may(0)
    assert OK == game.refusal(PutOnSale(1, product("riz"), MILLION))


@clause("rdm.trade.at-any-moment")
def test_after_a_trade_the_mover_goes_on_where_he_was() -> None:
    game = rice_and_gold().no_claims_at(FRANCE)
    game.lands(0, FRANCE)
    game.plays(BuyTitle(0, title("ble-france")))
    game.plays(OfferPrice(0, 1, product("riz"), MILLION))
    game.plays(StandAside(2))

    game.plays(Sell(1))

    assert [0] == game.waiting
    assert OK == game.refusal(BuyTitle(0, title("uranium-france")))


@clause("rdm.trade.nothing-pending")
def test_nothing_is_traded_while_lots_are_chosen_or_auctioned() -> None:
    game = rice_and_gold().holds(0, "the-inde").travelled(0)
    game.lands(0, AUCTION)
    while_choosing = game.refusal(PutOnSale(1, product("riz"), MILLION))
    game.plays(PutUp(0, product("the")))

    assert "rdm.trade.nothing-pending" == while_choosing
    assert "rdm.trade.nothing-pending" == game.refusal(PutOnSale(1, product("riz"), MILLION))
    assert {"bid", "stand-aside"} == game.may(1)


@clause("rdm.trade.nothing-pending")
def test_nothing_is_traded_while_a_joker_is_offered() -> None:
    game = rice_and_gold()
    game.lands(0, JOKER)

    assert "rdm.trade.nothing-pending" == game.refusal(PutOnSale(1, product("riz"), MILLION))


@clause("rdm.trade.nothing-pending")
def test_one_transaction_at_a_time() -> None:
    sale = rice_and_gold()
    sale.plays(PutOnSale(1, product("riz"), MILLION))
    exchange = rice_and_gold()
    exchange.plays(ProposeExchange(1, 2, [product("riz")], [product("or")], 0))
    association = rice_and_gold()
    association.plays(ProposeAssociation(1, [2]))

    for game in (sale, exchange, association):
        assert "rdm.trade.nothing-pending" == game.refusal(PutOnSale(2, product("or"), MILLION))
        assert "rdm.trade.nothing-pending" == game.refusal(ProposeAssociation(0, [1]))


@clause("rdm.trade.nothing-pending")
def test_when_one_transaction_is_over_the_next_may_be_opened() -> None:
    game = rice_and_gold()
    game.plays(ProposeExchange(1, 2, [product("riz")], [product("or")], 0))

    game.plays(Decline(2))

    assert OK == game.refusal(PutOnSale(2, product("or"), MILLION))


@clause("rdm.trade.never-split")
def test_a_sale_hands_over_all_the_titles_of_the_production() -> None:
    game = Table().owns(1, titles_of("riz", 3))
    game.plays(OfferPrice(0, 1, product("riz"), MILLION))
    game.plays(StandAside(2))

    game.plays(Sell(1))

    assert titles_of("riz", 3) == game.state.held(0, product("riz"))
    assert not game.state.holds(1, product("riz"))


@clause("rdm.trade.never-split")
def test_an_exchange_hands_over_all_the_titles_of_each_production() -> None:
    game = Table().owns(1, titles_of("riz", 4)).owns(2, titles_of("or", 2))
    game.plays(ProposeExchange(1, 2, [product("riz")], [product("or")], 0))

    game.plays(Agree(2))

    assert titles_of("riz", 4) == game.state.held(2, product("riz"))
    assert titles_of("or", 2) == game.state.held(1, product("or"))
    assert [product("or")] == game.state.holdings(1)


@clause("rdm.trade.never-split", "rdm.titles.merge")
def test_titles_bought_from_another_join_those_of_the_same_production_and_are_sold_with_them() -> None:
    game = Table().holds(0, "riz-japon").holds(1, "riz-chine", "riz-inde")
    game.plays(OfferPrice(0, 1, product("riz"), MILLION))
    game.plays(StandAside(2))
    game.plays(Sell(1))
    joined = game.state.percent(0, product("riz"))

    game.plays(OfferPrice(2, 0, product("riz"), MILLION))
    game.plays(StandAside(1))
    game.plays(Sell(0))

    assert joined == 10 + 40 + 25
    assert game.state.percent(2, product("riz")) == joined
    assert not game.state.holds(0, product("riz"))


@clause("rdm.titles.merge")
def test_a_production_exchanged_against_itself_changes_sides_both_ways() -> None:
    game = Table().holds(1, "riz-chine").holds(2, "riz-inde", "riz-japon")
    game.plays(ProposeExchange(1, 2, [product("riz")], [product("riz")], 0))

    game.plays(Agree(2))

    assert [title("riz-inde"), title("riz-japon")] == game.state.held(1, product("riz"))
    assert [title("riz-chine")] == game.state.held(2, product("riz"))


@clause("rdm.trade.three-a-turn")
def test_a_side_opens_three_transactions_and_no_fourth() -> None:
    game = rice_and_gold().turn_of(0)
    for _ in range(3):
        game.plays(ProposeExchange(1, 2, [product("riz")], [product("or")], 0))
        game.plays(Decline(2))

    assert "rdm.trade.three-a-turn" == game.refusal(PutOnSale(1, product("riz"), MILLION))
    assert "rdm.trade.three-a-turn" == game.refusal(OfferPrice(1, 2, product("or"), MILLION))
    assert "rdm.trade.three-a-turn" == game.refusal(ProposeAssociation(1, [2]))
    assert set() == game.may(1)


@clause("rdm.trade.three-a-turn")
def test_answering_others_is_not_counted() -> None:
    game = rice_and_gold().turn_of(0)
    for _ in range(3):
        game.plays(ProposeExchange(1, 2, [product("riz")], [product("or")], 0))
        game.plays(Decline(2))

    assert OK == game.refusal(PutOnSale(2, product("or"), MILLION))


@clause("rdm.trade.three-a-turn")
def test_the_count_begins_again_with_the_next_turn_of_the_side_and_not_of_another() -> None:
    game = rice_and_gold().turn_of(0).no_claims_at(FRANCE)
    for _ in range(3):
        game.plays(OfferPrice(1, 2, product("or"), MILLION))
        game.plays(StandAside(0))
        game.plays(Keep(2))
    other = game.turn_of(2).refusal(PutOnSale(1, product("riz"), MILLION))

    game.turn_of(1)

    assert "rdm.trade.three-a-turn" == other
    assert OK == game.refusal(PutOnSale(1, product("riz"), MILLION))


@clause("rdm.trade.with-a-rival")
def test_nobody_trades_with_himself() -> None:
    game = rice_and_gold()

    assert "rdm.trade.with-a-rival" == game.refusal(OfferPrice(1, 1, product("riz"), MILLION))
    assert "rdm.trade.with-a-rival" == game.refusal(ProposeExchange(1, 1, [product("riz")], [product("riz")], 0))
    assert "rdm.trade.with-a-rival" == game.refusal(ProposeAssociation(1, [1]))


@clause("rdm.trade.with-a-rival")
def test_nobody_trades_with_the_bankrupt_or_with_a_partner() -> None:
    game = Table(seats=5).bankrupt(4).allied(1, 2).holds(1, "riz-chine").holds(0, "or-russie")

    for gone in (4, 2):
        assert "rdm.trade.with-a-rival" == game.refusal(OfferPrice(0, gone, product("riz"), MILLION))
        assert "rdm.trade.with-a-rival" == game.refusal(ProposeExchange(0, gone, [product("or")], [product("riz")], 0))
        assert "rdm.trade.with-a-rival" == game.refusal(ProposeAssociation(0, [gone]))


@clause("rdm.trade.with-a-rival")
def test_sides_that_are_not_at_the_table_are_no_rivals() -> None:
    game = rice_and_gold()

    assert "rdm.trade.with-a-rival" == game.refusal(OfferPrice(0, 7, product("riz"), MILLION))
    assert "rdm.trade.with-a-rival" == game.refusal(ProposeAssociation(0, [-1]))


@clause("rdm.royalties.afresh", "rdm.royalties.at-arrival")
def test_a_sale_before_the_payment_gives_the_debtor_seven_seconds_more_and_leaves_the_royalty_as_it_was() -> None:
    game = rice_and_gold().plaque(FRANCE, "riz")
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))
    game.waits(6_000)
    game.plays(OfferPrice(2, 1, product("riz"), MILLION))
    game.plays(StandAside(0))
    game.plays(Sell(1))

    assert [] == game.waits(6_999)
    assert [RoyaltyPaid(EVERYONE, 0, 1, product("riz"), 3_500_000)] == game.waits(1)


@clause("rdm.joker.not-traded")
def test_the_trade_desk_has_no_way_of_handing_on_a_joker() -> None:
    game = rice_and_gold().jokers(1, 2)
    game.plays(PutOnSale(1, product("riz"), MILLION))
    game.plays(Bid(0, MILLION))
    game.plays(StandAside(2))

    game.plays(Sell(1))

    assert [0, 2, 0] == game.state.jokers
