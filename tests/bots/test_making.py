"""The levels of each game."""

import pytest

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.levels import levels, make_bot
from ludotheque.shelf import BOXES, box
from tests.shelf.sealed_bids import BOX as BOX_WITHOUT_BOTS

LEVELS = {
    "richesses-du-monde": ["random", "child", "greedy", "steady", "trader", "champion"],
    "cresus": ["random", "child", "greedy", "steady", "broker", "champion"],
    "couleurs-du-monde": ["random", "child", "greedy", "steady", "careful", "champion"],
    "joyeux-combinards": ["random", "child", "greedy", "steady", "schemer", "champion"],
    "richesses-de-france": ["random", "child", "greedy", "steady", "navigator", "champion"],
}


def test_each_game_has_three_levels_from_easy_to_hard() -> None:
    assert LEVELS == {name: levels(found) for name, found in BOXES.items()}


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    assert levels(BOX_WITHOUT_BOTS) == ["random"]
    assert make_bot(BOX_WITHOUT_BOTS, "random", 1).name == "random"


@pytest.mark.parametrize("found", BOXES.values(), ids=list(BOXES))
def test_a_bot_knows_its_level(found: Box) -> None:
    assert levels(found) == [make_bot(found, level, 1).name for level in levels(found)]


def test_an_unknown_level_is_a_complaint() -> None:
    with pytest.raises(Complaint, match="couleurs-du-monde has no bot 'cunning'; it has random, child, greedy"):
        make_bot(box("couleurs-du-monde"), "cunning", 1)
