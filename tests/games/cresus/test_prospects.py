"""What a player may want to know before deciding, as the table tells it: odds, premiums, bonuses, prices to come."""

import pytest

from ludotheque.games.cresus.actions import OfferToBuy, SellShare, ThrowAgain, UseExpert
from ludotheque.games.cresus.odds import certain, counts_of, sale_of
from ludotheque.games.cresus.previews import OddsView, ProspectView, ThrowView
from ludotheque.kernel.action import NOBODY, Seat
from tests.clauses import clause
from tests.games.cresus.arrange import Table
from tests.games.cresus.plain_box import (
    CAFE,
    CLOVER,
    ENERGY,
    FINE,
    GLOBETROTTER,
    GOLD,
    ISLAND,
    KINDS,
    LONDON,
    MEDIA,
    MINE,
    NEW_YORK,
    PRESS,
    RAIL,
    SYDNEY,
    TOKYO,
    share,
)

PAYS = (0, *KINDS[GOLD][3])
RAIL_1, MINE_1, GOLD_1, PRESS_1 = (share(LONDON, kind) for kind in (RAIL, MINE, GOLD, PRESS))
CERTAIN = 1_000_000


def prospect(game: Table, seat: int, number: int) -> ProspectView:
    return next(one for one in game.view(seat).prospects if one.share == number)


def told(pays: tuple[int, ...], kept: list[int], left: int) -> OddsView:
    """What is told of throwing all dice but these colours, as the first of the throws left."""
    sale, counts, whole = sale_of(pays), counts_of(kept), certain(left)
    chances = [round(part * CERTAIN / whole) for part in sale.chances_thrown(counts, left)]
    return OddsView(chances, round(sale.thrown(counts, left) / whole))


@clause("cre.sale.premium", "cre.sale.price-table")
def test_before_a_sale_each_share_tells_its_prices_with_the_premium_and_its_odds() -> None:
    game = Table(seats=2).at(TOKYO, LONDON).holds(0, GOLD_1)
    game.sells()

    found = prospect(game, 0, GOLD_1)

    assert found.premium == 20
    assert found.pays == [price + 20 for price in PAYS]
    assert found.odds == told(tuple(found.pays), [], 2)
    assert abs(sum(found.odds.chances) - CERTAIN) <= len(PAYS)


@clause("cre.sale.no-premium-at-home")
def test_at_home_the_prices_are_those_of_the_card() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, GOLD_1)
    game.sells()

    found = prospect(game, 1, GOLD_1)

    assert (found.premium, found.pays) == (0, list(PAYS))
    assert game.view(1).means[GOLD_1] == found.odds.mean == told(PAYS, [], 2).mean


@clause("cre.purchase.bonus-new-count")
def test_a_share_that_is_up_tells_the_bonus_its_purchase_would_bring() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, share(TOKYO, RAIL)).pile(LONDON, RAIL_1, PRESS_1)
    game.buys()

    bonuses = [prospect(game, seat, RAIL_1).bonus for seat in (NOBODY, 0, 1)]

    assert bonuses == [5, 5, 5]  # for the only buyer, whoever looks


@clause("cre.purchase.bonus")
def test_where_several_may_buy_the_bonus_told_is_ones_own() -> None:
    game = Table(seats=2).at(LONDON, LONDON).holds(0, share(TOKYO, RAIL)).pile(LONDON, RAIL_1, PRESS_1)
    game.buys()

    assert [prospect(game, seat, RAIL_1).bonus for seat in (NOBODY, 0, 1)] == [0, 5, 2]


@clause("cre.purchase.bonus-beyond")
def test_the_figure_of_the_next_bonus_stays_at_the_last_of_its_table() -> None:
    held = [share(market, kind) for market in (LONDON, NEW_YORK) for kind in (RAIL, MINE)]
    game = Table(seats=2).holds(0, *held).holds(1, share(SYDNEY, RAIL))
    game.climbs()

    found = game.view(0).next_bonus

    assert [found[0][ENERGY], found[1][ENERGY], found[1][MEDIA]] == [2, 1, 0]


@clause("cre.expert.half-rounded-up")
def test_half_the_price_is_told_rounded_up() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).pile(LONDON, share(LONDON, CAFE), GOLD_1)
    game.buys()

    assert [prospect(game, 0, number).half_price for number in (share(LONDON, CAFE), GOLD_1)] == [13, 25]


def test_the_shares_of_an_offer_tell_what_they_would_bring_me() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, RAIL_1).holds(1, GOLD_1)
    game.sells()
    game.plays(OfferToBuy(0, [GOLD_1], 5))

    assert [one.share for one in game.view(1).prospects] == [GOLD_1]
    assert [prospect(game, seat, GOLD_1).premium for seat in (0, 1)] == [0, 20]


def ahead(game: Table, seat: Seat) -> ThrowView:
    """What the seat is told about the dice of the sale."""
    dice = game.view(seat).dice
    assert dice is not None
    return dice.ahead


