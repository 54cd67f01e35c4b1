"""« 500 000 € »."""

import pytest

from ludotheque.games.richesses_du_monde.actions import ClaimRoyalty, SettleDebt
from ludotheque.games.richesses_du_monde.events import RoyaltyPaid, WindfallReceived
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, kinds, product, square, told

WINDFALL = square("500-000-1")


@clause("rdm.windfall.by-points")
@pytest.mark.parametrize(("white", "red", "amount"), [(1, 2, 1_500_000), (4, 3, 3_500_000), (5, 6, 5_500_000)])
def test_each_point_of_both_dice_brings_500_000(white: int, red: int, amount: int) -> None:
    game = Table()

    events = game.lands(0, WINDFALL, white, red)

    assert [WindfallReceived(EVERYONE, 0, amount)] == told(events, WindfallReceived)
    assert game.state.cash[0] == 66 * MILLION + amount


@clause("rdm.windfall.by-points")
def test_nothing_is_sold_there() -> None:
    game = Table().holds(0, "riz-chine")

    game.lands(0, WINDFALL)

    assert [1] == game.waiting


@clause("rdm.windfall.royalties-after")
def test_one_receives_first_and_owes_royalties_after() -> None:
    game = Table().holds(1, "riz-chine").plaque(WINDFALL, "riz")

    assert ["WindfallReceived", "ClaimsOpened"] == kinds(game.lands(0, WINDFALL))[-2:]


@clause("rdm.windfall.royalties-after")
def test_the_royalties_can_be_paid_out_of_the_windfall() -> None:
    game = Table().holds(1, "riz-chine").plaque(WINDFALL, "riz").cash(0, 0)
    game.lands(0, WINDFALL)
    game.plays(ClaimRoyalty(1))

    assert [RoyaltyPaid(EVERYONE, 0, 1, product("riz"), 700_000)] == game.plays(SettleDebt(0))
    assert game.state.cash[0] == 800_000
