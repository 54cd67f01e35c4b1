"""Characters advise, say why, answer and speak of their own accord; none of it in anybody's way."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import client
from tests.browser.clicks import SIZES, press
from tests.browser.conftest import Visit
from tests.browser.rivals import ScriptedTable

CRESUS = "cresus"
CAST = ("marcel", "solange", "idris")  # who talk
BEST = "Victor Kassel"

each_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def open_talk(page: Page) -> None:
    """The conversation, wherever this screen has it."""
    journal = page.get_by_role("button", name=re.compile("^Journal"))
    if journal.count():
        journal.first.click()
    page.get_by_role("tab", name="Discussion").click()


def slips_in(page: Page, part: str) -> list[str]:
    page.evaluate(client.AXE.read_text("utf-8"))
    found: list[str] = page.evaluate("async (part) => (await axe.run(part)).violations.map(({ id }) => id)", part)
    return found


def says(page: Page, words: str) -> str:
    """What a character answers to that."""
    answers = page.locator(".chat .cast")
    before = answers.count()
    page.fill("#chat-words", words)
    page.press("#chat-words", "Enter")
    expect(answers).to_have_count(before + 1)
    return answers.last.inner_text()


@each_size
def test_somebody_of_the_box_advises_and_points(visit: Visit, house: str, size: tuple[int, int]) -> None:
    page = visit(ScriptedTable(house, CRESUS, ["Ada"], cast=CAST).my_seat, size)

    press(page, "Que feriez-vous")
    card = page.get_by_role("region", name="Un conseil")

    expect(card).to_contain_text(BEST)
    expect(card.locator("li").first).to_be_visible()
    assert slips_in(page, "section.hint") == []
    page.get_by_role("button", name="Merci, je choisis").click()
    expect(card).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_advice_is_asked_for_by_a_key(visit: Visit, house: str) -> None:
    page = visit(ScriptedTable(house, CRESUS, ["Ada"], cast=CAST).my_seat)
    page.get_by_role("button", name="Que feriez-vous").wait_for()

    page.keyboard.press("=")

    expect(page.get_by_role("region", name="Un conseil")).to_contain_text(BEST)
    expect(page.locator("[data-lit]").first).to_be_attached()


@each_size
def test_a_bot_says_why_and_answers_when_it_is_spoken_to(visit: Visit, house: str, size: tuple[int, int]) -> None:
    page = visit(ScriptedTable(house, CRESUS, ["Ada"], cast=CAST).my_seat, size)
    page.get_by_role("button", name="Que feriez-vous").wait_for()
    scores = page.get_by_role("button", name=re.compile("^Scores"))
    if scores.count():
        scores.first.click()

    page.get_by_role("button", name=re.compile("Tonton Marcel.*qui est-ce")).first.click()
    why = page.get_by_role("dialog", name="Pourquoi ce coup")
    expect(why).to_contain_text("Tonton Marcel")
    expect(why).to_contain_text("à la fin")
    why.get_by_role("button", name="Fermer").click()

    open_talk(page)
    assert "Tonton Marcel" in says(page, "Bonjour Marcel")
    assert "Idris Benali" in says(page, "Pourquoi, Idris ?")
    assert slips_in(page, ".chat") == []


def test_characters_speak_of_their_own_accord_unless_one_wants_quiet(visit: Visit, house: str) -> None:
    table = ScriptedTable(house, CRESUS, ["Ada"], cast=CAST)
    page = visit(table.my_seat)
    page.get_by_role("button", name="Que feriez-vous").wait_for()
    open_talk(page)
    table.rival(0).send({"is": "hand-over", "bot": "greedy"})

    expect(page.locator(".chat .cast").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Entendre les personnages").click()
    page.keyboard.press("Escape")

    expect(page.locator(".chat .cast")).to_have_count(0)


def test_the_host_chooses_whether_there_is_advice_and_talk(visit: Visit) -> None:
    page = visit(f"/new/{CRESUS}")
    page.get_by_text("Avancé").click()
    page.get_by_text("On peut demander conseil").click()
    page.get_by_text("Les personnages parlent").click()

    press(page, "Ouvrir la table")

    page.locator("[data-number]").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("switch", name="Les personnages parlent")).not_to_be_checked()
    expect(page.get_by_role("button", name="Que feriez-vous")).to_have_count(0)
