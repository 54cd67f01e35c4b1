"""What the pages weigh on their way to a browser: python -m tools.weigh [GAME …] [--json FILE].

Opens a house and visits it with an empty Chromium, as somebody does who never came before; every figure is Chromium's
own, of bytes as they came over the line. The built site and Chromium must be there (`make site`).
"""

import argparse
import json
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser import client
from tests.browser.conftest import FLAGS, open_house

PARTS = ["page", "script", "style", "font", "image", "data", "socket"]
SIZE = {"width": 390, "height": 844}
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
AT_TABLE = ".now[data-number]"


@dataclass
class Weight:
    """One way to a page, from the first request until one can do something there."""

    name: str
    requests: int = 0
    bytes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))
    plain: int = 0  # bytes as they are once unpacked
    painted_ms: int = 0
    ready_ms: int = 0

    @property
    def total(self) -> int:
        return sum(self.bytes.values())


class Scales:
    """Listens to Chromium's network log."""

    def __init__(self, context: BrowserContext, page: Page, weight: Weight) -> None:
        self._weight = weight
        self._parts: dict[str, str] = {}
        log = context.new_cdp_session(page)
        log.send("Network.enable")
        log.on("Network.responseReceived", self._came)
        log.on("Network.dataReceived", self._unpacked)
        log.on("Network.loadingFinished", self._finished)
        log.on("Network.webSocketFrameReceived", self._heard)

    def _came(self, event: dict[str, Any]) -> None:
        self._parts[event["requestId"]] = part_of(event["response"]["url"], event["type"])

    def _unpacked(self, event: dict[str, Any]) -> None:
        self._weight.plain += event["dataLength"]

    def _finished(self, event: dict[str, Any]) -> None:
        weight = int(event["encodedDataLength"])
        if weight:  # nothing travelled of what the browser had kept
            self._weight.requests += 1
            self._weight.bytes[self._parts.get(event["requestId"], "data")] += weight

    def _heard(self, event: dict[str, Any]) -> None:
        if not self._weight.ready_ms:  # what is played later weighs on nobody's way in
            self._weight.bytes["socket"] += len(event["response"]["payloadData"].encode())


def part_of(address: str, kind: str) -> str:
    if "/api/" in address:
        return "data"
    return {"Document": "page", "Script": "script", "Stylesheet": "style", "Font": "font"}.get(kind, "image")


class Visitor:
    def __init__(self, browser: Browser, house: str) -> None:
        self._context = browser.new_context(base_url=house, viewport=SIZE, reduced_motion="reduce")
        self.page = self._context.new_page()

    def weigh(self, name: str, way: Callable[[Page], None]) -> Weight:
        weight = Weight(name)
        Scales(self._context, self.page, weight)
        begun = time.monotonic()
        way(self.page)
        weight.ready_ms = round((time.monotonic() - begun) * 1000)
        self.page.wait_for_load_state("networkidle")
        weight.painted_ms = round(self.page.evaluate(PAINTED))
        return weight

    def leave(self) -> None:
        self._context.close()


def go(path: str, ready: str) -> Callable[[Page], None]:
    def way(page: Page) -> None:
        page.goto(path)
        page.locator(ready).first.wait_for()

    return way


def to_a_table(game: str) -> Callable[[Page], None]:
    """From the shelf to a game against bots, as a newcomer goes."""

    def way(page: Page) -> None:
        page.goto("/")
        page.locator(f'.shelf a[href="/new/{game}"]').click()
        page.locator(".btn.now").click()
        page.locator(AT_TABLE).first.wait_for()

    return way


def weigh_game(browser: Browser, house: str, game: str) -> list[Weight]:
    newcomer = Visitor(browser, house)
    found = [newcomer.weigh(f"{game}: first table", to_a_table(game))]
    table = newcomer.page.url
    newcomer.leave()
    for name, path, ready in [
        ("rules", f"/rules/{game}", "main [data-clause]"),
        ("replay", f"{table}/replay", ".controls"),
    ]:
        visitor = Visitor(browser, house)
        found.append(visitor.weigh(f"{game}: {name}", go(path, ready)))
        visitor.leave()
    again = Visitor(browser, house)
    again.weigh("before", to_a_table(game))
    found.append(again.weigh(f"{game}: table again", go(again.page.url, AT_TABLE)))
    again.leave()
    return found


def weigh(games: list[str]) -> list[Weight]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=client.chromium(), args=FLAGS)
        with open_house(Path(data)) as house:
            visitor = Visitor(browser, house)
            found = [visitor.weigh("home", go("/", ".shelf li"))]
            visitor.leave()
            for game in games:
                found += weigh_game(browser, house, game)
        browser.close()
    return found


def show(found: list[Weight]) -> None:
    table = Table("way", "requests", *PARTS, "KB", "plain KB", "first paint ms", "ready ms", title="Over the line, KB")
    for weight in found:
        parts = [f"{weight.bytes[part] / 1000:.1f}" for part in PARTS]
        sums = [f"{weight.total / 1000:.1f}", f"{weight.plain / 1000:.0f}"]
        table.add_row(weight.name, str(weight.requests), *parts, *sums, str(weight.painted_ms), str(weight.ready_ms))
    Console(width=150).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["richesses-du-monde", "couleurs-du-monde"])
    parser.add_argument("--json", type=Path, help="writes the figures there, too")
    words = parser.parse_args()
    found = weigh(words.games)
    show(found)
    if words.json:
        words.json.write_text(json.dumps([asdict(weight) | {"total": weight.total} for weight in found], indent=1))


if __name__ == "__main__":
    main()
