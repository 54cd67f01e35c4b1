"""What one reads at the table: labelled sums, causes beside changes, a journal of turns, cards that buy."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicks import SIZES, press
from tests.browser.conftest import Visit
from tests.browser.richesses_script import BEA, ME
from tests.browser.rivals import ScriptedTable

GAME = "richesses-du-monde"
TURN = re.compile("^(Mon tour|Tour d)")


def opens_journal(page: Page) -> None:
    """On a phone it lies behind its own tab."""
    tab = page.locator("nav").get_by_role("button", name="Journal")
    if tab.count():
        tab.click()


def opens_scores(page: Page) -> None:
    tab = page.locator("nav").get_by_role("button", name="Scores")
    if tab.count():
        tab.click()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_sum_is_labelled_and_its_change_is_told_with_the_cause(
    visit: Visit, loaded_house: str, size: tuple[int, int]
) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa", "Carl"])
    page = visit(table.my_seat, size)
    bea = table.rival(BEA)
    bea.does("roll-dice")
    press(page, "Réclamer 0,7 M€")
    bea.does("settle-debt")

    opens_scores(page)
    mine = page.locator(f'li[data-seat="{ME}"]').first
    expect(mine).to_contain_text("en titres")
    expect(mine).to_contain_text("en caisse")
    expect(mine).to_contain_text(re.compile(r"\+0,7\sM€ royalties Riz, de Béa"))
    opens_journal(page)
    journal = page.get_by_role("log")
    expect(journal.get_by_role("heading", name=re.compile("Tour de Béa"))).to_be_visible()
    page.get_by_role("button", name="Argent", exact=True).click()
    expect(journal.get_by_role("listitem")).to_have_count(1)
    expect(journal.get_by_role("listitem")).to_contain_text(re.compile(r"\+0,7\sM€"))
    page.get_by_role("button", name="Ce qui concerne Carl").click()
    expect(journal).to_contain_text("Rien de tel")
    bea.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_one_tap_on_a_card_buys_its_title(visit: Visit, house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(house, GAME, ["Ada"], {"rounds": "6"}, bots=["greedy"])
    page = visit(table.my_seat, size)
    card = page.locator("button[data-title]:not([aria-disabled='true'])").first
    rolls = page.get_by_role("button", name="Lancer les dés").last
    while not card.is_visible():
        expect(card.or_(rolls).or_(page.get_by_role("button", name="Terminer mes achats")).first).to_be_visible()
        if rolls.is_visible():
            rolls.click()

    expect(card).to_contain_text("Acheter")
    expect(page.locator(".btn.p").filter(has_text="Terminer")).to_have_count(0)
    card.click()

    opens_journal(page)
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"Ada achète .* pour"))
