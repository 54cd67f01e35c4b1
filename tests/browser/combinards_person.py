"""A person at a table of Les Joyeux Combinards: what she presses, picks and sees."""

import re
from datetime import timedelta

from playwright.sync_api import Page, expect

from ludotheque.kernel.action import Money, Seat
from tests.browser.combinards_script import name
from tests.browser.rivals import Rival

STAMPED = timedelta(seconds=4)  # after which every stamp has gone


class Person:
    """The page's clock stands still for her: a stamp stays until she looks away, or until it has to give way."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slips: list[str] = []
        page.on("console", lambda message: self.slips.append(message.text) if message.type == "error" else None)
        page.locator(".hand .sum").wait_for()
        page.clock.install(time=0)
        page.clock.pause_at(1_000)

    @property
    def phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 900

    def presses(self, words: str) -> None:
        """The button whose name begins so, once it is there."""
        pattern = words.replace(" ", r"\s")
        self.page.get_by_role("button", name=re.compile(rf"^{pattern}")).first.click()

    def rolls(self) -> None:
        """By the button that no stamp covers."""
        self.page.locator(".actions").get_by_role("button", name="Lancer les dés").click()

    def announces(self, price: Money) -> None:
        self.page.locator(f".dial label:has(input[value='{price}'])").click()
        self.presses(rf"(Mentir|Annoncer).*« {price}\sM")

    def picks(self, *cards: int) -> None:
        """In her own hand."""
        for card in cards:
            self.page.locator(".hand li button").filter(has_text=name(card)).click()

    def sees(self, stamp: str, *words: str) -> None:
        """The stamp on what has come out, and what is said about it."""
        expect(self.page.locator(".reveal .stamp")).to_have_text(stamp)
        for word in words:
            expect(self.page.locator(".reveal .words")).to_contain_text(word)

    def looks_away(self) -> None:
        """The time of every stamp passes."""
        self.page.clock.fast_forward(int(STAMPED.total_seconds() * 1000))

    def is_asked(self, words: str, *more: str) -> None:
        """By a window on the table that nothing covers."""
        window = self.page.locator(".window")
        for word in (words, *more):
            expect(window).to_contain_text(word)
        expect(self.page.locator(".tip")).to_have_count(0)

    def has(self, cash: Money, years: int = 0) -> None:
        expect(self.page.locator(".hand .sum")).to_have_text(re.compile(rf"^\s*Caisse\s+{cash}\sM\s*$"))
        record = "Casier vierge" if years == 0 else f"{years} an{'s' if years > 1 else ''}"
        expect(self.page.locator(".hand .record")).to_contain_text(record)

    def holds(self, *cards: int) -> None:
        held = self.page.locator(".hand li button")
        expect(held).to_have_count(len(cards))
        for card in cards:
            expect(held.filter(has_text=name(card))).to_be_visible()

    def sees_of(self, seat: Seat, *words: str) -> None:
        """What the list of players says."""
        self._turns_to("Scores")
        for word in words:
            expect(self.page.locator(f"li[data-seat='{seat}']")).to_contain_text(word)
        self._turns_to("Mes cartes")

    def reads(self, *sentences: str) -> None:
        """In the journal."""
        self.reads_at_the_end(*sentences)
        self._turns_to("Mes cartes")

    def reads_no_more(self, words: str) -> None:
        """In the journal, which forgets what was shown or declared."""
        self._turns_to("Journal")
        expect(self.page.get_by_role("log")).not_to_contain_text(words)
        self._turns_to("Mes cartes")

    def reads_at_the_end(self, *sentences: str) -> None:
        """Where a phone has put the last page in place of the hand."""
        self._turns_to("Journal")
        for sentence in sentences:
            expect(self.page.get_by_role("log")).to_contain_text(sentence)

    def _turns_to(self, tab: str) -> None:
        if self.phone:
            self.page.get_by_role("navigation").get_by_role("button", name=tab).click()


def idles(rival: Rival) -> None:
    """Rolls, and passes by."""
    rival.does("roll-dice")
    rival.does("move-on")


def buys(rival: Rival, price: Money) -> None:
    """Rolls, draws, and says this price."""
    rival.does("roll-dice")
    rival.does("draw-card")
    rival.does("announce-price", [price])
