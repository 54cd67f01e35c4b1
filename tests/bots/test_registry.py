"""The levels of each game."""

import pytest

from ludotheque.bots.registry import levels, make_bot
from ludotheque.complaint import Complaint


def test_couleurs_du_monde_has_three_levels_from_easy_to_hard() -> None:
    assert levels("couleurs-du-monde") == ["random", "greedy", "careful"]


def test_richesses_du_monde_has_three_levels_from_easy_to_hard() -> None:
    assert levels("richesses-du-monde") == ["random", "greedy", "trader"]


def test_cresus_has_three_levels_from_easy_to_hard() -> None:
    assert levels("cresus") == ["random", "greedy", "broker"]


def test_les_joyeux_combinards_have_three_levels_from_easy_to_hard() -> None:
    assert levels("joyeux-combinards") == ["random", "greedy", "schemer"]


def test_richesses_de_france_has_three_levels_from_easy_to_hard() -> None:
    assert levels("richesses-de-france") == ["random", "greedy", "navigator"]


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    assert levels("tiny-market") == ["random"]
    assert make_bot("tiny-market", "random", 1).name == "random"


def test_a_bot_knows_its_level() -> None:
    assert [make_bot("couleurs-du-monde", level, 1).name for level in levels("couleurs-du-monde")] == [
        "random",
        "greedy",
        "careful",
    ]


def test_an_unknown_level_is_a_complaint() -> None:
    with pytest.raises(Complaint, match="couleurs-du-monde has no bot 'cunning'; it has random, greedy, careful"):
        make_bot("couleurs-du-monde", "cunning", 1)
