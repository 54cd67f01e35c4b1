"""The game in two minutes, and the tips at first tables."""

import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.shelf import BOXES
from tests.browser.axe import slips
from tests.browser.conftest import Visit
from tests.browser.hands import look

SIZES = [(1440, 900), (390, 844), (844, 390)]
ONE_SHEET = rb"/Type\s*/Page\b"


@pytest.mark.parametrize("game", list(BOXES))
def test_two_minutes_are_one_page_with_pictures_at_every_size_and_one_sheet_on_paper(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}/two-minutes")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".sheet > section")).to_have_count(4)
        expect(page.locator(".trap > .lines > *")).to_have_count(3)
        page.locator("[data-plate]").nth(3).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert [] == slips(page)
    assert len(re.findall(ONE_SHEET, page.pdf(prefer_css_page_size=True))) == 1


def test_two_minutes_are_a_click_away_from_the_box_and_lead_to_a_table(visit: Visit) -> None:
    page = visit("/new/cresus")

    page.get_by_role("link", name="En deux minutes").click()
    expect(page.get_by_text("l’île paradisiaque")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("paradise island").first).to_be_visible()
    page.get_by_role("link", name="Play").first.click()

    expect(page).to_have_url(re.compile("/new/cresus$"))


@pytest.mark.parametrize("size", SIZES)
def test_a_tip_is_said_once_beside_the_answer(visit: Visit, size: tuple[int, int]) -> None:
    page = at_a_table(visit, size)
    tip = page.locator(".cue")

    expect(tip).to_contain_text("La deuxième compte double")
    assert lies_over(page) == []
    page.get_by_role("button", name="Ranger le conseil").click()
    expect(tip).to_have_count(0)
    page.reload()

    page.locator(".now").wait_for()
    page.locator(".board").wait_for()
    expect(tip.get_by_text("La deuxième compte double")).to_have_count(0)


def test_no_tips_for_whoever_wants_none(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("localStorage['ludotheque.cues'] = 'false'")
    begin(page)

    look(page)
    expect(page.locator(".cue")).to_have_count(0)


def test_the_fourth_table_is_silent(visit: Visit) -> None:
    page = visit("/")
    page.evaluate('localStorage[\'ludotheque.first-tables.couleurs-du-monde\'] = \'["a", "b", "c"]\'')
    begin(page)

    look(page)
    expect(page.locator(".cue")).to_have_count(0)


def at_a_table(visit: Visit, size: tuple[int, int]) -> Page:
    page = visit("/", size)
    begin(page)
    return page


def begin(page: Page) -> None:
    page.goto("/new/couleurs-du-monde")
    page.get_by_role("button", name="Jouer tout de suite").click()


def lies_over(page: Page) -> list[str]:
    """Buttons that one cannot press because the tip lies over them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".actions button, .hand button")].filter((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top && top.closest(".cue");
        }).map((button) => button.textContent)"""
    )
    return found
