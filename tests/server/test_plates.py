"""The positions that the pictures of the rules show are those of recorded games."""

import pytest
from tools.plates import AGAIN, MOMENTS, position_text, target

from ludotheque.shelf import BOXES


def test_every_game_has_a_position_to_show() -> None:
    assert set(MOMENTS) == set(BOXES)


@pytest.mark.parametrize("game", MOMENTS)
def test_the_position_of_the_pictures_is_up_to_date(game: str) -> None:
    assert target(game).read_text("utf-8") == position_text(game), f"stale: run {AGAIN}"
