"""The broker reckons, waits for its moment, collects, keeps its capital and trades."""

import pytest

from ludotheque.bots.cresus.bids import shaded_bid
from ludotheque.bots.cresus.books import Books
from ludotheque.bots.cresus.experts import expert_worth
from ludotheque.bots.cresus.markets import own_mix
from ludotheque.games.cresus.actions import (
    BuySigns,
    ChooseMarket,
    ConsultAnalyst,
    EnterAuction,
    Pay,
    SealBid,
    SellShare,
    StayOut,
    StopBuying,
    StopSelling,
    TakePrice,
    TurnDie,
    UseExpert,
)
from ludotheque.kernel.chance import Chance
from tests.bots.cresus.choosing import choice, choices
from tests.games.cresus.arrange import Table
from tests.games.cresus.plain_box import (
    ANALYST_ONE,
    BLUE,
    CAFE,
    COLD_SNAP,
    CONJURER,
    GAVEL,
    GLOBETROTTER,
    GOLD,
    GREEN,
    HONG_KONG,
    LAWYER,
    LONDON,
    MARKETS,
    MINE,
    NEW_YORK,
    ORANGE,
    PRESS,
    RAIL,
    RED,
    SAO_PAULO,
    STRIKE,
    SYDNEY,
    TOKYO,
    YELLOW,
    broker,
    share,
)

# Sealed bids


def mean_bid(worth: float, purses: list[int]) -> float:
    luck = Chance(1)
    return sum(shaded_bid(worth, purses, luck) for _ in range(300)) / 300


def test_a_bid_stays_below_what_the_thing_is_worth_and_rises_with_the_number_of_rivals() -> None:
    bids = [mean_bid(100, [200] * rivals) for rivals in (1, 2, 3, 4)]

    assert bids == sorted(bids)
    assert 40 < bids[0] < bids[3] < 95


def test_bids_cannot_be_foretold() -> None:
    luck = Chance(1)

    assert len({shaded_bid(100, [200, 200], luck) for _ in range(30)}) > 10


def test_nobody_needs_to_bid_more_than_one_above_the_fullest_purse() -> None:
    assert mean_bid(100, [7, 12]) == 13


def test_what_is_worth_nothing_gets_no_bid() -> None:
    assert mean_bid(0, [200]) == 0


def auction(kind: int, rival_cash: int = 100) -> Table:
    table = Table().at(SYDNEY, SYDNEY, TOKYO).pile(SYDNEY, share(SYDNEY, kind), share(SYDNEY, CAFE)).cash(1, rival_cash)
    table.buys()
    return table


def test_the_broker_bids_more_for_the_share_that_brings_more() -> None:
    offers: dict[int, int] = {}
    for kind in (RAIL, PRESS):
        table = auction(kind)
        table.enter(True, True)
        bid = choice("broker", table, 0)
        assert isinstance(bid, SealBid)
        offers[kind] = bid.amount

    assert 0 < offers[RAIL] < offers[PRESS]


def test_the_broker_sees_how_little_its_rival_can_pay() -> None:
    table = auction(PRESS, rival_cash=9)
    table.enter(True, True)

    assert choice("broker", table, 0) == SealBid(0, 10)


def test_the_broker_enters_where_there_is_something_to_gain() -> None:
    assert choice("broker", auction(PRESS), 0) == EnterAuction(0)


def test_who_can_pay_the_island_buys_no_more_shares() -> None:
    for table, answer in ((auction(PRESS), StayOut(0)), (Table().at(SYDNEY, TOKYO, TOKYO), StopBuying(0))):
        table.climbed(0, 3).cash(0, 560)
        table.buys()

        assert choice("broker", table, 0) == answer


# The choice of a market


