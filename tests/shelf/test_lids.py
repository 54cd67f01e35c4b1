"""What the lids promise a newcomer."""

import pytest

from ludotheque.lid import Lid
from ludotheque.shelf import BOXES, box


@pytest.mark.parametrize("name", BOXES)
def test_a_lid_names_things_that_are_in_the_box(name: str) -> None:
    found = box(name)

    assert set(found.lid.chief) <= {option.name for option in found.game.options}
    assert 1 <= len(found.lid.chief) <= 2
    assert found.lid.minutes > 0
    assert found.lid.difficulty in (1, 2, 3)


def test_one_begins_with_the_easiest_and_shortest() -> None:
    begun_with = [found.lid for found in BOXES.values() if found.lid.begin_here]

    assert len(begun_with) == 1
    assert begun_with[0].difficulty == min(found.lid.difficulty for found in BOXES.values())
    assert begun_with[0].minutes == min(found.lid.minutes for found in BOXES.values())


def test_minutes_are_told_in_fives() -> None:
    assert [Lid(actions=count).minutes for count in (0, 171, 478)] == [0, 15, 50]
