"""« Phase 5 – Vente d'actions »: six dice, one to three throws, the table of the card, the premium."""

import pytest

from ludotheque.games.cresus.actions import Agree, BuyShare, OfferToBuy, SellShare, StopSelling, TakePrice, ThrowAgain
from ludotheque.games.cresus.events import DiceThrown, SaleBegun, ShareSold
from ludotheque.kernel.ask import SomeOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.cresus.arrange import Table, kinds
from tests.games.cresus.plain_box import (
    BLUE,
    CAFE,
    CLOVER,
    GOLD,
    GREEN,
    LONDON,
    MINE,
    ORANGE,
    PRESS,
    PURPLE,
    RAIL,
    RED,
    SYDNEY,
    TOKYO,
    YELLOW,
    share,
)

ONE, TWO, THREE = share(LONDON, RAIL), share(LONDON, GOLD), share(LONDON, PRESS)  # by their throws
RAINBOW = [YELLOW, BLUE, RED, GREEN, ORANGE, PURPLE]
PAIR = [YELLOW, YELLOW, BLUE, RED, GREEN, PURPLE]


def seller(*shares: int, at: int = LONDON, **options: str) -> Table:
    """Seat 0 may sell these shares on the market."""
    game = Table(2, **options).at(at, TOKYO).holds(0, *shares)
    game.sells()
    return game


def selling(number: int, *colours: int, at: int = LONDON) -> Table:
    """Seat 0 has thrown these colours for the share."""
    game = seller(number, at=at)
    game.dice(*colours).plays(SellShare(0, number))
    return game


def sold(number: int, *colours: int, at: int = LONDON) -> ShareSold:
    """What a sale by these dice brings, taken as they lie."""
    game = seller(number, at=at)
    events = game.dice(*colours).plays(SellShare(0, number))
    if game.view(0).dice:
        events += game.plays(TakePrice(0))
    sale = next(event for event in events if isinstance(event, ShareSold))
    assert game.purses[0] == 100 + sale.amount + sale.premium
    return sale


# What may be sold, where and how often


@clause("cre.sale.own-share")
@pytest.mark.parametrize("number", [TWO, share(TOKYO, RAIL), 99, -1])
def test_only_a_share_one_holds_is_sold(number: int) -> None:
    game = seller(ONE).holds(1, share(TOKYO, RAIL))

    assert game.refusal(SellShare(0, number)) == "cre.sale.own-share"


@clause("cre.sale.own-share")
def test_whoever_holds_nothing_is_not_asked() -> None:
    game = Table(seats=2).at(LONDON, LONDON).holds(1, ONE)

    game.sells()

    assert game.waiting == [1]


@clause("cre.sale.any-market")
@pytest.mark.parametrize("market", range(6))
def test_a_share_of_london_is_sold_on_any_market(market: int) -> None:
    assert sold(ONE, *PAIR, at=market).amount == 20


@clause("cre.sale.where-one-stands")
def test_one_sells_when_the_market_of_ones_pawn_is_played() -> None:
    game = Table(seats=2).at(TOKYO, LONDON).holds(0, ONE).holds(1, share(TOKYO, RAIL))
    game.sells()
    first = game.view(0)

    game.stop()

    assert (first.market, first.seller) == (LONDON, 1)
    assert (game.view(0).market, game.view(0).seller) == (TOKYO, 0)


@clause("cre.sale.as-many")
def test_one_share_is_sold_after_another_each_with_its_own_throws() -> None:
    game = seller(ONE, share(TOKYO, RAIL), share(SYDNEY, RAIL))

    for number in (ONE, share(TOKYO, RAIL), share(SYDNEY, RAIL)):
        assert game.waiting == [0]
        events = game.dice(*PAIR).plays(SellShare(0, number))
        assert kinds(events)[:3] == ["SaleBegun", "DiceThrown", "ShareSold"]

    assert game.state.held(0) == []


@clause("cre.sale.as-many")
def test_when_the_last_share_is_sold_the_sale_is_over() -> None:
    game = seller(ONE).cash(1, 0)

    game.dice(*PAIR).plays(SellShare(0, ONE))

    assert "buy-signs" in game.may(0)


@clause("cre.sale.same-round")
def test_a_share_bought_in_the_round_can_be_sold_in_it() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).pile(LONDON, ONE, TWO)
    game.buys()
    game.plays(BuyShare(0, ONE))
    game.stop()
    game.stop()

    assert SaleBegun(EVERYONE, 0, ONE) in game.dice(*PAIR).plays(SellShare(0, ONE))


