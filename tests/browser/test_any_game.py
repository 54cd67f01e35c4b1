"""A game that has no board of its own is played by forms, by several people at one device."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.patience import Patience
from tests.kernel.games import TEST_GAMES

GAMES = [ready.game.name for ready in TEST_GAMES]

# A person who does not know the game: draws the curtain, fills in what is to be filled in, presses what can be pressed.
PLAY = """([one, other]) => {
  if (document.querySelector(".end")) return "over";
  const all = (selector) => [...document.querySelectorAll(selector)];
  const press = (found) => found[Math.floor(other * found.length)]?.click();
  if (all(".curtain button").length) return press(all(".curtain button"));
  if (document.querySelector(".busy")) return;
  for (const box of all(".actions .form input[type=checkbox]:not(:disabled):not(:checked)")) box.click();
  const send = all(".actions .form .btn.p");
  const form = send.length ? send : all(".actions .form .choices button");
  const buttons = all(".actions .buttons .btn:not(.back):not(.off)");
  if (form.length && one < 0.8) return press(form);
  press(one < 0.4 ? buttons.slice(0, 1) : buttons);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_kernel_is_played_to_its_end_by_forms(visit: Visit, small_house: str, game: str) -> None:
    page = visit(f"{small_house}/new/{game}")
    take_every_seat(page)

    play_to_the_end_by_forms(page)

    page.locator("ol.scores > li").first.wait_for()


def test_after_the_end_one_plays_again_or_goes_on_from_an_earlier_position(visit: Visit, small_house: str) -> None:
    page = visit(f"{small_house}/new/sealed-bids")
    take_every_seat(page)
    play_to_the_end_by_forms(page)
    finished = page.url

    page.get_by_role("button", name="Revanche").click()
    page.wait_for_url(lambda address: address != finished)
    expect(page.locator(".now")).to_have_attribute("data-number", "0")

    page.goto(f"{finished}/replay?at=2")
    page.get_by_role("link", name="Rejouer d’ici").click()
    take_every_seat(page)
    expect(page.locator(".now")).to_be_visible()
    assert page.url != finished


def play_to_the_end_by_forms(page: Page) -> None:
    luck = random.Random(7)
    patience = Patience(page)
    while page.evaluate(PLAY, [luck.random(), luck.random()]) != "over":
        patience.wait(30)


def take_every_seat(page: Page) -> None:
    page.locator("form .seat").first.wait_for()
    for number, seat in enumerate(page.locator("form .seat").all()):
        seat.get_by_label("Moi").check(force=True)
        seat.locator("input.field").fill(f"Joueur {number + 1}")
    page.locator("form .end button").click()
    page.wait_for_url("**/t/*")
    page.locator(".now").wait_for()


def test_a_sixth_box_stands_on_the_shelf_with_a_plain_lid_and_is_played_by_forms_with_a_bot(
    visit: Visit, house_of_six: str
) -> None:
    page = visit(f"{house_of_six}/")
    expect(page.locator(".shelf li")).to_have_count(6)
    box = page.locator(".shelf a[href='/new/sealed-bids']")
    expect(box).to_contain_text("Enchères scellées")
    expect(box).to_contain_text("2 à 5 joueurs")

    box.click()
    page.get_by_role("button", name="Jouer tout de suite").click()
    page.locator(".now").wait_for()

    expect(page.locator("h1")).to_have_text("Enchères scellées")
    expect(page.locator(".plain")).to_contain_text("En vente")
    expect(page.locator(".plain")).to_contain_text("la pendule")
    expect(page.locator(".actions")).to_contain_text("Sceller une mise")
    play_to_the_end_by_forms(page)
    expect(page.locator(".end")).to_contain_text("Tous les lots sont partis.")
