"""Crésus clicked through: ties, a loan, a sale in three throws, a Pirate, an exchange with a bot, the island."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.shelf import box
from tests.browser.clicks import SIZES, click_to_the_end, press, ranks_of_the_record, ranks_shown
from tests.browser.conftest import Visit
from tests.browser.cresus_script import (
    BEA,
    BEAS_SHARE,
    BOT,
    BOTS_SHARE,
    CARL,
    CARLS_SHARE,
    HONG_KONG,
    LONDON,
    MY_SHARE,
    NEW_YORK,
    TABLES,
    THREE_THROWS,
    TOKYO,
    YELLOW,
)
from tests.browser.rivals import ScriptedTable

GAME = "cresus"
LOAN = 100
DICE_OF_A_SALE = 6
NAMES = box(GAME).edition().names["fr"]
NOTHING = [0]
BY_THE_WAY = ["seal-bid", "stop-buying", "stop-selling", "stay-out", "decline"]


def bid(page: Page, amount: int) -> None:
    page.get_by_role("slider", name="Votre mise").fill(str(amount))
    press(page, rf"Sceller {amount}\sM")


def go_to(page: Page, market: int) -> None:
    page.get_by_role("radio", name=re.compile(NAMES["market"][market])).click()
    press(page, f"Sceller {NAMES['market'][market]}")


def climb(page: Page, sign: int) -> None:
    page.get_by_role("radio", name=re.compile(f"^{NAMES['sign'][sign]} \\d")).click()
    press(page, "Acheter 1 signe")


def stay(page: Page) -> None:
    page.get_by_role("radio", name="Ne rien acheter").click()
    press(page, "Ne pas monter")


def throw_all_but_yellow(page: Page, yellow: int) -> None:
    """When so many dice are yellow."""
    dice = page.get_by_role("group", name=re.compile("^Les six dés")).get_by_role("button", name=re.compile("^jaune"))
    expect(dice).to_have_count(yellow)
    for die in dice.all():
        if die.get_attribute("aria-pressed") == "false":
            die.click()
    press(page, f"Relancer {DICE_OF_A_SALE - yellow} dés")


def cash_after_the_sale() -> int:
    """The loan less what was missing for the fine, and what the share has cost and brought."""
    bonus = TABLES.bonus(TABLES.sectors[THREE_THROWS], 1)
    return LOAN - 1 - TABLES.prices[THREE_THROWS] + bonus + TABLES.payouts[THREE_THROWS][YELLOW[-1]]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_ties_a_loan_three_throws_and_a_pirate(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa", "Carl"])
    page = visit(table.my_seat, size)
    bea, carl = table.rival(BEA), table.rival(CARL)

    bid(page, 2)
    bea.does("seal-bid", [2])
    carl.does("seal-bid", [1])
    expect(page.get_by_text("Égalité : seconde enchère").first).to_be_visible()
    bid(page, 3)
    bea.does("seal-bid", [3])

    go_to(page, LONDON)
    bea.does("choose-market", [NEW_YORK])
    carl.does("choose-market", [HONG_KONG])

    price = TABLES.prices[THREE_THROWS]
    press(page, f"Acheter {price}")
    press(page, "Laisser la dernière")
    bea.does("stop-buying")
    carl.does("stop-buying")

    press(page, f"Vendre {NAMES['share'][THREE_THROWS]}")
    for yellow in YELLOW[:-1]:
        throw_all_but_yellow(page, yellow)
    expect(page.get_by_role("heading", name=f"{cash_after_the_sale()} M en caisse")).to_be_visible()

    press(page, "Rembourser le prêt")
    climb(page, 0)
    bea.does("buy-signs", NOTHING)
    carl.does("buy-signs", NOTHING)

    closed = page.get_by_role("radio", name=re.compile(f"{NAMES['market'][TOKYO]}.*fermé"))
    expect(closed).to_be_visible()
    go_to(page, LONDON)
    bea.does("choose-market", [NEW_YORK])
    carl.does("choose-market", [HONG_KONG])
    stay(page)
    bea.does("buy-signs", NOTHING)
    carl.does("buy-signs", NOTHING)

    expect(page.locator("ol.scores > li").first).to_contain_text("Ada")
    assert ranks_shown(page)[0] == 1
    assert {"0 seal-bid 2", "0 seal-bid 3", "0 repay-loan", "0 buy-signs 1"} <= set(table.record().splitlines())
    for rival in (bea, carl):
        rival.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_an_exchange_with_a_bot(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada"], bots=["broker"] * 3)
    page = visit(table.my_seat, size)

    press(page, "Offres")
    desk = page.get_by_role("dialog")
    desk.get_by_role("tab", name="Échanger").click()
    desk.get_by_role("button", name=NAMES["share"][MY_SHARE]).click()
    desk.get_by_role("group", name="À qui ?").get_by_role("button").nth(BOT - 1).click()
    press(page, "Proposer à un joueur")
    press(page, "Échanger avec")

    mine = page.get_by_role("list", name="Vos actions")
    expect(mine).to_contain_text(NAMES["share"][BOTS_SHARE])
    expect(mine).not_to_contain_text(NAMES["share"][MY_SHARE])
    press(page, f"Vendre {NAMES['share'][BOTS_SHARE]}")
    press(page, "Prendre")


def want(page: Page, *shares: int) -> Locator:
    """At the desk, the form of an offer to buy with these shares wanted."""
    press(page, "Offres")
    desk = page.get_by_role("dialog")
    desk.get_by_role("tab", name="Acheter").click()
    for share in shares:
        desk.get_by_role("button", name=NAMES["share"][share]).click()
    desk.get_by_role("slider").fill("30")
    return desk


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_an_offer_to_several_players(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa", "Carl"], bots=["greedy"] * 2)
    page = visit(table.my_seat, size)
    bea, carl = table.rival(BEA), table.rival(CARL)

    want(page, BEAS_SHARE)
    press(page, r"Offrir 30\sM à Béa")
    bea.does("decline")
    desk = want(page, BEAS_SHARE)
    expect(desk).to_contain_text("La même offre")  # the desk says what is closed, and why
    desk.get_by_role("button", name=NAMES["share"][CARLS_SHARE]).click()
    press(page, r"Offrir 30\sM à Béa et Carl")
    bea.does("agree")
    carl.does("agree")
    press(page, "Acheter à Carl")

    mine = page.get_by_role("list", name="Vos actions")
    expect(mine).to_contain_text(NAMES["share"][CARLS_SHARE])
    expect(mine).not_to_contain_text(NAMES["share"][BEAS_SHARE])
    for rival in (bea, carl):
        rival.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_desk_says_why_no_offer_is_made_now(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa", "Carl"])
    page = visit(table.my_seat, size)
    bid(page, 2)  # what is sealed leaves nothing else to do, but the desk can be looked at

    press(page, "Offres")

    desk = page.get_by_role("dialog")
    for way in ("Échanger", "Acheter"):
        desk.get_by_role("tab", name=way).click()
        expect(desk).to_contain_text("que pendant les phases d’achat et de vente")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_island(visit: Visit, loaded_house: str, size: tuple[int, int]) -> None:
    table = ScriptedTable(loaded_house, GAME, ["Ada", "Béa"])
    page = visit(table.my_seat, size)
    bea = table.rival(BEA)

    press(page, "Ne rien miser")
    bea.does("seal-bid", NOTHING)
    go_to(page, LONDON)
    bea.does("choose-market", [NEW_YORK])
    press(page, "Ne rien acheter")
    bea.does("stop-buying")
    climb(page, -1)
    bea.does("buy-signs", NOTHING)

    expect(page.locator("ol.scores > li").first).to_contain_text("Ada")
    assert [1, 2] == ranks_shown(page)
    assert "0 buy-signs 1" in table.record().splitlines()
    bea.close()


def test_a_whole_game_against_bots_ends_with_the_ranking_of_its_record(visit: Visit, house: str) -> None:
    table = ScriptedTable(house, GAME, ["Ada"], bots=["broker", "greedy"])
    page = visit(table.my_seat)
    of_the_window = [f'[data-verb="{verb}"]:not([aria-disabled])' for verb in BY_THE_WAY]

    click_to_the_end(page, ".skip", ".btn.p", *of_the_window, '[role="radio"]:not([aria-disabled="true"])')

    assert ranks_of_the_record(GAME, table.record()) == ranks_shown(page)
