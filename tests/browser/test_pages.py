"""Every page: readable by assistive technology, no sideways scrolling, and a way on when something is wrong."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import slips
from tests.browser.conftest import Visit
from tests.browser.hands import COULEURS, FIRST_THING, PLAYABLE_CARD, click_first, look, position

NARROW = (360, 740)


@pytest.mark.parametrize("name", ["home", "new", "table", "rules", "replay", "lobby"])
def test_nothing_scrolls_sideways_at_360_pixels(visit: Visit, name: str) -> None:
    page = open_named(visit, name, NARROW)

    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]
    assert [] == slips(page)


def test_the_other_language_is_one_click_away_and_remembered(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")

    page.get_by_role("button", name="English").click()

    expect(page.get_by_role("heading", name="Join a table")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Join a table")).to_be_visible()


def test_from_the_first_page_to_a_game_against_three_bots_in_two_clicks(visit: Visit) -> None:
    page = visit("/")

    page.locator(COULEURS).click()
    page.get_by_role("button", name="Jouer tout de suite contre trois adversaires").click()

    expect(page.locator(".board")).to_be_visible()
    expect(page.get_by_role("list", name="Les joueurs").locator("li")).to_have_count(4)


def test_everything_stands_in_sight_on_a_laptop(visit: Visit) -> None:
    page = open_named(visit, "table", (1440, 900))

    height = page.evaluate("document.documentElement.scrollHeight")
    assert height <= 900


@pytest.mark.parametrize("path", ["/t/AAAAAAAAAAAAAAAAAAAAAAAA", "/s#AAAAAAAAAAAAAAAAAAAAAAAA", "/j/NOCODE"])
def test_a_wrong_address_says_so_in_a_sentence_and_leads_on(visit: Visit, path: str) -> None:
    page = visit(path)

    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w+ \w+ \w+"))
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.locator(".shelf")).to_be_visible()


def test_a_page_that_is_not_there_leads_home(visit: Visit) -> None:
    page = visit("/nowhere/at/all")

    expect(page.get_by_role("heading", name="Rien ici")).to_be_visible()


def test_a_clause_has_its_own_address(visit: Visit) -> None:
    page = visit("/rules/couleurs-du-monde#cdm.turn.first-card")

    expect(page.locator(".marked")).to_be_in_viewport()
    expect(page.locator(".marked")).to_contain_text("nation grise du centre")


def test_the_rules_are_searched_without_accents(visit: Visit) -> None:
    page = visit("/rules/couleurs-du-monde")

    page.get_by_role("searchbox").fill("chaine traverser")

    expect(page.locator("main li[id]")).to_have_count(1)


def test_a_seat_opens_on_another_device_by_its_secret_link(visit: Visit) -> None:
    page = open_named(visit, "table", (1440, 900))
    held = page.evaluate("JSON.parse(localStorage['ludotheque.secrets']).find(one => one.seat !== null)")

    other = visit(f"/s#{held['secret']}", (390, 844))

    other.wait_for_url("**/t/*")
    assert held["secret"] not in other.url
    expect(other.locator(".hand")).to_be_visible()


def test_a_replay_is_stepped_with_the_arrows_and_its_address_follows(visit: Visit) -> None:
    page = open_named(visit, "table", (1440, 900))
    sight = look(page)  # if it is mine to begin, nothing has happened yet
    before = position(page)
    click_first(page.locator(PLAYABLE_CARD if sight == "card" else FIRST_THING))
    expect(page.locator(".now")).not_to_have_attribute("data-number", before)
    page.goto(page.url + "/replay?at=0")
    page.locator(".controls").wait_for()

    page.keyboard.press("ArrowRight")

    expect(page).to_have_url(re.compile(r"\?at=1$"))


def test_the_code_of_a_table_leads_to_it(visit: Visit) -> None:
    lobby = open_named(visit, "lobby", (1440, 900))
    code = lobby.locator(".code b").inner_text()
    page = visit("/")

    page.get_by_label("Code de la table").fill(code.lower())
    page.get_by_role("button", name="Rejoindre").click()

    expect(page).to_have_url(lobby.url)
    expect(page.get_by_role("button", name="S’asseoir", exact=True)).to_be_visible()


def open_named(visit: Visit, name: str, size: tuple[int, int]) -> Page:
    if name == "home":
        page = visit("/", size)
        page.locator(".shelf li").first.wait_for()
    elif name == "rules":
        page = visit("/rules/couleurs-du-monde", size)
        page.locator("main [data-clause]").first.wait_for()
    elif name == "lobby":
        page = _lobby(visit, size)
    else:
        page = visit("/new/couleurs-du-monde", size)
        page.locator("form .seat").first.wait_for()
        if name != "new":
            _start(page)
        if name == "replay":
            page.goto(page.url + "/replay")
            page.locator(".controls").wait_for()
    return page


def _start(page: Page) -> None:
    page.locator(".btn.now").click()
    page.locator(".actions .btn").first.wait_for()


def _lobby(visit: Visit, size: tuple[int, int]) -> Page:
    page = visit("/new/couleurs-du-monde", size)
    page.locator("form .seat").nth(1).get_by_label("Un ami").check(force=True)
    page.locator("form .end button").click()
    page.locator(".lobby").wait_for()
    return page
