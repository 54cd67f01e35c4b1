"""Who advises a person knows what that seat knows: in all worlds it cannot tell apart, the same advice."""

import pytest

from ludotheque.box import Box
from ludotheque.kernel.action import Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.fair import FairChance
from ludotheque.kernel.play import waiting
from ludotheque.kernel.step import State
from ludotheque.levels import hardest
from ludotheque.record.positions import dump_text
from ludotheque.server.mind import Answer, Errand, Memory, Whole, answer, choose
from ludotheque.shelf import BOXES
from tests.bots.test_laws_of_bots import some_decisions
from tests.server.matches import CATALOGUE

MATCH = 1
SEED = 7


def advised(box: Box, edition: str, state: State, seat: Seat) -> Answer:
    """As a process of the house advises that has heard of the game for the first time."""
    world = state.copy()
    world.told()
    world.chance = FairChance(SEED)  # as at a table
    errand = Errand(MATCH, Whole(box.game.name, edition, dump_text(world)), seat, hardest(box), SEED, [], "advises")
    return answer(Memory(), errand, choose)


@pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))
def test_advice_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(box: Box) -> None:
    edition = CATALOGUE.volume(box.game.name).text
    compared = 0
    for state, seat in some_decisions(box):
        world = box.game.redeal(state, seat, Chance(17))
        assert seat in waiting(world)

        here = advised(box, edition, state, seat)
        there = advised(box, edition, world, seat)

        assert here.choice is not None, here.failure
        assert here == there
        compared += 1
    assert compared
