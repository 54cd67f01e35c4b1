"""A question against the clock reaches whoever it is for, wherever he is; his time begins when he can see it."""

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.server.sight import LEAST_MS
from tests.browser.clicks import SIZES, press
from tests.browser.conftest import Visit, free_port, house_process
from tests.browser.hands import FIRST_THING, PLAYABLE_CARD, click_first, compose_small_table, look, position
from tests.browser.richesses_script import BEA, CARL
from tests.browser.rivals import Rival, ScriptedTable

MONDE, COMBINARDS = "richesses-du-monde", "joyeux-combinards"
PHONE, LAPTOP = SIZES["phone"], SIZES["laptop"]
CLAIM = re.compile("^Réclamer 0,7")
WINDOW_MS = 7_000
HALF = 0.5  # of a screen: below it lies the thumb

each_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def before_the_claim(visit: Visit, house: str, size: tuple[int, int]) -> tuple[Page, Rival]:
    """Béa is about to roll, and will owe me royalties."""
    table = ScriptedTable(house, MONDE, ["Ada", "Béa", "Carl"])
    page = visit(table.my_seat, size)
    page.locator("section.now").wait_for(state="attached")
    return page, table.rival(BEA)


def under_the_thumb(page: Page, name: re.Pattern[str]) -> bool:
    box = page.get_by_role("button", name=name).first.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return HALF * size["height"] < box["y"] and box["y"] + box["height"] <= size["height"]


@each_size
def test_it_lays_the_rules_aside_and_gives_them_back(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    page, bea = before_the_claim(visit, loaded_house, size)
    press(page, "Règles")
    rules = page.get_by_role("dialog", name="Règles")
    expect(rules).to_be_visible()

    bea.does("roll-dice")
    page.get_by_role("button", name=CLAIM).first.click()

    expect(rules).to_be_visible()


@pytest.mark.parametrize("tab", ["Scores", "Journal", "Plateau"])
def test_it_turns_to_where_it_can_be_read_and_its_answer_lies_under_the_thumb(
    visit: Visit, loaded_house: str, tab: str
) -> None:
    page, bea = before_the_claim(visit, loaded_house, PHONE)
    page.get_by_role("navigation").get_by_role("button", name=tab).click()

    bea.does("roll-dice")

    expect(page.get_by_role("button", name=CLAIM).first).to_be_visible()
    expect(page.locator("[data-asks]")).to_be_in_viewport()
    assert under_the_thumb(page, CLAIM)


def test_whoever_turns_away_from_it_is_led_back(visit: Visit, loaded_house: str) -> None:
    page, bea = before_the_claim(visit, loaded_house, PHONE)
    bea.does("roll-dice")
    expect(page.locator("[data-asks]")).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Journal").click()

    press(page, "Voir la question")

    expect(page.locator("[data-asks]")).to_be_visible()


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_in_another_tab_of_the_browser_its_clock_waits_and_the_title_calls(visit: Visit, loaded_house: str) -> None:
    page, bea = before_the_claim(visit, loaded_house, LAPTOP)
    page.evaluate(HIDE, True)
    bea.does("roll-dice")
    expect(page).to_have_title(re.compile(r"^⏳ À vous, vite\s!"))
    told = bea.hear_a("clock")
    assert (told["deadline"], told["rests"] > LEAST_MS) == (WINDOW_MS, True)

    page.evaluate(HIDE, False)

    assert bea.hear_a("clock")["rests"] == 0
    page.get_by_role("button", name=CLAIM).first.click()
    expect(page).not_to_have_title(re.compile("⏳"))


def test_a_device_that_can_shake_does(visit: Visit, loaded_house: str) -> None:
    page, bea = before_the_claim(visit, loaded_house, PHONE)
    page.evaluate("navigator.vibrate = (pattern) => { window.shaken = pattern; return true; }")
    bea.does("roll-dice")

    page.wait_for_function("() => window.shaken?.length > 1")


def hot_seat(visit: Visit, house: str, partner: int, rival: int) -> tuple[Page, Rival]:
    """Ada and her partner share a phone; the rival comes from elsewhere. Ada has said a price, which both may doubt."""
    table = ScriptedTable(house, COMBINARDS, ["Ada", "Béa", "Carl"])
    page = visit(table.my_seat, PHONE)
    page.locator("section.now").wait_for(state="attached")
    page.goto("about:blank")
    page.goto(table.seat(partner))
    takes_the_device(page, "Ada")
    press(page, "Lancer les dés")
    press(page, "Tirer une carte")
    page.locator(".dial label").first.click()
    press(page, "(Mentir|Annoncer)")
    return page, table.rival(rival)


def curtain(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=f"À {name}", exact=True)


def takes_the_device(page: Page, name: str) -> None:
    curtain(page, name).get_by_role("button", name="C’est moi").click()


def heard_of(rival: Rival, event: str) -> None:
    while event not in {told["is"] for told in rival.last.get("entry", {}).get("events", [])}:
        rival.hear()


def test_on_one_phone_nobody_sees_the_other_hand_and_each_has_his_time(visit: Visit, loaded_house: str) -> None:
    page, carl = hot_seat(visit, loaded_house, BEA, CARL)
    expect(curtain(page, "Béa")).to_be_visible()
    told = carl.hear_a("clock")
    assert (told["deadline"], told["rests"] > LEAST_MS) == (WINDOW_MS, True)

    carl.does("let-pass")
    takes_the_device(page, "Béa")
    assert carl.hear_a("clock")["rests"] == 0
    assert under_the_thumb(page, re.compile("^Je doute"))
    press(page, "Je doute")

    heard_of(carl, "price-doubted")


def test_a_curtain_that_nobody_touches_stays(visit: Visit, loaded_house: str) -> None:
    page, bea = hot_seat(visit, loaded_house, CARL, BEA)
    expect(curtain(page, "Carl")).to_be_visible()
    bea.does("let-pass")
    heard_of(bea, "card-bought")  # which it is only when Carl has been waited for, and his seconds are over

    page.get_by_role("button", name="Je suis Ada").wait_for()  # for nobody is called any more
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(curtain(page, "Carl")).to_be_visible()
    press(page, "Je suis Ada")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("heals", ["wakes", "comes back"])
def test_a_house_that_does_not_answer_is_told_and_play_goes_on_by_itself(
    visit: Visit, tmp_path: Path, heals: str
) -> None:
    port = free_port()
    with house_process(tmp_path, port=port) as house:
        page = visit(f"http://127.0.0.1:{port}/new/couleurs-du-monde")
        compose_small_table(page)
        look(page)
        before = position(page)
        house.send_signal(signal.SIGSTOP)
        try:
            expect(page.get_by_role("status").filter(has_text="La liaison est coupée")).to_be_visible()
            if heals == "comes back":  # by a new line, for the old one has been given up
                page.wait_for_timeout(6_000)
        finally:
            house.send_signal(signal.SIGCONT)

        expect(page.get_by_role("status").filter(has_text="La liaison est coupée")).to_have_count(0)
        assert before == position(page)
        sight = look(page)
        click_first(page.locator(PLAYABLE_CARD if sight == "card" else FIRST_THING))
        expect(page.locator(".now")).not_to_have_attribute("data-number", before)
