"""« Enchères secrètes »: bids sealed and shown together, ties, second ties."""

import pytest

from ludotheque.games.cresus.actions import (
    BuySigns,
    ChooseMarket,
    Decline,
    EnterAuction,
    SealBid,
    SellSign,
    StayOut,
    UseExpert,
)
from ludotheque.games.cresus.events import (
    BidSealed,
    BidsRevealed,
    BidsTied,
    ExpertGone,
    ExpertHired,
    ShareBought,
    ShareUnsold,
    TieBroken,
)
from ludotheque.kernel.action import Action
from ludotheque.kernel.ask import Amount
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import refusal
from ludotheque.record.history import History
from tests.clauses import clause
from tests.games.cresus.arrange import GAME, IN, OUT, Table, kinds, told
from tests.games.cresus.plain_box import ANALYST_ONE, GAVEL, GOLD, HAMMER, LONDON, PRESS, TOKYO, share

DEAR, CHEAP = share(LONDON, PRESS), share(LONDON, GOLD)


def expert_auction(seats: int = 3) -> Table:
    """The analyst is up."""
    game = Table(seats)
    game.draws_expert(ANALYST_ONE)
    return game


def share_auction(seats: int = 3) -> Table:
    """All stand in London and bid for the dearer of two shares."""
    game = Table(seats).at(*[LONDON] * seats).pile(LONDON, DEAR, CHEAP)
    game.buys()
    game.enter(*[IN] * seats)
    return game


def tied(*amounts: int) -> Table:
    """The first bids for the analyst, of which the highest are equal."""
    game = expert_auction(len(amounts))
    game.bids(*amounts)
    return game


@clause("cre.sealed.secret")
def test_only_that_a_bid_was_sealed_is_told() -> None:
    game = expert_auction()

    assert game.plays(SealBid(0, 40)) == [BidSealed(EVERYONE, 0)]
    assert game.plays(SealBid(2, 0)) == [BidSealed(EVERYONE, 2)]


@clause("cre.sealed.secret")
def test_a_sealed_bid_is_seen_by_its_bidder_alone() -> None:
    game = expert_auction()
    game.plays(SealBid(0, 40))

    seen = [game.view(seat).bids for seat in (-1, 0, 1)]

    assert [bids.mine for bids in seen if bids] == [-1, 40, -1]
    assert all(bids is not None and bids.sealed == [True, False, False] for bids in seen)
    assert all(bids is not None and bids.best == 0 for bids in seen)


@clause("cre.sealed.secret")
def test_all_bids_are_shown_together() -> None:
    game = expert_auction()

    events = game.bids(40, 7, 0)

    assert kinds(events)[:4] == ["BidSealed", "BidSealed", "BidSealed", "BidsRevealed"]
    assert told(events, BidsRevealed) == [BidsRevealed(EVERYONE, [0, 1, 2], [40, 7, 0])]


def sealing(phase: str) -> Table:
    """Seat 0 is asked to seal something."""
    game = Table().at(LONDON, LONDON, LONDON).pile(LONDON, DEAR, CHEAP)
    if phase == "expert":
        game.draws_expert(ANALYST_ONE)
    elif phase == "market":
        game.chooses_markets()
    elif phase == "signs":
        game.climbs()
    else:
        game.buys()
        if phase == "bid":
            game.enter(IN, IN, IN)
    return game


@clause("cre.sealed.for-good")
@pytest.mark.parametrize(
    ("phase", "said", "instead"),
    [
        ("expert", SealBid(0, 40), SealBid(0, 50)),
        ("market", ChooseMarket(0, TOKYO), ChooseMarket(0, LONDON)),
        ("entry", EnterAuction(0), StayOut(0)),
        ("bid", SealBid(0, 40), SealBid(0, 50)),
        ("signs", BuySigns(0, 1), BuySigns(0, 0)),
    ],
    ids=["expert", "market", "entry", "bid", "signs"],
)
def test_what_is_sealed_is_neither_taken_back_nor_changed(phase: str, said: Action, instead: Action) -> None:
    history = History(sealing(phase).state)
    history.play(said)

    assert not history.may_take_back(0)
    assert history.take_back_refusal(0) == "table.take-back-clock"
    assert refusal(history.state, instead) == "cre.sealed.for-good"