@clause("cre.sale.sell-or-stop")
def test_one_sells_or_stops() -> None:
    game = seller(ONE)

    assert game.may(0) == {"sell-share", "stop-selling", "call-exchange"}
    assert game.refusal(TakePrice(0)) == "cre.sale.sell-or-stop"


@clause("cre.sale.sell-or-stop")
def test_nobody_has_to_sell() -> None:
    game = seller(ONE)

    game.plays(StopSelling(0))

    assert game.state.held(0) == [ONE]


@clause("cre.sale.most-sales")
def test_the_table_may_limit_the_sales_of_a_round() -> None:
    game = seller(ONE, share(TOKYO, RAIL), share(SYDNEY, RAIL), sales="2").cash(1, 0)
    game.dice(*PAIR).plays(SellShare(0, ONE))
    game.dice(*PAIR).plays(SellShare(0, share(TOKYO, RAIL)))

    assert "buy-signs" in game.may(0)
    assert game.state.held(0) == [share(SYDNEY, RAIL)]


@clause("cre.sale.most-sales")
def test_in_the_next_round_one_may_sell_again() -> None:
    game = seller(ONE, share(TOKYO, RAIL), sales="1")
    game.dice(*PAIR).plays(SellShare(0, ONE))
    game.draws_expert(game.state.experts[-1])

    game.sells()

    assert "sell-share" in game.may(0)


# The throws


@clause("cre.sale.throws")
@pytest.mark.parametrize(("number", "left"), [(TWO, 1), (THREE, 2)])
def test_the_card_says_how_many_throws_there_are(number: int, left: int) -> None:
    game = seller(number)

    events = game.dice(*PAIR).plays(SellShare(0, number))

    assert events[-1] == DiceThrown(EVERYONE, 0, PAIR, left)


@clause("cre.sale.throws")
def test_three_throws_and_no_fourth() -> None:
    game = selling(THREE, *PAIR)
    game.throws([0, 1], *RAINBOW[1:5])

    events = game.throws([0, 1], *RAINBOW[1:5])

    assert kinds(events)[:2] == ["DiceThrown", "ShareSold"]


@clause("cre.sale.throws")
def test_where_no_throw_is_left_none_is_granted() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, ONE).kept(0, CLOVER)
    game.sells()
    game.dice(*PAIR).plays(SellShare(0, ONE))

    assert game.refusal(ThrowAgain(0, [0, 1])) == "cre.sale.throws"
    assert "throw-again" not in game.may(0)


@clause("cre.sale.six-dice")
def test_the_first_throw_is_of_six_dice() -> None:
    game = seller(TWO)

    events = game.plays(SellShare(0, TWO))

    assert [6] == [len(event.colours) for event in events if isinstance(event, DiceThrown)]


@clause("cre.sale.keep-dice")
def test_the_dice_kept_stay_as_they_are_and_the_others_are_thrown() -> None:
    game = selling(TWO, *PAIR)

    events = game.throws([0, 1, 5], YELLOW, ORANGE, YELLOW)

    assert events[0] == DiceThrown(EVERYONE, 0, [YELLOW, YELLOW, YELLOW, ORANGE, YELLOW, PURPLE], 0)
    assert ShareSold(EVERYONE, 0, TWO, 4, 170, 0) in events


@clause("cre.sale.keep-dice")
def test_one_may_keep_none() -> None:
    game = selling(TWO, *PAIR)

    assert game.throws([], *[RED] * 6)[0] == DiceThrown(EVERYONE, 0, [RED] * 6, 0)


@clause("cre.sale.keep-dice")
@pytest.mark.parametrize("kept", [[0, 1, 2, 3, 4, 5], [6], [-1], [1, 0], [2, 2]])
def test_one_die_at_least_is_thrown_and_there_are_only_six(kept: list[int]) -> None:
    game = selling(TWO, *PAIR)
    blank = game.ask(0, "throw-again").blanks[0]

    assert game.refusal(ThrowAgain(0, kept)) == "cre.sale.keep-dice"
    assert isinstance(blank, SomeOf)
    assert (blank.least, blank.most) == (0, 5)


@clause("cre.sale.keep-anew")
def test_a_die_kept_once_may_be_thrown_later() -> None:
    game = selling(THREE, *PAIR)
    game.throws([0, 1], RED, RED, RED, GREEN)

    events = game.throws([2, 3, 4], RED, RED, RED)

    assert ShareSold(EVERYONE, 0, THREE, 6, 500, 0) in events


