"""Two browsers and a bot at one table."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import FIRST_THING, PLAYABLE_CARD, click_first, position, seat_the_easiest
from tests.browser.patience import Patience


def test_a_move_shows_on_the_other_side_and_a_browser_reopened_is_where_it_was(visit: Visit) -> None:
    host, friend = sit_together(visit)

    mover, other = (host, friend) if whose_turn_among(host, friend) is host else (friend, host)
    before = position(mover)
    play_one(mover)
    expect(mover.locator(".now")).not_to_have_attribute("data-number", before)
    expect(other.locator(".log li").last).to_have_text(mover.locator(".log li").last.inner_text())

    whose_turn_among(host, friend)  # nothing moves by itself until a person does
    expect(friend.locator(".now")).to_have_attribute("data-number", position(host))
    was = position(friend), hand(friend)
    state = friend.context.storage_state()
    address = friend.url
    friend.context.close()
    again = visit(address, state=state)

    expect(again.locator("li", has_text="Bruno").first).to_contain_text("(vous)")
    expect(again.locator(".hand button[aria-disabled]").first).to_be_visible()
    assert was == (position(again), hand(again))


def test_the_table_link_plays_for_nobody(visit: Visit) -> None:
    host, _ = sit_together(visit)
    watcher = visit(host.url)

    expect(watcher.locator(".now")).to_contain_text("Vous regardez la partie.")
    assert watcher.locator(PLAYABLE_CARD).count() == 0


def test_a_last_action_can_be_taken_back(visit: Visit) -> None:
    host, friend = sit_together(visit)
    mover = somebody_with_a_card_to_play(host, friend)
    before = mover.locator(".hand .cards button, .hand button[aria-disabled]").count()
    click_first(mover.locator(PLAYABLE_CARD))
    mover.locator(".actions .back").click()

    expect(mover.locator(".log li").last).to_contain_text("reprend")
    expect(mover.locator(".hand .cards button, .hand button[aria-disabled]")).to_have_count(before)


def test_an_action_that_is_not_offered_says_its_clause(visit: Visit) -> None:
    host, friend = sit_together(visit)
    mover = whose_turn_among(host, friend)

    mover.locator(".actions .btn.off").first.click(force=True)  # it may be closed in so many words already

    expect(mover.locator(".why").first).to_contain_text("cdm.")
    mover.locator(".why button").first.click()
    expect(mover.locator("dialog .marked")).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    host, _ = sit_together(visit)

    host.locator(".round").last.click()
    host.get_by_role("button", name="Confier ma place").click()
    expect(host.locator(".now")).to_contain_text("joue à votre place")

    host.get_by_role("button", name="Reprendre ma place").click()
    expect(host.locator(".now")).not_to_contain_text("joue à votre place")


def sit_together(visit: Visit) -> tuple[Page, Page]:
    """Anne opens a table for herself, a friend and a bot; Bruno comes by the link."""
    host = visit("/new/couleurs-du-monde")
    host.locator("form .seat").first.wait_for()
    host.locator("form .seat").last.locator(".off").click()
    host.locator("form .seat input.field").fill("Anne")
    host.locator("form .seat").nth(1).get_by_label("Un ami").check(force=True)
    seat_the_easiest(host)
    host.locator("form .end button").click()
    host.wait_for_url("**/t/*")
    friend = visit(host.url)
    friend.locator(".lobby input.field").first.fill("Bruno")
    friend.get_by_role("button", name="S’asseoir", exact=True).click()
    expect(friend.locator(".lobby")).to_contain_text("(vous)")
    host.get_by_role("button", name="Commencer la partie").click()
    for page in (host, friend):
        page.locator(".now").wait_for()
    return host, friend


def whose_turn_among(host: Page, friend: Page) -> Page:
    """The bot moves by itself; sooner or later it is a person's turn."""
    patience = Patience(host)
    while True:
        for page in (host, friend):
            if page.locator(FIRST_THING).count():
                return page
        patience.wait(50)


def somebody_with_a_card_to_play(host: Page, friend: Page) -> Page:
    for _ in range(20):
        mover = whose_turn_among(host, friend)
        if mover.locator(PLAYABLE_CARD).count():
            return mover
        seen = position(mover)
        click_first(mover.locator(FIRST_THING))
        expect(mover.locator(".now")).not_to_have_attribute("data-number", seen)
    raise AssertionError("nobody can play")


def hand(page: Page) -> list[str]:
    return [card.inner_text() for card in page.locator(".hand button[aria-disabled]").all()]


def play_one(page: Page) -> None:
    card = page.locator(PLAYABLE_CARD)
    click_first(card if card.count() else page.locator(FIRST_THING))
