"""Richesses du Monde clicked through: a claim made and one missed, auctions, a Joker, trade, association, a win."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.richesses_script import BEA, CARL, COFFEE, IRON, ME, RICE, TEA
from tests.browser.rivals import ScriptedTable

SIZES = {"laptop": (1440, 900), "phone": (390, 844)}
GAME = "richesses-du-monde"


def press(page: Page, words: str) -> None:
    """The button whose name begins so, once it is there."""
    page.get_by_role("button", name=re.compile(rf"^{words}")).first.click()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_game_by_script_comes_through_every_window(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa", "Carl"])
    page = visit(table.my_seat, size)
    bea, carl = table.rival(BEA), table.rival(CARL)

    bea.does("roll-dice")
    press(page, "Réclamer 0,7 M€")
    bea.does("settle-debt")
    bea.does("stop-buying")

    carl.does("roll-dice")
    carl.does("settle-debt")
    expect(page.get_by_role("button", name=re.compile("^Réclamer")).first).to_be_visible()
    carl.does("stop-buying")  # which he may only when my seven seconds are over

    press(page, "Lancer les dés")
    press(page, "Rendre un Joker")

    bea.does("roll-dice")
    bea.does("put-up", [IRON])
    carl.does("stand-aside")
    press(page, "Enchérir")

    carl.does("roll-dice")
    carl.does("put-up", [COFFEE])
    press(page, "Se retirer")
    bea.does("stand-aside")

    bea.does("propose-exchange", [ME], [TEA], [RICE], [2_000_000])
    press(page, "Accepter")

    press(page, "Bureau des échanges")
    page.get_by_role("tab", name="S’associer").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Béa")).first.click()
    press(page, "Proposer à Béa")
    bea.does("agree")

    press(page, "Lancer les dés")
    press(page, "Terminer mes achats")
    carl.does("roll-dice")
    press(page, "Réclamer 12 M€")
    carl.does("settle-debt")

    expect(page.locator(".ranking li").first).to_contain_text("Ada")
    ranks = page.locator(".ranking li").evaluate_all("rows => rows.map(row => row.querySelector('.rank').innerText)")
    assert ["1", "1", "3"] == ranks
    lines = table.record().splitlines()
    assert 2 == lines.count("0 claim-royalty")  # the one in between was missed
    assert {"0 use-joker", "0 bid 2600000", "0 agree", "0 propose-association 1"} <= set(lines)
    for rival in (bea, carl):
        rival.close()
