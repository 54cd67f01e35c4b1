"""Nothing empty is asked, and nothing that one might regret is done unasked."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicks import SIZES, press
from tests.browser.conftest import Visit
from tests.browser.danger_script import BEA, CARL, ME, RICE
from tests.browser.rivals import ScriptedTable

MONDE, FRANCE = "richesses-du-monde", "richesses-de-france"

each_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def owe_twelve_millions(visit: Visit, house: str, size: tuple[int, int]) -> tuple[ScriptedTable, Page]:
    """I have rolled, though a double six would have ruined me, and Béa claims more than I have."""
    table = ScriptedTable(house, MONDE, ["Ada", "Béa", "Carl"])
    page = visit(table.my_seat, size)
    expect(page.locator("[data-peril=double]").first).to_contain_text("double 6")
    press(page, "Lancer les dés")
    table.rival(BEA).does("claim-royalty")
    expect(page.locator("[data-peril=bankruptcy]").first).to_contain_text("Il vous manque 7 M€")
    return table, page


@each_size
def test_ruin_is_warned_of_and_avoided(visit: Visit, dangerous_house: str, size: tuple[int, int]) -> None:
    table, page = owe_twelve_millions(visit, dangerous_house, size)
    expect(page.locator(".btn.p", has_text="Payer")).to_have_count(0)
    press(page, "Payer 12 M€")
    expect(page.get_by_role("alert")).to_contain_text("Vendez d’abord des titres")
    press(page, "Revenir")

    table.rival(CARL).does("offer-price", [ME], [RICE], [9_000_000])
    table.rival(BEA).does("stand-aside")
    press(page, "Vendre")  # and what is due is paid by itself

    expect(page.get_by_role("button", name="Terminer mes achats").first).to_be_visible()
    expect(page.get_by_role("dialog", name="Vous êtes hors jeu")).to_have_count(0)


@each_size
def test_ruin_is_accepted_and_the_ruined_is_told(visit: Visit, dangerous_house: str, size: tuple[int, int]) -> None:
    _, page = owe_twelve_millions(visit, dangerous_house, size)
    press(page, "Payer 12 M€")
    press(page, "Payer quand même")

    out = page.get_by_role("dialog", name="Vous êtes hors jeu")
    expect(out.get_by_text("ouvrez déjà la revanche")).to_be_visible()
    out.get_by_role("button", name="Voir la fin").click()
    expect(page.get_by_text("vous regardez la fin")).to_be_visible()


def by_hand(table: ScriptedTable, verb: str) -> None:
    """I want to be asked this, though there is no choice."""
    rival = table.rival(ME)
    rival.send({"is": "set-habit", "verb": verb, "habit": "never"})
    rival.hear_a("answers")
    rival.close()


@each_size
def test_the_first_minutes_say_what_it_takes_to_leave_paris(
    visit: Visit, dangerous_house: str, size: tuple[int, int]
) -> None:
    table = ScriptedTable(dangerous_house, FRANCE, ["Ada"], bots=["greedy"])
    by_hand(table, "work")
    page = visit(table.my_seat, size)

    expect(page.locator("[data-peril=to-leave]").first).to_contain_text(re.compile("Il faut 200.F pour quitter Paris"))
    expect(page.get_by_text(re.compile("Pour quitter Paris.: encore [0-9]+.F")).first).to_be_visible()


@each_size
def test_what_leaves_no_choice_is_done_by_itself_until_there_is_one(
    visit: Visit, dangerous_house: str, size: tuple[int, int]
) -> None:
    table = ScriptedTable(dangerous_house, FRANCE, ["Ada"], bots=["greedy"])
    page = visit(table.my_seat, size)

    expect(page.get_by_role("button", name=re.compile("Rester sur place")).first).to_be_visible()
    expect(page.get_by_text("240 F").first).to_be_attached()  # four days of work, and not one click


@each_size
def test_a_bicycle_that_locks_one_in_is_warned_of(visit: Visit, dangerous_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(dangerous_house, FRANCE, ["Ada"], bots=["greedy", "greedy"])
    page = visit(table.my_seat, size)
    if size == SIZES["phone"]:
        press(page, "Mon voyage")
    page.locator("[data-verb=buy-vehicle][data-vehicle='1']").first.click()

    expect(page.get_by_role("alert")).to_contain_text(re.compile("il faut 200.F pour quitter Paris"))


@each_size
def test_standing_answers_are_set_in_the_menu_and_kept(
    visit: Visit, dangerous_house: str, size: tuple[int, int]
) -> None:
    table = ScriptedTable(dangerous_house, FRANCE, ["Ada"], bots=["greedy"])
    by_hand(table, "work")
    page = visit(table.my_seat, size)
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name="Lancer moi-même le dé du travail")
    expect(switch).to_be_checked()
    switch.click()

    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("Rester sur place")).first).to_be_visible()
