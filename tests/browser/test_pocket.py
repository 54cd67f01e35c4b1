"""The house in a page: a folder that any web server shows, then no network and no server at all."""

import functools
import http.server
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker, expect
from tools.offline import precached, worker_for

from ludotheque.kernel.play import is_over
from ludotheque.record.read import read_record
from ludotheque.record.record import end_line, replay
from ludotheque.shelf import box
from tests.browser.client import REPOSITORY
from tests.browser.hands import click_first, position
from tests.pocket.laws import LAWS

PHONE = (390, 844)
PATIENCE_MS = 240_000  # for a house to come into a page of a busy machine
BUILT = REPOSITORY / "src/ludotheque/server/page"
SHORTEST = "couleurs-du-monde"
WHOLE_GAMES = os.environ.get("LUDOTHEQUE_POCKET_GAMES", SHORTEST).split()
CLICKS = 4
QUICKLY = "pocket.house._thinkers._pause = 0"
CAN_ACT = """() => document.querySelector(".end") || (!document.querySelector(".busy") && document.querySelector(
  ".actions .btn.p, .hand button[aria-disabled=false], [data-anyway], .window .btn.p"))"""
ANYTHING = ":is(.actions .btn.p, .hand button[aria-disabled=false], [data-anyway], .window .btn.p):visible"
HAS_MOVED = "seen => document.querySelector('.end') || document.querySelector('.now')?.dataset.number !== seen"
KEEPING = """
from js import openChest
from ludotheque.pocket.house import BrowsersChest
from ludotheque.pocket.storage import opened

async def keep():
    for law in LAWS:
        chest = BrowsersChest(await openChest(law.__name__))
        async def reopened():
            return await opened(chest)
        await law(await reopened(), reopened)
    return " ".join(law.__name__ for law in LAWS)

await keep()
"""


@pytest.fixture(scope="module")
def built() -> Path:
    if not (BUILT / "index.html").exists():
        subprocess.run(["make", "page"], cwd=REPOSITORY, check=True, stdout=subprocess.DEVNULL)
    return BUILT


class Shown(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def shown(folder: Path) -> Iterator[str]:
    """By Python's own server, which packs nothing and knows no addresses but files, below a path."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Shown, directory=folder.parent))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{folder.name}/"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, reduced_motion="reduce", locale="fr-FR"
    )
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


def enter(page: Page, address: str) -> Worker:
    """The house has opened in the page."""
    page.goto(address)
    page.locator(".pocket[data-stage=open]").wait_for(state="attached", timeout=PATIENCE_MS)
    return page.workers[0]


def begin(page: Page, game: str) -> None:
    """A table of this game, at once."""
    page.locator(f".shelf a[href$='/new/{game}']").click()
    page.locator("button.now").click()
    page.locator(".now[data-number]").wait_for()


def click_on(page: Page, times: int) -> None:
    """As somebody who has not read the rules: whatever can be done first."""
    for _ in range(times):
        page.wait_for_function(CAN_ACT)
        seen = position(page)
        click_first(page.locator(ANYTHING))
        page.wait_for_function(HAS_MOVED, arg=seen)


def let_a_bot_finish(page: Page) -> None:
    """A character plays on for me, as it may whenever somebody has to leave."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Confier ma place").click()
    page.locator(".end").wait_for(state="attached", timeout=PATIENCE_MS)


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_a_whole_game_is_played_offline_and_its_record_leads_to_the_same_end(
    visitor: BrowserContext, built: Path, game: str
) -> None:
    page = visitor.new_page()
    with shown(built) as address:
        enter(page, address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.set_offline(True)  # and the server is gone
    house = enter(page, address)
    house.evaluate("words => { python.runPython(words) }", QUICKLY)
    begin(page, game)
    click_on(page, CLICKS)
    let_a_bot_finish(page)

    page.locator(".end a[href$='/replay']").first.click()
    with page.expect_download() as download:
        page.locator("[data-record]").click()
    record = read_record(Path(download.value.path()).read_text("utf-8"))
    found = box(record.header.game)
    state = replay(record, found.game, found.edition(record.header.edition).tables)
    assert is_over(state)
    assert record.end == end_line(state)


def test_a_game_is_where_it_was_left_and_so_it_is_in_the_next_version(
    visitor: BrowserContext, built: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "ludo"
    shutil.copytree(built, folder)
    page = visitor.new_page()
    with shown(folder) as address:
        house = enter(page, address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        begin(page, SHORTEST)
        click_on(page, 1)
        at, table = int(position(page)), page.url
        page.close()  # without a word, as phones do

        another_version(folder)
        page = visitor.new_page()
        enter(page, address)
        page.locator(".pocket button.p").click()  # there is a new version
        page.wait_for_event("load")
        page.locator(".pocket[data-stage=open]").wait_for(state="attached")
        assert "another version" in page.evaluate("fetch('box.svg').then(answer => answer.text())")
        page.locator(f"a[href$='{table.rpartition('?')[2]}']").first.click()
        page.locator(".now[data-number]").wait_for()
        assert int(position(page)) >= at
    assert house


def another_version(folder: Path) -> None:
    picture = folder / "box.svg"
    picture.write_text(picture.read_text("utf-8") + "<!-- another version -->", "utf-8")
    (folder / "sw.js").write_text(worker_for(folder, precached(folder)), "utf-8")


def test_what_a_browser_keeps_keeps_the_laws_of_storage(visitor: BrowserContext, built: Path) -> None:
    page = visitor.new_page()
    laws = (REPOSITORY / "tests/pocket/laws.py").read_text("utf-8")
    with shown(built) as address:
        house = enter(page, address)
        kept = house.evaluate("words => python.runPythonAsync(words)", laws + KEEPING)

    assert kept.split() == [law.__name__ for law in LAWS]


def test_one_page_at_a_time_has_the_house_open(visitor: BrowserContext, built: Path) -> None:
    with shown(built) as address:
        first, second = visitor.new_page(), visitor.new_page()
        enter(first, address)
        second.goto(address)
        second.locator(".pocket[data-stage=elsewhere]").wait_for()
        second.get_by_role("button", name="Jouer plutôt ici").click()
        second.locator(".pocket[data-stage=open]").wait_for(state="attached")

        expect(first.locator(".pocket")).to_have_attribute("data-stage", "elsewhere")
