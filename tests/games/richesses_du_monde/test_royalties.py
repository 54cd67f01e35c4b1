"""Royalties: who is owed what for the plaque on a square, how it is claimed and when it is paid."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    Bid,
    BuyTitle,
    ClaimRoyalty,
    PutOnSale,
    RollDice,
    Sell,
    SettleDebt,
    StandAside,
    WaiveRoyalty,
)
from ludotheque.games.richesses_du_monde.events import (
    BankPaid,
    ClaimsOpened,
    RoyaltyClaimed,
    RoyaltyForgotten,
    RoyaltyPaid,
    RoyaltyWaived,
    WentBankrupt,
)
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE, Event
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, title, titles_of, told

FRANCE = square("france")
ALUMINIUM = product("aluminium")
THIRTY = ["aluminium-russie", "aluminium-japon"]
FIFTY = ["aluminium-usa", "aluminium-canada"]
AN_HOUR = 3_600_000


def owned(*ids: str, seats: int = 3, **options: str) -> Table:
    """Seat 1 owns these titles, and the plaque of aluminium lies on France."""
    return Table(seats, **options).holds(1, *ids).plaque(FRANCE, "aluminium")


def claimed(*ids: str, seats: int = 3) -> Table:
    """Seat 0 has come to France, and seat 1 has claimed."""
    game = owned(*ids, seats=seats)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))
    return game


def paid(owner: int, amount: int) -> Event:
    return RoyaltyPaid(EVERYONE, 0, owner, ALUMINIUM, amount)


@clause("rdm.royalties.by-plaque")
def test_the_plaque_says_for_which_production_royalties_are_owed() -> None:
    game = owned(*FIFTY)

    assert ClaimsOpened(EVERYONE, 0, ALUMINIUM) in game.lands(0, FRANCE)


@clause("rdm.royalties.by-plaque")
def test_nothing_is_owed_where_the_plaque_names_another_production() -> None:
    game = owned(*FIFTY).plaque(FRANCE, "riz")

    assert [] == told(game.lands(0, FRANCE), ClaimsOpened)


@clause("rdm.royalties.before-all")
def test_nothing_is_bought_before_the_royalties_are_settled() -> None:
    waiting, claimed_by_all = owned(*FIFTY), claimed(*FIFTY)
    waiting.lands(0, FRANCE)

    assert waiting.refusal(RollDice(1)) == "rdm.royalties.before-all"
    assert claimed_by_all.refusal(BuyTitle(0, title("ble-france"))) == "rdm.royalties.before-all"


@clause("rdm.royalties.before-all")
def test_after_the_royalties_the_shelf_is_opened() -> None:
    game = claimed(*FIFTY)

    game.plays(SettleDebt(0))

    assert {"buy-title", "stop-buying"} <= game.may(0)


@clause("rdm.royalties.before-all")
def test_a_debtor_cannot_claim_nor_an_owner_settle() -> None:
    game = owned(*FIFTY)
    game.lands(0, FRANCE)

    assert game.refusal(ClaimRoyalty(0)) == "table.not-your-turn"
    assert game.refusal(SettleDebt(1)) == "rdm.royalties.before-all"


@clause("rdm.royalties.thirty-percent")
def test_with_less_than_thirty_percent_nothing_is_owed() -> None:
    game = owned("aluminium-canada", "aluminium-japon")

    assert [] == told(game.lands(0, FRANCE), ClaimsOpened)


@clause("rdm.royalties.thirty-percent")
def test_beside_an_owner_of_enough_one_of_less_cannot_claim() -> None:
    game = owned(*THIRTY).holds(2, "aluminium-canada", "aluminium-allemagne")
    game.lands(0, FRANCE)

    assert [1] == game.waiting
    assert game.refusal(ClaimRoyalty(2)) == "table.not-your-turn"


@clause("rdm.royalties.steps", "rdm.royalties.lower-bounds")
@pytest.mark.parametrize(
    ("places", "percent", "due"),
    [
        (["russie", "japon"], 30, 900_000),
        (["usa", "japon"], 45, 900_000),
        (["usa", "canada"], 50, 4_500_000),
        (["usa", "russie", "japon"], 65, 4_500_000),
        (["usa", "russie", "canada"], 70, 9_000_000),
        (["usa", "russie", "allemagne", "japon", "australie"], 85, 9_000_000),
        (["usa", "russie", "canada", "allemagne", "japon"], 90, 18_000_000),
        (["usa", "russie", "canada", "allemagne", "japon", "australie"], 100, 18_000_000),
    ],
)
def test_a_share_pays_by_steps_whose_lower_bound_belongs_to_them(places: list[str], percent: int, due: int) -> None:
    game = owned(*(f"aluminium-{place}" for place in places))
    game.lands(0, FRANCE)

    events = game.plays(ClaimRoyalty(1))

    assert game.state.percent(1, ALUMINIUM) == percent
    assert [RoyaltyClaimed(EVERYONE, 1, 0, due)] == events


@clause("rdm.royalties.own-share")
def test_ones_own_half_takes_nothing_off() -> None:
    game = owned(*THIRTY).holds(0, *FIFTY)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))

    assert paid(1, 900_000) in game.plays(SettleDebt(0))


@clause("rdm.royalties.own-share")
def test_nobody_owes_anything_to_himself() -> None:
    game = Table().owns(0, titles_of("aluminium", 6)).plaque(FRANCE, "aluminium")

    assert [] == told(game.lands(0, FRANCE), ClaimsOpened)


@clause("rdm.royalties.each-owner")
def test_every_owner_is_paid_in_full_by_his_own_share() -> None:
    game = owned(*FIFTY).holds(2, *THIRTY)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))
    game.plays(ClaimRoyalty(2))

    assert [paid(1, 4_500_000), paid(2, 900_000)] == told(game.plays(SettleDebt(0)), RoyaltyPaid)
    assert [60_600_000, 70_500_000, 66_900_000] == game.state.cash


@clause("rdm.royalties.seven-seconds")
def test_a_royalty_not_claimed_within_seven_seconds_is_lost() -> None:
    game = owned(*FIFTY)
    game.lands(0, FRANCE)

    assert [] == game.waits(6_999)
    assert [RoyaltyForgotten(EVERYONE, 1, 4_500_000)] == game.waits(1)
    assert game.refusal(ClaimRoyalty(1)) == "table.not-your-turn"


@clause("rdm.royalties.seven-seconds")
def test_at_the_last_moment_one_can_still_claim() -> None:
    game = owned(*FIFTY)
    game.lands(0, FRANCE)
    game.waits(6_999)

    assert [RoyaltyClaimed(EVERYONE, 1, 0, 4_500_000)] == game.plays(ClaimRoyalty(1))


@clause("rdm.royalties.seven-seconds")
def test_who_forgets_does_not_lose_what_another_claims() -> None:
    game = owned(*FIFTY).holds(2, *THIRTY)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(2))

    assert [RoyaltyForgotten(EVERYONE, 1, 4_500_000)] == game.waits(7_000)
    assert [paid(2, 900_000)] == game.plays(SettleDebt(0))


@clause("rdm.royalties.at-arrival")
def test_whoever_sells_his_share_meanwhile_is_still_paid_and_the_buyer_is_not() -> None:
    game = claimed(*FIFTY)
    game.plays(PutOnSale(1, ALUMINIUM, 5 * MILLION))
    game.plays(Bid(2, 5 * MILLION))
    game.plays(StandAside(0))
    game.plays(Sell(1))

    assert game.state.percent(2, ALUMINIUM) == 50
    assert game.refusal(ClaimRoyalty(2)) == "table.not-your-turn"
    assert [paid(1, 4_500_000)] == game.plays(SettleDebt(0))


@clause("rdm.royalties.waive")
def test_an_owner_may_let_the_mover_off() -> None:
    game = owned(*FIFTY)
    game.lands(0, FRANCE)

    assert [RoyaltyWaived(EVERYONE, 1, 0)] == game.plays(WaiveRoyalty(1))
    assert "buy-title" in game.may(0)
    assert [66 * MILLION] * 3 == game.state.cash


@clause("rdm.royalties.waive")
def test_what_is_waived_cannot_be_claimed_any_more() -> None:
    game = owned(*FIFTY)
    game.lands(0, FRANCE)
    game.plays(WaiveRoyalty(1))

    assert game.refusal(ClaimRoyalty(1)) == "table.not-your-turn"


@clause("rdm.royalties.settle")
def test_a_debtor_does_not_pay_before_the_last_owner_has_spoken() -> None:
    game = owned(*FIFTY).holds(2, *THIRTY)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))

    assert [2] == game.waiting
    assert "rdm.royalties.settle" == game.refusal(SettleDebt(0)) == game.closed(0)["settle-debt"]
    game.plays(WaiveRoyalty(2))
    assert [paid(1, 4_500_000)] == game.plays(SettleDebt(0))


@clause("rdm.royalties.settle")
def test_when_the_time_to_claim_is_over_the_debtor_is_asked_for_what_was_claimed() -> None:
    game = owned(*FIFTY).holds(2, *THIRTY)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(2))
    game.waits(7_000)

    seen = game.view(0).claims

    assert [0] == game.waiting
    assert seen is not None
    assert ([2], [], [1], 900_000) == (seen.claimed, seen.waived, seen.forgotten, seen.owed)


@clause("rdm.royalties.settle")
def test_a_debtor_of_whom_nothing_is_claimed_is_not_asked() -> None:
    game = owned(*FIFTY)
    game.lands(0, FRANCE)
    game.waits(7_000)

    assert "buy-title" in game.may(0)


@clause("rdm.royalties.afresh")
def test_a_debtor_who_says_nothing_pays_when_the_time_is_up() -> None:
    game = claimed(*FIFTY)

    assert [] == game.waits(6_999)
    assert [paid(1, 4_500_000)] == game.waits(1)


@clause("rdm.royalties.settle")
def test_until_then_a_debtor_who_is_short_may_sell_and_pay() -> None:
    game = owned(*FIFTY).holds(0, "riz-chine").cash(0, 0)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))
    game.plays(PutOnSale(0, product("riz"), 5 * MILLION))
    game.plays(Bid(2, 5 * MILLION))
    game.plays(StandAside(1))
    game.plays(Sell(0))

    assert [paid(1, 4_500_000)] == game.plays(SettleDebt(0))
    assert game.state.cash[0] == 500_000


@clause("rdm.royalties.afresh")
def test_a_debtor_has_seven_seconds_from_the_last_claim_on() -> None:
    game = owned(*FIFTY)
    game.lands(0, FRANCE)
    game.waits(5_000)
    game.plays(ClaimRoyalty(1))

    assert [] == game.waits(6_999)
    assert [paid(1, 4_500_000)] == game.waits(1)


@clause("rdm.royalties.afresh")
def test_after_a_transaction_the_seven_seconds_of_the_debtor_begin_afresh() -> None:
    game = claimed(*FIFTY).holds(0, "riz-chine")
    game.waits(6_999)
    game.plays(PutOnSale(0, product("riz"), 5 * MILLION))
    game.waits(6_000)
    game.plays(StandAside(1))
    game.plays(StandAside(2))

    assert [] == game.waits(6_999)
    assert [paid(1, 4_500_000)] == game.waits(1)


@clause("rdm.royalties.uninterrupted")
def test_nothing_gives_an_owner_more_than_seven_seconds_from_the_landing() -> None:
    game = owned(*FIFTY).holds(2, *THIRTY).holds(0, "riz-chine")
    game.lands(0, FRANCE)
    game.waits(4_000)
    game.plays(ClaimRoyalty(1))

    assert "rdm.royalties.uninterrupted" == game.refusal(PutOnSale(0, product("riz"), MILLION))
    assert [] == game.waits(2_999)
    assert [RoyaltyForgotten(EVERYONE, 2, 900_000)] == game.waits(1)
    assert OK == game.refusal(PutOnSale(0, product("riz"), MILLION))


@clause("rdm.royalties.uninterrupted")
def test_without_a_clock_no_transaction_opens_either_before_all_have_spoken() -> None:
    game = owned(*FIFTY, window="unhurried").holds(0, "riz-chine")
    game.lands(0, FRANCE)
    before = game.refusal(PutOnSale(0, product("riz"), MILLION))
    game.plays(ClaimRoyalty(1))

    assert "rdm.royalties.uninterrupted" == before
    assert OK == game.refusal(PutOnSale(0, product("riz"), MILLION))


@clause("rdm.royalties.any-partner")
def test_any_partner_claims_for_the_side_once() -> None:
    game = owned(*FIFTY, seats=4).allied(1, 3)
    game.lands(0, FRANCE)

    assert [1, 3] == game.waiting
    assert [RoyaltyClaimed(EVERYONE, 1, 0, 4_500_000)] == game.plays(ClaimRoyalty(3))
    assert game.refusal(ClaimRoyalty(1)) == "table.not-your-turn"


@clause("rdm.royalties.in-order")
def test_royalties_are_paid_in_the_order_of_the_claims() -> None:
    game = owned(*FIFTY).holds(2, *THIRTY)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(2))
    game.plays(ClaimRoyalty(1))

    assert [paid(2, 900_000), paid(1, 4_500_000)] == told(game.plays(SettleDebt(0)), RoyaltyPaid)


@clause("rdm.royalties.in-order")
def test_cash_that_covers_the_first_claim_pays_it_and_the_second_ruins() -> None:
    game = owned(*FIFTY).holds(2, *THIRTY).cash(0, 900_000)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(2))
    game.plays(ClaimRoyalty(1))

    events = game.plays(SettleDebt(0))

    assert [paid(2, 900_000), WentBankrupt(EVERYONE, 0, 4_500_000, [], 0)] == events[:2]
    assert BankPaid(EVERYONE, 1, 4_500_000) in events


@clause("rdm.royalties.automatic")
def test_automatic_royalties_are_paid_unasked_beginning_on_the_debtors_left() -> None:
    game = Table(claims="automatic").holds(0, *FIFTY).holds(2, *THIRTY).plaque(FRANCE, "aluminium")

    events = game.lands(1, FRANCE)

    assert [
        RoyaltyPaid(EVERYONE, 1, 2, ALUMINIUM, 900_000),
        RoyaltyPaid(EVERYONE, 1, 0, ALUMINIUM, 4_500_000),
    ] == told(events, RoyaltyPaid)
    assert {"buy-title", "stop-buying"} <= game.may(1)


@clause("rdm.royalties.window")
def test_the_window_may_last_ten_seconds() -> None:
    game = owned(*FIFTY, window="ten-seconds")
    game.lands(0, FRANCE)

    assert [] == game.waits(9_999)
    assert [RoyaltyForgotten(EVERYONE, 1, 4_500_000)] == game.waits(1)


@clause("rdm.royalties.window")
def test_an_unhurried_table_waits_until_everybody_has_spoken() -> None:
    game = owned(*FIFTY, window="unhurried")
    game.lands(0, FRANCE)

    assert [] == game.waits(AN_HOUR)
    assert [1] == game.waiting
