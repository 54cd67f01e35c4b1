"""L'argent: secret, shared by partners, and neither made nor lost."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    BuyJoker,
    BuyTitle,
    CounterOffer,
    OfferPrice,
    ProposeAssociation,
    ProposeExchange,
    PutOnSale,
    Sell,
    StandAside,
)
from ludotheque.games.richesses_du_monde.events import PurseJoined
from ludotheque.kernel.action import NOBODY, Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import may_know
from ludotheque.kernel.play import is_over, play
from ludotheque.kernel.random_play import random_action
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import GAME, MILLION, Table, fresh, product, square, title

RICE = product("riz")
GOLD = product("or")
FRANCE = square("france")


@clause("rdm.table.secret-cash")
def test_everyone_sees_his_own_cash_and_nobody_elses() -> None:
    game = Table().cash(0, 3 * MILLION).cash(1, 5 * MILLION).cash(2, 7 * MILLION)

    assert [3 * MILLION, None, None] == game.view(0).cash
    assert [None, None, 7 * MILLION] == game.view(2).cash
    assert [None, None, None] == game.view(NOBODY).cash


@clause("rdm.table.secret-cash")
def test_a_position_looks_the_same_whatever_cash_the_others_have() -> None:
    even = Table().cash(1, 10 * MILLION).cash(2, 10 * MILLION).holds(1, "riz-chine")
    uneven = Table().cash(1, 1 * MILLION).cash(2, 19 * MILLION).holds(1, "riz-chine")

    assert even.view(0) == uneven.view(0)
    assert even.may(0) == uneven.may(0)


@clause("rdm.titles.public")
def test_everybody_sees_who_owns_which_title() -> None:
    game = Table().holds(1, "riz-chine").holds(2, "or-russie")

    for seat in (NOBODY, 0, 1, 2):
        assert (1, 2) == (game.view(seat).owner[title("riz-chine")], game.view(seat).owner[title("or-russie")])


@clause("rdm.cash.shared-purse")
def test_partners_see_their_common_purse_and_others_do_not() -> None:
    game = Table(seats=4).allied(1, 2).cash(1, 8 * MILLION).cash(0, 3 * MILLION)

    for partner in (1, 2):
        assert [None, 8 * MILLION, 8 * MILLION, None] == game.view(partner).cash
    assert [3 * MILLION, None, None, None] == game.view(0).cash
    assert [None] * 4 == game.view(NOBODY).cash


@clause("rdm.cash.shared-purse")
def test_partners_are_told_what_they_have_together_and_others_are_not() -> None:
    game = Table(seats=4).cash(1, 8 * MILLION).cash(2, 5 * MILLION)
    game.plays(ProposeAssociation(1, [2]))

    events = game.plays(Agree(2))

    joined = next(event for event in events if isinstance(event, PurseJoined))
    assert (1, 13 * MILLION) == (joined.seat, joined.cash)
    assert [False, True, True, False] == [may_know(joined, seat) for seat in range(4)]


@clause("rdm.cash.deduced")
def test_with_two_sides_left_each_can_work_out_the_others_purse() -> None:
    game = Table(seats=2).cash(0, 3 * MILLION).cash(1, 5 * MILLION)

    worlds = [GAME.redeal(game.state, 0, Chance(seed)) for seed in range(20)]

    assert {5 * MILLION} == {world.cash[1] for world in worlds}


@clause("rdm.table.secret-cash", "rdm.cash.deduced")
def test_nobody_is_handed_the_sum_from_which_a_single_rivals_purse_follows() -> None:
    game = Table(seats=2).cash(0, 3 * MILLION).cash(1, 5 * MILLION)
    richer = Table(seats=2).cash(0, 3 * MILLION).cash(1, 9 * MILLION)

    assert game.view(0) == richer.view(0)
    assert game.view(NOBODY) == richer.view(NOBODY)


@clause("rdm.cash.deduced", "rdm.table.secret-cash")
def test_with_three_sides_a_purse_can_be_anything_the_others_have_together() -> None:
    game = Table().cash(0, 3 * MILLION).cash(1, 5 * MILLION).cash(2, 7 * MILLION)

    worlds = [GAME.redeal(game.state, 0, Chance(seed)) for seed in range(20)]

    assert {12 * MILLION} == {world.cash[1] + world.cash[2] for world in worlds}
    assert {3 * MILLION} == {world.cash[0] for world in worlds}
    assert len({world.cash[1] for world in worlds}) > 10


def _worlds(game: Table, seat: int) -> list[list[int]]:
    return [GAME.redeal(game.state, seat, Chance(seed)).cash for seed in range(40)]


@clause("rdm.table.secret-cash")
def test_whoever_bids_or_offers_shows_that_he_has_as_much() -> None:
    bidding = Table().holds(1, "riz-chine").cash(0, 9 * MILLION)
    bidding.plays(OfferPrice(0, 1, RICE, 8 * MILLION))
    exchange = Table(seats=4).holds(1, "riz-chine").holds(2, "or-russie").cash(1, 9 * MILLION)
    exchange.plays(ProposeExchange(1, 2, [RICE], [GOLD], 8 * MILLION))

    assert 8 * MILLION <= min(cash[0] for cash in _worlds(bidding, 2))
    assert 8 * MILLION <= min(cash[1] for cash in _worlds(exchange, 0))


@clause("rdm.table.secret-cash", "rdm.association.decide-together")
@pytest.mark.parametrize(
    ("wish", "shown"),
    [
        (OfferPrice(1, 3, GOLD, 8 * MILLION), 8 * MILLION),
        (ProposeExchange(1, 3, [RICE], [GOLD], 7 * MILLION), 7 * MILLION),
    ],
    ids=["offer", "exchange"],
)
def test_what_partners_are_asked_to_spend_shows_that_they_have_it(wish: Action, shown: int) -> None:
    game = _partners().cash(1, 9 * MILLION)
    game.plays(wish)

    assert shown <= min(cash[1] for cash in _worlds(game, 0))


@clause("rdm.table.secret-cash", "rdm.association.decide-together")
def test_what_partners_are_asked_to_buy_shows_that_they_have_its_price() -> None:
    titles = _partners().cash(1, 3 * MILLION).no_claims_at(FRANCE)
    titles.lands(1, FRANCE)
    titles.plays(BuyTitle(2, title("construction-automobile-france")))
    joker = _partners().cash(1, 4 * MILLION)
    joker.lands(1, square("joker-1"))
    joker.plays(BuyJoker(2))

    assert 2_400_000 <= min(cash[1] for cash in _worlds(titles, 0))
    assert 3_000_000 <= min(cash[1] for cash in _worlds(joker, 0))


@clause("rdm.table.secret-cash", "rdm.association.decide-together")
def test_what_was_shown_before_partners_talk_stays_shown() -> None:
    sale = _partners().cash(0, 9 * MILLION)
    sale.plays(OfferPrice(0, 1, RICE, 8 * MILLION))
    sale.plays(StandAside(3))
    sale.plays(Sell(1))
    exchange = _partners().cash(1, 9 * MILLION)
    exchange.plays(ProposeExchange(3, 1, [GOLD], [RICE], -8 * MILLION))
    exchange.plays(Agree(1))
    counter = _partners().cash(1, 9 * MILLION)
    counter.plays(ProposeExchange(3, 1, [GOLD], [RICE], 0))
    counter.plays(CounterOffer(1, [RICE], [GOLD], 8 * MILLION))

    assert 8 * MILLION <= min(cash[0] for cash in _worlds(sale, 3))
    assert 8 * MILLION <= min(cash[1] for cash in _worlds(exchange, 0))
    assert 8 * MILLION <= min(cash[1] for cash in _worlds(counter, 0))


def _partners() -> Table:
    """Seats 1 and 2 are associated and must agree; they own rice, seat 3 owns gold."""
    game = Table(seats=4, partners="all-agree").allied(1, 2).holds(1, "riz-chine").holds(3, "or-russie")
    return game.cash(0, 20 * MILLION).cash(3, 20 * MILLION)


@clause("rdm.cash.conserved")
def test_a_sale_moves_money_from_purse_to_purse_and_leaves_the_bank_alone() -> None:
    game = Table().holds(1, "riz-chine")
    bank, purses = game.state.bank, sum(game.state.cash)
    game.plays(PutOnSale(1, RICE, MILLION))
    game.waits(7_000)
    game.plays(OfferPrice(0, 1, RICE, MILLION))
    game.plays(StandAside(2))

    game.plays(Sell(1))

    assert (bank, purses) == (game.state.bank, sum(game.state.cash))


OPTIONS: list[dict[str, str]] = [
    {},
    {"claims": "automatic", "window": "unhurried", "bankruptcy": "rescue"},
    {"bankruptcy": "rescue", "partners": "all-agree"},
    {"partners": "any-partner", "lots": "free-choice", "window": "ten-seconds"},
    {"instalments": "on", "steel": "fifteen", "partners": "all-agree"},
    {"quick": "on", "bankruptcy": "rescue"},
    {"quick": "on", "instalments": "on", "minutes": "10"},
    {"conquest": "oceania", "rounds": "30"},
    {"rounds": "40", "partners": "all-agree", "claims": "automatic"},
]


@clause("rdm.cash.conserved")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "booklet")
def test_through_whole_random_games_bank_and_purses_together_stay_the_same(options: dict[str, str]) -> None:
    for seed in range(12):
        state = fresh(2 + seed % 5, seed=seed, **options)
        luck = Chance(seed)
        while not is_over(state):
            play(state, random_action(GAME, state, luck))

            assert 0 == sum(state.cash) + state.bank
            assert "" == GAME.problem(state)
        assert "" != GAME.end_reason(state)
