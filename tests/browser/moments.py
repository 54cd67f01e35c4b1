"""What there is to see: the pages of the house, and the moments of its games, each as a browser is shown it.

A tour plays by sockets, for the person in the browser too, so that it needs no button and no language.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import httpx
from playwright.sync_api import Page

from tests.browser import combinards_script, cresus_script, france_script
from tests.browser.combinards_person import buys, idles
from tests.browser.richesses_script import COFFEE, IRON, ME, RICE, TEA
from tests.browser.rivals import Rival, ScriptedTable
from tests.games.richesses_de_france.arrange import town

# Everything a screen may be: phones upright and lying, tablets, laptops, a laptop at twice its size, large screens.
SCREENS = {
    "360x740": (360, 740),
    "390x844": (390, 844),
    "640x360": (640, 360),
    "720x450": (720, 450),
    "844x390": (844, 390),
    "932x430": (932, 430),
    "768x1024": (768, 1024),
    "1024x768": (1024, 768),
    "1280x720": (1280, 720),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
}
UNHURRIED = {"window": "unhurried"}
STAMPS = "div.stamp, .reveal, [data-show]:not(.stays)"

Tour = Callable[[Page, str], Iterator[str]]


@contextmanager
def sat_down(
    page: Page, house: str, game: str, names: list[str], options: dict[str, str] | None = None
) -> Iterator[list[Rival]]:
    """Everybody at a table, the first of them in the browser as well."""
    table = ScriptedTable(house, game, names, options or {})
    page.goto(table.my_seat)
    page.locator(".now, .act").first.wait_for(state="attached")
    with ExitStack() as seats:
        players = [table.rival(seat) for seat in range(len(names))]
        for player in players:
            seats.callback(player.close)
        yield players


def reached(page: Page, name: str, ready: str) -> str:
    page.locator(ready).first.wait_for(state="attached")
    return name


def calm(page: Page, name: str, ready: str) -> str:
    """When the stamps of what was before are gone."""
    page.wait_for_function("(stamps) => !document.querySelector(stamps)", arg=STAMPS)
    return reached(page, name, ready)


def pages(page: Page, house: str) -> Iterator[str]:
    page.goto(house)
    yield reached(page, "home", ".shelf li")
    page.goto(f"{house}/rules/couleurs-du-monde")
    yield reached(page, "rules", "main li")
    page.goto(f"{house}/new/richesses-du-monde")
    yield reached(page, "new-table", "form .seat")
    seats = [{"player": "me", "name": "Ada"}, {"player": "open"}, {"player": "bot", "bot": "random"}]
    made = httpx.post(f"{house}/api/tables", json={"game": "joyeux-combinards", "seats": seats}).json()
    page.goto(f"{house}/s#{made['seats'][0]['secret']}")
    yield reached(page, "lobby", "main .qr, main svg")
    page.goto(f"{house}/t/{made['key']}/big")
    yield reached(page, "big-lobby", ".join")
    page.goto(f"{house}/nowhere")
    yield reached(page, "nowhere", "main")


def endings(page: Page, house: str) -> Iterator[str]:
    """The shortest game there is, and what can be looked at when it is over."""
    with sat_down(page, house, "cresus", ["Ada", "Béa"], UNHURRIED) as (ada, bea):
        for player in (ada, bea):
            player.does("seal-bid", [0])
        ada.does("choose-market", [cresus_script.LONDON])
        bea.does("choose-market", [cresus_script.NEW_YORK])
        for player in (ada, bea):
            player.does("stop-buying")
        yield calm(page, "climb", ".window")
        ada.does("buy-signs", [1])
        bea.does("buy-signs", [0])
        yield reached(page, "end", "ol.scores li")
        table = page.url
        page.goto(f"{table}/replay?at=6")
        yield reached(page, "replay", ".controls")
        page.goto(f"{table}/dice")
        yield reached(page, "dice", "main h1, main h2")
        page.goto(f"{table}/big")
        yield reached(page, "big-end", "ol.scores li")


def couleurs(page: Page, house: str) -> Iterator[str]:
    with sat_down(page, house, "couleurs-du-monde", ["Ada", "Béa", "Carl"]) as (ada, *_):
        yield reached(page, "hand-of-21", ".hand button")
        ada.does("play-card", ada.asked("play-card")["blanks"][0]["choices"][:1])
        yield reached(page, "chain", ".hand button")
        yield from big_screen(page)


def big_screen(page: Page) -> Iterator[str]:
    page.goto(f"{page.url}/big")
    yield reached(page, "big", "main .board")


def richesses(page: Page, house: str) -> Iterator[str]:
    with sat_down(page, house, "richesses-du-monde", ["Ada", "Béa", "Carl"], UNHURRIED) as (me, bea, carl):
        bea.does("roll-dice")
        yield reached(page, "claims", "[data-first]")
        me.does("claim-royalty")
        bea.does("settle-debt")
        bea.does("stop-buying")
        carl.does("roll-dice")
        me.does("claim-royalty")
        carl.does("settle-debt")
        carl.does("stop-buying")
        yield calm(page, "table", ".board")
        me.does("roll-dice")
        yield reached(page, "lots", "[data-first]")
        me.does("use-joker")
        bea.does("roll-dice")
        bea.does("put-up", [IRON])
        yield calm(page, "auction", "[data-first]")
        for player in (carl, me):
            player.does("stand-aside")
        carl.does("roll-dice")
        carl.does("put-up", [COFFEE])
        for player in (me, bea):
            player.does("stand-aside")
        bea.does("propose-exchange", [ME], [TEA], [RICE], [2_000_000])
        yield calm(page, "exchange", ".window")
        me.does("decline")
        bea.does("propose-association", [ME])
        yield calm(page, "association", ".window")
        yield from big_screen(page)
        page.go_back()
        me.does("decline")
        me.does("roll-dice")
        yield calm(page, "purchase", ".purchase")


def cresus(page: Page, house: str) -> Iterator[str]:
    with sat_down(page, house, "cresus", ["Ada", "Béa", "Carl"], UNHURRIED) as players:
        yield reached(page, "bids", "input[type=range]")
        for player in players:
            player.does("seal-bid", [0])
        yield reached(page, "markets", '[role="radio"]')
        markets = (cresus_script.LONDON, cresus_script.NEW_YORK, cresus_script.HONG_KONG)
        for player, market in zip(players, markets, strict=True):
            player.does("choose-market", [market])
        yield calm(page, "buying", ".window")
        players[0].does("buy-share", [cresus_script.THREE_THROWS])
        for player in players:
            player.does("stop-buying")
        yield calm(page, "selling", ".window")
        players[0].does("sell-share", [cresus_script.THREE_THROWS])
        yield calm(page, "dice", '[aria-pressed="false"]')
        yield from big_screen(page)


def combinards(page: Page, house: str) -> Iterator[str]:
    with sat_down(page, house, "joyeux-combinards", ["Ada", "Béa", "Carl"], UNHURRIED) as (ada, bea, carl):
        yield reached(page, "table", ".hand .sum")
        ada.does("roll-dice")
        yield reached(page, "choice", ".window")
        ada.does("draw-card")
        yield reached(page, "announce", ".dial")
        ada.does("announce-price", [combinards_script.LOWEST])
        for player in (bea, carl):
            player.does("let-pass")
        buys(bea, combinards_script.LOWEST)
        yield calm(page, "doubt", ".window.urgent")
        ada.does("doubt")
        yield reached(page, "verdict", ".reveal")
        yield from big_screen(page)
    with sat_down(page, house, "joyeux-combinards", ["Ada", "Béa"], UNHURRIED) as (ada, bea):
        oil = [combinards_script.SOLD_OIL, combinards_script.CAUGHT_OIL]
        ada.does("roll-dice")
        ada.does("try-luck")
        idles(bea)
        ada.does("roll-dice")
        ada.does("enter-circuit")
        yield calm(page, "oil", ".window")
        ada.does("declare-oil", oil)
        idles(bea)
        ada.does("roll-dice")
        ada.does("sell-oil", oil[:1])
        idles(bea)
        ada.does("roll-dice")
        yield calm(page, "sale", ".window")
        ada.does("sell-card", [combinards_script.goods_for_sale()])
        idles(bea)
        ada.does("roll-dice")
        bea.does("denounce")
        bea.does("roll-dice")
        yield calm(page, "customs", ".window")
        ada.does("denounce")
        ada.does("roll-dice")
        yield reached(page, "end", "ol.scores li")


def france(page: Page, house: str) -> Iterator[str]:
    roads = UNHURRIED | {"circuit": "monuments"}
    with sat_down(page, house, "richesses-de-france", ["Ada", "Béa", "Carl"], roads) as (ada, bea, carl):
        bea.does("sell-vehicle", [france_script.BICYCLE])
        carl.does("bid", [france_script.SECOND_HAND])
        yield calm(page, "sale", ".window, [data-errand]")
        ada.does("stand-aside")
        bea.does("walk-to", [town("cergy")])
        yield calm(page, "toll", ".window, [data-verb='claim-toll']")
        ada.does("claim-toll")
        carl.does("stay-put")
        yield calm(page, "map", "g[data-town][data-verb]")
        yield from big_screen(page)
    casinos = UNHURRIED | {"circuit": "casinos"}
    with sat_down(page, house, "richesses-de-france", ["Ada", "Béa"], casinos) as (ada, bea):
        for point in ("pont-audemer", "deauville"):
            ada.does("drive-to", [town(point)])
        ada.does("stop-here")
        bea.does("let-pass")
        yield reached(page, "casino", "[data-colour]")


# Endings and games are of a house with loaded dice.
TOURS: dict[str, Tour] = {
    "pages": pages,
    "endings": endings,
    "couleurs": couleurs,
    "richesses": richesses,
    "cresus": cresus,
    "combinards": combinards,
    "france": france,
}
