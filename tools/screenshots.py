"""Pictures of every page, at laptop and phone size, in French and English: python -m tools.screenshots [FOLDER].

Plays a small game against bots on the way. The built site and Chromium must be there (`make site`).
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import client, combinards_script
from tests.browser import cresus_script as cresus
from tests.browser.combinards_person import buys, idles
from tests.browser.conftest import FLAGS, open_house
from tests.browser.hands import PLAYABLE_CARD, click_first, compose_small_table, look, play_to_the_end_by_clicking
from tests.browser.richesses_script import BEA, CARL, IRON, ME
from tests.browser.rivals import Rival, ScriptedTable
from tests.games.richesses_de_france.arrange import town

SIZES = {"laptop": (1440, 900), "phone": (390, 844)}
GAME = "couleurs-du-monde"
SETTLED_MS = 500
STAMP_MS = 2_000  # until the stamp of the deal before has gone


class Photographer:
    """Walks through the house with one browser window and takes a picture of every page."""

    def __init__(self, browser: Browser, house: str, size: str, lang: str, folder: Path) -> None:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=house, viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        context.add_init_script(f"localStorage.setItem('ludotheque.lang', '\"{lang}\"')")
        self.page: Page = context.new_page()
        self.suffix = f"{size}-{lang}.png"
        self.folder = folder

    def walk(self) -> None:
        self.page.goto("/")
        self.take("home", ".shelf li")
        self.page.goto(f"/rules/{GAME}#cdm.turn.first-card")
        self.take("rules", "li.marked")
        self.page.goto(f"/new/{GAME}")
        self.take("new-table", "form .seat")
        compose_small_table(self.page)
        table = self.page.url
        self._play_a_little()
        self.take("table", ".board")
        self.page.goto(f"{table}/big")
        self.take("big-screen", ".board")
        self.page.goto(table)
        play_to_the_end_by_clicking(self.page)
        self.take("end", ".why a")
        self.page.goto(f"{table}/replay?at=60")
        self.take("replay", ".controls")

    def take(self, name: str, ready: str) -> None:
        self.page.locator(ready).first.wait_for()
        self.page.wait_for_timeout(SETTLED_MS)
        self.page.screenshot(path=self.folder / f"{name}-{self.suffix}")

    def _play_a_little(self) -> None:
        """To a moment when a chain has begun and can go on."""
        seen = ""
        for _ in range(60):
            sight = look(self.page, seen)
            begun = self.page.locator(".actions .btn.p[aria-keyshortcuts=a]").count()
            if sight == "card" and begun:
                return
            seen = self.page.locator(".now").get_attribute("data-number") or ""
            click_first(self.page.locator(PLAYABLE_CARD if sight == "card" else ".actions .btn.p"))


class RichessesPhotographer(Photographer):
    """Follows the scripted game of Richesses du Monde from window to window."""

    def follow(self, house: str) -> None:
        table = ScriptedTable(house, "richesses-du-monde", ["Ada", "Béa", "Carl"], {"window": "unhurried"})
        self.page.goto(table.my_seat)
        me, bea, carl = table.rival(ME), table.rival(BEA), table.rival(CARL)
        for rival in (bea, carl):
            rival.does("roll-dice")
            rival.does("settle-debt")
            if rival is bea:
                self.take("richesses-claims", "[data-first]")
            me.does("claim-royalty")
            rival.does("stop-buying")
        self.take("richesses-table", ".actions .btn.p")
        me.does("roll-dice")
        self.take("richesses-lots", "[data-first]")
        me.does("use-joker")
        bea.does("roll-dice")
        bea.does("put-up", [IRON])
        self.page.wait_for_timeout(STAMP_MS)
        self.take("richesses-auction", "[data-first]")
        for player in (me, bea, carl):
            player.close()


class CresusPhotographer(Photographer):
    """Follows the scripted game of Crésus through its first round."""

    def follow(self, house: str) -> None:
        table = ScriptedTable(house, "cresus", ["Ada", "Béa", "Carl"], {"window": "unhurried"})
        self.page.goto(table.my_seat)
        players = [table.rival(seat) for seat in (cresus.ADA, cresus.BEA, cresus.CARL)]
        self.take("cresus-bids", "input[type=range]")
        for player in players:
            player.does("seal-bid", [0])
        self.take("cresus-markets", '[role="radio"]')
        for player, market in zip(players, (cresus.LONDON, cresus.NEW_YORK, cresus.HONG_KONG), strict=True):
            player.does("choose-market", [market])
        players[0].does("buy-share", [cresus.THREE_THROWS])
        for player in players:
            player.does("stop-buying")
        players[0].does("sell-share", [cresus.THREE_THROWS])
        self.page.wait_for_timeout(STAMP_MS)
        self.take("cresus-dice", '[aria-pressed="false"]')
        for player in players:
            player.close()


class CombinardsPhotographer(Photographer):
    """Looks at a doubt, at the table between two turns and at the end of Les Joyeux Combinards."""

    def follow(self, house: str) -> None:
        self._follow_prices(house)
        self._follow_oil(house)

    def _follow_prices(self, house: str) -> None:
        ada, bea, carl = players = self._sit_down(house, "Ada", "Béa", "Carl")
        buys(ada, combinards_script.LOWEST)
        bea.does("let-pass")
        carl.does("let-pass")
        buys(bea, combinards_script.LOWEST)
        self.take("combinards-doubt", ".window.urgent")
        ada.does("doubt")
        idles(carl)
        self.page.locator(".reveal").wait_for(state="hidden")
        self.take("combinards-table", ".actions .btn.p")
        for player in players:
            player.close()

    def _follow_oil(self, house: str) -> None:
        ada, bea = players = self._sit_down(house, "Ada", "Béa")
        oil = [combinards_script.SOLD_OIL, combinards_script.CAUGHT_OIL]
        ada.does("roll-dice")
        ada.does("try-luck")
        idles(bea)
        ada.does("roll-dice")
        ada.does("enter-circuit")
        ada.does("declare-oil", oil)
        idles(bea)
        ada.does("roll-dice")
        ada.does("sell-oil", oil[:1])
        idles(bea)
        ada.does("roll-dice")
        ada.does("sell-card", [combinards_script.goods_for_sale()])
        idles(bea)
        for traveller, witness in ((ada, bea), (bea, ada)):
            traveller.does("roll-dice")
            witness.does("denounce")
        ada.does("roll-dice")
        self.take("combinards-end", ".why a")
        for player in players:
            player.close()

    def _sit_down(self, house: str, *names: str) -> list[Rival]:
        table = ScriptedTable(house, "joyeux-combinards", list(names), {"window": "unhurried"})
        self.page.goto(table.my_seat)
        return [table.rival(seat) for seat in range(len(names))]


class FrancePhotographer(Photographer):
    """Looks at a toll, at the map before a move and at a casino of Richesses de France."""

    def follow(self, house: str) -> None:
        self._follow_roads(house)
        self._follow_casino(house)

    def _follow_roads(self, house: str) -> None:
        ada, bea, carl = players = self._sit_down(house, "monuments", "Ada", "Béa", "Carl")
        bea.does("walk-to", [town("cergy")])
        self.take("france-toll", '[data-show], .window, [data-verb="claim-toll"]')
        ada.does("claim-toll")
        carl.does("stay-put")
        self.page.wait_for_timeout(STAMP_MS)
        self.take("france-map", "g[data-town][data-verb]")
        for player in players:
            player.close()

    def _follow_casino(self, house: str) -> None:
        ada, bea = self._sit_down(house, "casinos", "Ada", "Béa")
        for point in ("pont-audemer", "deauville"):
            ada.does("drive-to", [town(point)])
        ada.does("stop-here")
        bea.does("let-pass")
        self.take("france-casino", "[data-colour]")
        for player in (ada, bea):
            player.close()

    def _sit_down(self, house: str, circuit: str, *names: str) -> list[Rival]:
        options = {"circuit": circuit, "window": "unhurried"}
        table = ScriptedTable(house, "richesses-de-france", list(names), options)
        self.page.goto(table.my_seat)
        return [table.rival(seat) for seat in range(len(names))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/screenshots"))
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=client.chromium(), args=FLAGS)
        looks = [(size, lang) for size in SIZES for lang in ("fr", "en")]
        with open_house(Path(data)) as house:
            for size, lang in looks:
                Photographer(browser, house, size, lang, folder).walk()
        with open_house(Path(data), "loaded-dice") as house:
            for size, lang in looks:
                RichessesPhotographer(browser, house, size, lang, folder).follow(house)
                CresusPhotographer(browser, house, size, lang, folder).follow(house)
                CombinardsPhotographer(browser, house, size, lang, folder).follow(house)
                FrancePhotographer(browser, house, size, lang, folder).follow(house)
        browser.close()


if __name__ == "__main__":
    main()
