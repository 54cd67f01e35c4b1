"""« Phase 4 – Achat d'actions »: alone at list price, together by sealed bids, and the sector bonus."""

import pytest

from ludotheque.games.cresus.actions import (
    Agree,
    BuyShare,
    EnterAuction,
    OfferToBuy,
    SealBid,
    SellShare,
    StayOut,
    StopBuying,
)
from ludotheque.games.cresus.events import (
    AuctionCalled,
    BonusPaid,
    EntriesRevealed,
    EntrySealed,
    ShareBought,
    SharesShown,
    ShareUnsold,
)
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.cresus.arrange import IN, OUT, Table, kinds, told
from tests.games.cresus.plain_box import (
    CAFE,
    ENERGY,
    GOLD,
    HONG_KONG,
    LONDON,
    LUXURY,
    MINE,
    NEW_YORK,
    PRESS,
    RAIL,
    SAO_PAULO,
    SYDNEY,
    TOKYO,
    share,
)

DEAR, CHEAP = share(LONDON, PRESS), share(LONDON, GOLD)  # 70 M in the media, 50 M in luxury


def alone(*shares: int) -> Table:
    """Seat 0 is the only buyer in London; these shares are on top of the pile there."""
    game = Table(seats=2).at(LONDON, TOKYO).pile(LONDON, *(shares or (DEAR, CHEAP)))
    game.buys()
    return game


def together(seats: int = 2, *shares: int) -> Table:
    """All stand in London, where these shares are on top of the pile."""
    game = Table(seats).at(*[LONDON] * seats).pile(LONDON, *(shares or (DEAR, CHEAP)))
    game.buys()
    return game


def give_away(game: Table, market: int, left: int) -> None:
    """Seat 1 holds all shares of the market but so many."""
    game.holds(1, *game.pile_of(market)[left:])


# The cards


@clause("cre.purchase.two-cards")
def test_two_cards_are_turned_up_on_each_active_market() -> None:
    game = (
        Table(seats=2).at(LONDON, TOKYO).pile(LONDON, DEAR, CHEAP).pile(TOKYO, share(TOKYO, RAIL), share(TOKYO, CAFE))
    )

    events = game.buys() + game.stop()

    assert told(events, SharesShown) == [
        SharesShown(EVERYONE, LONDON, [DEAR, CHEAP]),
        SharesShown(EVERYONE, TOKYO, [share(TOKYO, RAIL), share(TOKYO, CAFE)]),
    ]


@clause("cre.purchase.two-cards")
def test_what_is_up_is_seen_by_all() -> None:
    game = alone()

    assert all(game.view(seat).shown[:2] == [DEAR, CHEAP] for seat in (NOBODY, 0, 1))
    assert game.view(1).piles[LONDON] == 3


@clause("cre.purchase.all-first")
def test_all_cards_are_up_before_anybody_buys_anywhere() -> None:
    rail, cafe = share(TOKYO, RAIL), share(TOKYO, CAFE)
    game = Table().at(LONDON, TOKYO, TOKYO).pile(LONDON, DEAR, CHEAP).pile(TOKYO, rail, cafe)

    events = game.buys()

    assert told(events, SharesShown) == [
        SharesShown(EVERYONE, LONDON, [DEAR, CHEAP]),
        SharesShown(EVERYONE, TOKYO, [rail, cafe]),
    ]
    assert game.waiting == [0]
    assert game.view(2).shown == [DEAR, CHEAP, rail, cafe]


@clause("cre.purchase.all-first", "cre.purchase.shown")
def test_one_buys_only_what_is_up_where_one_stands() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).pile(TOKYO, share(TOKYO, RAIL), share(TOKYO, CAFE))
    game.buys()

    assert game.refusal(BuyShare(0, share(TOKYO, RAIL))) == "cre.purchase.shown"
    game.stop()
    assert game.refusal(BuyShare(1, share(TOKYO, RAIL))) == ""


@clause("cre.expert.pirate")
def test_on_a_closed_market_no_card_is_turned_up() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).closed(LONDON)

    assert [event.market for event in game.buys() if isinstance(event, SharesShown)] == [TOKYO]


@clause("cre.purchase.fewer-cards")
def test_a_single_card_left_is_turned_up() -> None:
    game = Table(seats=2).at(LONDON, TOKYO)
    give_away(game, LONDON, left=1)
    last = game.pile_of(LONDON)[0]

    assert SharesShown(EVERYONE, LONDON, [last]) in game.buys()
    assert game.may(0) >= {"buy-share", "stop-buying"}


