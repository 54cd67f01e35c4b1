"""Guided first games, learnt on the page without a mouse."""

import pytest
from playwright.sync_api import expect

from ludotheque.shelf import BOXES
from tests.browser.conftest import Visit
from tests.browser.key_pupil import KeyPupil
from tests.browser.pupil import OVER

TAUGHT = [name for name, box in BOXES.items() if (box.folder / "lesson").is_dir()]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_learnt_by_keyboard_alone(visit: Visit, game: str) -> None:
    pupil = KeyPupil(visit("/"), game)

    pupil.begin()
    pupil.learns()

    assert set(pupil.pointed) == {cue.points for cue in pupil.lesson.cues if cue.points}
    expect(pupil.page.locator(OVER)).to_be_visible()
