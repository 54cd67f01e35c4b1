"""Sealed Bids: several seats decide secretly at once."""

from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.event import EVERYONE, Event, may_know, only
from ludotheque.kernel.game import Options
from ludotheque.kernel.play import NOT_YOUR_TURN, play, refusal, waiting
from tests.kernel.games import SEALED_BIDS
from tests.kernel.games.sealed_bids import (
    GONE,
    BidSealed,
    BidsRevealed,
    BidsState,
    LotLost,
    LotSold,
    SealBid,
    WishDealt,
)


def table(seats: int = 3, stake: int = 9) -> BidsState:
    options: Options = {"stake": stake}
    state = SEALED_BIDS.start(seats, options=options)
    assert isinstance(state, BidsState)
    return state


def all_bid(state: BidsState, *amounts: int) -> list[Event]:
    """The seats that are waited for bid in order; what the last bid brings."""
    events: list[Event] = []
    for seat, amount in zip(waiting(state), amounts, strict=True):
        events = play(state, SealBid(seat, amount))
    return events


def test_all_seats_are_waited_for_until_each_has_bid() -> None:
    state = table()

    play(state, SealBid(1, 4))

    assert [0, 2] == waiting(state)


def test_a_sealed_bid_is_told_without_its_amount() -> None:
    assert [BidSealed(EVERYONE, 1)] == play(table(), SealBid(1, 4))


def test_a_bid_once_sealed_stays_as_it_is() -> None:
    state = table()
    play(state, SealBid(1, 4))

    assert NOT_YOUR_TURN == refusal(state, SealBid(1, 5))


def test_the_last_bid_brings_them_all_out() -> None:
    events = all_bid(table(), 3, 5, 2)

    assert [
        BidSealed(EVERYONE, 2),
        BidsRevealed(EVERYONE, 0, [0, 1, 2], [3, 5, 2]),
        LotSold(EVERYONE, 0, 1, 5),
    ] == events


def test_the_best_bidder_alone_pays() -> None:
    state = table()

    all_bid(state, 3, 5, 2)

    assert [9, 4, 9] == state.cash
    assert 5 - 3 * 9 == state.bank


def test_a_tie_means_a_new_auction_among_the_tied() -> None:
    state = table()

    all_bid(state, 5, 2, 5)

    assert [0, 2] == waiting(state)
    assert NOBODY == state.owner[0]


def test_the_new_auction_may_be_won_with_less() -> None:
    state = table()
    all_bid(state, 5, 2, 5)

    assert LotSold(EVERYONE, 0, 2, 1) in all_bid(state, 0, 1)


def test_after_a_second_tie_the_lot_is_gone() -> None:
    state = table()
    all_bid(state, 5, 2, 5)

    assert LotLost(EVERYONE, 0) in all_bid(state, 3, 3)
    assert GONE == state.owner[0]
    assert [0, 1, 2] == waiting(state)


def test_a_lot_that_nobody_bids_for_is_gone_at_once() -> None:
    assert LotLost(EVERYONE, 0) in all_bid(table(), 0, 0, 0)


def test_a_wish_is_told_to_its_seat_alone() -> None:
    game = SEALED_BIDS.game
    state = game.start(2, SEALED_BIDS.tables, {"stake": 4}, table().chance)

    told = state.told()

    assert [WishDealt(only(0), state.wishes[0]), WishDealt(only(1), state.wishes[1])] == told
    assert [False, True] == [may_know(event, 1) for event in told]
