"""Les transactions: free sales, with overbids, and the seller's seven seconds."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    Keep,
    OfferPrice,
    ProposeAssociation,
    PutOnSale,
    PutUp,
    Sell,
    StandAside,
)
from ludotheque.games.richesses_du_monde.events import (
    BidMade,
    HoldingKept,
    HoldingSold,
    PriceOffered,
    SaleLapsed,
    SaleOpened,
    StoodAside,
)
from ludotheque.games.richesses_du_monde.state import SHELF
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, titles, titles_of

RICE = product("riz")
GOLD = product("or")


def rice_on_sale(asked: int = 5 * MILLION, window: str = "seven-seconds") -> Table:
    """Seat 1 has put two titles of rice on sale; everybody has ten millions."""
    game = Table(window=window).holds(1, "riz-chine", "riz-inde")
    for seat in range(3):
        game.cash(seat, 10 * MILLION)
    game.plays(PutOnSale(1, RICE, asked))
    return game


def lapsed() -> Table:
    """Seat 0 has bid for the rice, and seat 1 has let his seven seconds go by."""
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))
    game.waits(14_000)
    return game


def kept() -> Table:
    """Seat 0 has bid for the rice, and seat 1 has kept it."""
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))
    game.plays(StandAside(2))
    game.plays(Keep(1))
    return game


@clause("rdm.sale.to-whoever")
def test_a_trust_put_on_sale_is_offered_to_every_rival() -> None:
    game = Table(seats=4).holds(1, "riz-chine", "riz-inde")

    events = game.plays(PutOnSale(1, RICE, 5 * MILLION))

    assert [SaleOpened(EVERYONE, 1, RICE, 5 * MILLION)] == events
    assert [2, 3, 0] == game.waiting


@clause("rdm.sale.to-whoever")
def test_a_single_title_may_be_sold_too() -> None:
    game = Table().holds(1, "riz-chine")
    game.plays(PutOnSale(1, RICE, 5 * MILLION))
    game.plays(Bid(0, 4 * MILLION))
    game.plays(StandAside(2))

    events = game.plays(Sell(1))

    assert [HoldingSold(EVERYONE, 1, 0, RICE, 4 * MILLION)] == events
    assert titles("riz-chine") == game.state.held(0, RICE)


@clause("rdm.sale.to-whoever")
def test_the_buyer_pays_the_seller_and_takes_the_trust() -> None:
    game = rice_on_sale()
    game.plays(Bid(2, 6 * MILLION))
    game.plays(StandAside(0))

    game.plays(Sell(1))

    assert [10 * MILLION, 16 * MILLION, 4 * MILLION] == game.state.cash
    assert titles_of("riz", 2) == game.state.held(2, RICE)


@clause("rdm.sale.own-holding")
def test_nobody_sells_what_he_does_not_own() -> None:
    game = Table().holds(1, "riz-chine")

    assert "rdm.sale.own-holding" == game.refusal(PutOnSale(0, RICE, MILLION))
    assert "rdm.sale.own-holding" == game.refusal(PutOnSale(1, GOLD, MILLION))
    assert "put-on-sale" not in game.may(0)


@clause("rdm.sale.own-holding")
def test_nobody_buys_from_a_side_what_it_does_not_own() -> None:
    game = Table().holds(1, "riz-chine").holds(2, "or-russie")

    assert "rdm.sale.own-holding" == game.refusal(OfferPrice(0, 1, GOLD, MILLION))


@clause("rdm.sale.price")
@pytest.mark.parametrize("asked", [-50_000, 200_050_000, 25_000])
def test_no_price_below_nothing_above_all_the_cash_of_the_start_or_between_notes_is_asked(asked: int) -> None:
    game = Table().holds(1, "riz-chine")

    assert "rdm.sale.price" == game.refusal(PutOnSale(1, RICE, asked))


@clause("rdm.sale.price")
@pytest.mark.parametrize("asked", [0, 50_000, 200_000_000])
def test_any_price_of_notes_up_to_all_the_cash_of_the_start_may_be_asked(asked: int) -> None:
    game = Table().holds(1, "riz-chine")

    assert OK == game.refusal(PutOnSale(1, RICE, asked))


@clause("rdm.sale.asked-binds-nobody")
def test_less_may_be_offered_than_is_asked() -> None:
    game = rice_on_sale(asked=9 * MILLION)

    assert OK == game.refusal(Bid(0, 100_000))


@clause("rdm.sale.asked-binds-nobody")
def test_the_seller_may_refuse_even_more_than_he_asked() -> None:
    game = rice_on_sale(asked=2 * MILLION)
    game.plays(Bid(0, 9 * MILLION))
    game.plays(StandAside(2))

    events = game.plays(Keep(1))

    assert [HoldingKept(EVERYONE, 1, RICE)] == events
    assert titles_of("riz", 2) == game.state.held(1, RICE)
    assert [10 * MILLION] * 3 == game.state.cash


@clause("rdm.sale.buyer-opens")
def test_a_buyer_may_open_the_sale_by_offering_a_price() -> None:
    game = Table().holds(1, "riz-chine")

    events = game.plays(OfferPrice(0, 1, RICE, 3 * MILLION))

    assert [PriceOffered(EVERYONE, 0, 1, RICE, 3 * MILLION)] == events
    assert [2] == game.waiting
    assert OK == game.refusal(Bid(2, 4 * MILLION))


@clause("rdm.sale.buyer-opens")
def test_with_nobody_left_to_overbid_the_seller_decides_at_once() -> None:
    game = Table(seats=2).holds(1, "riz-chine")

    game.plays(OfferPrice(0, 1, RICE, 3 * MILLION))

    assert {"sell", "keep"} == game.may(1)
    assert [1] == game.waiting


@clause("rdm.sale.buyer-opens")
def test_whoever_opened_the_sale_and_was_overbid_may_raise_again() -> None:
    game = Table(seats=3).holds(1, "riz-chine")
    game.plays(OfferPrice(0, 1, RICE, 3 * MILLION))

    game.plays(Bid(2, 4 * MILLION))

    assert [0] == game.waiting
    assert OK == game.refusal(Bid(0, 5 * MILLION))


@clause("rdm.sale.offer")
@pytest.mark.parametrize("amount", [0, 50_000, 125_000, 10_050_000])
def test_an_offer_is_of_a_hundred_thousand_in_notes_and_within_cash(amount: int) -> None:
    game = Table().holds(1, "riz-chine").cash(0, 10 * MILLION)

    assert "rdm.sale.offer" == game.refusal(OfferPrice(0, 1, RICE, amount))


@clause("rdm.sale.offer")
def test_one_may_offer_all_one_has() -> None:
    game = Table().holds(1, "riz-chine").cash(0, 10 * MILLION)

    assert OK == game.refusal(OfferPrice(0, 1, RICE, 100_000))
    assert OK == game.refusal(OfferPrice(0, 1, RICE, 10 * MILLION))


@clause("rdm.sale.offer")
def test_who_has_less_than_the_smallest_offer_can_offer_nothing() -> None:
    game = Table().holds(1, "riz-chine").cash(0, 50_000)

    assert "offer-price" not in game.may(0)
    assert "rdm.sale.offer" == game.refusal(OfferPrice(0, 1, RICE, 50_000))


@clause("rdm.sale.overbids")
def test_the_highest_of_several_overbids_gets_the_trust() -> None:
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))
    game.plays(Bid(2, 4 * MILLION))
    raised = game.plays(Bid(0, 5 * MILLION))
    game.plays(StandAside(2))

    events = game.plays(Sell(1))

    assert [BidMade(EVERYONE, 0, 5 * MILLION)] == raised
    assert [HoldingSold(EVERYONE, 1, 0, RICE, 5 * MILLION)] == events
    assert [5 * MILLION, 15 * MILLION, 10 * MILLION] == game.state.cash


@clause("rdm.sale.bids-as-in-auctions", "rdm.auction.smallest-raise")
@pytest.mark.parametrize("amount", [3_000_000, 3_050_000, 2_000_000, 3_125_000])
def test_an_overbid_is_at_least_a_hundred_thousand_higher(amount: int) -> None:
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))

    assert OK != game.refusal(Bid(2, amount))
    assert OK == game.refusal(Bid(2, 3_100_000))


@clause("rdm.sale.bids-as-in-auctions", "rdm.auction.within-cash")
def test_nobody_overbids_beyond_his_cash() -> None:
    game = rice_on_sale()

    assert "rdm.auction.within-cash" == game.refusal(Bid(0, 10_050_000))
    assert OK == game.refusal(Bid(0, 10_000_000))


@clause("rdm.sale.bids-as-in-auctions")
def test_the_highest_bidder_does_not_overbid_himself_and_the_seller_does_not_bid() -> None:
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))

    assert "table.not-your-turn" == game.refusal(Bid(0, 4 * MILLION))
    assert "table.not-your-turn" == game.refusal(Bid(1, 4 * MILLION))


@clause("rdm.sale.bids-as-in-auctions")
def test_whoever_stood_aside_does_not_come_back() -> None:
    game = rice_on_sale()
    aside = game.plays(StandAside(2))

    game.plays(Bid(0, 3 * MILLION))

    assert StoodAside(EVERYONE, 2) in aside
    assert "table.not-your-turn" == game.refusal(Bid(2, 4 * MILLION))


@clause("rdm.sale.bids-as-in-auctions")
def test_seven_seconds_count_afresh_from_each_bid() -> None:
    game = rice_on_sale()
    game.waits(6_000)
    game.plays(Bid(0, 3 * MILLION))

    assert [] == game.waits(6_999)
    assert OK == game.refusal(Bid(2, 4 * MILLION))
    game.waits(1)
    assert "table.not-your-turn" == game.refusal(Bid(2, 4 * MILLION))
    assert {"sell", "keep"} == game.may(1)


@clause("rdm.sale.no-floor")
def test_a_trust_may_be_sold_for_next_to_nothing() -> None:
    game = rice_on_sale()
    game.plays(Bid(0, 100_000))
    game.plays(StandAside(2))

    game.plays(Sell(1))

    assert 10_100_000 == game.state.cash[1]
    assert titles_of("riz", 2) == game.state.held(0, RICE)


@clause("rdm.sale.no-floor")
def test_the_bank_buys_nothing_in_a_free_sale() -> None:
    game = rice_on_sale()
    bank = game.state.bank
    game.plays(StandAside(0))

    game.plays(StandAside(2))

    assert bank == game.state.bank
    assert SHELF not in [game.state.owner[number] for number in titles_of("riz", 2)]


@clause("rdm.sale.seller-decides")
def test_when_nobody_overbids_any_more_it_is_for_the_seller_to_decide() -> None:
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))

    game.plays(StandAside(2))

    assert [1] == game.waiting
    assert "rdm.sale.seller-decides" == game.refusal(Bid(1, 4 * MILLION))
    assert titles_of("riz", 2) == game.state.held(1, RICE)


@clause("rdm.sale.seller-decides")
def test_the_seller_has_seven_seconds_from_the_end_of_the_bidding() -> None:
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))
    game.waits(3_000)
    game.plays(StandAside(2))

    assert [] == game.waits(6_999)
    assert OK == game.refusal(Sell(1))


@clause("rdm.sale.seller-decides", "rdm.royalties.window")
def test_ten_seconds_if_the_table_has_chosen_ten() -> None:
    game = rice_on_sale(window="ten-seconds")
    game.plays(Bid(0, 3 * MILLION))
    game.plays(StandAside(2))

    assert [] == game.waits(9_999)
    assert [SaleLapsed(EVERYONE, 1, RICE)] == game.waits(1)


@clause("rdm.sale.silence-refuses")
def test_a_seller_who_says_nothing_for_seven_seconds_keeps_his_trust() -> None:
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))
    game.plays(StandAside(2))

    events = game.waits(7_000)

    assert [SaleLapsed(EVERYONE, 1, RICE)] == events
    assert titles_of("riz", 2) == game.state.held(1, RICE)
    assert [10 * MILLION] * 3 == game.state.cash


@clause("rdm.sale.silence-refuses")
def test_a_late_clock_lets_bidding_and_decision_run_out_one_after_the_other() -> None:
    game = rice_on_sale()
    game.plays(Bid(0, 3 * MILLION))

    assert [] == game.waits(13_999)
    assert [SaleLapsed(EVERYONE, 1, RICE)] == game.waits(1)


@clause("rdm.sale.until-auction")
def test_what_lapsed_is_not_put_on_sale_again_round_after_round() -> None:
    game = lapsed().turn_of(1)

    assert "rdm.sale.until-auction" == game.refusal(PutOnSale(1, RICE, MILLION))
    assert "rdm.sale.until-auction" == game.closed(1)["put-on-sale"]
    assert [[], [RICE], []] == game.view(0).lapsed


@clause("rdm.sale.until-auction")
def test_other_holdings_may_be_put_on_sale_and_the_same_one_by_others() -> None:
    game = lapsed().holds(1, "or-russie").holds(2, "riz-japon")

    assert OK == game.refusal(PutOnSale(1, GOLD, MILLION))
    assert OK == game.refusal(PutOnSale(2, RICE, MILLION))


@clause("rdm.sale.until-auction")
def test_others_may_still_make_an_offer_for_it() -> None:
    game = lapsed()
    game.plays(OfferPrice(0, 1, RICE, MILLION))
    game.plays(StandAside(2))

    assert [HoldingSold(EVERYONE, 1, 0, RICE, MILLION)] == game.plays(Sell(1))


@clause("rdm.sale.until-auction")
@pytest.mark.parametrize("tours", [0, 1], ids=["of rest", "in force"])
def test_an_auction_square_opens_the_sale_again(tours: int) -> None:
    game = lapsed().holds(1, "or-russie").at(1, 1, tours)
    game.lands(1, square("encheres-1"), white=2, red=1)
    if tours:
        game.plays(PutUp(1, GOLD))
        game.waits(7_000)

    assert OK == game.refusal(PutOnSale(1, RICE, MILLION))


@clause("rdm.sale.until-auction")
def test_another_players_auction_square_does_not() -> None:
    game = lapsed()
    game.lands(0, square("encheres-1"))

    assert "rdm.sale.until-auction" == game.refusal(PutOnSale(1, RICE, MILLION))


@clause("rdm.sale.until-auction")
def test_a_seller_who_says_nothing_to_a_buyers_offer_is_bound_too() -> None:
    game = Table().holds(1, "riz-chine")
    game.plays(OfferPrice(0, 1, RICE, MILLION))
    game.waits(14_000)

    assert "rdm.sale.until-auction" == game.refusal(PutOnSale(1, RICE, MILLION))


@clause("rdm.sale.until-auction")
def test_partners_are_bound_by_what_one_of_them_let_lapse() -> None:
    game = Table(seats=4).holds(1, "riz-chine").holds(2, "or-russie", "or-usa")
    game.plays(OfferPrice(0, 1, RICE, MILLION))
    game.waits(14_000)
    game.plays(ProposeAssociation(1, [2]))
    game.plays(Agree(2))
    head, voice = game.state.side_of[1], game.state.speakers(game.state.side_of[1])[0]

    assert 2 == head
    assert "rdm.sale.until-auction" == game.refusal(PutOnSale(voice, RICE, MILLION))
    assert OK == game.refusal(PutOnSale(voice, GOLD, MILLION))


@clause("rdm.sale.not-again")
def test_what_one_has_kept_is_not_put_on_sale_again_in_the_same_turn() -> None:
    game = kept()

    assert "rdm.sale.not-again" == game.refusal(PutOnSale(1, RICE, MILLION))
    assert "rdm.sale.not-again" == game.closed(1)["put-on-sale"]
    assert OK == game.holds(1, "or-russie").refusal(PutOnSale(1, GOLD, MILLION))


@clause("rdm.sale.not-again")
def test_partners_do_not_put_on_sale_what_one_of_them_has_kept_in_this_turn() -> None:
    game = Table(seats=4).holds(1, "riz-chine").holds(2, "or-russie", "or-usa")
    game.plays(PutOnSale(1, RICE, MILLION))
    game.plays(Bid(0, MILLION))
    game.plays(StandAside(2))
    game.plays(StandAside(3))
    game.plays(Keep(1))
    game.plays(ProposeAssociation(1, [2]))
    game.plays(Agree(2))

    assert "rdm.sale.not-again" == game.refusal(PutOnSale(game.state.speakers(2)[0], RICE, MILLION))


@clause("rdm.sale.not-again")
def test_in_the_next_turn_it_may_be() -> None:
    game = kept()
    game.lands(0, square("encheres-1"))

    assert [1] == game.waiting
    assert OK == game.refusal(PutOnSale(1, RICE, MILLION))


@clause("rdm.sale.not-again")
def test_whoever_refuses_anothers_offer_may_still_sell() -> None:
    game = Table().holds(1, "riz-chine")
    game.plays(OfferPrice(0, 1, RICE, MILLION))
    game.plays(StandAside(2))
    game.plays(Keep(1))

    assert OK == game.refusal(PutOnSale(1, RICE, MILLION))


@clause("rdm.sale.no-offer")
def test_what_nobody_wanted_may_be_put_on_sale_again_at_once() -> None:
    game = rice_on_sale()
    game.waits(7_000)

    assert OK == game.refusal(PutOnSale(1, RICE, MILLION))


@clause("rdm.sale.no-offer")
def test_without_an_offer_the_seller_keeps_his_trust_after_seven_seconds() -> None:
    game = rice_on_sale()

    assert [] == game.waits(6_999)
    assert [HoldingKept(EVERYONE, 1, RICE)] == game.waits(1)
    assert [0] == game.waiting


@clause("rdm.sale.no-offer")
def test_when_all_stand_aside_the_sale_is_over_at_once() -> None:
    game = rice_on_sale()
    game.plays(StandAside(0))

    events = game.plays(StandAside(2))

    assert HoldingKept(EVERYONE, 1, RICE) == events[-1]
    assert {"roll-dice"} <= game.may(0)