@clause("cre.sale.stop-early")
def test_one_may_take_the_price_with_throws_left() -> None:
    game = selling(THREE, *[RED] * 4, GREEN, BLUE)

    assert ShareSold(EVERYONE, 0, THREE, 4, 130, 0) in game.plays(TakePrice(0))


@clause("cre.sale.complete")
def test_a_sale_that_was_begun_is_completed() -> None:
    game = selling(TWO, *RAINBOW)

    assert game.may(0) == {"take-price", "throw-again"}
    assert game.refusal(StopSelling(0)) == "cre.sale.complete"
    assert game.refusal(SellShare(0, TWO)) == "cre.sale.complete"


@clause("cre.sale.at-once")
def test_where_nothing_is_left_to_decide_the_price_is_taken() -> None:
    game = seller(ONE, TWO)

    events = game.dice(*PAIR).plays(SellShare(0, ONE))

    assert events == [
        SaleBegun(EVERYONE, 0, ONE),
        DiceThrown(EVERYONE, 0, PAIR, 0),
        ShareSold(EVERYONE, 0, ONE, 2, 20, 0),
    ]


# The price


@clause("cre.sale.best-colour")
@pytest.mark.parametrize(
    ("colours", "alike"),
    [
        (RAINBOW, 1),
        (PAIR, 2),
        ([RED, RED, BLUE, BLUE, GREEN, GREEN], 2),
        ([RED, RED, RED, BLUE, BLUE, GREEN], 3),
        ([BLUE, BLUE, RED, BLUE, BLUE, GREEN], 4),
        ([BLUE, BLUE, RED, BLUE, BLUE, BLUE], 5),
        ([PURPLE] * 6, 6),
    ],
)
def test_the_colour_that_shows_most_counts(colours: list[int], alike: int) -> None:
    assert sold(ONE, *colours).alike == alike


@clause("cre.sale.no-joker")
def test_red_stands_for_itself_only() -> None:
    assert sold(ONE, RED, RED, YELLOW, YELLOW, YELLOW, BLUE).alike == 3


@clause("cre.sale.price-table")
@pytest.mark.parametrize(("alike", "amount"), [(1, 10), (2, 20), (3, 50), (4, 100), (5, 200), (6, 400)])
def test_the_bank_pays_what_the_card_says(alike: int, amount: int) -> None:
    colours = [RED] * alike + RAINBOW[3:] + RAINBOW[:2]

    assert sold(ONE, *colours[:6]).amount == amount


@clause("cre.sale.price-table")
def test_four_alike_in_two_throws_make_170_millions() -> None:
    game = selling(TWO, *PAIR)

    game.throws([0, 1], YELLOW, YELLOW, RED, GREEN)

    assert game.purses[0] == 270


@clause("cre.sale.floor")
def test_six_different_colours_still_bring_something() -> None:
    assert sold(ONE, *RAINBOW).amount == 10


@clause("cre.sale.premium")
@pytest.mark.parametrize(("kind", "premium"), [(RAIL, 15), (MINE, 15), (GOLD, 20), (CAFE, 20), (PRESS, 25)], ids=str)
def test_out_of_its_market_a_share_brings_the_premium_of_its_sector(kind: int, premium: int) -> None:
    assert sold(share(LONDON, kind), *PAIR, at=TOKYO).premium == premium


@clause("cre.sale.no-premium-at-home")
@pytest.mark.parametrize("market", range(6))
def test_at_home_a_share_brings_no_premium(market: int) -> None:
    assert sold(share(market, RAIL), *PAIR, at=market).premium == 0


@clause("cre.sale.under-pile")
def test_the_share_sold_goes_under_the_pile_of_its_own_market() -> None:
    game = selling(TWO, *PAIR, at=TOKYO)

    game.plays(TakePrice(0))

    assert game.pile_of(LONDON)[-1] == TWO
    assert len(game.pile_of(TOKYO)) == 5
    assert game.view(1).owner[TWO] == -1


@clause("cre.sale.premium")
def test_the_premium_is_known_before_the_price_is_taken() -> None:
    game = selling(TWO, *PAIR, at=TOKYO)

    dice = game.view(1).dice

    assert dice is not None
    assert (dice.alike, dice.price, dice.premium, dice.left) == (2, 30, 20, 1)


@clause("cre.sale.sell-or-stop")
def test_whoever_has_traded_his_last_share_away_has_no_more_to_sell() -> None:
    game = seller(ONE).cash(1, 20)
    game.plays(OfferToBuy(1, [ONE], 20))

    game.plays(Agree(0))

    assert "sell-share" in game.may(1)
    assert game.view(0).seller == 1
