"""Dice that the page itself checks: as they fall, and when the game is over."""

import json
import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.hands import COULEURS, compose_small_table, play_to_the_end_by_clicking

DICE_GAME = "/new/richesses-du-monde"


def begin(page: Page) -> None:
    page.locator(".now").click()
    page.locator("main .board").wait_for()


def forged(message: str | bytes) -> str | bytes:
    """What the house says, but for one die."""
    told = json.loads(message)
    for opening in told.get("opened", [])[:1]:
        opening["outcome"] = (opening["outcome"] + 1) % opening["below"]
    return json.dumps(told)


def put_a_cheat_between(page: Page) -> None:
    def meddle(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: line.send(forged(message)))

    page.route_web_socket(re.compile("/socket$"), meddle)


def let_a_die_fall(page: Page, mark: Locator) -> None:
    """Whoever comes when the others have rolled sees their dice no more: then it is my turn, and I roll."""
    roll = page.get_by_role("button", name=re.compile("Lancer"))
    expect(mark.or_(roll).first).to_be_visible()
    if not mark.count():
        roll.first.click()


def test_the_lobby_shows_the_promise_and_everybodys_salt(visit: Visit) -> None:
    page = visit(DICE_GAME)
    page.locator("form .seat").last.get_by_role("radio", name="Un ami").check()
    page.locator("form .end button").click()
    promise = page.locator(".promise")

    expect(promise.locator("code").first).to_have_text(re.compile(r"^\s*([0-9a-f]{8}\s*){8}$"))
    expect(promise.locator("li code").first).to_have_text(re.compile(r"^[0-9a-f]{32}$"))


def test_dice_are_checked_as_they_fall(visit: Visit) -> None:
    page = visit(DICE_GAME)
    begin(page)
    seal = page.locator(".seal")
    let_a_die_fall(page, seal)

    expect(seal).to_be_visible()
    expect(page.locator(".seal.wrong")).to_have_count(0)
    seal.click()
    expect(page.locator("dialog .right")).to_be_visible()


def test_a_die_that_was_not_promised_is_found_out(visit: Visit) -> None:
    page = visit(DICE_GAME)
    put_a_cheat_between(page)
    begin(page)
    wrong = page.locator(".seal.wrong")
    let_a_die_fall(page, wrong)
    wrong.click()

    expect(page.locator("dialog p.wrong")).to_be_visible()


def test_the_dice_of_a_finished_game_are_proved_in_the_page(visit: Visit) -> None:
    page = visit("/")
    page.locator(COULEURS).click()
    compose_small_table(page)
    play_to_the_end_by_clicking(page)
    page.locator("a[href$='/dice']").click()

    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".verdict.wrong")).to_have_count(0)
    expect(page.locator("main li.right")).to_have_count(7)
