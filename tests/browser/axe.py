"""Whether a page is open to everybody, as far as a machine can tell: axe, with its good practices."""

from playwright.sync_api import Page

from tests.browser import client

SLIPS = """async () => (await axe.run()).violations.flatMap(({ id, nodes }) =>
  nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`))"""


def slips(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(client.AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(SLIPS)
    return found
