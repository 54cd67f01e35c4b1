"""The line to the house breaks and comes back."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit, free_port, open_house
from tests.browser.hands import compose_small_table, look, position


def test_a_page_finds_its_place_again_after_the_house_was_closed(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    with open_house(tmp_path, port=port) as address:
        page = visit(f"{address}/new/couleurs-du-monde")
        compose_small_table(page)
        look(page)
        before = position(page)

    cut = page.get_by_role("status").filter(has_text="La liaison est coupée")
    expect(cut).to_be_visible()

    with open_house(tmp_path, port=port):
        expect(cut).to_have_count(0)
        assert before == position(page)
        assert look(page) in ("card", "press")


def test_a_closed_house_says_so_and_offers_to_try_again(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    with open_house(tmp_path, port=port) as address:
        page = visit(f"{address}/new/couleurs-du-monde")
        page.locator(".btn.now").wait_for()

    page.locator(".btn.now").click()

    expect(page.get_by_role("alert")).to_contain_text("La maison ne répond pas")


def test_a_page_that_cannot_come_says_so_and_offers_to_try_again(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    with open_house(tmp_path, port=port) as address:
        page = visit(f"{address}/rules/couleurs-du-monde")
        page.locator("main li:visible").first.wait_for()

    page.get_by_role("link", name="Jouer").click()

    expect(page.get_by_role("alert")).to_contain_text("La maison ne répond pas")
    expect(page.get_by_role("button", name="Réessayer")).to_be_visible()
