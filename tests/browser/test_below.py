"""A house that stands below a path of its site: every link, file, request and socket stays below it."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import open_house

ROOT = "/ludo"
GAME = "couleurs-du-monde"


def watched(browser: Browser, visited: list[str]) -> Page:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.on("request", lambda request: visited.append(request.url))
    page.on("websocket", lambda socket: visited.append(socket.url))
    return page


def new_table(address: str) -> str:
    bots = [{"player": "bot", "bot": "random"}] * 2
    seats = [{"player": "me", "name": "Zoé"}, *bots]
    made = httpx.post(f"{address}{ROOT}/api/tables", json={"game": GAME, "seats": seats}, timeout=60).json()
    host = {"Authorization": f"Bearer {made['host']}"}
    httpx.post(f"{address}{ROOT}/api/tables/{made['key']}/start", headers=host, timeout=60).raise_for_status()
    key: str = made["key"]
    return key


def test_whatever_the_page_asks_for_lies_below_the_path(browser: Browser, tmp_path: Path) -> None:
    visited: list[str] = []
    with open_house(tmp_path, ROOT) as address:
        page = watched(browser, visited)
        page.goto(f"{address}{ROOT}/")
        page.locator(f'a[href="{ROOT}/new/{GAME}"]').first.click()
        expect(page).to_have_url(f"{address}{ROOT}/new/{GAME}")
        page.locator(f'a[href="{ROOT}/rules/{GAME}"]').first.click()
        expect(page).to_have_url(re.compile(f"{ROOT}/rules/{GAME}"))
        page.go_back()
        expect(page).to_have_url(f"{address}{ROOT}/new/{GAME}")

        key = new_table(address)
        page.goto(f"{address}{ROOT}/t/{key}")
        expect(page.get_by_text("Zoé").first).to_be_visible()
        page.close()

    assert any(url.startswith("ws:") for url in visited)
    assert [url for url in visited if not urlsplit(url).path.startswith(f"{ROOT}/")] == []
