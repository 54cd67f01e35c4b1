"""The greedy bot takes the most points of the turn."""

from ludotheque.games.couleurs_du_monde.actions import PassTurn
from tests.bots.couleurs_du_monde.turn import choice, turn
from tests.games.couleurs_du_monde.arrange import Table

STOCK = ["chypre", "ceylan", "japon", "formose", "islande", "irlande"]


def test_it_lays_the_chain_that_brings_most() -> None:
    table = Table().holds(0, "nouvelle-zelande", "espagne", "senegal", "portugal", "mauritanie").stock(*STOCK)

    assert turn("greedy", table) == ["espagne", "portugal"]  # 6 + 2 × 9, against 5 + 2 × 6


def test_it_orders_a_chain_so_that_great_values_come_late() -> None:
    table = Table().holds(0, "gabon", "cameroun", "tchad").covered("congo-brazzaville", "libye").stock(*STOCK)

    assert turn("greedy", table) == ["tchad", "cameroun", "gabon"]


def test_it_knows_the_bonus_of_a_corner() -> None:
    table = Table().holds(0, "espagne", "portugal", "nouvelle-zelande").stock(*STOCK)
    table.all_covered_but("nouvelle-zelande", in_area="extreme-orient")

    assert turn("greedy", table) == ["nouvelle-zelande"]  # 7 + 25, against 24


def test_it_knows_the_bonus_of_going_out() -> None:
    table = Table().holds(0, "cuba", "haiti").holds(1, "gabon", "chili")

    assert turn("greedy", table) == ["cuba", "haiti"]
    assert table.is_over


def test_it_passes_only_when_it_cannot_play() -> None:
    assert choice("greedy", Table().holds(0, "chili").stock(*STOCK)) == PassTurn(0)
    assert turn("greedy", Table().holds(0, "chili", "turquie").stock(*STOCK)) == ["turquie"]
