"""Every page and every moment of the five games is open to everybody, in both languages: axe finds nothing at all."""

import pytest
from playwright.sync_api import Page

from ludotheque.shelf import BOXES
from tests.browser.axe import slips
from tests.browser.conftest import Visit
from tests.browser.moments import TOURS
from tests.browser.pupil import Pupil
from tests.browser.test_screens import SETTLED

# French is read on a laptop and English on a phone, so that each moment is seen twice and no oftener.
SCREENS = {"fr": (1440, 900), "en": (390, 844)}
each_language = pytest.mark.parametrize("lang", SCREENS)


def speak(page: Page, lang: str) -> None:
    page.add_init_script(f"localStorage.setItem('ludotheque.lang', '\"{lang}\"')")


def read_as(page: Page, lang: str) -> None:
    width, height = SCREENS[lang]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


@each_language
@pytest.mark.parametrize("tour", TOURS)
def test_axe_finds_nothing_at_any_moment(visit: Visit, loaded_house: str, tour: str, lang: str) -> None:
    page = visit(loaded_house)
    speak(page, lang)
    found = []

    for moment in TOURS[tour](page, loaded_house):  # tours are made on a laptop
        read_as(page, lang)
        found += [f"{moment}: {slip}" for slip in slips(page)]
        read_as(page, "fr")

    assert [] == found


@each_language
@pytest.mark.parametrize("game", BOXES)
def test_axe_finds_nothing_on_the_pages_about_a_box(visit: Visit, house: str, game: str, lang: str) -> None:
    page = visit("/", SCREENS[lang])
    speak(page, lang)
    found = []

    for path, ready in [
        (f"/new/{game}", "form .seat"),
        (f"/rules/{game}", "main [data-clause]"),
        (f"/rules/{game}/two-minutes", "main h1"),
    ]:
        page.goto(house + path)
        page.locator(ready).first.wait_for()
        found += [f"{path}: {slip}" for slip in slips(page)]
    page.goto(house)
    pupil = Pupil(page, game)
    pupil.begin()
    found += [f"lesson: {slip}" for slip in slips(page)]

    assert [] == found