def test_the_mix_covers_several_markets_but_not_the_present_nor_the_closed_one() -> None:
    table = Table(4).at(LONDON, NEW_YORK, HONG_KONG, TOKYO).closed(SYDNEY)
    table.chooses_markets()
    mix = own_mix(Books(table.state, 0))

    assert sum(mix) == pytest.approx(1)
    assert mix[LONDON] == mix[SYDNEY] == 0
    assert sum(likely > 0.05 for likely in mix) >= 3


def test_brokers_of_different_luck_go_to_different_markets() -> None:
    table = Table(4)
    table.chooses_markets()
    markets = {going.market for going in choices("broker", table, 0, 40) if isinstance(going, ChooseMarket)}

    assert len(markets) >= 4


def test_the_market_of_a_hired_expert_draws_the_one_who_has_something_to_sell() -> None:
    table = Table(4).at(LONDON, NEW_YORK, HONG_KONG, TOKYO).holds(0, share(LONDON, PRESS))
    table.chooses_markets()
    without = own_mix(Books(table.state, 0))
    table.hired(0, broker(SAO_PAULO))

    assert own_mix(Books(table.state, 0))[SAO_PAULO] > without[SAO_PAULO]


def test_shares_draw_their_holder_away_from_home() -> None:
    table = Table(4).at(LONDON, NEW_YORK, HONG_KONG, TOKYO)
    table.chooses_markets()
    without = own_mix(Books(table.state, 0))
    table.holds(0, share(SYDNEY, GOLD), share(SYDNEY, PRESS))

    assert own_mix(Books(table.state, 0))[SYDNEY] < without[SYDNEY]


def test_an_analyst_is_asked_before_the_choice() -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).hired(0, ANALYST_ONE)
    table.chooses_markets()
    asking = choice("broker", table, 0)

    assert isinstance(asking, ConsultAnalyst)
    assert asking.market in MARKETS
    assert asking.market != LONDON


def test_known_cards_that_are_worth_nothing_are_left_to_others() -> None:
    poor, rich = [share(SYDNEY, RAIL), share(SYDNEY, CAFE)], [share(SYDNEY, PRESS), share(SYDNEY, GOLD)]
    mixes: list[float] = []
    for cards in (poor, rich):
        table = Table(3).at(LONDON, TOKYO, TOKYO).pile(SYDNEY, *cards).cash(0, 200)
        table.state.tips[0] = [SYDNEY]
        table.chooses_markets()
        mixes.append(own_mix(Books(table.state, 0))[SYDNEY])

    assert mixes[0] < mixes[1]


# Collecting sectors


def test_a_share_is_worth_more_to_whoever_collects_its_sector() -> None:
    table = Table().holds(0, share(LONDON, RAIL), share(TOKYO, MINE)).holds(1, share(LONDON, CAFE))
    books = Books(table.state, 0)
    wanted = share(SYDNEY, RAIL)

    assert books.worth_bought(wanted, 0) > books.worth_bought(wanted, 1)


def test_in_the_last_round_a_collection_is_worth_nothing_more() -> None:
    table = Table().holds(0, share(LONDON, RAIL), share(TOKYO, MINE)).last_expert()
    books = Books(table.state, 0)

    assert books.collecting(share(SYDNEY, RAIL), 0) == 0


# Selling


def selling(market: int) -> Table:
    table = Table().at(market, TOKYO, TOKYO).holds(0, share(LONDON, RAIL)).cash(0, 300)
    table.sells()
    return table


def test_at_home_a_share_waits_for_its_premium() -> None:
    assert choice("broker", selling(LONDON), 0) == StopSelling(0)


def test_elsewhere_it_is_sold() -> None:
    assert choice("broker", selling(NEW_YORK), 0) == SellShare(0, share(LONDON, RAIL))


def test_in_the_last_round_it_is_sold_anywhere() -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).holds(0, share(LONDON, RAIL)).cash(0, 300).last_expert()
    table.sells()

    assert choice("broker", table, 0) == SellShare(0, share(LONDON, RAIL))


