"""Before a player passes though he could play, the rules say what that costs."""

from tests.cautions import feared
from tests.games.couleurs_du_monde.arrange import Table


def test_a_pass_that_costs_points_is_warned_of_with_them() -> None:
    first, second = Table().holds(0, "islande"), Table().holds(0, "islande").refused(0, 1)

    assert {"points": 10} == feared(first.state, 0, "pass-turn")[0].figures
    assert {"points": 15} == feared(second.state, 0, "pass-turn")[0].figures


def test_who_cannot_play_is_not_warned() -> None:
    assert [] == feared(Table().holds(0, "portugal").state, 0, "pass-turn")
