"""A real house in a process of its own, and browsers that come to it."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.browser import client

SERVE = Path(__file__).parent / "serve.py"
# A browser whose owner reads French, unless a test says otherwise.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--lang=fr-FR", "--accept-lang=fr-FR,fr"]
PATIENCE_S = 120
# What the house's policy forbids the page to do is a slip of the page.
TELL_WHAT_IS_FORBIDDEN = """
addEventListener("securitypolicyviolation", (forbidden) => {
  throw new Error(`forbidden: ${forbidden.effectiveDirective} ${forbidden.blockedURI}`);
});
"""
STEP_MS = 60_000  # for one expectation; a busy machine is slow
expect.set_options(timeout=STEP_MS)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running house."""
    with open_house(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that offers the kernel's test games."""
    with open_house(tmp_path_factory.mktemp("small-house"), "small-games") as address:
        yield address


@pytest.fixture(scope="session")
def house_of_six(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with a sixth game on its shelf, which has no board of its own."""
    with open_house(tmp_path_factory.mktemp("house-of-six"), "sixth-game") as address:
        yield address


@pytest.fixture(scope="session")
def loaded_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house whose games begin as scripts have arranged them."""
    with open_house(tmp_path_factory.mktemp("loaded-house"), "loaded-dice") as address:
        yield address


@pytest.fixture(scope="session")
def dangerous_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that answers for people, whose games begin where somebody might regret something."""
    with open_house(tmp_path_factory.mktemp("dangerous-house"), "danger", "answers") as address:
        yield address


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


@contextmanager
def open_house(folder: Path, *words: str, port: int = 0) -> Iterator[str]:
    port = port or free_port()
    with house_process(folder, *words, port=port):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def house_process(folder: Path, *words: str, port: int) -> "Iterator[subprocess.Popen[bytes]]":
    client.ensure_built()
    with (folder / "house.log").open("w") as log:
        command = [sys.executable, str(SERVE), str(port), str(folder), *words]
        paths = f"{client.REPOSITORY / 'src'}{os.pathsep}{client.REPOSITORY}"
        process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"PYTHONPATH": paths})
        try:
            _wait_for(f"http://127.0.0.1:{port}/health", process, folder / "house.log")
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE_S)


def _wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and process.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the house did not open: {log.read_text()[-2000:]}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=STEP_MS)
    with sync_playwright() as playwright:
        try:
            found = playwright.chromium.launch(executable_path=client.chromium(), args=FLAGS)
        except Error as error:
            pytest.fail(f"the browser tests need Chromium: {error.message.splitlines()[0]}")
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, house: str) -> Iterator[Visit]:
    """Opens a page in a browser of its own: visit("/", size=(390, 844), state=…)."""
    contexts: list[BrowserContext] = []
    slips: list[str] = []

    def open_page(path: str, size: tuple[int, int] = (1440, 900), state: object = None) -> Page:
        context = browser.new_context(
            base_url=house,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 900,
            reduced_motion="reduce",
            storage_state=state,  # type: ignore[arg-type]  # as another browser left it
        )
        context.set_default_timeout(STEP_MS)
        contexts.append(context)
        context.add_init_script(TELL_WHAT_IS_FORBIDDEN)
        page = context.new_page()
        page.on("pageerror", lambda error: slips.append(error.message))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [] == slips, "the page stumbled"
