"""What greedy and broker have in common."""

import pytest

from ludotheque.games.cresus.actions import (
    BuyAtHalf,
    BuyShare,
    BuySigns,
    RepayLoan,
    SealBid,
    SellSign,
    TakePrice,
    ThrowAgain,
    UseCard,
    UseExpert,
)
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import is_over, play, refusal, waiting
from tests.bots.cresus.choosing import choice
from tests.games.cresus.arrange import Table, fresh
from tests.games.cresus.plain_box import (
    BARGAIN,
    BLUE,
    CAFE,
    FINE,
    GAVEL,
    GOLD,
    GREEN,
    HONG_KONG,
    LAWYER,
    LONDON,
    NEW_YORK,
    PRESS,
    RAIL,
    RED,
    RUIN,
    SYDNEY,
    TOKYO,
    YELLOW,
    share,
)

LEVELS = ["greedy", "broker"]
both = pytest.mark.parametrize("level", LEVELS)


@both
def test_alone_on_a_market_it_buys_what_should_bring_most_above_its_price(level: str) -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).pile(LONDON, share(LONDON, CAFE), share(LONDON, PRESS)).last_expert()
    table.buys()

    assert choice(level, table, 0) == BuyShare(0, share(LONDON, PRESS))


@both
def test_the_expert_who_halves_a_price_is_called_for_the_dearer_share(level: str) -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).pile(LONDON, share(LONDON, CAFE), share(LONDON, PRESS))
    table.hired(0, BARGAIN).buys()

    assert choice(level, table, 0) == BuyAtHalf(0, share(LONDON, PRESS))


@both
def test_it_keeps_the_colour_that_shows_most(level: str) -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).holds(0, share(LONDON, GOLD)).last_expert()
    table.sells()
    sale = choice(level, table, 0)
    table.dice(RED, RED, YELLOW, RED, BLUE, GREEN).plays(sale)

    assert choice(level, table, 0) == ThrowAgain(0, [0, 1, 3])


@both
def test_six_alike_are_enough(level: str) -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).holds(0, share(LONDON, GOLD)).last_expert()
    table.sells()
    sale = choice(level, table, 0)
    table.dice(*[RED] * 6).plays(sale)

    assert choice(level, table, 0) == TakePrice(0)


@both
def test_a_tie_is_broken_by_whoever_can(level: str) -> None:
    table = Table().at(LONDON, LONDON, TOKYO).pile(LONDON, share(LONDON, GOLD), share(LONDON, RAIL)).hired(0, GAVEL)
    table.buys()
    table.enter(True, True)
    table.bids(40, 40)

    assert choice(level, table, 0) == UseExpert(0, GAVEL)


@both
def test_who_can_buy_the_island_does(level: str) -> None:
    table = Table().climbed(0, 3).cash(0, 560)
    table.climbs()

    assert choice(level, table, 0) == BuySigns(0, 2)


@both
def test_in_the_last_round_it_climbs_as_high_as_it_can(level: str) -> None:
    table = Table().cash(0, 40).last_expert()
    table.climbs()

    assert choice(level, table, 0) == BuySigns(0, 2)


@both
def test_a_loan_is_repaid_first(level: str) -> None:
    table = Table().borrowed(0).cash(0, 130)
    table.climbs()

    assert choice(level, table, 0) == RepayLoan(0)


@both
def test_a_card_that_lets_one_off_is_used_against_a_payment_that_hurts(level: str) -> None:
    table = Table().at(LONDON, NEW_YORK, HONG_KONG).kept(0, LAWYER)
    table.draws_fortune(FINE)

    assert choice(level, table, 0) == UseCard(0, LAWYER)


@both
def test_short_of_cash_it_sells_a_sign_when_no_share_is_left(level: str) -> None:
    table = Table().at(LONDON, NEW_YORK, HONG_KONG).climbed(0, 2)
    table.draws_fortune(RUIN)

    assert choice(level, table, 0) == SellSign(0)


@both
def test_no_bid_exceeds_its_purse(level: str) -> None:
    table = Table().at(SYDNEY, SYDNEY, TOKYO).pile(SYDNEY, share(SYDNEY, PRESS), share(SYDNEY, RAIL)).cash(0, 12)
    table.buys()
    table.enter(True, True)
    for seed in range(10):
        bid = choice(level, table, 0, seed)

        assert isinstance(bid, SealBid)
        assert 1 <= bid.amount <= 12


@both
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", [{}, {"sales": "2", "window": "unhurried"}], ids=["plain", "brisk"])
def test_whatever_it_chooses_the_rules_allow(level: str, seats: int, options: dict[str, str]) -> None:
    table = Table(seats, **options)
    table.state = fresh(seats, 3, **options)
    table.state.told()
    for turn in range(300):
        if is_over(table.state):
            break
        seat = waiting(table.state)[0]
        action = choice(level, table, seat, turn)

        assert refusal(table.state, action) == OK, action
        play(table.state, action)
