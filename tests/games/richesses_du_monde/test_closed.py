"""What is closed for the moment is told with the clause that closes it, where a player would look for it."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    CounterOffer,
    OfferPrice,
    ProposeExchange,
    PutOnSale,
    PutUp,
    StandAside,
)
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square

RICE, GOLD, COAL = product("riz"), product("or"), product("houille")
FRANCE, JOKER, AUCTION = square("france"), square("joker-1"), square("encheres-1")
DESK = {"put-on-sale", "offer-price", "propose-exchange", "propose-association"}


def owners(seats: int = 4, **options: str) -> Table:
    """Seat 1 owns rice, seat 2 gold."""
    return Table(seats, **options).holds(1, "riz-chine").holds(2, "or-russie")


def desk(game: Table, seat: int) -> dict[str, str]:
    return {verb: why for verb, why in game.closed(seat).items() if verb in DESK}


@clause("rdm.trade.at-any-moment")
def test_before_a_roll_the_desk_is_open_to_every_owner() -> None:
    assert {} == desk(owners(), 1)


@clause("rdm.sale.own-holding", "rdm.exchange.whole-holdings")
def test_where_nobody_owns_anything_there_is_nothing_to_trade() -> None:
    closed = desk(Table(3), 0)

    assert ("rdm.sale.own-holding", "rdm.sale.own-holding") == (closed["put-on-sale"], closed["offer-price"])
    assert "rdm.exchange.whole-holdings" == closed["propose-exchange"]


@clause("rdm.trade.nothing-pending")
def test_in_the_middle_of_a_sale_the_whole_desk_is_closed() -> None:
    game = owners()
    game.plays(PutOnSale(1, RICE, MILLION))

    for seat in range(4):
        assert dict.fromkeys(DESK, "rdm.trade.nothing-pending") == desk(game, seat)


@clause("rdm.trade.three-a-turn")
def test_after_three_transactions_the_desk_is_closed_to_that_side_alone() -> None:
    game = owners()
    game.state.opened[1] = 3

    assert dict.fromkeys(DESK, "rdm.trade.three-a-turn") == desk(game, 1)
    assert {} == desk(game, 2)


@clause("rdm.association.one-speaks", "rdm.bankruptcy.out")
def test_silent_partners_and_the_bankrupt_find_the_desk_closed() -> None:
    game = owners(5).allied(1, 3).bankrupt(4)

    assert dict.fromkeys(DESK, "rdm.association.one-speaks") == desk(game, 3)
    assert dict.fromkeys(DESK, "rdm.bankruptcy.out") == desk(game, 4)


@clause("rdm.association.before-a-roll", "rdm.association.never-everybody")
def test_associations_are_closed_after_a_roll_and_between_the_last_two() -> None:
    game = owners().no_claims_at(FRANCE)
    game.lands(0, FRANCE)

    assert {"propose-association": "rdm.association.before-a-roll"} == desk(game, 1)
    assert {"propose-association": "rdm.association.never-everybody"} == desk(owners(4).bankrupt(0, 3), 1)


@clause("rdm.sale.offer")
def test_whoever_has_no_hundred_thousand_euros_cannot_offer_a_price() -> None:
    assert {"offer-price": "rdm.sale.offer"} == desk(owners().cash(1, 50_000), 1)


@clause("rdm.purchase.no-credit")
def test_whoever_can_afford_nothing_is_told_so_at_the_shelf_and_at_the_jokers() -> None:
    shelf = owners().no_claims_at(FRANCE).cash(0, MILLION - 50_000)
    shelf.lands(0, FRANCE)
    jokers = owners().cash(0, 3 * MILLION - 50_000)
    jokers.lands(0, JOKER)

    assert "rdm.purchase.no-credit" == shelf.closed(0)["buy-title"]
    assert {"stop-buying"} == shelf.may(0) & {"buy-title", "stop-buying"}
    assert "rdm.purchase.no-credit" == jokers.closed(0)["buy-joker"]


@clause("rdm.auction.within-cash")
def test_whoever_cannot_raise_is_told_so_and_may_stand_aside() -> None:
    game = owners().cash(3, 3 * MILLION)
    game.plays(OfferPrice(0, 1, RICE, 3 * MILLION))

    assert "rdm.auction.within-cash" == game.closed(3)["bid"]
    assert {"stand-aside"} == game.may(3)
    assert {"bid", "stand-aside"} == game.may(2)


@clause("rdm.joker.instead-of-auction", "rdm.joker.before-lots")
@pytest.mark.parametrize(("jokers", "why"), [(0, "rdm.joker.instead-of-auction"), (1, "rdm.joker.before-lots")])
def test_a_seller_is_told_why_no_joker_helps(jokers: int, why: str) -> None:
    game = owners().holds(0, "houille-chine", "ble-france").travelled(0).jokers(0, jokers)
    game.lands(0, AUCTION, white=1, red=2)
    game.plays(PutUp(0, COAL))

    assert why == game.closed(0)["use-joker"]


@clause("rdm.exchange.can-pay", "rdm.exchange.three-counters")
def test_an_exchange_that_cannot_be_paid_or_countered_says_so() -> None:
    dear = owners().cash(2, MILLION)
    dear.plays(ProposeExchange(1, 2, [RICE], [GOLD], -2 * MILLION))
    long = owners()
    long.plays(ProposeExchange(1, 2, [RICE], [GOLD], 0))
    for seat, given, wanted in ((2, GOLD, RICE), (1, RICE, GOLD), (2, GOLD, RICE)):
        long.plays(CounterOffer(seat, [given], [wanted], 0))

    assert "rdm.exchange.can-pay" == dear.closed(2)["agree"]
    assert {"decline", "counter-offer"} == dear.may(2)
    assert "rdm.exchange.three-counters" == long.closed(1)["counter-offer"]
    assert {"agree", "decline"} == long.may(1)


@clause("rdm.association.decide-together")
def test_a_wish_is_refused_by_the_step_it_is_meant_for() -> None:
    game = Table(5, partners="all-agree").allied(1, 3).holds(1, "riz-chine").holds(2, "or-russie")

    assert "rdm.sale.price" == game.refusal(PutOnSale(1, RICE, -1))
    assert "rdm.trade.with-a-rival" == game.refusal(OfferPrice(1, 3, RICE, MILLION))
    assert "rdm.sale.own-holding" == game.refusal(OfferPrice(1, 2, COAL, MILLION))
    assert "rdm.turn.roll-dice" == game.turn_of(1).refusal(Agree(game.waiting[0]))


@clause("rdm.sale.bids-as-in-auctions")
def test_once_all_have_stood_aside_nothing_is_left_to_bid_for() -> None:
    game = owners()
    game.plays(PutOnSale(1, RICE, MILLION))
    game.plays(Bid(0, 100_000))
    game.plays(StandAside(2))
    game.plays(StandAside(3))

    assert [1] == game.waiting
    assert {"sell", "keep"} == game.may(1)
    assert "rdm.sale.seller-decides" == game.refusal(StandAside(1))