@clause("cre.sale.keep-dice")
def test_the_seller_is_told_the_odds_of_every_choice_of_dice() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, GOLD_1).dice(0, 0, 0, 1, 1, 2)
    game.sells()
    game.plays(SellShare(0, GOLD_1))

    dice = ahead(game, 0)

    assert len(dice.keeping) == 63
    assert dice.keeping[0] == told(PAYS, [], 1)
    assert dice.keeping[0b000111] == told(PAYS, [0, 0, 0], 1)
    assert dice.keeping[0b100001] == told(PAYS, [0, 2], 1)
    assert (dice.best_kept, dice.best) == ([0, 1, 2], dice.keeping[0b000111])


def test_others_see_the_best_choice_of_dice_only() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, GOLD_1).dice(0, 0, 0, 1, 1, 2)
    game.sells()
    game.plays(SellShare(0, GOLD_1))

    for seat in (NOBODY, 1):
        dice = ahead(game, seat)
        assert (dice.keeping, dice.best_kept) == ([], [0, 1, 2])


@clause("cre.sale.stop-early")
def test_six_alike_are_not_thrown_again() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, PRESS_1).dice(3, 3, 3, 3, 3, 3)
    game.sells()
    game.plays(SellShare(0, PRESS_1))

    dice = ahead(game, 0)

    assert dice.best_kept == [0, 1, 2, 3, 4, 5]
    assert dice.best == OddsView([0, 0, 0, 0, 0, 0, CERTAIN], 500)


@clause("cre.expert.double-premium")
def test_a_doubled_premium_is_in_all_prices() -> None:
    game = Table(seats=2).at(TOKYO, LONDON).holds(0, GOLD_1).hired(0, GLOBETROTTER).dice(0, 0, 0, 1, 1, 2)
    game.sells()
    game.plays(SellShare(0, GOLD_1))
    before = ahead(game, 0)

    game.plays(UseExpert(0, GLOBETROTTER))

    after = ahead(game, 0)
    assert [after.pays[alike] - before.pays[alike] for alike in range(7)] == [20] * 7
    assert after.best.mean == before.best.mean + 20


def test_after_the_last_throw_nothing_is_left_to_reckon() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, GOLD_1).kept(0, CLOVER).dice(0, 0, 0, 1, 1, 2)
    game.sells()
    game.plays(SellShare(0, GOLD_1))
    game.dice(3, 4, 5).plays(ThrowAgain(0, [0, 1, 2]))

    dice = ahead(game, 0)

    assert (dice.keeping, dice.best_kept) == ([], [0, 1, 2, 3, 4, 5])
    assert dice.best == OddsView([0, 0, 0, CERTAIN, 0, 0, 0], 60)


@clause("cre.purchase.one-too-poor")
@pytest.mark.parametrize(("cash", "payable"), [(69, False), (70, True)])
def test_before_entering_an_auction_one_is_told_whether_one_could_pay_alone(cash: int, payable: bool) -> None:
    game = Table(seats=2).at(LONDON, LONDON).cash(0, cash).pile(LONDON, PRESS_1, RAIL_1)
    game.buys()

    entries = [game.view(seat).entry for seat in (0, NOBODY)]

    assert [entry.payable for entry in entries if entry] == [payable, False]


@clause("cre.choice.stay", "cre.expert.pirate")
def test_before_choosing_one_is_told_where_one_would_buy_nothing() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).closed(SYDNEY)
    game.chooses_markets()

    views = [game.view(seat).choosing for seat in (0, 1)]

    told_there = [{m: why for m, why in enumerate(one.no_purchase_by) if why} for one in views if one]
    assert told_there == [
        {LONDON: "cre.choice.stay", SYDNEY: "cre.expert.pirate"},
        {SYDNEY: "cre.expert.pirate", TOKYO: "cre.choice.stay"},
    ]


@clause("cre.signs.in-order")
@pytest.mark.parametrize(
    ("rungs", "offers"),
    [(0, [([0], 10), ([0, 1], 31)]), (ISLAND - 1, [([ISLAND - 1], 500)]), (1, [([1], 21), ([1, 2], 61)])],
)
def test_the_next_signs_are_told_with_what_they_cost_together(rungs: int, offers: list[tuple[list[int], int]]) -> None:
    game = Table(seats=2).climbed(0, rungs).cash(0, 1000)
    game.climbs()

    ladder = game.view(0).ladder

    assert ladder is not None
    assert [(offer.signs, offer.price) for offer in ladder.offers] == offers


@clause("cre.debt.half-rounded-down")
def test_what_the_bank_would_give_for_a_sign_is_told_of_everybody() -> None:
    game = Table().climbed(1, 2).climbed(2, ISLAND)
    game.chooses_markets()

    assert game.view(0).refunds == [0, 10, 250]


@clause("cre.debt.sell-first")
def test_a_debtor_sees_what_is_missing_and_what_each_share_may_bring() -> None:
    game = Table(seats=2).at(TOKYO, TOKYO).cash(0, 3).holds(0, GOLD_1)
    game.draws_fortune(FINE)

    view = game.view(1)

    assert view.debt is not None
    assert (view.debt.amount, view.debt.missing) == (7, 4)
    assert [(one.share, one.premium) for one in view.prospects] == [(GOLD_1, 20)]


def test_every_share_tells_its_mean_price() -> None:
    game = Table()
    game.chooses_markets()

    means = [told((0, *pays), [], throws).mean for _, _, throws, pays in KINDS]

    assert game.view(NOBODY).means == means * 6
