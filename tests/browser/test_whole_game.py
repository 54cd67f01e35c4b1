"""A whole game of Couleurs du Monde clicked through, at a laptop's size and at a phone's."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from ludotheque.kernel.play import is_over
from ludotheque.record.read import read_record
from ludotheque.record.record import replay
from ludotheque.shelf import box
from tests.browser.conftest import Visit
from tests.browser.hands import (
    COULEURS,
    Ranked,
    compose_small_table,
    play_to_the_end_by_clicking,
    play_to_the_end_by_keys,
    ranking,
)

SIZES = {"laptop": (1440, 900), "phone": (390, 844)}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_whole_game_ends_with_the_ranking_of_its_record(visit: Visit, size: tuple[int, int], tmp_path: Path) -> None:
    page = visit("/", size)
    page.locator(COULEURS).click()
    compose_small_table(page)

    play_to_the_end_by_clicking(page)

    assert ranking_of_the_record(page, tmp_path / "record.txt") == ranking(page)


def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    page.locator(COULEURS).wait_for()
    tab_to(page, COULEURS)
    page.keyboard.press("Enter")
    page.locator("form .seat").first.wait_for()
    tab_to(page, "form .seat:last-of-type .off")
    page.keyboard.press("Enter")
    for bot in (2, 3):
        tab_to(page, f"form .seat:nth-of-type({bot}) .chosen")
        page.keyboard.press("Enter")
        tab_to(page, "dialog select")
        page.keyboard.press("Home")
        page.locator("dialog select").wait_for(state="detached")
    tab_to(page, "form .end button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    play_to_the_end_by_keys(page)

    assert ranking_of_the_record(page, tmp_path / "record.txt") == ranking(page)


def tab_to(page: Page, selector: str) -> None:
    """Walk with the Tab key until the focus is on it; it must be seen there."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted + ':focus-visible')", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def ranking_of_the_record(page: Page, path: Path) -> list[Ranked]:
    """Downloaded from the replay's page and played again by the rules."""
    replaying = page.context.new_page()
    replaying.goto(f"{page.url}/replay")
    with replaying.expect_download() as download:
        replaying.locator("[data-record]").click()
    download.value.save_as(path)
    record = read_record(path.read_text("utf-8"))
    shelved = box(record.header.game)
    state = replay(record, shelved.game, shelved.edition(record.header.edition).tables)
    assert is_over(state)
    ranks, scores = shelved.game.ranks(state), shelved.game.scores(state)
    return [Ranked(seat, rank, scores[seat]) for seat, rank in enumerate(ranks)]
