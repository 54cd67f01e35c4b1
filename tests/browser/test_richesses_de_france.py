"""Richesses de France clicked through: second-hand sale, tolls, chance, Corsica, casino, match, race, finish."""

import contextlib
import re

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.clicks import SIZES, click_to_the_end, press, ranks_of_the_record, ranks_shown
from tests.browser.conftest import Visit
from tests.browser.france_script import (
    BEA,
    BICYCLE,
    BICYCLE_RACE,
    CARL,
    RACE_STOPS,
    SECOND_HAND,
    SMALLEST_NOTE,
    TOLL,
)
from tests.browser.rivals import Rival, ScriptedTable
from tests.games.richesses_de_france.arrange import town

GAME = "richesses-de-france"
TAPS, TAP_MS = 30, 2_000
RED = 0


def on_map(page: Page, id: str) -> Locator:
    return page.locator(f'g[data-town="{town(id)}"][data-verb]')


def travel(page: Page, id: str) -> None:
    """On a phone a tap shows the way, and a button goes it."""
    if page.evaluate("matchMedia('(max-width: 899px)').matches"):
        tap_until(page, on_map(page, id).locator(".hit"), page.locator(f'[data-go="{town(id)}"]'))
    else:
        on_map(page, id).click()


def tap_until(page: Page, thing: Locator, answer: Locator) -> None:
    """The map may still be moving to where one can go: then one taps again."""
    for _ in range(TAPS):
        tap(page, thing)
        with contextlib.suppress(Error):
            return answer.click(timeout=TAP_MS)
    raise AssertionError("the map does not answer")


def tap(page: Page, thing: Locator) -> None:
    """Where it is, though something else may lie over it."""
    thing.wait_for()
    place = thing.bounding_box()
    assert place is not None
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


def walk(rival: Rival, id: str) -> None:
    rival.does("walk-to", [town(id)])


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_journey_with_a_sale_two_tolls_a_displacement_and_a_passage(
    visit: Visit, loaded_house: str, size: tuple[int, int]
) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa", "Carl"], {"circuit": "monuments"})
    page = visit(table.my_seat, size)
    bea, carl = table.rival(BEA), table.rival(CARL)

    bea.does("sell-vehicle", [BICYCLE])
    carl.does("bid", [SECOND_HAND])
    press(page, f"Offrir {SECOND_HAND + SMALLEST_NOTE}")
    carl.does("stand-aside")

    walk(bea, "cergy")
    press(page, "Réclamer")
    expect(page.get_by_text(re.compile(rf"Béa.*{TOLL}\sF")).first).to_be_attached()

    walk(carl, "nice")
    bea.does("let-pass")
    expect(page.get_by_role("button", name="Réclamer").first).to_be_visible()

    travel(page, "meaux")  # which I may only when my seven seconds are over
    page.locator(f'[data-choice="{town("cannes")}"]').click()
    for rival in (bea, carl):
        rival.does("let-pass")

    bea.does("stay-put")
    carl.does("stay-put")
    travel(page, "bastia")
    bea.does("stay-put")
    expect(page.locator('[data-pawn="0"]')).to_have_attribute("aria-label", re.compile("Bastia"))
    for rival in (bea, carl):
        rival.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_casino_lost_and_won_and_the_end_in_paris(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa"], {"circuit": "casinos", "tolls": "automatic"})
    page = visit(table.my_seat, size)
    bea = table.rival(BEA)

    travel(page, "deauville")
    bet_on_red(page)
    bea.does("stay-put")
    page.locator('[data-errand="casino"]').click()
    bet_on_red(page)
    bea.does("stay-put")
    travel(page, "paris")

    expect(page.locator("ol.scores > li").first).to_contain_text("Ada")
    assert [1, 2] == ranks_shown(page)
    assert 2 == sum(line.startswith("0 bet-colour 0 ") for line in table.record().splitlines())
    bea.close()


def bet_on_red(page: Page) -> None:
    page.locator(f'[data-colour="{RED}"]').click()
    page.locator('[data-note="most"]').click()
    press(page, "Miser 300")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_match_a_race_and_the_ninth_marker(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa"], {"circuit": "sports", "tolls": "automatic"})
    page = visit(table.my_seat, size)
    bea = table.rival(BEA)

    travel(page, "bordeaux")
    page.locator('[data-verb="call-opponent"]').first.click()
    bea.does("stay-put")
    page.locator(f'[data-race="{BICYCLE_RACE}"]').click()
    for place, stop in enumerate(RACE_STOPS):
        if place:
            bea.does("stay-put")
        travel(page, stop)

    expect(page.locator("ol.scores > li").first).to_contain_text("Ada")
    assert [1, 2] == ranks_shown(page)
    lines = table.record().splitlines()
    assert {"0 call-opponent 1", f"0 begin-race {BICYCLE_RACE}"} <= set(lines)
    bea.close()


def test_a_whole_game_against_bots_ends_with_the_ranking_of_its_record(visit: Visit, house: str) -> None:
    """Économie, for thirty rounds."""
    table = ScriptedTable(house, GAME, ["Ada"], {"circuit": "economy", "rounds": "30"}, bots=["navigator", "greedy"])
    page = visit(table.my_seat)

    click_to_the_end(page, "[data-first]", ".actions .btn.p", ".actions .btn")

    assert ranks_of_the_record(GAME, table.record()) == ranks_shown(page)