@clause("cre.sealed.for-good")
def test_nor_is_it_taken_back_by_whoever_seals_last() -> None:
    game = sealing("entry")
    game.plays(StayOut(0))
    game.plays(StayOut(1))
    history = History(game.state)
    history.play(StayOut(2))

    assert not history.may_take_back(2)


@clause("cre.sealed.bid-first")
def test_a_bidder_seals_a_bid_and_nothing_else() -> None:
    game = expert_auction()

    assert game.may(1) == {"seal-bid"}
    assert game.refusal(StayOut(1)) == "cre.sealed.bid-first"


@clause("cre.sealed.for-good")
def test_a_sealed_bid_is_not_changed() -> None:
    game = expert_auction()
    game.plays(SealBid(0, 40))

    assert game.refusal(SealBid(0, 50)) == game.why_not(0)["seal-bid"] == "cre.sealed.for-good"
    assert game.waiting == [1, 2]


@clause("cre.sealed.least-bid")
def test_whoever_entered_an_auction_bids_a_million_at_least() -> None:
    game = share_auction()
    blank = game.ask(0, "seal-bid").blanks[0]

    assert game.refusal(SealBid(0, 0)) == "cre.sealed.least-bid"
    assert game.refusal(SealBid(0, -5)) == "cre.sealed.least-bid"
    assert isinstance(blank, Amount)
    assert blank.low == 1


@clause("cre.sealed.least-bid")
def test_one_million_may_win() -> None:
    game = share_auction(seats=2)
    game.cash(0, 2)

    assert ShareBought(EVERYONE, 0, DEAR, 2) in game.bids(2, 1)


@clause("cre.sealed.within-cash")
def test_nobody_bids_above_his_cash() -> None:
    game = expert_auction().cash(1, 12)
    blank = game.ask(1, "seal-bid").blanks[0]

    assert game.refusal(SealBid(1, 13)) == "cre.sealed.within-cash"
    assert isinstance(blank, Amount)
    assert blank.high == 12


@clause("cre.sealed.within-cash")
def test_whoever_has_nothing_can_only_abstain_from_an_expert() -> None:
    game = expert_auction().cash(1, 0)

    assert game.waiting == [0, 1, 2]
    assert game.refusal(SealBid(1, 1)) == "cre.sealed.within-cash"
    assert game.plays(SealBid(1, 0)) == [BidSealed(EVERYONE, 1)]


@clause("cre.sealed.within-cash")
def test_without_cash_one_does_not_enter_an_auction() -> None:
    game = Table(seats=2).at(LONDON, LONDON).pile(LONDON, DEAR, CHEAP).cash(1, 0)
    game.buys()

    assert "enter-auction" not in game.may(1)
    assert "stay-out" in game.may(1)


@clause("cre.sealed.within-cash")
def test_a_sign_sold_during_the_auction_can_be_bid() -> None:
    game = expert_auction().climbed(1, 3).cash(1, 0)
    game.plays(SellSign(1))

    assert game.refusal(SealBid(1, 20)) == ""
    assert game.refusal(SealBid(1, 21)) == "cre.sealed.within-cash"


@clause("cre.sealed.highest-pays")
def test_the_highest_bid_alone_is_paid_to_the_bank() -> None:
    game = expert_auction()
    bank = game.state.bank

    game.bids(40, 7, 39)

    assert game.purses == [60, 100, 100]
    assert game.state.bank == bank + 40


@clause("cre.sealed.highest-pays")
def test_equal_bids_below_the_highest_do_not_matter() -> None:
    game = expert_auction()

    assert ExpertHired(EVERYONE, 2, ANALYST_ONE, 8) in game.bids(7, 7, 8)


@clause("cre.sealed.tie")
def test_those_who_tie_bid_once_more_and_they_alone() -> None:
    game = expert_auction(seats=4)

    events = game.bids(30, 7, 30, 29)

    assert events[-1] == BidsTied(EVERYONE, [0, 2], 30)
    assert game.waiting == [0, 2]
    assert game.purses == [100] * 4


@clause("cre.sealed.tie")
def test_the_second_auction_is_as_secret_as_the_first() -> None:
    game = tied(30, 30, 0)

    assert game.plays(SealBid(0, 50)) == [BidSealed(EVERYONE, 0)]
    assert [bids.mine for seat in range(3) if (bids := game.view(seat).bids)] == [50, -1, -1]


