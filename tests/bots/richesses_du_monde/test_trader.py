"""The trader weighs what a deal does to both sides, and what may ruin it."""

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    ClaimRoyalty,
    Decline,
    OfferPrice,
    ProposeExchange,
    PutOnSale,
    RollDice,
)
from tests.bots.richesses_du_monde.choosing import choice
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, titles_of

RICE, COFFEE = product("riz"), product("cafe")
FRANCE = 5


def completing_each_other(round: int) -> Table:
    """Seat 1 has much of the rice, seat 0 much of the coffee, and each has what lifts the other over a step."""
    table = Table(4).owns(1, titles_of("riz", 2)).owns(0, titles_of("riz", 3)[2:])
    table.owns(0, titles_of("cafe", 2)).owns(1, titles_of("cafe", 3)[2:]).turn_of(1)
    table.state.round = round
    return table


def test_it_proposes_an_exchange_that_lifts_both() -> None:
    proposal = choice("trader", completing_each_other(round=4), 1)

    assert isinstance(proposal, ProposeExchange)
    assert (proposal.partner, proposal.given_products, proposal.wanted_products) == (0, [COFFEE], [RICE])


def test_it_asks_the_same_of_the_same_side_in_one_round_out_of_four() -> None:
    proposals = [choice("trader", completing_each_other(round), 1) for round in range(4, 12)]

    rice = [isinstance(said, ProposeExchange) and said.wanted_products == [RICE] for said in proposals]
    assert rice == [True, False, False, False, True, False, False, False]


def test_having_spoken_once_it_rolls() -> None:
    table = completing_each_other(round=4)
    table.state.opened[1] = 1

    assert choice("trader", table, 1) == RollDice(1)


def test_it_agrees_to_what_lifts_it_and_not_to_what_strips_it() -> None:
    table = completing_each_other(round=4)
    table.plays(ProposeExchange(0, 1, [RICE], [COFFEE], 0))
    assert choice("trader", table, 1) == Agree(1)

    table = Table(4).owns(1, titles_of("riz", 5)).holds(0, "or-bresil")
    table.plays(ProposeExchange(0, 1, [product("or")], [RICE], 0))
    assert choice("trader", table, 1) == Decline(1)


def test_it_sells_before_a_debt_ruins_it() -> None:
    table = Table().owns(1, titles_of("riz", 5)).owns(0, titles_of("or", 2)).cash(0, 5 * MILLION)
    table.plaque(FRANCE, "riz").lands(0, FRANCE)  # fourteen millions are due
    table.plays(ClaimRoyalty(1))

    assert isinstance(choice("trader", table, 0), PutOnSale | ProposeExchange | OfferPrice)


def test_it_never_reads_the_cash_of_others() -> None:
    """With the same public sum, whoever holds it, the trader does the same."""
    one = completing_each_other(round=4).cash(2, 10 * MILLION).cash(3, 90 * MILLION)
    other = completing_each_other(round=4).cash(2, 90 * MILLION).cash(3, 10 * MILLION)

    assert choice("trader", one, 1) == choice("trader", other, 1)
