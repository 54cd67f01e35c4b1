"""Before a player ruins himself, binds himself or gives something up, the rules say what follows."""

import pytest

from ludotheque.games.richesses_du_monde.actions import ClaimRoyalty, ProposeAssociation, PutOnSale, SettleDebt
from tests.cautions import feared, perils
from tests.games.richesses_du_monde.arrange import GAME, MILLION, Table, product, square

FRANCE = square("france")
AUCTION = square("encheres-1")


def in_debt(cash: int) -> Table:
    """Seat 1 owes seat 0 twelve millions."""
    game = Table(3).holds(0, "petrole-russie", "petrole-usa", "petrole-arabie-saoudite").holds(1, "riz-chine")
    game.cash(1, cash).plaque(FRANCE, "petrole").lands(1, FRANCE)
    game.plays(ClaimRoyalty(0))
    return game


def test_paying_more_than_one_has_is_warned_of_with_what_is_missing() -> None:
    (caution,) = feared(in_debt(5 * MILLION).state, 1, "settle-debt")

    assert ("grave", "bankruptcy") == (caution.weight, caution.peril)
    assert {"missing_cash": 7 * MILLION, "holdings": 1} == caution.figures


def test_what_one_can_pay_is_not_warned_of() -> None:
    assert [] == feared(in_debt(12 * MILLION).state, 1, "settle-debt")


def test_who_pays_in_spite_of_the_warning_is_out_of_the_game() -> None:
    game = in_debt(5 * MILLION)
    game.plays(SettleDebt(1))

    assert not game.state.playing[1]


def test_in_a_rescue_what_is_missing_is_told_too() -> None:
    game = Table(3, bankruptcy="rescue").holds(1, "riz-chine").cash(1, 5 * MILLION).turn_of(1)
    game.rolls(6, 6)

    assert MILLION == feared(game.state, 1, "settle-debt")[0].figures["missing_cash"]


@pytest.mark.parametrize(("cash", "doubles"), [(5 * MILLION, 1), (4 * MILLION, 2), (0, 6)])
def test_a_roll_of_which_a_double_would_ruin_says_how_likely_that_is(cash: int, doubles: int) -> None:
    (caution,) = feared(Table(3).holds(0, "riz-chine").cash(0, cash).state, 0, "roll-dice")

    assert ("risk", "double", doubles) == (caution.weight, caution.peril, caution.figures["chances"])


def test_a_roll_is_not_warned_of_where_nothing_can_be_done_or_need_be() -> None:
    assert [] == feared(Table(3).cash(0, 5 * MILLION).state, 0, "roll-dice")
    assert [] == feared(Table(3).holds(0, "riz-chine").cash(0, 6 * MILLION).state, 0, "roll-dice")
    assert [] == feared(Table(3, bankruptcy="rescue").holds(0, "riz-chine").cash(0, 0).state, 0, "roll-dice")


def test_a_purchase_that_leaves_less_than_the_smallest_double_is_warned_of() -> None:
    game = Table(3).cash(0, 3 * MILLION)
    game.no_claims_at(FRANCE).lands(0, FRANCE)
    prices = {ask: game.state.price(ask) for ask in game.ask(0, "buy-title").blanks[0].choices}  # type: ignore[attr-defined]
    warned = [one for one in prices if perils(game.state, 0, "buy-title", [[one]])]

    assert [one for one, price in prices.items() if price > 2 * MILLION] == warned


def test_a_bid_of_almost_everything_is_warned_of() -> None:
    game = Table(3).holds(0, "riz-chine").cash(1, 10 * MILLION)
    game.plays(PutOnSale(0, product("riz"), 0))

    assert ["grave all-in"] == perils(game.state, 1, "bid", [[10 * MILLION]])
    assert [] == perils(game.state, 1, "bid", [[9 * MILLION]])


def test_a_waiver_an_association_and_the_last_lot_are_warned_of() -> None:
    owner = Table(3).holds(0, "petrole-russie", "petrole-usa").plaque(FRANCE, "petrole")
    owner.lands(1, FRANCE)
    assert ["grave waiver"] == perils(owner.state, 0, "waive-royalty")

    partners = Table(3).holds(1, "riz-chine").cash(0, 60 * MILLION)
    assert ["grave association-proposed"] == perils(partners.state, 0, "propose-association", [[1]])
    partners.plays(ProposeAssociation(0, [1]))
    assert ["grave association"] == perils(partners.state, 1, "agree")

    seller = Table(3).holds(0, "or-russie", "riz-chine").travelled(0)
    seller.lands(0, AUCTION, white=1, red=2)
    assert [] == perils(seller.state, 0, "put-up", [[product("or")]])
    seller.state.steps[-1].lots.append(product("or"))  # type: ignore[attr-defined]
    assert ["grave hammer"] == perils(seller.state, 0, "put-up", [[product("riz")]])


def test_who_is_bankrupt_is_out_and_a_partner_is_not() -> None:
    game = Table(4).allied(0, 1).bankrupt(2)

    assert [2] == [seat for seat in range(4) if GAME.is_out(game.state, seat)]
