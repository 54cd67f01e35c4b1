"""Guided first games on the page for somebody who first does every wrong thing that the script foresees."""

import pytest

from ludotheque.shelf import BOXES
from tests.browser.conftest import Visit
from tests.browser.erring import ErringPupil

TAUGHT = [name for name, box in BOXES.items() if (box.folder / "lesson").is_dir()]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_wrong_turn_is_explained_before_the_lesson_goes_on(visit: Visit, game: str) -> None:
    pupil = ErringPupil(visit("/"), game)

    pupil.begin()
    pupil.learns()

    assert pupil.without_control == []
    assert pupil.met == [(cue.says, wrong.says) for cue in pupil.lesson.cues for wrong in cue.wrong]
