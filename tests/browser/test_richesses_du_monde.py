"""Richesses du Monde clicked through: a claim made and one missed, auctions, a Joker, trade, association, a win."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicks import SIZES, click_to_the_end, press, ranks_of_the_record, ranks_shown
from tests.browser.conftest import Visit
from tests.browser.richesses_script import BEA, CARL, COFFEE, IRON, ME, RICE, TEA
from tests.browser.rivals import ScriptedTable

GAME = "richesses-du-monde"


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_bot_proposes_an_exchange_and_gets_its_answer(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada"], bots=["trader"] * 3)
    page = visit(table.my_seat, size)

    expect(page.get_by_text(re.compile("vous propose")).first).to_be_visible()
    press(page, "Accepter")

    expect(page.get_by_text("75 %").first).to_be_visible()  # of the coffee of the world


def test_a_whole_game_against_bots_ends_with_the_ranking_of_its_record(visit: Visit, house: str) -> None:
    table = ScriptedTable(house, GAME, ["Ada"], {"rounds": "3"}, bots=["trader"] * 3)
    page = visit(table.my_seat)

    click_to_the_end(page, "[data-first]", ".actions .btn.p", ".actions .btn:has-text('Terminer')")

    assert ranks_of_the_record(GAME, table.record()) == ranks_shown(page)


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
    press(page, "Inviter à s’associer quand même")
    bea.does("agree")

    press(page, "Lancer les dés")
    press(page, "Terminer mes achats")
    carl.does("roll-dice")
    press(page, "Réclamer 12 M€")
    carl.does("settle-debt")

    expect(page.locator("ol.scores > li").first).to_contain_text("Ada")
    assert [1, 1, 3] == ranks_shown(page)
    lines = table.record().splitlines()
    assert 2 == lines.count("0 claim-royalty")  # the one in between was missed
    assert {"0 use-joker", "0 bid 2600000", "0 agree", "0 propose-association 1"} <= set(lines)
    for rival in (bea, carl):
        rival.close()
