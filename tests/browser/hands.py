"""How a person plays: looks, then clicks or types."""

import re
from dataclasses import dataclass

from playwright.sync_api import Error, Locator, Page

PLAYABLE_CARD = ".hand button[aria-disabled=false]"
COULEURS = ".shelf a[href$='couleurs-du-monde']"
FIRST_THING = ".actions .btn.p"
MOST_ACTIONS = 600

# What can be done now: nothing while somebody else plays or an action is on its way.
LOOK = """(seen) => {
  if (document.querySelector(".end")) return "over";
  const now = document.querySelector(".now");
  if (!now || now.dataset.number === seen || document.querySelector(".busy")) return null;
  if (document.querySelector(".hand button[aria-disabled=false]")) return "card";
  return document.querySelector(".actions .btn.p") ? "press" : null;
}"""


@dataclass
class Ranked:
    seat: int
    rank: int
    score: int


def position(page: Page) -> str:
    return page.locator("section.now").get_attribute("data-number") or ""


def look(page: Page, seen: str = "") -> str:
    """Wait until it is my turn, or until the game is over."""
    found: str = page.wait_for_function(LOOK, arg=seen).json_value()
    return found


def play_to_the_end_by_clicking(page: Page) -> None:
    """Cards of the hand as long as one fits, then whatever is the first thing to do."""
    seen = ""
    for _ in range(MOST_ACTIONS):
        sight = look(page, seen)
        if sight == "over":
            return
        seen = position(page)
        click_first(page.locator(PLAYABLE_CARD if sight == "card" else FIRST_THING))
    raise AssertionError("the game does not end")


def play_to_the_end_by_keys(page: Page) -> None:
    """C opens the form of the cards with the focus on the first; A announces, P passes."""
    seen = ""
    for _ in range(MOST_ACTIONS):
        sight = look(page, seen)
        if sight == "over":
            return
        seen = position(page)
        if sight == "card":
            page.keyboard.press("c")
            page.wait_for_function("document.activeElement?.closest('.actions .form')")
            page.keyboard.press("Enter")
        else:
            begun = "announce" if page.locator(".actions .btn.p[aria-keyshortcuts=a]").count() else "pass"
            page.keyboard.press("a" if begun == "announce" else "p")
    raise AssertionError("the game does not end")


def click_first(found: Locator) -> None:
    """The page may be drawn anew while one reaches out."""
    for _ in range(3):
        try:
            return found.first.click(timeout=3_000)
        except Error:
            if found.page.locator(".end").count():
                return None
    return found.first.click()


def points(shown: str) -> int:
    """« −12 points » as a number."""
    found = re.match(r"([-−]?)(\d+)", shown)
    assert found, shown
    sign, figure = found.groups()
    return -int(figure) if sign else int(figure)


def ranking(page: Page) -> list[Ranked]:
    """As the last page tells it, by seat."""
    page.locator("ol.scores > li").first.wait_for()
    rows = page.locator("ol.scores > li").evaluate_all(
        """rows => rows.map(row => [row.dataset.seat, row.querySelector(".rank").innerText,
                                    row.querySelector(".score").innerText])"""
    )
    return sorted((Ranked(int(seat), int(rank), points(score)) for seat, rank, score in rows), key=lambda row: row.seat)


def compose_small_table(page: Page) -> None:
    """Me and two of the easiest bots, put together on the page of the box."""
    page.locator("form .seat").first.wait_for()
    page.locator("form .seat").last.locator(".off").click()
    seat_the_easiest(page)
    page.locator("form .end button").click()
    page.wait_for_url("**/t/*")


def seat_the_easiest(page: Page) -> None:
    """Wherever a bot shall sit."""
    for chosen in page.locator("form .seat .chosen").all():
        chosen.click()
        page.locator("dialog select").select_option("random")
        page.locator("dialog select").wait_for(state="detached")
