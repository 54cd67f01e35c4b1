"""Whatever a level chooses, the rules allow, under every option."""

import pytest

from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over, play, waiting
from ludotheque.levels import levels, make_bot
from ludotheque.shelf import box
from tests.games.joyeux_combinards.arrange import GAME, fresh

BOX = box(GAME.name)
OPTIONS = [{}, {"insolvency": "relief", "memory": "open", "indemnity": "0"}]


@pytest.mark.parametrize("options", OPTIONS, ids=["standard", "changed"])
@pytest.mark.parametrize("level", levels(BOX))
def test_whatever_it_chooses_the_rules_allow(level: str, options: dict[str, str]) -> None:
    state = fresh(4, 3, rounds="10", **options)
    bots = [make_bot(BOX, level, seat) for seat in range(4)]
    while not is_over(state):
        seat = waiting(state)[0]
        play(state, bots[seat].choose(Worlds(GAME, state, seat, Chance(seat)), seat).action)

    assert GAME.end_reason(state) in ("goal-reached", "last-left", "rounds-played")