def test_without_cash_for_the_next_shares_it_is_sold_even_at_home() -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).holds(0, share(LONDON, RAIL)).cash(0, 10)
    table.sells()

    assert choice("broker", table, 0) == SellShare(0, share(LONDON, RAIL))


# The moment of an expert


def thrown(table: Table, *colours: int) -> Table:
    """The only throw of a share that is sold away from home has shown these."""
    table.at(TOKYO, LONDON, LONDON).holds(0, share(SYDNEY, CAFE))
    table.sells()
    table.dice(*colours).plays(SellShare(0, share(SYDNEY, CAFE)))
    return table


def test_a_die_is_turned_when_five_are_alike() -> None:
    table = thrown(Table().hired(0, CONJURER), RED, RED, BLUE, RED, RED, RED)

    assert choice("broker", table, 0) == TurnDie(0, 2, RED)


def test_early_in_the_game_the_conjurer_is_not_spent_on_a_trifle() -> None:
    table = thrown(Table().hired(0, CONJURER), RED, BLUE, GREEN, YELLOW, ORANGE, TOKYO)

    assert choice("broker", table, 0) == TakePrice(0)


def test_in_the_last_sale_of_the_game_any_gain_will_do() -> None:
    table = thrown(Table().hired(0, CONJURER).last_expert(), RED, BLUE, GREEN, YELLOW, ORANGE, TOKYO)

    assert isinstance(choice("broker", table, 0), TurnDie)


def test_a_broker_of_the_market_gives_the_last_share_another_throw() -> None:
    table = thrown(Table().hired(0, broker(TOKYO)), RED, BLUE, GREEN, RED, ORANGE, RED)

    assert choice("broker", table, 0) == UseExpert(0, broker(TOKYO))


def test_the_doubled_premium_is_kept_for_the_highest() -> None:
    for kind, doubles in ((CAFE, False), (PRESS, True)):
        table = Table().hired(0, GLOBETROTTER).at(TOKYO, LONDON, LONDON).holds(0, share(SYDNEY, kind))
        table.sells()
        table.dice(RED, RED, RED, BLUE, BLUE, GREEN).plays(SellShare(0, share(SYDNEY, kind)))

        assert (choice("broker", table, 0) == UseExpert(0, GLOBETROTTER)) == doubles


def test_experts_who_bring_more_are_worth_more() -> None:
    books = Books(Table().state, 0)

    assert expert_worth(books, CONJURER) > expert_worth(books, ANALYST_ONE) > expert_worth(books, GAVEL)


def test_an_expert_for_sales_is_worth_less_towards_the_end() -> None:
    early, late = Table(), Table().last_expert()
    expert = broker(LONDON)

    assert expert_worth(Books(late.state, 0), expert) < expert_worth(Books(early.state, 0), expert)


def test_a_small_payment_is_paid_and_the_lawyer_kept() -> None:
    table = Table().at(LONDON, NEW_YORK, HONG_KONG).holds(0, share(LONDON, RAIL)).kept(0, LAWYER)
    table.draws_fortune(STRIKE, COLD_SNAP)

    assert choice("broker", table, 0) == Pay(0)


# The ladder


def test_the_poor_keep_their_capital() -> None:
    table = Table().cash(0, 35)
    table.climbs()

    assert choice("broker", table, 0) == BuySigns(0, 0)


def test_the_rich_climb_two_signs_at_a_time() -> None:
    table = Table().cash(0, 700)
    table.climbs()

    assert choice("broker", table, 0) == BuySigns(0, 2)


def test_time_presses_when_few_rounds_are_left() -> None:
    """Five rungs in three rounds: whoever waits now cannot reach the island."""
    table = Table().cash(0, 600)
    table.state.unused += table.state.experts[2:]
    table.state.experts = table.state.experts[:2]
    table.climbs()

    assert choice("broker", table, 0) == BuySigns(0, 2)
