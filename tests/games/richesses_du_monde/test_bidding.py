"""« Les enchères »: raises, standing aside, and the seven seconds."""

import pytest

from ludotheque.games.richesses_du_monde.actions import Bid, PutUp, RollDice, StandAside
from ludotheque.games.richesses_du_monde.events import BidMade, LotOpened, LotSold, LotToBank, StoodAside
from ludotheque.kernel.ask import Amount
from ludotheque.kernel.event import EVERYONE, Event
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, titles, told

OR, RIZ = product("or"), product("riz")
HALF = 500_000  # of the price of the gold of Brazil
AN_HOUR = 3_600_000


def lot(*ids: str, seats: int = 3, **options: str) -> Table:
    """Seat 0 has put the gold of Brazil up, and then the titles given; the gold is under the hammer."""
    game = Table(seats, **options).holds(0, "or-bresil", *ids).travelled(0)
    game.lands(0, square("encheres-1"), white=4, red=1 + len(ids))
    game.plays(PutUp(0, OR))
    for id in ids:
        game.plays(PutUp(0, product(id.split("-", maxsplit=1)[0])))
    return game


def sold(buyer: int, amount: int) -> Event:
    return LotSold(EVERYONE, 0, buyer, OR, amount)


def amounts(game: Table, seat: int) -> Amount:
    blank = game.ask(seat, "bid").blanks[0]
    assert isinstance(blank, Amount)
    return blank


@clause("rdm.auction.smallest-raise")
def test_a_raise_is_at_least_100_000() -> None:
    game = lot()
    game.plays(Bid(1, 2 * MILLION))

    assert game.refusal(Bid(2, 2_050_000)) == "rdm.auction.smallest-raise"
    assert game.refusal(Bid(2, 2 * MILLION)) == "rdm.auction.smallest-raise"
    assert [BidMade(EVERYONE, 2, 2_100_000)] == game.plays(Bid(2, 2_100_000))


@clause("rdm.auction.above-half")
def test_the_first_bid_is_100_000_above_half_the_price() -> None:
    game = lot()

    assert game.refusal(Bid(1, HALF)) == "rdm.auction.smallest-raise"
    assert game.refusal(Bid(1, HALF + 50_000)) == "rdm.auction.smallest-raise"
    assert [BidMade(EVERYONE, 1, 600_000)] == game.plays(Bid(1, 600_000))


@clause("rdm.auction.round-sums")
@pytest.mark.parametrize(("amount", "refusal"), [(650_000, ""), (625_000, "round-sums"), (600_001, "round-sums")])
def test_bids_go_in_steps_of_50_000(amount: int, refusal: str) -> None:
    game = lot()

    assert game.refusal(Bid(1, amount)) == (f"rdm.auction.{refusal}" if refusal else "")
    assert amounts(game, 1).allows([amount]) == (refusal == "")


@clause("rdm.auction.within-cash")
def test_nobody_bids_above_his_cash() -> None:
    game = lot().cash(1, MILLION)

    assert (600_000, MILLION) == (amounts(game, 1).low, amounts(game, 1).high)
    assert game.refusal(Bid(1, 1_050_000)) == "rdm.auction.within-cash"
    assert [BidMade(EVERYONE, 1, MILLION)] == game.plays(Bid(1, MILLION))


@clause("rdm.auction.within-cash")
def test_what_was_spent_on_one_lot_is_missing_for_the_next() -> None:
    game = lot("riz-japon").cash(1, 2 * MILLION)
    game.plays(Bid(1, 1_500_000))
    game.waits(7_000)

    assert game.refusal(Bid(1, 800_000)) == "rdm.auction.within-cash"


@clause("rdm.auction.bid-or-stand-aside")
def test_a_bidder_bids_or_stands_aside() -> None:
    game = lot()

    assert {"bid", "stand-aside"} == game.may(1)
    assert game.refusal(RollDice(1)) == "rdm.auction.bid-or-stand-aside"


@clause("rdm.auction.bid-or-stand-aside")
def test_whoever_stands_aside_does_not_come_back_for_this_lot() -> None:
    game = lot(seats=4)

    assert [StoodAside(EVERYONE, 1)] == game.plays(StandAside(1))
    game.plays(Bid(2, MILLION))
    assert game.refusal(Bid(1, 2 * MILLION)) == "table.not-your-turn"
    assert [3] == game.waiting


@clause("rdm.auction.bid-or-stand-aside")
def test_for_the_next_lot_he_is_back() -> None:
    game = lot("riz-japon")
    game.plays(StandAside(1))
    game.plays(StandAside(2))

    assert [1, 2] == game.waiting


@clause("rdm.auction.asked-anyway")
def test_whoever_cannot_afford_a_bid_is_asked_all_the_same() -> None:
    game = lot().cash(1, 0)

    assert [1, 2] == game.waiting
    assert {"stand-aside"} == game.may(1)


@clause("rdm.auction.seller-does-not-bid")
def test_the_seller_has_nothing_to_say() -> None:
    game = lot()

    assert set() == game.may(0)
    assert game.refusal(Bid(0, MILLION)) == "table.not-your-turn"