@clause("cre.sealed.tie")
def test_the_second_auction_is_won_by_the_highest_bid() -> None:
    game = tied(30, 30, 0)

    assert game.bids(31, 32)[2:4] == [
        BidsRevealed(EVERYONE, [0, 1], [31, 32]),
        ExpertHired(EVERYONE, 1, ANALYST_ONE, 32),
    ]
    assert game.purses == [100, 68, 100]


@clause("cre.sealed.tie")
def test_three_who_tie_all_bid_again() -> None:
    game = tied(30, 30, 30)

    assert game.waiting == [0, 1, 2]


@clause("cre.sealed.tie")
def test_a_tie_for_a_share_is_tried_again_too() -> None:
    game = share_auction()

    assert game.bids(10, 25, 25)[-1] == BidsTied(EVERYONE, [1, 2], 25)
    assert ShareBought(EVERYONE, 1, DEAR, 3) in game.bids(3, 2)


@clause("cre.sealed.again-free")
def test_the_second_bid_may_be_lower_than_the_first() -> None:
    game = tied(30, 30)

    assert ExpertHired(EVERYONE, 0, ANALYST_ONE, 2) in game.bids(2, 1)


@clause("cre.sealed.again-free")
def test_in_the_second_auction_for_a_share_one_may_bid_nothing() -> None:
    game = share_auction(seats=2)
    game.bids(25, 25)

    assert game.refusal(SealBid(0, 0)) == ""
    assert game.refusal(SealBid(0, 101)) == "cre.sealed.within-cash"


@clause("cre.sealed.one-again")
def test_the_only_one_to_bid_again_wins_at_that_price() -> None:
    game = tied(30, 30)

    assert ExpertHired(EVERYONE, 1, ANALYST_ONE, 1) in game.bids(0, 1)


@clause("cre.sealed.one-again")
def test_the_only_one_to_bid_again_for_a_share_wins_it() -> None:
    game = share_auction(seats=2)
    game.bids(25, 25)

    assert ShareBought(EVERYONE, 0, DEAR, 4) in game.bids(4, 0)


@clause("cre.sealed.second-tie")
def test_a_second_tie_ends_the_sale_and_nobody_pays() -> None:
    game = tied(30, 30)

    events = game.bids(5, 5)

    assert told(events, BidsTied, ExpertGone, ExpertHired) == [ExpertGone(EVERYONE, ANALYST_ONE)]
    assert game.purses == [100, 100]


@clause("cre.sealed.second-tie")
def test_a_tie_among_fewer_at_the_second_attempt_is_a_second_tie() -> None:
    game = tied(30, 30, 30)

    assert ExpertGone(EVERYONE, ANALYST_ONE) in game.bids(8, 8, 2)


@clause("cre.sealed.nobody-again")
def test_if_nobody_bids_again_the_sale_is_void() -> None:
    game = share_auction(seats=2)
    game.bids(25, 25)

    assert ShareUnsold(EVERYONE, DEAR) in game.bids(0, 0)
    assert game.purses == [100, 100]


@clause("cre.expert.tie-break")
def test_the_auctioneer_wins_a_tie_for_whoever_hired_him() -> None:
    game = expert_auction().hired(1, GAVEL)

    events = game.bids(30, 30, 0)
    used = game.plays(UseExpert(1, GAVEL))

    assert kinds(events)[-1] == "BidsRevealed"
    assert used[:2] == [TieBroken(EVERYONE, 1, GAVEL), ExpertHired(EVERYONE, 1, ANALYST_ONE, 30)]
    assert game.purses == [100, 70, 100]
    assert game.state.hired[1] == [ANALYST_ONE]


@clause("cre.expert.tie-break")
def test_the_auctioneer_wins_a_tie_for_a_share() -> None:
    game = share_auction(seats=2).hired(0, GAVEL)
    game.bids(30, 30)

    assert ShareBought(EVERYONE, 0, DEAR, 30) in game.plays(UseExpert(0, GAVEL))


@clause("cre.expert.tie-break")
def test_at_the_second_tie_he_can_be_used_as_well() -> None:
    game = expert_auction(seats=2).hired(0, GAVEL)
    game.bids(30, 30)
    game.plays(Decline(0))
    game.bids(9, 9)

    assert ExpertHired(EVERYONE, 0, ANALYST_ONE, 9) in game.plays(UseExpert(0, GAVEL))


