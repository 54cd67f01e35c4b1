"""The host keeps the peace, in the menu of the table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import look, position
from tests.browser.test_together import play_one, sit_together

SIZES = [(1440, 900), (390, 844)]


def open_desk(host: Page) -> Page:
    host.locator(".round").last.click()
    expect(host.get_by_role("heading", name="Tenir la table")).to_be_visible()
    return host


def test_a_guest_is_silenced_and_speaks_again(visit: Visit) -> None:
    host, friend = sit_together(visit)
    friend.get_by_role("tab", name="Discussion").click()
    open_desk(host).get_by_role("button", name="Faire taire, Bruno").click()

    expect(friend.locator(".talk")).to_contain_text("L’hôte vous a retiré la parole")
    host.get_by_role("button", name="Rendre la parole, Bruno").click()
    expect(friend.get_by_label("Écrire aux autres")).to_be_visible()


def test_a_guest_is_put_out_after_a_second_thought_and_a_bot_plays_on(visit: Visit) -> None:
    host, friend = sit_together(visit)
    open_desk(host).get_by_role("button", name="Mettre un robot, Bruno").click()
    host.get_by_role("button", name="Non, laisser ainsi").click()
    expect(friend.locator(".now")).not_to_contain_text("Vous regardez")

    host.get_by_role("button", name="Mettre un robot, Bruno").click()
    host.get_by_role("alertdialog").get_by_role("button", name="Mettre un robot").click()

    expect(friend.locator(".now")).to_contain_text("Vous regardez la partie.")
    host.keyboard.press("Escape")
    look(host)
    seen = position(host)
    play_one(host)
    expect(friend.locator(".now")).not_to_have_attribute("data-number", seen)  # the reason stays while others play on
    expect(friend.get_by_role("alert")).to_contain_text("L’hôte a confié votre place")
    expect(host.locator("li", has_text="Bruno")).to_have_count(0)


def test_a_table_is_closed_to_watchers_and_opened_again(visit: Visit) -> None:
    host, _ = sit_together(visit)
    watcher = visit(host.url)
    expect(watcher.locator(".now")).to_contain_text("Vous regardez la partie.")
    open_desk(host).get_by_label("aucun", exact=True).check(force=True)

    expect(watcher.get_by_role("alert")).to_contain_text("fermé cette table aux spectateurs")
    host.get_by_label("bienvenus").check(force=True)
    expect(host.get_by_label("Leur retard")).to_be_visible()
    watcher.get_by_role("button", name="Réessayer").click()
    expect(watcher.locator(".now")).to_contain_text("Vous regardez la partie.")


@pytest.mark.parametrize("size", SIZES)
def test_watchers_of_a_delayed_game_are_told_to_wait(visit: Visit, size: tuple[int, int]) -> None:
    host = visit("/new/couleurs-du-monde")
    host.locator("form .seat").first.wait_for()
    host.locator("form .seat").nth(1).get_by_label("Un ami").check(force=True)
    host.locator("form .end button").click()
    host.wait_for_url("**/t/*")
    host.locator(".lobby").wait_for()
    host.locator("summary").click()
    host.get_by_label("Leur retard").select_option("600")
    expect(host.get_by_label("Leur retard")).to_have_value("600")
    host.get_by_role("button", name=re.compile("À un robot")).click()
    host.get_by_role("button", name="Commencer la partie").click()
    host.locator(".now").wait_for()

    late = visit(host.url, size=size)

    expect(late.get_by_role("status")).to_contain_text("avec 10 minutes de retard")
    expect(late.get_by_role("timer")).to_be_visible()


def test_a_table_is_closed_for_good(visit: Visit) -> None:
    host, friend = sit_together(visit)
    open_desk(host).get_by_role("button", name="Fermer la table").click()
    host.get_by_role("alertdialog").get_by_role("button", name="Fermer la table").click()

    for page in (host, friend):
        expect(page.locator("section.why")).to_contain_text("Cette table a été fermée")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_big_screen_of_the_host_shows_a_table_closed_to_watchers(visit: Visit) -> None:
    host, _ = sit_together(visit)
    open_desk(host).get_by_label("aucun", exact=True).check(force=True)
    expect(host.get_by_label("aucun", exact=True)).to_be_checked()
    big = visit(f"{host.url}/big", state=host.context.storage_state())

    expect(big.locator(".big .board")).to_be_visible()
