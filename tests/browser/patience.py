"""Waiting for a page as long as something happens on it, however slow the machine is."""

import time

from playwright.sync_api import Page

STANDSTILL_S = 120
SHOWN = """() => document.querySelector("[data-number]")?.dataset.number ?? location.href"""


class Patience:
    """Gives up on a page that has shown the same position for too long."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._shown = ""
        self._since = time.monotonic()

    def wait(self, milliseconds: int) -> None:
        shown: str = self._page.evaluate(SHOWN)
        if shown != self._shown:
            self._shown, self._since = shown, time.monotonic()
        assert time.monotonic() - self._since < STANDSTILL_S, "nothing happens any more"
        self._page.wait_for_timeout(milliseconds)
