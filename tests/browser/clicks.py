"""What a person does on the page of a game, and reads on its last one."""

import contextlib
import re

from playwright.sync_api import Error, Locator, Page

from ludotheque.record.read import read_record
from ludotheque.record.record import replay
from ludotheque.shelf import box
from tests.browser.patience import Patience

SIZES = {"laptop": (1440, 900), "phone": (390, 844)}


def press(page: Page, words: str) -> None:
    """The button whose name begins so, once it is there."""
    page.get_by_role("button", name=re.compile(rf"^{words}")).first.click()


def click_to_the_end(page: Page, *selectors: str) -> None:
    """The first of these things that the page shows, whatever the dangers, again and again until the game is over."""
    patience = Patience(page)
    while not page.locator("ol.scores > li").count():
        things = (page.locator(f"{selector}:visible") for selector in ("[data-anyway]", *selectors))
        thing = next((thing for thing in things if thing.count()), None)
        if thing:
            click_if_still_there(thing.first)
        patience.wait(100)


def click_if_still_there(thing: Locator) -> None:
    """Against the clock a button may be gone before it is reached."""
    with contextlib.suppress(Error):
        thing.click(timeout=1_000)


def ranks_shown(page: Page) -> list[int]:
    """By seat, as the last page tells them."""
    page.locator("ol.scores > li").first.wait_for()
    rows: list[list[str]] = page.locator("ol.scores > li").evaluate_all(
        "rows => rows.map(row => [row.dataset.seat, row.querySelector('.rank').innerText])"
    )
    return [int(rank) for _, rank in sorted(rows)]


def ranks_of_the_record(game: str, text: str) -> list[int]:
    found = box(game)
    return found.game.ranks(replay(read_record(text), found.game, found.edition().tables))
