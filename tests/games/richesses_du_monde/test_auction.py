"""« Les enchères »: what goes under the hammer, and in which lots."""

import pytest

from ludotheque.games.richesses_du_monde.actions import BuyTitle, PutUp, StandAside, StopBuying
from ludotheque.games.richesses_du_monde.events import (
    LotOpened,
    LotsWanted,
    LotToBank,
    NothingToAuction,
    SquareRests,
    TitleBought,
)
from ludotheque.games.richesses_du_monde.state import SHELF
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE, Event
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, title, titles, titles_of, told

AUCTION = square("encheres-1")
SINGLES = ["riz-japon", "ble-france", "or-bresil", "the-turquie", "fer-inde"]
FOUR, FIVE, SIX = "argent", "cuivre", "plomb"


def called(game: Table, red: int, white: int = 1) -> list[Event]:
    """Seat 0, its tour completed, comes to an auction with this red die."""
    return game.travelled(0).lands(0, AUCTION, white if white != red else white + 1, red)


def trusts() -> Table:
    """Seat 0 owns trusts of four, five and six titles, as in the booklet's example."""
    return Table().owns(0, titles_of(FOUR, 4)).owns(0, titles_of(FIVE, 5)).owns(0, titles_of(SIX, 6))


def choices(game: Table) -> list[int]:
    blank = game.ask(0, "put-up").blanks[0]
    assert isinstance(blank, OneOf)
    return blank.choices


def products(*ids: str) -> list[int]:
    return sorted(product(id) for id in ids)


def nobody_bids(game: Table) -> list[Event]:
    game.plays(StandAside(1))
    return game.plays(StandAside(2))


@clause("rdm.auction.after-tour")
def test_before_the_first_tour_is_completed_the_auction_rests() -> None:
    game = Table().holds(0, "riz-japon")

    assert SquareRests(EVERYONE, 0, AUCTION, 0) in game.lands(0, AUCTION)
    assert [1] == game.waiting


@clause("rdm.auction.red-die")
@pytest.mark.parametrize("red", [1, 2, 3, 4, 5])
def test_as_many_titles_go_up_as_the_red_die_has_points(red: int) -> None:
    game = Table().holds(0, *SINGLES)

    assert LotsWanted(EVERYONE, 0, red) in called(game, red)


@clause("rdm.auction.red-die")
def test_the_bidding_begins_when_enough_titles_are_named() -> None:
    game = Table().holds(0, *SINGLES)
    called(game, red=3)

    assert [] == game.plays(PutUp(0, product("riz")))
    assert [] == game.plays(PutUp(0, product("ble")))
    assert [LotOpened(EVERYONE, 0, product("riz"), 700_000)] == game.plays(PutUp(0, product("or")))


@clause("rdm.auction.same-roll")
def test_the_red_die_of_the_move_counts_and_not_the_white_one() -> None:
    game = Table().holds(0, *SINGLES)

    events = called(game, red=2, white=4)

    assert LotsWanted(EVERYONE, 0, 2) in events
    assert game.state.squares[0] == AUCTION
    assert [] == game.state.chance.scripted


@clause("rdm.auction.same-roll")
def test_calling_the_auction_draws_on_no_luck_but_the_dice() -> None:
    game = Table().holds(0, *SINGLES)
    before = game.state.chance.draws

    called(game, red=2, white=4)

    assert before + 2 == game.state.chance.draws


@clause("rdm.auction.must-put-up")
def test_whoever_must_sell_does_nothing_else_first() -> None:
    game = Table().holds(0, *SINGLES)
    called(game, red=3)

    assert {"put-up"} == game.may(0)
    assert game.refusal(StopBuying(0)) == "rdm.auction.must-put-up"


@clause("rdm.auction.own-holdings")
def test_one_puts_up_only_what_one_owns() -> None:
    game = Table().holds(0, *SINGLES).holds(1, "houille-chine")
    called(game, red=3)

    assert game.refusal(PutUp(0, product("houille"))) == "rdm.auction.own-holdings"
    assert game.refusal(PutUp(0, product("cafe"))) == "rdm.auction.own-holdings"
    assert game.refusal(PutUp(0, 24)) == "rdm.auction.own-holdings"


@clause("rdm.auction.own-holdings")
def test_a_production_is_put_up_once() -> None:
    game = Table().holds(0, *SINGLES)
    called(game, red=3)
    game.plays(PutUp(0, product("riz")))

    assert game.refusal(PutUp(0, product("riz"))) == "rdm.auction.own-holdings"


@clause("rdm.auction.whole-trusts", "rdm.auction.nearest-number")
def test_a_red_die_of_3_costs_a_whole_trust_of_4_who_has_only_trusts_of_4_5_and_6() -> None:
    game = trusts()

    assert LotsWanted(EVERYONE, 0, 4) in called(game, red=3)
    assert [product(FOUR)] == choices(game)


@clause("rdm.auction.whole-trusts")
def test_all_titles_of_the_trust_go_together() -> None:
    game = trusts()
    called(game, red=3)
    game.plays(PutUp(0, product(FOUR)))

    nobody_bids(game)

    assert [] == game.state.held(0, product(FOUR))


@clause("rdm.auction.whole-trusts")
def test_single_titles_can_spare_the_trusts_as_in_the_booklet() -> None:
    game = trusts().holds(0, "riz-japon", "ble-france", "or-bresil")

    assert LotsWanted(EVERYONE, 0, 3) in called(game, red=3)
    assert products("riz", "ble", "or") == choices(game)


@clause("rdm.auction.nearest-number")
def test_the_number_is_made_exactly_where_it_can_be() -> None:
    game = Table().holds(0, "riz-japon", "ble-france", "ble-usa").owns(0, titles_of(FOUR, 4))
    called(game, red=3)

    assert products("riz", "ble") == choices(game)
    assert game.refusal(PutUp(0, product(FOUR))) == "rdm.auction.nearest-number"


