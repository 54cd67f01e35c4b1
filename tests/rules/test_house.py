"""The clauses that hold at every table."""

from ludotheque.kernel.action import CLOCK, Tick
from tests.clauses import clause
from tests.games.couleurs_du_monde.arrange import Table


@clause("table.time-only-forward")
def test_time_never_goes_back() -> None:
    game = Table()
    game.plays(Tick(CLOCK, 5000))

    assert "table.time-only-forward" == game.refusal(Tick(CLOCK, 4999))
    assert "" == game.refusal(Tick(CLOCK, 5000))


@clause("table.time-only-forward")
def test_no_player_tells_the_time() -> None:
    assert "table.time-only-forward" == Table().refusal(Tick(0, 5000))