@clause("cre.purchase.fewer-cards")
def test_the_only_card_left_can_be_auctioned() -> None:
    game = Table(seats=2).at(LONDON, LONDON)
    give_away(game, LONDON, left=1)
    last = game.pile_of(LONDON)[0]
    game.buys()
    game.enter(IN, IN)

    events = game.bids(3, 2)

    assert told(events, ShareBought, AuctionCalled) == [ShareBought(EVERYONE, 0, last, 3)]


@clause("cre.purchase.fewer-cards")
def test_an_empty_pile_sells_nothing() -> None:
    game = Table(seats=2).at(LONDON, TOKYO)
    give_away(game, LONDON, left=0)

    events = game.buys()

    assert [event.market for event in events if isinstance(event, SharesShown)] == [TOKYO]


# Alone


@clause("cre.purchase.alone")
def test_an_only_buyer_pays_the_price_printed_to_the_bank() -> None:
    game = alone()
    bank = game.state.bank

    events = game.plays(BuyShare(0, DEAR))

    assert events == [ShareBought(EVERYONE, 0, DEAR, 70)]
    assert (game.purses[0], game.state.bank) == (30, bank + 70)


@clause("cre.purchase.alone")
def test_he_may_buy_both() -> None:
    game = alone().cash(0, 120)

    game.plays(BuyShare(0, CHEAP))
    events = game.plays(BuyShare(0, DEAR))

    assert events[0] == ShareBought(EVERYONE, 0, DEAR, 70)
    assert (game.purses[0], game.state.held(0)) == (0, sorted([DEAR, CHEAP]))
    assert game.waiting == [1]


@clause("cre.purchase.alone")
def test_he_may_buy_one_and_stop() -> None:
    game = alone()
    game.plays(BuyShare(0, CHEAP))

    events = game.plays(StopBuying(0))

    assert events[0] == ShareUnsold(EVERYONE, DEAR)
    assert game.state.held(0) == [CHEAP]


@clause("cre.purchase.alone")
def test_he_may_buy_none() -> None:
    game = alone()

    events = game.stop()

    assert told(events, ShareUnsold) == [ShareUnsold(EVERYONE, DEAR), ShareUnsold(EVERYONE, CHEAP)]
    assert game.purses == [100, 100]


@clause("cre.purchase.shown")
@pytest.mark.parametrize("number", [share(LONDON, RAIL), share(TOKYO, RAIL), 99, -1])
def test_a_share_that_is_not_up_cannot_be_bought(number: int) -> None:
    assert alone().refusal(BuyShare(0, number)) == "cre.purchase.shown"


@clause("cre.purchase.shown")
def test_a_share_cannot_be_bought_twice() -> None:
    game = alone()
    game.plays(BuyShare(0, CHEAP))

    assert game.refusal(BuyShare(0, CHEAP)) == "cre.purchase.shown"


@clause("cre.purchase.within-cash")
def test_a_share_one_cannot_pay_is_refused() -> None:
    game = alone().cash(0, 69)

    assert game.refusal(BuyShare(0, DEAR)) == "cre.purchase.within-cash"
    assert game.refusal(BuyShare(0, CHEAP)) == ""


@clause("cre.purchase.within-cash")
def test_the_second_must_be_paid_with_what_is_left() -> None:
    game = alone()
    game.plays(BuyShare(0, CHEAP))

    assert game.refusal(BuyShare(0, DEAR)) == "cre.purchase.within-cash"
    assert game.may(0) == {"stop-buying", "call-exchange"}


@clause("cre.purchase.buy-or-stop")
def test_an_only_buyer_buys_or_stops() -> None:
    game = alone()

    assert game.may(0) == {"buy-share", "stop-buying"}
    assert game.refusal(SealBid(0, 5)) == "cre.purchase.buy-or-stop"


@clause("cre.purchase.portfolio")
def test_all_see_the_share_in_the_buyers_portfolio() -> None:
    game = alone()
    game.plays(BuyShare(0, DEAR))

    assert all(game.view(seat).owner[DEAR] == 0 for seat in (NOBODY, 0, 1))
    assert game.state.held_in_sector(0, 2) == 1


# Together


@clause("cre.purchase.several")
def test_several_buyers_say_whether_they_enter() -> None:
    game = together(3)

    assert game.waiting == [0, 1, 2]
    assert game.may(1) == {"enter-auction", "stay-out"}


@clause("cre.purchase.several")
def test_only_those_who_entered_bid() -> None:
    game = together(3)

    events = game.enter(IN, OUT, IN)

    assert events[-1] == EntriesRevealed(EVERYONE, DEAR, [0, 2])
    assert game.waiting == [0, 2]


