"""Before a word that could put its speaker out of the game, the rules say so."""

from ludotheque.games.joyeux_combinards.actions import DrawCard
from tests.cautions import feared, perils
from tests.games.joyeux_combinards.arrange import EDITION, GAME, TABLES, Table

DEAREST = max(TABLES.prices)
CHEAPEST = TABLES.announcements[0]
MOST_POINTS = 12  # of two dice


def drawn(cash: int) -> Table:
    """Seat 0 has drawn the dearest card, which is to be announced."""
    game = Table(3).cash(0, cash).on_top(EDITION.ids["card"][TABLES.prices.index(DEAREST)])
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))
    return game


def test_a_lie_that_a_doubt_would_punish_with_ruin_is_told_where_there_is_no_other_way() -> None:
    (caution,) = feared(drawn(DEAREST - 1).state, 0, "announce-price", [[CHEAPEST]])

    assert ("risk", "lie-ruins") == (caution.weight, caution.peril)
    assert {"cash": DEAREST - 1, "price": DEAREST} == caution.figures


def test_a_lie_that_can_be_paid_for_is_not_warned_of() -> None:
    assert [] == perils(drawn(DEAREST).state, 0, "announce-price", [[CHEAPEST]])


def test_to_draw_with_less_than_the_dearest_card_costs_is_a_risk() -> None:
    poor, rich = Table(3).cash(0, DEAREST - 1), Table(3).cash(0, DEAREST)
    for game in (poor, rich):
        game.lands(0, "achat-cave")

    assert ["risk forced-lie"] == perils(poor.state, 0, "draw-card")
    assert [] == perils(rich.state, 0, "draw-card")


def test_dice_that_may_cost_all_one_has_are_warned_of_where_paying_does_not() -> None:
    for cash, warned in ((TABLES.tax - 1, []), (MOST_POINTS - 1, ["grave tax-ruins"]), (MOST_POINTS, [])):
        game = Table(3).cash(0, cash)
        game.lands(0, "taxes")

        assert warned == perils(game.state, 0, "try-luck")


def test_who_could_not_pay_is_out() -> None:
    game = Table(3).cash(0, 1)
    game.lands(0, "agios-sangsue")

    assert [True, False, False] == [GAME.is_out(game.state, seat) for seat in range(3)]
