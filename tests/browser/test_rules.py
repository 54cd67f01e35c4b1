"""The rules as a booklet: prose with pictures of the box, articles on demand, one language at a time."""

import pytest
from playwright.sync_api import Page, expect

from ludotheque.shelf import BOXES
from tests.browser.clicks import SIZES
from tests.browser.conftest import Visit

LEAST_PICTURES = 4
EMPTY = "figures => figures.filter(one => one.querySelector('.frame').clientHeight < 70).length"

every_game = pytest.mark.parametrize("game", BOXES)
every_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def open_rules(visit: Visit, game: str, size: tuple[int, int] = (1440, 900), clause: str = "") -> Page:
    page = visit(f"/rules/{game}{clause and '#'}{clause}", size)
    page.locator("[data-plate]").first.wait_for()
    return page


@every_game
@every_size
def test_chapters_are_illustrated_with_what_lies_in_the_box(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = open_rules(visit, game, size)
    pictures = page.locator("[data-plate]")

    expect(pictures.nth(LEAST_PICTURES - 1)).to_be_attached()
    assert 0 == pictures.evaluate_all(EMPTY)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_addresses_and_origins_of_clauses_are_shown_on_demand(visit: Visit) -> None:
    page = open_rules(visit, "cresus")
    address = page.get_by_role("link", name="cre.table.players", exact=True)
    expect(address).to_have_count(0)

    page.get_by_label("Articles et sources").check()

    expect(address).to_be_visible()
    expect(page.locator("#edition")).to_be_attached()


def test_the_booklet_speaks_one_language_at_a_time(visit: Visit) -> None:
    page = open_rules(visit, "cresus")
    sentence = page.locator("[data-clause]").first
    expect(sentence).to_contain_text("On joue de deux à six")

    page.get_by_role("button", name="English").click()

    expect(sentence).to_contain_text("Two to six")
    expect(page.locator("main")).not_to_contain_text("On joue de")
    expect(page.locator("figcaption").first).to_contain_text("The table")


@every_size
def test_the_address_of_a_clause_opens_the_booklet_there(visit: Visit, size: tuple[int, int]) -> None:
    page = open_rules(visit, "richesses-du-monde", size, "rdm.royalties.thirty-percent")

    expect(page.locator(".marked")).to_be_in_viewport()
    expect(page.locator(".marked")).to_contain_text("au moins 30")


def test_what_the_house_answers_is_opened_by_its_address(visit: Visit) -> None:
    page = open_rules(visit, "cresus", clause="table.take-back-luck")

    expect(page.locator(".marked")).to_be_in_viewport()


def test_the_contents_lead_to_a_chapter(visit: Visit) -> None:
    page = open_rules(visit, "cresus")

    page.get_by_role("navigation", name="Sommaire").get_by_role("link", name="La vente d’actions").click()

    expect(page.get_by_role("heading", name="La vente d’actions")).to_be_in_viewport()


def test_on_paper_there_is_nothing_to_press(visit: Visit) -> None:
    page = open_rules(visit, "cresus")

    page.emulate_media(media="print")

    for control in (page.get_by_role("searchbox"), page.get_by_role("button", name="Imprimer")):
        expect(control).to_have_count(0)
    expect(page.get_by_role("heading", name="Crésus", exact=True)).to_be_visible()