@clause("cre.purchase.several")
def test_the_highest_bid_takes_the_share() -> None:
    game = together(3)
    game.enter(IN, IN, IN)

    events = game.bids(20, 33, 32)

    assert told(events, ShareBought) == [ShareBought(EVERYONE, 1, DEAR, 33)]
    assert game.purses == [100, 67, 100]
    assert game.state.held(1) == [DEAR]


@clause("cre.purchase.enter-or-not")
def test_one_enters_or_stays_out_first() -> None:
    game = together()

    assert game.refusal(SealBid(0, 5)) == "cre.purchase.enter-or-not"
    assert game.refusal(BuyShare(0, DEAR)) == "cre.purchase.enter-or-not"


@clause("cre.purchase.enter-or-not")
def test_what_was_said_is_not_changed() -> None:
    game = together()
    game.plays(StayOut(0))

    assert game.refusal(EnterAuction(0)) == "cre.sealed.for-good"


@clause("cre.purchase.entries-together")
def test_who_enters_is_unknown_until_all_have_spoken() -> None:
    game = together(3)

    events = game.plays(EnterAuction(0)) + game.plays(StayOut(1))

    assert events == [EntrySealed(EVERYONE, 0), EntrySealed(EVERYONE, 1)]
    seen = [entry for seat in (NOBODY, 0, 1, 2) if (entry := game.view(seat).entry)]
    assert [entry.mine for entry in seen] == [-1, 1, 0, -1]
    assert all(entry.sealed == [True, True, False] for entry in seen)


@clause("cre.purchase.emptied-purse")
def test_whoever_has_spent_his_last_million_meanwhile_is_not_in_it() -> None:
    game = together(3).holds(1, share(TOKYO, RAIL))
    game.plays(EnterAuction(0))
    game.plays(EnterAuction(1))
    game.plays(OfferToBuy(0, [share(TOKYO, RAIL)], 100))
    game.plays(Agree(1))

    events = game.plays(EnterAuction(2))

    assert events[1] == EntriesRevealed(EVERYONE, DEAR, [1, 2])
    assert game.waiting == [1, 2]


@clause("cre.purchase.dearer-first")
@pytest.mark.parametrize("shares", [(DEAR, CHEAP), (CHEAP, DEAR)])
def test_the_dearer_card_is_up_first(shares: tuple[int, int]) -> None:
    game = Table(seats=2).at(LONDON, LONDON).pile(LONDON, *shares)

    assert AuctionCalled(EVERYONE, DEAR) in game.buys()
    assert AuctionCalled(EVERYONE, CHEAP) in game.enter(OUT, OUT)


@clause("cre.purchase.equal-prices")
@pytest.mark.parametrize("order", [(GOLD, MINE), (MINE, GOLD)])
def test_of_equal_cards_the_first_turned_up_is_first(order: tuple[int, int]) -> None:
    first, second = (share(LONDON, kind) for kind in order)
    game = Table(seats=2).at(LONDON, LONDON).pile(LONDON, first, second)

    assert AuctionCalled(EVERYONE, first) in game.buys()


@clause("cre.purchase.one-enters")
def test_whoever_alone_enters_pays_the_price_printed() -> None:
    game = together()

    events = game.enter(OUT, IN)

    assert told(events, ShareBought) == [ShareBought(EVERYONE, 1, DEAR, 70)]
    assert game.purses == [100, 30]


@clause("cre.purchase.one-too-poor")
def test_if_he_cannot_pay_it_the_card_goes_under_its_pile() -> None:
    game = together().cash(1, 69)

    events = game.enter(OUT, IN)

    assert told(events, ShareBought, ShareUnsold) == [ShareUnsold(EVERYONE, DEAR)]
    assert (game.pile_of(LONDON)[-1], game.purses) == (DEAR, [100, 69])


@clause("cre.purchase.unsold")
def test_a_card_for_which_nobody_enters_goes_under_its_pile() -> None:
    game = together()

    events = game.enter(OUT, OUT)

    assert told(events, ShareUnsold) == [ShareUnsold(EVERYONE, DEAR)]
    assert game.pile_of(LONDON)[-1] == DEAR


@clause("cre.purchase.unsold")
def test_unsold_cards_go_under_the_pile_of_their_market() -> None:
    game = alone()
    rest = game.pile_of(LONDON)[:]

    game.stop()

    assert game.pile_of(LONDON) == [*rest, DEAR, CHEAP]
    assert game.state.shown != [DEAR, CHEAP]


@clause("cre.purchase.second-card")
def test_the_second_card_is_sold_in_the_same_way_to_all() -> None:
    game = together(3)
    game.enter(IN, IN, OUT)

    events = game.bids(20, 30)

    assert events[-1] == AuctionCalled(EVERYONE, CHEAP)
    assert game.waiting == [0, 1, 2]


