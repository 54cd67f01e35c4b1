"""The careful bot looks beyond its turn."""

from ludotheque.games.couleurs_du_monde.actions import PassTurn
from tests.bots.couleurs_du_monde.turn import choice, turn
from tests.games.couleurs_du_monde.arrange import Table

STOCK = ["chypre", "ceylan", "japon", "formose", "islande", "irlande"]
CENTRAL_AMERICA = ["costa-rica", "nicaragua", "honduras", "salvador", "guatemala"]


def test_it_does_not_open_the_way_to_the_next_players_long_chain() -> None:
    """Panama and Nouvelle-Zélande are worth the same, but behind Panama waits all of Central America."""
    table = Table().holds(0, "panama", "nouvelle-zelande", "chili").holds(1, *CENTRAL_AMERICA).stock(*STOCK)

    assert turn("careful", table) == ["nouvelle-zelande"]


def test_it_opens_that_way_gladly_when_the_chain_is_its_own() -> None:
    table = Table().holds(0, "panama", "nouvelle-zelande", *CENTRAL_AMERICA).holds(1, "malaisie")

    assert turn("careful", table)[:2] == ["panama", "costa-rica"]


def at_the_start_of_a_long_deal() -> Table:
    """Seat 0 can lay Espagne and Portugal; the stock may bring their neighbours."""
    table = Table(4).holds(0, "espagne", "portugal", "madagascar", "panama", "australie")
    for seat in (1, 2, 3):
        table.holds(seat, "chili", "gabon", "malaisie", "yemen", "somalie", "ethiopie", "soudan", "irak")
    table.stock("maroc", "france", "italie", "suisse", "tunisie", "belgique", "luxembourg", "mauritanie", *STOCK)
    return table


def test_it_keeps_a_chain_that_may_still_grow() -> None:
    covered = turn("careful", at_the_start_of_a_long_deal())

    assert covered
    assert "espagne" not in covered
    assert turn("greedy", at_the_start_of_a_long_deal()) == ["espagne", "portugal"]


def test_it_takes_its_best_chain_when_the_deal_is_about_to_end() -> None:
    table = Table().holds(0, "espagne", "portugal", "madagascar", "panama", "australie").holds(1, "japon")

    assert turn("careful", table) == ["espagne", "portugal"]


def test_it_goes_out_when_that_wins() -> None:
    table = Table().holds(0, "espagne", "portugal").holds(1, "gabon", "japon").holds(2, "yemen", "chili")

    assert turn("careful", table) == ["espagne", "portugal"]
    assert table.is_over


def test_it_takes_a_corner_bonus_within_reach() -> None:
    table = Table().holds(0, "panama", "nouvelle-zelande", "espagne").holds(1, "japon", "gabon").stock(*STOCK)
    table.all_covered_but("nouvelle-zelande", in_area="extreme-orient")

    assert turn("careful", table) == ["nouvelle-zelande"]


def test_it_passes_when_it_cannot_play() -> None:
    assert choice("careful", Table().holds(0, "chili").stock(*STOCK)) == PassTurn(0)
