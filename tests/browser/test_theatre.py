"""What happens is shown one thing after the other, as fast as one likes, and told to whoever was away."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicks import SIZES
from tests.browser.conftest import Visit
from tests.browser.richesses_script import BEA, CARL
from tests.browser.rivals import ScriptedTable

ROLLING = ".die.rolling"
THROW = "Béa lance les dés : 1 au blanc, 2 au rouge."
WINDOW = ".windows"
LONGEST_MS = 1_200  # that a window against the clock waits for what led to it


def at_the_table(visit: Visit, table: ScriptedTable, size: tuple[int, int] = SIZES["laptop"]) -> Page:
    """Somebody who likes things to move, and whose clock goes on only when told to."""
    page = visit("/", size)
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=0)
    page.goto(table.my_seat)
    page.locator("section.now").wait_for(state="attached")
    page.clock.pause_at(60_000)
    return page


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_journal_and_window_come_when_the_dice_lie(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, "richesses-du-monde", ["Ada", "Béa", "Carl"])
    page = at_the_table(visit, table, size)
    table.rival(BEA).does("roll-dice")

    expect(page.locator(ROLLING).first).to_be_visible()
    expect(page.get_by_text(THROW)).to_have_count(0)
    expect(page.locator(WINDOW)).to_have_count(0)
    page.clock.run_for(LONGEST_MS)

    expect(page.locator(ROLLING)).to_have_count(0)
    expect(page.get_by_role("button", name="Réclamer 0,7").first).to_be_visible()


def test_whoever_does_not_want_to_wait_skips_by_a_key(visit: Visit, loaded_house: str) -> None:
    table = ScriptedTable(loaded_house, "richesses-du-monde", ["Ada", "Béa", "Carl"])
    page = at_the_table(visit, table)
    table.rival(BEA).does("roll-dice")
    expect(page.locator(ROLLING).first).to_be_visible()

    page.keyboard.press(".")

    expect(page.locator(ROLLING)).to_have_count(0)
    expect(page.get_by_role("log").get_by_text(THROW)).to_be_visible()


def test_a_speed_is_chosen_by_key_button_and_menu_and_kept(visit: Visit, house: str) -> None:
    table = ScriptedTable(house, "couleurs-du-monde", ["Ada", "Bob", "Cléo"])
    page = visit(table.my_seat)
    speed = page.locator("[data-speed]")

    expect(speed).to_be_visible()
    page.keyboard.press(">")
    expect(speed).to_have_attribute("aria-label", "Rythme\u00a0: Rapide")
    speed.click()
    expect(speed).to_have_attribute("aria-label", "Rythme\u00a0: Jusqu’à mon tour")
    page.keyboard.press("<")
    page.reload()
    expect(speed).to_have_attribute("data-speed", "fast")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("Lent", exact=True).click()

    expect(speed).to_have_attribute("data-speed", "slow")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_whoever_comes_back_is_told_what_happened(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, "richesses-du-monde", ["Ada", "Béa", "Carl"])
    page = visit(table.my_seat, size)
    bea, carl = table.rival(BEA), table.rival(CARL)
    expect(page.locator("section.now")).to_be_attached()
    page.goto("about:blank")
    bea.does("roll-dice")
    bea.does("stop-buying")  # which she may only when nobody has claimed in time
    carl.does("roll-dice")
    page.goto(table.my_seat)

    recap = page.get_by_role("region", name="Pendant que vous attendiez")
    fold = recap.get_by_role("button", name="Pendant que vous attendiez")
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    expect(recap).to_contain_text(THROW)
    expect(recap).to_contain_text("Carl lance les dés")
    recap.get_by_role("button", name="Ranger ce résumé").click()

    expect(recap).to_have_count(0)
