"""Guided first games, learnt on the page: by mouse at two sizes, in both languages."""

import os
import re

import pytest
from playwright.sync_api import expect

from ludotheque.shelf import BOXES
from tests.browser import client
from tests.browser.clicks import SIZES
from tests.browser.conftest import Visit
from tests.browser.pupil import OVER, SAID, Pupil

SMALLEST = "couleurs-du-monde"
TAUGHT = [name for name, box in BOXES.items() if (box.folder / "lesson").is_dir()]
OVER_TO_YOU = {"fr": "À vous", "en": "Over to you"}
# Two of the four ways to be taught each game, crosswise; `make lessons` asks for all.
ALL = os.environ.get("LUDOTHEQUE_LESSONS") == "all"
LESSONS = [
    (game, size, lang)
    for turn, game in enumerate(TAUGHT)
    for width, size in enumerate(SIZES)
    for tongue, lang in enumerate(OVER_TO_YOU)
    if ALL or (turn + width + tongue) % 2 == 0
]


def speak(visit: Visit, lang: str, size: tuple[int, int], game: str) -> Pupil:
    page = visit("/", size=size)
    if lang == "en":
        page.get_by_role("button", name="English").first.click()
    return Pupil(page, game)


@pytest.mark.parametrize(("game", "size", "lang"), LESSONS)
def test_a_lesson_is_learnt_by_mouse(visit: Visit, game: str, size: str, lang: str) -> None:
    pupil = speak(visit, lang, SIZES[size], game)

    pupil.begin()
    pupil.learns()

    assert set(pupil.pointed) == {cue.points for cue in pupil.lesson.cues if cue.points}
    expect(pupil.page.locator(SAID)).to_contain_text(OVER_TO_YOU[lang])
    pupil.page.locator(OVER).click()
    pupil.page.locator("section.coach").wait_for(state="detached")
    expect(pupil.page.locator("[data-number]")).to_be_visible()


def test_a_wrong_turn_is_explained_and_taken_back(visit: Visit) -> None:
    pupil = Pupil(visit("/"), SMALLEST)
    pupil.begin()
    madagascar = pupil.lesson.number("nation:madagascar")
    page = pupil.page

    while not page.locator("[data-spot^='card ']").count():
        pupil.press(page.locator("[data-read-on]:enabled"))
        page.wait_for_timeout(100)
    page.locator(f"[data-card='{madagascar}'] button").click()
    expect(page.locator(SAID)).to_contain_text("Une île ne mène nulle part")
    page.locator("[data-spot='part take-back']").wait_for(state="attached")
    page.locator("[data-part='take-back']").click()

    expect(page.locator(SAID)).to_contain_text("La première carte")


def test_a_lesson_that_was_left_goes_on_where_it_was(visit: Visit) -> None:
    pupil = Pupil(visit("/"), SMALLEST)
    pupil.begin()
    pupil.press(pupil.page.locator("[data-read-on]:enabled"))
    expect(pupil.page.locator(f"{SAID}[data-cue='1']")).to_have_count(1)

    pupil.page.get_by_role("link", name="Quitter").click()
    pupil.page.locator(f"[data-learn='{SMALLEST}']").click()

    expect(pupil.page.locator(f"{SAID}[data-cue='1']")).to_have_count(1)


@pytest.mark.parametrize("size", [*SIZES.values(), (844, 390)], ids=[*SIZES, "lying"])
def test_axe_finds_nothing_while_somebody_is_taught(visit: Visit, size: tuple[int, int]) -> None:
    pupil = Pupil(visit("/", size=size), SMALLEST)
    pupil.begin()
    pupil.page.locator("[data-spot]").wait_for(state="attached")

    pupil.page.evaluate(client.AXE.read_text("utf-8"))
    found = pupil.page.evaluate("axe.run('section.coach')")

    assert [] == [(slip["id"], [node["html"] for node in slip["nodes"]]) for slip in found["violations"]]


def test_the_rule_behind_a_sentence_lies_open_at_a_click(visit: Visit) -> None:
    pupil = Pupil(visit("/"), SMALLEST)
    pupil.begin()

    pupil.page.locator("section.coach").get_by_role("button", name="La règle").click()

    expect(pupil.page.get_by_text(re.compile("marquer le plus de points")).first).to_be_visible()
