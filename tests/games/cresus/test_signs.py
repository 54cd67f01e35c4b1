"""« Phase 6 – Achat de signes extérieurs de richesse »."""

import pytest

from ludotheque.games.cresus.actions import BuySigns, SealBid
from ludotheque.games.cresus.events import IslandBought, SignsBought, SignsSealed
from ludotheque.games.cresus.tables import CresusTables
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.ask import Amount
from ludotheque.kernel.event import EVERYONE
from ludotheque.shelf import box
from tests.clauses import clause
from tests.games.cresus.arrange import Table, kinds, told
from tests.games.cresus.plain_box import ISLAND


def climbing(cash: int, rungs: int = 0) -> Table:
    """Seat 0 has so much and so many signs; nobody else can buy any."""
    game = Table(seats=2).cash(0, cash).cash(1, 0).climbed(0, rungs)
    game.climbs()
    return game


@clause("cre.signs.one-or-two")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_none_one_or_two_signs_are_bought(count: int) -> None:
    game = climbing(400)

    game.plays(BuySigns(0, count))

    assert game.state.signs[0] == count


@clause("cre.signs.one-or-two")
@pytest.mark.parametrize("count", [3, -1])
def test_not_more_and_not_fewer(count: int) -> None:
    game = climbing(400)
    blank = game.ask(0, "buy-signs").blanks[0]

    assert game.refusal(BuySigns(0, count)) == "cre.signs.one-or-two"
    assert isinstance(blank, Amount)
    assert (blank.low, blank.high) == (0, 2)


@clause("cre.signs.one-or-two")
@pytest.mark.parametrize(("cash", "most"), [(10, 1), (30, 1), (31, 2)])
def test_only_what_can_be_paid(cash: int, most: int) -> None:
    game = climbing(cash)

    assert game.refusal(BuySigns(0, most)) == ""
    assert game.refusal(BuySigns(0, most + 1)) == "cre.signs.one-or-two"


@clause("cre.signs.one-or-two")
def test_nothing_else_is_done_in_this_phase() -> None:
    assert climbing(400).refusal(SealBid(0, 1)) == "cre.signs.one-or-two"


@clause("cre.signs.one-or-two")
def test_in_the_next_round_two_more_may_be_bought() -> None:
    game = climbing(400)
    game.plays(BuySigns(0, 2))

    game.climbs()

    assert game.refusal(BuySigns(0, 2)) == ""


@clause("cre.signs.in-order")
def test_signs_are_bought_from_the_cheapest_on() -> None:
    game = climbing(400)
    first = game.plays(BuySigns(0, 2))
    game.climbs()

    second = game.plays(BuySigns(0, 2))

    assert told(first, SignsBought) == [SignsBought(EVERYONE, 0, [0, 1], 31)]
    assert told(second, SignsBought) == [SignsBought(EVERYONE, 0, [2, 3], 100)]


@clause("cre.signs.in-order")
def test_even_with_the_money_for_the_island_none_is_skipped() -> None:
    game = climbing(900)

    events = game.plays(BuySigns(0, 2))

    assert told(events, IslandBought) == []
    assert told(events, SignsBought) == [SignsBought(EVERYONE, 0, [0, 1], 31)]


@clause("cre.signs.pay-the-bank")
def test_the_price_is_paid_to_the_bank() -> None:
    game = climbing(400, rungs=2)
    bank = game.state.bank

    game.plays(BuySigns(0, 1))

    assert (game.purses[0], game.state.bank) == (360, bank + 40)


@clause("cre.signs.open")
def test_everybody_sees_the_signs_of_all() -> None:
    game = Table().climbed(0, 2).climbed(2, 4)

    assert all(game.view(seat).signs == [2, 0, 4] for seat in (NOBODY, 0, 1, 2))


@clause("cre.signs.together")
def test_all_decide_at_the_same_time_and_in_secret() -> None:
    game = Table()
    game.climbs()

    assert game.waiting == [0, 1, 2]
    assert game.plays(BuySigns(0, 2)) == [SignsSealed(EVERYONE, 0)]
    seen = [ladder for seat in (NOBODY, 0, 1) if (ladder := game.view(seat).ladder)]
    assert [ladder.mine for ladder in seen] == [-1, 2, -1]
    assert (game.purses, game.state.signs) == ([100] * 3, [0] * 3)


@clause("cre.signs.together")
def test_what_is_bought_is_shown_together() -> None:
    game = Table()
    game.climbs()
    game.plays(BuySigns(0, 2))
    game.plays(BuySigns(2, 0))

    events = game.plays(BuySigns(1, 1))

    assert kinds(events)[:3] == ["SignsSealed", "SignsBought", "SignsBought"]
    assert game.purses == [69, 90, 100]
    assert game.refusal(BuySigns(0, 1)) != ""


@clause("cre.signs.together")
def test_a_decision_is_not_changed() -> None:
    game = Table()
    game.climbs()
    game.plays(BuySigns(0, 2))

    assert game.refusal(BuySigns(0, 1)) == "cre.sealed.for-good"


@clause("cre.signs.copies")
def test_all_may_buy_the_same_sign() -> None:
    game = Table(seats=6)
    game.climbs()

    for seat in range(6):
        game.plays(BuySigns(seat, 1))

    assert game.state.signs == [1] * 6


@clause("cre.signs.not-asked")
def test_whoever_can_buy_nothing_is_not_asked() -> None:
    game = Table().cash(1, 9)

    game.climbs()

    assert game.waiting == [0, 2]


@clause("cre.signs.not-asked")
def test_if_nobody_can_the_round_is_over_at_once() -> None:
    game = Table(seats=2).cash(0, 9).cash(1, 0)

    assert kinds(game.climbs())[0] == "RoundBegun"


@clause("cre.signs.island")
def test_the_last_sign_is_the_island_for_500_millions() -> None:
    edition = box("cresus").edition()
    assert isinstance(edition.tables, CresusTables)

    assert (edition.ids["sign"][-1], edition.tables.signs[-1]) == ("ile", 500)


@clause("cre.signs.island")
def test_the_island_may_be_the_second_sign_of_a_round() -> None:
    game = climbing(560, rungs=ISLAND - 2)

    events = game.plays(BuySigns(0, 2))

    assert told(events, SignsBought, IslandBought) == [
        SignsBought(EVERYONE, 0, [ISLAND - 2, ISLAND - 1], 560),
        IslandBought(EVERYONE, 0),
    ]


@clause("cre.signs.island")
def test_beyond_the_island_there_is_nothing_to_buy() -> None:
    game = climbing(2000, rungs=ISLAND - 1)

    assert game.refusal(BuySigns(0, 2)) == "cre.signs.one-or-two"
    assert game.refusal(BuySigns(0, 1)) == ""
