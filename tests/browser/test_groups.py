"""A group of friends: invited on a phone, together again for a rematch, late, talking, and going back and forth."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.groups import after_the_game, company
from tests.browser.patience import Patience

LAPTOP, PHONE = (1440, 900), (390, 844)


def test_an_invited_friend_finds_the_seat_above_the_fold_and_is_asked_the_name_once(visit: Visit, house: str) -> None:
    first, second = (company(house, "Alice", "open", "open", start=False) for _ in range(2))
    friend = visit(first.path, size=PHONE)
    sit = friend.get_by_role("button", name="S’asseoir", exact=True)
    expect(sit).to_be_in_viewport()
    friend.get_by_label("Votre prénom").fill("Bruno")
    sit.click()

    expect(friend.locator(".lobby .seats li", has_text="Bruno")).to_contain_text("(vous)")
    friend.goto(second.path)
    expect(friend.get_by_label("Votre prénom")).to_have_value("Bruno")


def test_two_who_press_rematch_at_once_sit_at_one_table(visit: Visit, house: str) -> None:
    table = after_the_game(house, "Alice", "Bruno", "random")
    alice = visit(table.path, state=table.browser_of(0))
    bruno = visit(table.path, size=PHONE, state=table.browser_of(1))
    held: list[Route] = []
    for page in (alice, bruno):
        page.route("**/rematch", lambda route: held.append(route))  # both have pressed before either is answered
        page.get_by_role("button", name="Revanche", exact=True).click()
    wait_for(alice, lambda: len(held) == 2)
    for route in held:
        route.continue_()

    for page, name in ((alice, "Alice"), (bruno, "Bruno")):
        expect(page.locator(".lobby .seats li", has_text=name)).to_contain_text("(vous)")
    assert alice.url == bruno.url
    assert table.key not in alice.url
    starts = [page for page in (alice, bruno) if page.get_by_role("button", name="Commencer la partie").count()]
    assert len(starts) == 1
    starts[0].get_by_role("button", name="Commencer la partie").click()
    for page in (alice, bruno):
        expect(page.locator(".now")).to_be_attached()
        expect(page.locator(".now")).not_to_contain_text("Vous regardez")


def test_who_looks_at_the_end_is_carried_over_and_who_watches_is_asked(visit: Visit, house: str) -> None:
    table = after_the_game(house, "Alice", "Bruno", "random")
    bruno = visit(table.path, state=table.browser_of(1))
    watcher = visit(table.path)
    alice = visit(table.path, state=table.browser_of(0))
    for page in (bruno, watcher):
        expect(page.locator(".end")).to_be_visible()
    alice.get_by_role("button", name="Revanche", exact=True).click()

    expect(watcher.get_by_role("dialog")).to_contain_text("Voulez-vous la regarder")
    watcher.get_by_role("button", name="Rester ici").click()
    expect(watcher.get_by_role("link", name="Regarder la revanche")).to_be_visible()
    expect(bruno.locator(".lobby .seats li", has_text="Bruno")).to_contain_text("(vous)")
    assert bruno.url == alice.url


def test_a_late_one_joins_the_rematch_with_a_seat_that_was_kept(visit: Visit, house: str) -> None:
    table = after_the_game(house, "Alice", "Bruno", "random")
    alice = visit(table.path, state=table.browser_of(0))
    alice.get_by_role("button", name="Revanche", exact=True).click()
    expect(alice.locator(".lobby .seats li", has_text="Bruno")).to_contain_text("en chemin")

    bruno = visit(table.path, size=PHONE, state=table.browser_of(1))
    bruno.get_by_role("button", name="Rejoindre la revanche").click()

    expect(bruno.locator(".lobby .seats li", has_text="Bruno")).to_contain_text("(vous)")
    expect(alice.locator(".lobby .seats li", has_text="Bruno")).not_to_contain_text("en chemin")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_late_friend_plays_on_in_a_bots_place(visit: Visit, house: str, size: tuple[int, int]) -> None:
    table = company(house, "Alice", "random", "random")
    alice = visit(table.path, state=table.browser_of(0, host=True))
    late = visit(table.path, size=size)
    expect(late.locator(".now")).to_contain_text("Vous regardez")
    open_menu(alice)
    alice.get_by_role("button", name=re.compile("^À un ami")).first.click()

    late.get_by_label("Votre prénom").fill("Zoé")
    late.get_by_role("button", name=re.compile("^Jouer à la place de")).click()

    expect(late.locator(".now")).not_to_contain_text("Vous regardez")
    expect(alice.get_by_role("list", name="Les joueurs").locator("li", has_text="Zoé")).to_be_visible()


def test_who_gives_up_the_seat_is_asked_twice_and_watches_then(visit: Visit, house: str) -> None:
    table = company(house, "Alice", "Bruno", "random")
    bruno = visit(table.path, state=table.browser_of(1))
    open_menu(bruno)
    bruno.get_by_role("button", name="Renoncer à ma place").click()
    bruno.get_by_role("alertdialog").get_by_role("button", name="Renoncer à ma place").click()

    expect(bruno.locator(".now")).to_contain_text("Vous regardez")


def test_what_is_said_in_the_lobby_is_seen_on_a_phone(visit: Visit, house: str) -> None:
    table = company(house, "Alice", "Bruno", "open", start=False)
    alice = visit(table.path, state=table.browser_of(0))
    bruno = visit(table.path, size=PHONE, state=table.browser_of(1))
    expect(bruno.locator(".lobby .seats li", has_text="Bruno")).to_contain_text("(vous)")
    alice.get_by_label("Écrire aux autres").fill("On attend Zoé")
    alice.keyboard.press("Enter")

    bruno.get_by_role("button", name="Discussion").click()
    expect(bruno.locator(".chat", has_text="On attend Zoé").first).to_be_in_viewport()
    expect(bruno.get_by_role("button", name="Discussion")).to_have_count(0)


def test_what_is_said_in_the_game_marks_the_tab_on_a_phone(visit: Visit, house: str) -> None:
    table = company(house, "Alice", "Bruno", "random")
    bruno = visit(table.path, size=PHONE, state=table.browser_of(1))
    tab = bruno.get_by_role("navigation").get_by_role("button", name=re.compile("^Journal"))
    expect(tab).to_be_visible()
    alice = table.sit(0)
    alice.send({"is": "say", "text": "Bien joué"})

    expect(tab).to_contain_text("1")
    tab.click()
    expect(bruno.get_by_role("log", name="Discussion")).to_contain_text("Bien joué")
    expect(tab.locator(".badge")).to_have_count(0)
    alice.close()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_back_closes_what_lies_open_and_only_then_leaves_the_table(
    visit: Visit, house: str, size: tuple[int, int]
) -> None:
    table = company(house, "Alice", "Bruno", "random")
    page = visit("/", size=size, state=table.browser_of(0))
    page.locator("ul .go").first.click()
    page.wait_for_url(f"**{table.path}")
    for _ in range(2):
        open_menu(page)
        page.wait_for_function("() => history.state?.depth > 0")
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.url.endswith(table.path)

    open_menu(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => history.state?.depth === 0 || history.state === null")
    page.go_back()
    page.wait_for_function("() => location.pathname === '/'")


def test_coming_back_from_a_page_one_finds_the_tab_one_left(visit: Visit, house: str) -> None:
    table = company(house, "Alice", "Bruno", "random")
    page = visit(table.path, size=PHONE, state=table.browser_of(0))
    tabs = page.get_by_role("navigation")
    tabs.get_by_role("button", name="Scores").click()
    open_menu(page)
    page.get_by_role("link", name="Revoir").click()
    page.wait_for_url("**/replay**")

    page.go_back()

    expect(tabs.get_by_role("button", name="Scores")).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_table_that_is_hidden_keeps_its_seat_and_comes_back(visit: Visit, house: str) -> None:
    table = company(house, "Alice", "Bruno", "random")
    page = visit("/", state=table.browser_of(0))
    hide = page.get_by_role("button", name=re.compile("^Masquer cette table"))
    hide.click()
    expect(hide).to_have_count(0)
    page.get_by_role("button", name="Annuler").click()
    expect(hide).to_be_visible()
    hide.click()
    page.reload()
    page.get_by_role("button", name="Voir la table masquée").click()
    page.locator("ul .go").click()

    expect(page.locator(".now")).not_to_contain_text("Vous regardez")
    expect(page.get_by_role("list", name="Les joueurs").locator("li", has_text="Alice")).to_contain_text("(vous)")


def test_the_home_page_says_whom_a_table_waits_for(visit: Visit, house: str) -> None:
    table = company(house, "Alice", "Bruno", "Chloé")
    pages = [visit("/", state=table.browser_of(seat)) for seat in range(3)]
    for page in pages:
        page.locator("ul .go .calls").wait_for()
    rows = [page.locator("ul .go").inner_text() for page in pages]

    assert sum("Passer son tour" in row for row in rows) == 1
    assert sum("On attend" in row for row in rows) == 2


def test_an_address_that_leads_nowhere_answers_so(visit: Visit) -> None:
    page = visit("/")

    for path, status in (("/no/such/page", 404), ("/t/abc", 200)):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == status


def test_an_absent_player_is_handed_over_only_when_that_is_allowed(visit: Visit, house: str) -> None:
    table = company(house, "Alice", "Bruno", "Chloé")
    people = [table.sit(seat) for seat in range(3)]
    mover = next(seat for seat, player in enumerate(people) if player.now["asks"])
    other = visit(table.path, state=table.browser_of((mover + 1) % 3))
    card = other.get_by_role("list", name="Les joueurs").locator(f"li[data-seat='{mover}']")
    expect(card).to_be_visible()
    people[mover].close()

    expect(card.get_by_role("timer")).to_contain_text("Un robot pourra jouer dans")
    expect(card.get_by_role("button", name="Confier à un robot")).to_have_count(0)


def wait_for(page: Page, happened: Callable[[], bool]) -> None:
    patience = Patience(page)
    while not happened():
        patience.wait(50)


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