@clause("rdm.auction.leader-waits")
def test_the_highest_bidder_does_not_raise_himself() -> None:
    game = lot()
    game.plays(Bid(1, MILLION))

    assert [2] == game.waiting
    assert game.refusal(Bid(1, 2 * MILLION)) == "table.not-your-turn"


@clause("rdm.auction.leader-waits")
def test_once_he_is_overbid_he_may_raise_again() -> None:
    game = lot()
    game.plays(Bid(1, MILLION))
    game.plays(Bid(2, 2 * MILLION))

    assert [BidMade(EVERYONE, 1, 3 * MILLION)] == game.plays(Bid(1, 3 * MILLION))


@clause("rdm.auction.hammer")
def test_when_nobody_is_left_to_raise_the_hammer_falls_at_once() -> None:
    game = lot()
    game.plays(Bid(1, MILLION))

    assert [StoodAside(EVERYONE, 2), sold(1, MILLION)] == game.plays(StandAside(2))


@clause("rdm.auction.hammer")
def test_when_all_stand_aside_the_bank_takes_the_lot_at_once() -> None:
    game = lot()
    game.plays(StandAside(1))

    assert [StoodAside(EVERYONE, 2), LotToBank(EVERYONE, 0, OR, HALF)] == game.plays(StandAside(2))


@clause("rdm.auction.hammer")
def test_a_bid_when_all_others_stand_aside_wins_at_once() -> None:
    game = lot()
    game.plays(StandAside(2))

    assert [BidMade(EVERYONE, 1, 600_000), sold(1, 600_000)] == game.plays(Bid(1, 600_000))


@clause("rdm.auction.seven-seconds")
def test_after_seven_seconds_the_last_bid_holds() -> None:
    game = lot()
    game.plays(Bid(1, MILLION))

    assert [] == game.waits(6_999)
    assert [sold(1, MILLION)] == game.waits(1)


@clause("rdm.auction.seven-seconds")
def test_within_the_seventh_second_one_can_still_raise() -> None:
    game = lot()
    game.plays(Bid(1, MILLION))
    game.waits(6_999)

    assert [BidMade(EVERYONE, 2, 2 * MILLION)] == game.plays(Bid(2, 2 * MILLION))


@clause("rdm.auction.seven-seconds")
def test_a_clock_that_calls_late_lets_the_lots_run_out_one_after_another() -> None:
    game, late = lot("riz-japon"), lot("riz-japon")
    gold, rice = LotToBank(EVERYONE, 0, OR, HALF), LotToBank(EVERYONE, 0, RIZ, 700_000)
    opened = LotOpened(EVERYONE, 0, RIZ, 700_000)

    assert [gold, opened] == game.waits(13_999)
    assert [gold, opened, rice] == late.waits(14_000)


@clause("rdm.auction.restart")
def test_each_bid_starts_the_seven_seconds_again() -> None:
    game = lot()
    game.waits(6_000)
    game.plays(Bid(1, MILLION))
    game.waits(6_000)
    game.plays(Bid(2, 2 * MILLION))

    assert [] == game.waits(6_999)
    assert [sold(2, 2 * MILLION)] == game.waits(1)


@clause("rdm.auction.restart")
def test_standing_aside_does_not_move_the_end() -> None:
    game = lot(seats=4)
    game.plays(Bid(1, MILLION))
    game.waits(6_000)
    game.plays(StandAside(2))

    assert [sold(1, MILLION)] == game.waits(1_000)


@clause("rdm.auction.winner-pays")
def test_the_highest_bidder_pays_the_seller_and_takes_the_lot_to_his_own() -> None:
    game = lot().holds(1, "or-usa")
    game.plays(Bid(1, MILLION))
    bank = game.state.bank

    game.waits(7_000)

    assert [67 * MILLION, 65 * MILLION, 66 * MILLION] == game.state.cash
    assert bank == game.state.bank
    assert titles("or-usa", "or-bresil") == game.state.held(1, OR)


@clause("rdm.auction.one-lot-at-a-time")
def test_a_lot_that_is_sold_is_followed_by_the_next() -> None:
    game = lot("riz-japon")
    game.plays(Bid(1, MILLION))

    assert [sold(1, MILLION), LotOpened(EVERYONE, 0, RIZ, 700_000)] == game.waits(7_000)


@clause("rdm.royalties.window")
def test_a_table_of_ten_seconds_bids_in_ten_seconds() -> None:
    game = lot(window="ten-seconds")
    game.plays(Bid(1, MILLION))

    assert [] == game.waits(9_999)
    assert [sold(1, MILLION)] == game.waits(1)


@clause("rdm.royalties.window")
def test_an_unhurried_table_bids_until_all_but_one_stand_aside() -> None:
    game = lot(window="unhurried")
    game.plays(Bid(1, MILLION))

    assert [] == game.waits(AN_HOUR)
    assert [sold(1, MILLION)] == told(game.plays(StandAside(2)), LotSold)
