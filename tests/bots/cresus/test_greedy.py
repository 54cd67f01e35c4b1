"""Greedy goes by what the dice bring on average, and by nothing else."""

from ludotheque.games.cresus.actions import (
    Agree,
    BuySigns,
    CallExchange,
    ChooseMarket,
    Decline,
    OfferToBuy,
    SealBid,
    SellShare,
    StayOut,
)
from tests.bots.cresus.choosing import choice, choices
from tests.games.cresus.arrange import Table
from tests.games.cresus.plain_box import (
    GOLD,
    HONG_KONG,
    LONDON,
    NEW_YORK,
    PRESS,
    RAIL,
    SYDNEY,
    TOKYO,
    broker,
    price,
    share,
)


def test_greedy_sells_at_once_even_at_home() -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).holds(0, share(LONDON, GOLD))
    table.sells()

    assert choice("greedy", table, 0) == SellShare(0, share(LONDON, GOLD))


def test_greedy_bids_between_half_the_price_and_what_the_dice_bring() -> None:
    table = Table().at(SYDNEY, SYDNEY, TOKYO).pile(SYDNEY, share(SYDNEY, GOLD), share(SYDNEY, RAIL))
    table.buys()
    table.enter(True, True)
    bids = [bid.amount for bid in choices("greedy", table, 0, 30) if isinstance(bid, SealBid)]

    assert price(share(SYDNEY, GOLD)) // 2 <= min(bids) < max(bids) < 90


def test_greedy_gives_little_for_an_expert() -> None:
    table = Table()
    table.draws_expert(broker(LONDON))
    bids = [bid.amount for bid in choices("greedy", table, 0, 30) if isinstance(bid, SealBid)]

    assert max(bids) <= 15


def test_greedy_goes_anywhere_but_here_and_where_a_pirate_is() -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).closed(SYDNEY)
    table.chooses_markets()
    markets = {going.market for going in choices("greedy", table, 0, 60) if isinstance(going, ChooseMarket)}

    assert markets == {NEW_YORK, HONG_KONG, 3, TOKYO}


def test_greedy_keeps_a_small_reserve_when_it_climbs() -> None:
    table = Table().cash(0, 75)
    table.climbs()

    assert choice("greedy", table, 0) == BuySigns(0, 1)


def test_greedy_stays_out_without_a_purse() -> None:
    table = Table().at(SYDNEY, SYDNEY, TOKYO).pile(SYDNEY, share(SYDNEY, GOLD), share(SYDNEY, RAIL)).cash(0, 0)
    table.buys()

    assert choice("greedy", table, 0) == StayOut(0)


def test_greedy_parts_with_a_share_for_a_good_price_only() -> None:
    for amount, answer in ((80, Decline(0)), (120, Agree(0))):
        table = (
            Table().at(LONDON, TOKYO, TOKYO).holds(0, share(LONDON, GOLD)).holds(1, share(LONDON, PRESS)).cash(1, 200)
        )
        table.sells()
        table.plays(OfferToBuy(1, [share(LONDON, GOLD)], amount))

        assert choice("greedy", table, 0) == answer


def test_greedy_does_not_exchange() -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).holds(0, share(LONDON, RAIL)).holds(1, share(LONDON, PRESS))
    table.sells()
    table.plays(CallExchange(1, [0], [share(LONDON, PRESS)]))

    assert choice("greedy", table, 0) == Decline(0)
