"""Positions to practise on: found from the box, answered by mouse, by keyboard and on a phone, and played on."""

import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.practice.reading import Exercise, exercises_of
from ludotheque.shelf import BOXES, box
from tests.browser.axe import slips
from tests.browser.conftest import Visit

SIZES = [(1440, 900), (390, 844), (844, 390)]
GAME = "joyeux-combinards"
MOST_TABS = 200


def exercise(game: str = GAME) -> Exercise:
    return exercises_of(box(game))[0]


def answers(page: Page) -> list[str]:
    return [thing.get_attribute("data-answer") or "" for thing in page.locator("[data-answer]").all()]


@pytest.mark.parametrize("game", list(BOXES))
def test_every_position_is_drawn_and_judged_at_every_size(visit: Visit, game: str) -> None:
    page = visit(f"/practice/{game}")
    for one in exercises_of(box(game)):
        page.locator(f"[data-exercise='{one.id}']").click()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.locator("[data-answer]").first.wait_for()
            page.locator(".board [data-part], .board svg, .board button").first.wait_for(state="attached")
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert sorted(answers(page)) == sorted(answer.says for answer in one.page.answer)
        page.locator(f"[data-answer='{one.page.answer[-1].says}']").click()
        expect(page.locator("[data-verdict='false']")).to_be_visible()
        expect(page.locator(".worth > li")).to_have_count(len(one.page.answer))
        page.goto(f"/practice/{game}")
    expect(page.get_by_text("À refaire").first).to_be_visible()
    assert [] == slips(page)


def test_from_the_box_to_the_right_answer_which_is_kept(visit: Visit) -> None:
    page = visit(f"/new/{GAME}")
    one = exercise()

    page.locator("[data-practice]").click()
    page.locator(f"[data-exercise='{one.id}']").click()
    page.locator(f"[data-answer='{one.page.answer[0].says}']").click()
    expect(page.get_by_text("Bien vu")).to_be_visible()
    assert [] == slips(page)
    page.get_by_role("button", name="La règle").click()
    expect(page.get_by_role("dialog", name="Règles")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Toutes les positions").first.click()

    expect(page.locator(f"[data-exercise='{one.id}']")).to_contain_text("Trouvé")
    page.get_by_role("button", name="English").click()
    expect(page.locator(f"[data-exercise='{one.id}']")).to_contain_text("Found")


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit(f"/practice/{GAME}/{exercise().id}")
    page.locator("[data-answer]").first.wait_for()

    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-answer]')"):
            break
    page.keyboard.press("Enter")

    expect(page.locator("[data-verdict]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES[:2])
def test_one_plays_on_from_there(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(f"/practice/{GAME}/{exercise().id}", size=size)

    page.locator("[data-answer]").first.click()
    page.locator("[data-play-on]").click()

    expect(page).to_have_url(re.compile("/t/"))
    page.locator("[data-number]").wait_for()


def test_nothing_is_asked_of_anybody_but_the_house(visit: Visit, house: str) -> None:
    page = visit("/")
    strangers: list[str] = []
    page.on(
        "request",
        lambda request: None if request.url.startswith((house, "data:", "blob:")) else strangers.append(request.url),
    )

    for path in (f"/rules/{GAME}/two-minutes", f"/practice/{GAME}", f"/practice/{GAME}/{exercise().id}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    page.goto("/")
    page.locator(f"[data-learn='{GAME}']").click()
    page.locator("[data-cue]").wait_for()

    assert strangers == []