@clause("rdm.auction.nearest-number")
def test_a_trust_with_which_the_number_cannot_be_made_is_refused_however_small() -> None:
    game = Table().owns(0, titles_of("riz", 2)).owns(0, titles_of("ble", 2)).owns(0, titles_of("or", 3))
    called(game, red=3)

    assert products("or") == choices(game)
    assert game.refusal(PutUp(0, product("riz"))) == "rdm.auction.nearest-number"


@clause("rdm.auction.nearest-number")
def test_what_is_named_first_leaves_only_what_completes_the_number() -> None:
    game = Table().owns(0, titles_of("riz", 2)).owns(0, titles_of("ble", 2)).owns(0, titles_of(FOUR, 4))
    events = called(game, red=3)

    assert LotsWanted(EVERYONE, 0, 4) in events
    assert products("riz", "ble", FOUR) == choices(game)

    game.plays(PutUp(0, product("riz")))

    assert products("ble") == choices(game)


@clause("rdm.auction.free-lots")
def test_with_free_choice_any_of_the_trusts_will_do() -> None:
    game = Table(lots="free-choice").owns(0, titles_of(FOUR, 4)).owns(0, titles_of(FIVE, 5)).owns(0, titles_of(SIX, 6))

    assert LotsWanted(EVERYONE, 0, 3) in called(game, red=3)
    assert products(FOUR, FIVE, SIX) == choices(game)
    assert [LotOpened(EVERYONE, 0, product(SIX), 6 * MILLION)] == game.plays(PutUp(0, product(SIX)))


@clause("rdm.auction.free-lots")
def test_with_free_choice_the_number_must_still_be_reached() -> None:
    game = Table(lots="free-choice").holds(0, "riz-japon").owns(0, titles_of(FOUR, 4))
    called(game, red=3)

    assert [] == game.plays(PutUp(0, product("riz")))
    assert [product(FOUR)] == choices(game)


@clause("rdm.auction.fewer-titles")
@pytest.mark.parametrize("lots", ["nearest", "free-choice"])
def test_whoever_owns_fewer_titles_puts_them_all_up(lots: str) -> None:
    game = Table(lots=lots).holds(0, "riz-japon", "or-bresil")

    assert LotsWanted(EVERYONE, 0, 2) in called(game, red=5)
    game.plays(PutUp(0, product("or")))
    assert [LotOpened(EVERYONE, 0, product("or"), 500_000)] == game.plays(PutUp(0, product("riz")))


@clause("rdm.auction.no-titles")
def test_whoever_owns_nothing_sells_nothing() -> None:
    game = Table()

    assert NothingToAuction(EVERYONE, 0) in called(game, red=3)
    assert [1] == game.waiting


@clause("rdm.auction.half-price")
def test_a_title_starts_at_half_its_price() -> None:
    game = Table().holds(0, "aluminium-australie")
    called(game, red=1)

    assert [LotOpened(EVERYONE, 0, product("aluminium"), 700_000)] == game.plays(PutUp(0, product("aluminium")))


@clause("rdm.auction.trust-half-price")
def test_a_trust_starts_at_half_of_what_all_its_titles_cost() -> None:
    game = Table().holds(0, "aluminium-australie", "aluminium-usa", "aluminium-canada")
    called(game, red=1)

    assert [LotOpened(EVERYONE, 0, product("aluminium"), 4_200_000)] == game.plays(PutUp(0, product("aluminium")))


@clause("rdm.auction.one-lot-at-a-time")
def test_lots_come_one_after_another_in_the_sellers_order() -> None:
    game = Table().holds(0, "riz-japon", "or-bresil", "ble-france")
    called(game, red=3)
    for id in ("or", "ble", "riz"):
        last = game.plays(PutUp(0, product(id)))

    assert [LotOpened(EVERYONE, 0, product("or"), 500_000)] == last
    assert [LotOpened(EVERYONE, 0, product("ble"), MILLION)] == told(nobody_bids(game), LotOpened)
    assert [LotOpened(EVERYONE, 0, product("riz"), 700_000)] == told(nobody_bids(game), LotOpened)
    assert [] == told(nobody_bids(game), LotOpened)
    assert [1] == game.waiting


@clause("rdm.auction.bank-buys")
def test_without_a_bid_the_bank_takes_the_lot_at_half_its_price() -> None:
    game = Table().holds(0, "aluminium-australie", "aluminium-usa")
    called(game, red=2)
    game.plays(PutUp(0, product("aluminium")))
    bank = game.state.bank

    assert [LotToBank(EVERYONE, 0, product("aluminium"), 3_150_000)] == game.waits(7_000)
    assert (69_150_000, bank - 3_150_000) == (game.state.cash[0], game.state.bank)
    assert [SHELF, SHELF] == [game.state.owner[number] for number in titles("aluminium-australie", "aluminium-usa")]


@clause("rdm.auction.bought-singly")
@pytest.mark.parametrize("buyer", [0, 1])
def test_a_title_back_in_the_shelf_can_be_bought_without_the_others(buyer: int) -> None:
    game = Table().holds(0, "petrole-arabie-saoudite", "petrole-iran", "petrole-russie")
    game.no_claims_at(square("moyen-orient"))
    called(game, red=3)
    game.plays(PutUp(0, product("petrole")))
    game.waits(7_000)
    game.lands(buyer, square("moyen-orient"))

    events = game.plays(BuyTitle(buyer, title("petrole-iran")))

    assert [TitleBought(EVERYONE, buyer, title("petrole-iran"), 2_400_000)] == events
    assert titles("petrole-iran") == game.state.held(buyer, product("petrole"))
