"""What is closed for a player, and by which clause: shown where the control would be."""

import pytest

from ludotheque.games.cresus.actions import CallExchange, OfferToBuy, ProposeShares, SealBid, SellShare, UseExpert
from tests.clauses import clause
from tests.games.cresus.arrange import IN, Table
from tests.games.cresus.plain_box import (
    BARGAIN,
    CAFE,
    CLOVER,
    FINE,
    GAVEL,
    GLOBETROTTER,
    GOLD,
    LAWYER,
    LONDON,
    PRESS,
    RAIL,
    SYDNEY,
    TOKYO,
    broker,
    share,
)

DEAR, CHEAP = share(LONDON, PRESS), share(LONDON, CAFE)
RAIL_HERE, GOLD_HERE = share(LONDON, RAIL), share(LONDON, GOLD)  # one throw, two throws


def alone(cash: int = 100) -> Table:
    """One buyer on a market with a dear share and a cheap one."""
    game = Table(seats=2).at(LONDON, TOKYO).cash(0, cash).pile(LONDON, DEAR, CHEAP)
    game.buys()
    return game


def selling(*held: int) -> Table:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, *held)
    game.sells()
    return game


def in_debt(shares: list[int], rungs: int) -> Table:
    game = Table(seats=2).at(LONDON, TOKYO).cash(0, 3).holds(0, *shares).climbed(0, rungs)
    game.draws_fortune(FINE)
    return game


@clause("cre.purchase.within-cash")
def test_a_buyer_who_can_pay_nothing_is_told_so() -> None:
    assert alone(cash=24).why_not(0)["buy-share"] == "cre.purchase.within-cash"
    assert "buy-share" not in alone(cash=25).why_not(0)


@clause("cre.purchase.within-cash")
def test_each_share_that_is_up_says_why_it_cannot_be_bought() -> None:
    here, cheap, *elsewhere = alone(cash=69).view(0).prospects

    assert (here.share, here.closed_by) == (DEAR, "cre.purchase.within-cash")
    assert (cheap.share, cheap.closed_by) == (CHEAP, "")
    assert [one.closed_by for one in elsewhere] == ["cre.purchase.shown"] * 2


@clause("cre.expert.his-moment")
def test_help_that_one_does_not_have_is_not_spoken_of() -> None:
    buying, choosing, sale = alone(), Table(seats=2), selling(GOLD_HERE)
    choosing.chooses_markets()
    sale.plays(SellShare(0, GOLD_HERE))

    spoken = [set(game.why_not(0)) for game in (buying, choosing, sale)]

    assert not set.union(*spoken) & {"buy-at-half", "consult-analyst", "use-expert", "turn-die", "use-card"}


@clause("cre.expert.his-moment")
@pytest.mark.parametrize("expert", [broker(SYDNEY), GLOBETROTTER])
def test_an_expert_for_sales_whose_moment_it_is_not_is_closed(expert: int) -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, GOLD_HERE).hired(0, expert)
    game.sells()
    game.plays(SellShare(0, GOLD_HERE))

    assert game.why_not(0)["use-expert"] == "cre.expert.his-moment"


@clause("cre.expert.his-moment")
def test_an_expert_for_something_else_is_not_spoken_of_in_a_sale() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, GOLD_HERE).hired(0, GAVEL)
    game.sells()
    game.plays(SellShare(0, GOLD_HERE))

    assert "use-expert" not in game.why_not(0)
    assert game.refusal(UseExpert(0, GAVEL)) == "cre.expert.his-moment"


@clause("cre.expert.half-price")
def test_half_a_price_that_cannot_be_paid_is_closed() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).cash(0, 12).hired(0, BARGAIN).pile(LONDON, DEAR, CHEAP)
    game.buys()

    assert game.why_not(0)["buy-at-half"] == "cre.expert.his-moment"


@clause("cre.fortune.own-card")
def test_a_card_kept_for_something_else_is_closed_in_a_sale() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, GOLD_HERE).kept(0, LAWYER)
    game.sells()
    game.plays(SellShare(0, GOLD_HERE))

    assert game.why_not(0)["use-card"] == "cre.fortune.own-card"


@clause("cre.sale.throws")
def test_after_the_last_throw_no_other_is_open() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, RAIL_HERE).kept(0, CLOVER)
    game.sells()
    game.plays(SellShare(0, RAIL_HERE))

    assert game.why_not(0)["throw-again"] == "cre.sale.throws"


