"""The greedy bot goes by printed prices and proposes nothing."""

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    BuyTitle,
    Decline,
    OfferPrice,
    ProposeExchange,
    PutUp,
    RollDice,
    StandAside,
    StopBuying,
)
from tests.bots.richesses_du_monde.choosing import choice
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, title

JAPAN = square("japon")
AUCTION = 10


def test_it_rolls_without_a_word() -> None:
    assert choice("greedy", Table(), 0) == RollDice(0)


def test_it_buys_what_lifts_its_share_most_for_the_price() -> None:
    table = Table().holds(0, "construction-navale-coree").no_claims_at(JAPAN)
    table.lands(0, JAPAN)

    assert choice("greedy", table, 0) == BuyTitle(0, title("construction-navale-japon"))


def test_it_keeps_a_reserve() -> None:
    table = Table().cash(0, 8 * MILLION).no_claims_at(JAPAN)
    table.lands(0, JAPAN)

    assert choice("greedy", table, 0) == StopBuying(0)


def test_it_puts_up_what_pays_least() -> None:
    table = Table().holds(0, "riz-chine", "or-bresil").travelled(0)
    table.lands(0, AUCTION, white=2, red=1)

    assert choice("greedy", table, 0) == PutUp(0, product("or"))


def test_it_bids_for_what_lifts_it_over_a_step_and_for_nothing_else() -> None:
    table = Table().holds(0, "riz-chine").travelled(0).holds(1, "riz-inde")
    table.lands(0, AUCTION, white=2, red=1)
    table.plays(PutUp(0, product("riz")))

    assert isinstance(choice("greedy", table, 1), Bid)
    assert choice("greedy", table, 2) == Bid(2, 3_050_000)  # forty percent are worth a royalty to it as well

    table = Table().holds(0, "or-bresil").travelled(0)
    table.lands(0, AUCTION, white=2, red=1)
    table.plays(PutUp(0, product("or")))
    assert choice("greedy", table, 1) == StandAside(1)


def test_it_agrees_to_an_exchange_that_is_plainly_good_and_to_no_other() -> None:
    table = Table().holds(0, "riz-chine").holds(1, "or-bresil")
    table.plays(ProposeExchange(0, 1, [product("riz")], [product("or")], 0))
    assert choice("greedy", table, 1) == Agree(1)

    table = Table().holds(0, "or-bresil").holds(1, "riz-chine")
    table.plays(ProposeExchange(0, 1, [product("or")], [product("riz")], 0))
    assert choice("greedy", table, 1) == Decline(1)


def test_it_does_not_outbid_for_what_is_no_use_to_it() -> None:
    table = Table().holds(1, "or-bresil")
    table.plays(OfferPrice(0, 1, product("or"), MILLION))

    assert choice("greedy", table, 2) == StandAside(2)
