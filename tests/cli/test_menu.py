"""The menu as it is printed: what is open, what is closed, and what the desks offer."""

import io

import pytest
from rich.console import Console

from ludotheque.cli.terminal.finding import Unclear
from ludotheque.cli.terminal.menu import Menu
from ludotheque.cli.terminal.menu_printer import MenuPrinter
from ludotheque.kernel.ask import Ask, OneOf, closed
from ludotheque.rules.clauses import load_clauses
from ludotheque.shelf import BOXES
from ludotheque.texts.texts import Texts

BOX = BOXES["richesses-du-monde"]
TEXTS = Texts(BOX, BOX.edition(), "en", ["Ada", "Blaise", "Chloé"])
CLAUSES = load_clauses(BOX)

THROW = Ask("roll-dice", [])
BUY = Ask("buy-title", [OneOf("title", [3, 5])])
INVITE = Ask("propose-association", [OneOf("partner", [1])])
NO_JOKER = closed("buy-joker", "rdm.purchase.no-credit")
NO_END = closed("stop-buying", "rdm.purchase.buy-or-stop")
NO_HAMMER = closed("put-up", "rdm.purchase.empty-shelf")
NO_SALE = closed("put-on-sale", "rdm.purchase.at-will")
DESK = ["propose-association", "put-on-sale"]


def menu(open_asks: list[Ask], shut: list[Ask]) -> Menu:
    return Menu(open_asks, shut, DESK, TEXTS)


def reason(ask: Ask) -> str:
    return CLAUSES[ask.closure()].en


def printed(shown: Menu, *wanted: str) -> str:
    """What the printer writes when asked for these things, one after another."""
    paper = io.StringIO()
    printer = MenuPrinter(TEXTS, CLAUSES, Console(file=paper, width=400, color_system=None))
    for what in wanted:
        getattr(printer, what)(shown)
    return paper.getvalue().replace("\u00a0", " ")


def test_a_few_closed_actions_are_shown_with_their_reasons_once() -> None:
    line = f"(j) Buy a Joker: {reason(NO_JOKER)}"

    once, twice = printed(menu([THROW], [NO_JOKER]), "show"), printed(menu([THROW], [NO_JOKER]), "show", "show")

    assert line in once
    assert twice.count(line) == 1
    assert twice.count("(j) Buy a Joker") == 2


def test_of_many_only_the_names_are_shown_until_one_asks() -> None:
    many = menu([THROW], [NO_JOKER, NO_END, NO_HAMMER])

    assert "(j) Buy a Joker   (f) Finish buying   (u) Put up for auction\n" in printed(many, "show")
    assert all(reason(ask) in printed(many, "tell_why_not") for ask in (NO_JOKER, NO_END, NO_HAMMER))


def test_why_not_is_offered_where_something_is_closed() -> None:
    assert "?? Why not?" in printed(menu([THROW], [NO_JOKER]), "show")
    assert "Why not" not in printed(menu([THROW], []), "show")
    assert "Nothing is closed" in printed(menu([THROW], []), "tell_why_not")


def test_what_is_closed_at_a_desk_is_shown_with_the_desk() -> None:
    both = menu([THROW, INVITE], [NO_SALE])

    assert "List titles for sale" not in printed(both, "show")
    assert f"(l) List titles for sale: {reason(NO_SALE)}" in printed(both, "show_desk")
    assert reason(NO_SALE) in printed(both, "tell_why_not")
    assert "closed for now" in printed(menu([THROW], [NO_SALE]), "show_desk")


def test_the_letter_of_a_closed_action_leads_to_its_clause() -> None:
    shut = menu([BUY], [NO_JOKER])
    with pytest.raises(Unclear):
        shut.read("j")

    assert [shut.closure(letter) for letter in ("j", "J", "a", "f")] == [NO_JOKER.closure(), NO_JOKER.closure(), "", ""]


def test_only_what_the_step_asks_is_filled_in_by_its_value_alone() -> None:
    assert menu([INVITE, BUY], []).direct is BUY
    assert menu([INVITE, THROW], []).direct is None