@clause("cre.purchase.second-card")
def test_one_buyer_may_win_both() -> None:
    game = together()
    game.enter(IN, IN)
    game.bids(30, 20)
    game.enter(IN, IN)

    events = game.bids(9, 8)

    assert told(events, ShareBought) == [ShareBought(EVERYONE, 0, CHEAP, 9)]
    assert game.state.held(0) == sorted([DEAR, CHEAP])
    assert game.purses == [61, 100]


@clause("cre.purchase.with-what-is-left")
def test_for_the_second_card_one_has_what_is_left() -> None:
    game = together()
    game.enter(IN, IN)
    game.bids(93, 20)
    game.enter(IN, IN)

    assert game.refusal(SealBid(0, 8)) == "cre.sealed.within-cash"
    assert game.refusal(SealBid(0, 7)) == ""


@clause("cre.purchase.with-what-is-left")
def test_the_bonus_of_the_first_card_counts() -> None:
    game = together(2, share(LONDON, MINE), share(LONDON, RAIL))
    game.enter(IN, IN)
    game.bids(100, 20)

    assert game.purses[0] == 2
    assert "enter-auction" in game.may(0)


@clause("cre.purchase.with-what-is-left")
def test_whoever_has_nothing_left_can_only_stay_out() -> None:
    game = together()
    game.enter(IN, IN)
    game.bids(100, 20)

    assert game.may(0) == {"stay-out", "call-exchange"}
    assert game.refusal(EnterAuction(0)) == "cre.sealed.within-cash"


# The sector bonus


@clause("cre.purchase.bonus")
@pytest.mark.parametrize(("held", "bonus"), [(0, 2), (1, 5), (2, 15)])
def test_the_bonus_follows_the_number_of_shares_in_the_sector(held: int, bonus: int) -> None:
    game = alone(share(LONDON, RAIL), CHEAP)
    game.holds(0, *[share(market, RAIL) for market in (NEW_YORK, SYDNEY, SAO_PAULO)[:held]])

    events = game.plays(BuyShare(0, share(LONDON, RAIL)))

    assert events == [ShareBought(EVERYONE, 0, share(LONDON, RAIL), 30), BonusPaid(EVERYONE, 0, ENERGY, bonus)]
    assert game.purses[0] == 100 - 30 + bonus


@clause("cre.purchase.bonus")
def test_it_is_paid_after_an_auction_too() -> None:
    game = together(2, share(LONDON, MINE), share(LONDON, CAFE)).holds(0, share(TOKYO, RAIL))
    game.enter(IN, IN)

    assert kinds(game.bids(10, 1))[3:5] == ["ShareBought", "BonusPaid"]
    assert game.purses[0] == 100 - 10 + 5


@clause("cre.purchase.bonus")
def test_shares_of_other_sectors_and_players_do_not_count() -> None:
    game = alone(CHEAP, DEAR).holds(0, share(SYDNEY, RAIL)).holds(1, share(SYDNEY, GOLD), share(SYDNEY, CAFE))

    assert told(game.plays(BuyShare(0, CHEAP)), BonusPaid) == []


@clause("cre.purchase.bonus-new-count")
def test_two_purchases_bring_two_bonuses_the_second_for_one_share_more() -> None:
    game = alone(share(LONDON, RAIL), share(LONDON, MINE))

    events = game.plays(BuyShare(0, share(LONDON, RAIL))) + game.plays(BuyShare(0, share(LONDON, MINE)))

    assert told(events, BonusPaid) == [BonusPaid(EVERYONE, 0, ENERGY, 2), BonusPaid(EVERYONE, 0, ENERGY, 5)]


@clause("cre.purchase.bonus-again")
def test_after_a_sale_the_same_bonus_can_be_had_again() -> None:
    game = alone(share(LONDON, CAFE), CHEAP).holds(0, share(SYDNEY, CAFE))
    first = game.plays(BuyShare(0, share(LONDON, CAFE)))
    game.sells()
    game.dice(*range(6)).plays(SellShare(0, share(SYDNEY, CAFE)))
    game.pile(LONDON, CHEAP).buys()

    again = game.plays(BuyShare(0, CHEAP))

    assert told(first, BonusPaid) == told(again, BonusPaid) == [BonusPaid(EVERYONE, 0, LUXURY, 10)]


@clause("cre.purchase.bonus-beyond")
def test_beyond_the_table_the_last_figure_holds() -> None:
    game = alone(share(LONDON, RAIL), CHEAP)
    game.holds(0, *[share(market, RAIL) for market in (SYDNEY, SAO_PAULO, HONG_KONG, NEW_YORK)])

    assert BonusPaid(EVERYONE, 0, ENERGY, 15) in game.plays(BuyShare(0, share(LONDON, RAIL)))
