"""A game looked at again: what each move did is told in place, and the film is led by keys, taps and the curve."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, open_house
from tests.browser.recorded import PlayedOut

SIZES = {"laptop": (1440, 900), "phone": (390, 844), "small": (360, 740), "lying": (844, 390), "low": (640, 360)}
each_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the replay of a game that is over."""
    folder: Path = tmp_path_factory.mktemp("film")
    with open_house(folder, "recorded") as address:
        played = PlayedOut(address, "joyeux-combinards").play()
        yield f"{address}/t/{played.table.key}/replay"
        played.close()


def caption(page: Page) -> Locator:
    return page.locator("[data-caption]")


@each_size
def test_what_the_move_did_is_told_beside_the_controls_with_both_ways_of_counting(
    visit: Visit, film: str, size: tuple[int, int]
) -> None:
    page = visit(f"{film}?at=30", size)

    expect(caption(page)).to_be_in_viewport(ratio=1)
    expect(caption(page)).to_contain_text(re.compile(r"Coup 30 sur \d+"))
    expect(caption(page)).to_contain_text(re.compile(r"Tour de table \d+ · Tour d"))
    expect(caption(page).locator("li").first).to_have_text(re.compile(r"\w+ \w+ \w+"))
    expect(page.locator(".knob.main")).to_be_in_viewport(ratio=1)
    before = caption(page).inner_text()
    page.get_by_role("button", name="Coup suivant").click()
    expect(caption(page)).to_contain_text("Coup 31")
    assert caption(page).inner_text() != before


def test_space_plays_and_stops_whatever_was_clicked_last(visit: Visit, film: str) -> None:
    page = visit(f"{film}?at=3")
    plays = page.get_by_role("button", name="Lecture")
    plays.wait_for()
    page.get_by_role("button", name="Coup suivant").click()
    expect(caption(page)).to_contain_text("Coup 4 ")

    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(caption(page)).to_contain_text("Coup 6 ")
    page.keyboard.press("Space")

    expect(plays).to_be_visible()


def test_a_button_that_was_come_to_by_keys_keeps_its_space(visit: Visit, film: str) -> None:
    page = visit(f"{film}?at=3")
    page.get_by_role("slider", name="Position dans la partie").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Coup précédent")).to_be_focused()

    page.keyboard.press("Space")

    expect(caption(page)).to_contain_text("Coup 2 ")
    expect(page.get_by_role("button", name="Lecture")).to_be_visible()


@pytest.mark.parametrize("size", [SIZES["laptop"], SIZES["phone"]], ids=["laptop", "phone"])
def test_the_curve_leads_to_a_move_by_pointing_and_by_keys(visit: Visit, film: str, size: tuple[int, int]) -> None:
    page = visit(f"{film}?at=0", size)
    curve = page.get_by_role("slider", name="Le fil de la partie")
    total = int(curve.get_attribute("aria-valuemax") or 0)
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    if size == SIZES["phone"]:
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)

    page.wait_for_url(re.compile(r"at=[1-9]"))
    at = int(page.url.partition("at=")[2])
    assert 0.4 * total < at < 0.7 * total
    expect(caption(page)).to_contain_text(f"Coup {at} sur")
    curve.focus()
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(at - 1))


def test_the_next_turn_is_the_next_that_the_journal_names(visit: Visit, film: str) -> None:
    page = visit(f"{film}?at=30")
    head = caption(page).locator("span")
    before = head.inner_text()

    page.get_by_role("button", name="Tour suivant").click()

    expect(head).not_to_have_text(before)