@clause("cre.expert.tie-break")
def test_declined_at_the_second_tie_the_lot_is_gone() -> None:
    game = expert_auction(seats=2).hired(0, GAVEL)
    game.bids(30, 30)
    game.plays(Decline(0))
    game.bids(9, 9)

    assert ExpertGone(EVERYONE, ANALYST_ONE) in game.plays(Decline(0))


@clause("cre.expert.tie-break")
def test_he_is_of_no_use_to_whoever_is_not_tied() -> None:
    game = expert_auction().hired(2, GAVEL)

    assert game.bids(30, 30, 29)[-1] == BidsTied(EVERYONE, [0, 1], 30)
    assert game.waiting == [0, 1]


@clause("cre.expert.tie-break-order")
def test_two_who_are_tied_with_such_an_expert_are_asked_in_turn() -> None:
    game = expert_auction().hired(1, GAVEL).hired(2, HAMMER)
    game.bids(0, 30, 30)
    first = game.waiting

    game.plays(Decline(1))

    assert (first, game.waiting) == ([1], [2])
    assert ExpertHired(EVERYONE, 2, ANALYST_ONE, 30) in game.plays(UseExpert(2, HAMMER))
    assert game.state.hired[1] == [GAVEL]


@clause("cre.expert.tie-break-order")
def test_the_first_to_use_him_wins() -> None:
    game = expert_auction().hired(1, GAVEL).hired(2, HAMMER)
    game.bids(0, 30, 30)

    assert ExpertHired(EVERYONE, 1, ANALYST_ONE, 30) in game.plays(UseExpert(1, GAVEL))
    assert game.state.hired[2] == [HAMMER]


@clause("cre.expert.tie-break-order")
def test_if_nobody_uses_him_the_tie_stands() -> None:
    game = expert_auction().hired(1, GAVEL).hired(2, HAMMER)
    game.bids(0, 30, 30)
    game.plays(Decline(1))

    assert game.plays(Decline(2)) == [BidsTied(EVERYONE, [1, 2], 30)]


@clause("cre.expert.his-moment")
@pytest.mark.parametrize("expert", [HAMMER, ANALYST_ONE, 99])
def test_a_tie_is_broken_only_with_ones_own_auctioneer(expert: int) -> None:
    game = expert_auction().hired(1, GAVEL).hired(2, HAMMER)
    game.bids(30, 30, 0)

    assert game.refusal(UseExpert(1, expert)) == "cre.expert.his-moment"
    assert game.refusal(SealBid(1, 5)) == "cre.expert.his-moment"


@clause("cre.purchase.second-tie")
def test_after_two_ties_a_share_goes_under_its_pile() -> None:
    game = share_auction(seats=2)
    game.bids(25, 25)

    events = game.bids(6, 6)

    assert told(events, ShareBought, ShareUnsold) == [ShareUnsold(EVERYONE, DEAR)]
    assert game.pile_of(LONDON)[-1] == DEAR
    assert game.purses == [100, 100]


@clause("cre.purchase.free-bids")
@pytest.mark.parametrize("amount", [1, 69, 70, 71, 100])
def test_a_bid_may_be_below_or_above_the_price_printed(amount: int) -> None:
    game = share_auction()

    assert game.refusal(SealBid(0, amount)) == ""


@clause("cre.purchase.second-card")
def test_after_the_second_tie_the_second_card_is_up_for_both() -> None:
    game = share_auction(seats=2)
    game.bids(25, 25)
    game.bids(6, 6)

    entry = game.view(0).entry

    assert entry is not None
    assert (entry.share, entry.buyers) == (CHEAP, [0, 1])
    assert told(game.enter(IN, OUT), ShareBought) == [ShareBought(EVERYONE, 0, CHEAP, 50)]


@clause("cre.expert.gone")
def test_after_two_ties_the_expert_is_out_of_the_game() -> None:
    game = tied(30, 30)
    game.bids(5, 5)

    everywhere = [*game.state.experts, *game.state.unused, *game.state.hired[0], *game.state.hired[1]]

    assert ANALYST_ONE not in everywhere
    assert game.may(0) == {"choose-market"}


@clause("cre.purchase.several")
def test_those_who_stand_elsewhere_do_not_bid() -> None:
    game = Table().at(LONDON, LONDON, TOKYO).pile(LONDON, DEAR, CHEAP)
    game.buys()
    game.enter(IN, IN)

    assert game.waiting == [0, 1]
    assert game.refusal(SealBid(2, 5)) == "table.not-your-turn"
