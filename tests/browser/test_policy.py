"""The page speaks to its own house and to nobody else, whatever should get into it."""

import pytest
from playwright.sync_api import Browser

ATTEMPTS = {
    "connect-src": "new WebSocket('ws://127.0.0.1:9/')",
    "script-src-elem": "document.head.append(Object.assign(document.createElement('script'), {text: '1'}))",
    "style-src-elem": "document.head.append(Object.assign(document.createElement('style'), {textContent: 'p{}'}))",
    "img-src": "document.body.append(Object.assign(new Image(), {src: 'http://127.0.0.1:9/seen.png'}))",
}


@pytest.mark.parametrize("directive", ATTEMPTS)
def test_the_browser_forbids_it(browser: Browser, house: str, directive: str) -> None:
    context = browser.new_context(base_url=house)
    page = context.new_page()
    page.goto("/")
    forbidden = page.evaluate(
        f"""() => new Promise((tell) => {{
          addEventListener("securitypolicyviolation", (event) => tell(event.effectiveDirective));
          try {{ {ATTEMPTS[directive]} }} catch {{}}
        }})"""
    )
    context.close()

    assert forbidden == directive


def test_its_own_house_is_heard(browser: Browser, house: str) -> None:
    context = browser.new_context(base_url=house)
    page = context.new_page()
    page.goto("/")
    closed = page.evaluate(
        """() => new Promise((tell) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/nothing/socket`, ["ludotheque"]);
          socket.onclose = (event) => tell(event.code);
        })"""
    )
    context.close()

    assert closed == 4404