@clause("cre.sealed.within-cash")
def test_without_cash_an_auction_is_closed() -> None:
    game = Table(seats=2).at(LONDON, LONDON).cash(0, 0).pile(LONDON, DEAR, CHEAP)
    game.buys()

    assert game.why_not(0)["enter-auction"] == "cre.sealed.within-cash"
    assert "enter-auction" not in game.why_not(1)


def why_no_offer(game: Table, seat: int) -> set[str]:
    return {game.why_not(seat)[verb] for verb in ("call-exchange", "offer-to-buy")}


@clause("cre.offers.purchase-and-sale")
def test_offers_are_closed_outside_purchase_and_sale() -> None:
    game = Table(seats=2).holds(0, GOLD_HERE)

    game.draws_expert(GAVEL)

    assert why_no_offer(game, 0) == {"cre.offers.purchase-and-sale"}


@clause("cre.offers.cash-under-hand")
def test_the_desk_is_closed_while_players_bid_for_a_share_also_to_those_who_do_not() -> None:
    game = Table().at(LONDON, LONDON, TOKYO).holds(2, GOLD_HERE).pile(LONDON, DEAR, CHEAP)
    game.buys()
    game.enter(IN, IN)

    assert why_no_offer(game, 0) == why_no_offer(game, 2) == {"cre.offers.cash-under-hand"}


@clause("cre.offers.one-at-a-time")
def test_the_desk_is_closed_while_an_offer_waits_for_its_answer_or_its_choice() -> None:
    game = Table().at(LONDON, TOKYO, SYDNEY).holds(0, RAIL_HERE).holds(1, GOLD_HERE)
    game.sells()
    game.plays(CallExchange(0, [1], [RAIL_HERE]))
    waiting = why_no_offer(game, 2)
    game.plays(ProposeShares(1, [GOLD_HERE], 0))

    assert waiting == why_no_offer(game, 2) == {"cre.offers.one-at-a-time"}


@clause("cre.offers.not-twice")
def test_whoever_has_made_every_offer_that_he_could_is_told_so() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, RAIL_HERE).holds(1, GOLD_HERE).cash(0, 1)
    game.sells()
    for offer in (CallExchange(0, [1], [RAIL_HERE]), OfferToBuy(0, [GOLD_HERE], 1)):
        game.plays(offer)
        game.waits(30_000)

    assert why_no_offer(game, 0) == {"cre.offers.not-twice"}
    assert "offer-to-buy" not in game.why_not(1)


@clause("cre.offers.shares-and-cash")
def test_without_shares_there_is_nothing_to_exchange_and_without_cash_nothing_to_offer() -> None:
    game = selling(GOLD_HERE)

    assert game.why_not(1)["call-exchange"] == "cre.offers.shares-and-cash"
    assert game.why_not(0)["offer-to-buy"] == "cre.offers.shares-and-cash"
    assert game.cash(1, 0).why_not(1)["offer-to-buy"] == "cre.offers.shares-and-cash"


@clause("cre.debt.dearest-sign")
def test_without_a_sign_there_is_none_to_sell_in_debt_as_anywhere() -> None:
    assert in_debt([GOLD_HERE], rungs=0).why_not(0)["sell-sign"] == "cre.debt.dearest-sign"
    assert alone().why_not(0)["sell-sign"] == "cre.debt.dearest-sign"


@clause("cre.sale.own-share")
def test_in_debt_without_a_share_only_signs_can_be_sold() -> None:
    game = in_debt([], rungs=1)

    assert game.may(0) == {"sell-sign"}
    assert game.why_not(0)["sell-share"] == "cre.sale.own-share"


@clause("cre.debt.repay-first")
def test_each_step_of_the_ladder_says_why_it_cannot_be_bought() -> None:
    owing, poor = Table(seats=2).borrowed(0).cash(0, 100), Table(seats=2).cash(0, 10)
    owing.climbs()
    poor.climbs()

    offers = [game.view(0).ladder for game in (owing, poor)]

    assert [[offer.closed_by for offer in ladder.offers] for ladder in offers if ladder] == [
        ["cre.debt.repay-first", "cre.debt.repay-first"],
        ["", "cre.signs.one-or-two"],
    ]


@clause("cre.expert.his-moment")
def test_nothing_but_the_bid_is_spoken_of_while_bids_are_sealed() -> None:
    game = Table(seats=2).hired(0, GAVEL)
    game.draws_expert(broker(LONDON))

    assert game.may(0) == {"seal-bid"}
    assert game.refusal(UseExpert(0, GAVEL)) == "cre.sealed.bid-first"
    assert game.refusal(SealBid(0, 1)) == ""
