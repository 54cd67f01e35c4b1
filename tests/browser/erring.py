"""Somebody who is taught on the page and first does, at each cue, every wrong thing that the script foresees."""

import itertools
import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from ludotheque.lessons.patterns import any_fits
from ludotheque.lessons.script import Cue, Wrong
from tests.browser.pupil import SAID, Pupil

# Where the page shows what a verb is filled in with: an attribute with the number, on a control or around it.
FILLED_BY = {
    "play-card": "card",
    "choose-market": "choice",
    "sell-share": "share",
    "buy-signs": "choice",
    "buy-share": "share",
    "announce-price": "choice",
    "hand-in": "card",
    "buy-title": "title",
    "walk-to": "town",
    "drive-to": "town",
    "buy-vehicle": "vehicle",
    "sell-vehicle": "vehicle",
}
# One press on it says it all.
AT_ONCE = {"play-card", "buy-title", "walk-to", "drive-to", "buy-share", "buy-vehicle", "sell-vehicle"}
BY_SLIDER = {"seal-bid"}
# Buttons that do not say their verb.
UNMARKED = {
    "decline": ".window .act > button:last-child",
    "stand-aside": ".window button.aside",
    "waive-royalty": ".window .act > button:not([data-verb])",
}
SLIP = f"section.coach .slip {SAID}"
PICKED = "[data-card] button[aria-pressed='true'], .felt button[aria-pressed='true']"
ANYWAY = "[data-anyway]"  # asks whether one is sure
HANDED_IN = 2
MILLION = 1_000_000
TOO_DEAR = 9 * MILLION


class ErringPupil(Pupil):
    """At a laptop, by mouse."""

    def __init__(self, page: Page, game: str, lang: str = "fr") -> None:
        super().__init__(page, game)
        self.words = (self.lesson.box.folder / "lesson" / f"{lang}.ftl").read_text("utf-8")
        self.met: list[tuple[str, str]] = []  # cues and wrong turns that were explained
        self.without_control: list[tuple[str, str]] = []  # those that the page offers no way to take

    def _look(self, cue: int) -> None:
        told = self.lesson.cues[cue]
        foreseen = told.answer[:]
        if told.points:
            self.page.locator(f"[data-spot='{told.points}']").wait_for(state="attached")
        for wrong in told.wrong:
            self._err(told, wrong, foreseen)
            foreseen += wrong.answer
        super()._look(cue)

    def _answer(self, cue: int) -> None:
        """By car from town to town: at one press the page drives the whole way, past the cues in between."""
        verb, _, town = (self.lesson.cues[cue].answer or [""])[0].partition(" ")
        if verb != "drive-to":
            super()._answer(cue)
            return
        self.page.locator(f"g[role='button'][data-town='{town}']").focus()
        self.page.keyboard.press("Shift+Enter")
        expect(self.page.locator(f"{SAID}[data-cue='{cue}']")).to_have_count(0)

    def _err(self, told: Cue, wrong: Wrong, but: list[str]) -> None:
        """In the first of the ways that the script names and the page offers."""
        turn = (told.says, wrong.says)
        if not any(self._says(pattern, but) for pattern in sorted(wrong.answer, key=is_filled)):
            self.without_control.append(turn)
            return
        title, sentence = self._sentence(wrong.says)
        self._is_sure(title)
        expect(self.page.locator(SLIP)).to_contain_text(title)
        expect(self.page.locator(SAID)).to_contain_text(sentence)
        if wrong.played:
            self._takes_back()
        self._puts_down()
        self.met.append(turn)

    def _is_sure(self, title: str) -> None:
        """Of what the page warns against."""
        answered = self.page.locator(SLIP).filter(has_text=title)
        answered.or_(self.page.locator(ANYWAY)).first.wait_for()
        if self.page.locator(ANYWAY).count():
            self.page.locator(ANYWAY).click()

    def _takes_back(self) -> None:
        shown = self.page.locator("[data-number]").first.get_attribute("data-number")
        self.press(self.page.locator("[data-part='take-back']:visible"))
        expect(self.page.locator(f"[data-number='{shown}']")).to_have_count(0)
        expect(self.page.locator(SLIP)).to_have_count(0)

    def _sentence(self, key: str) -> tuple[str, str]:
        """Its title, and what stands below it."""
        found = re.search(rf"^{key} = (.*)\n    \.title = (.*)$", self.words, re.MULTILINE)
        assert found is not None, key
        return found[2], found[1]

    def _says(self, pattern: str, but: list[str]) -> bool:
        """Presses what says it, if the page shows such a thing."""
        verb, *filling = pattern.split()
        if verb in BY_SLIDER:
            return self._slides(verb, filling[0], but)
        if verb == "bid":
            return self._bids(but)
        if verb == "throw-again":
            self._picks(self.page.locator(".felt button").first)
        if verb in FILLED_BY:
            things = self._filled(verb, pattern, but)
            for thing in things:
                self._picks(thing)
            if not things:
                return False
            if verb in AT_ONCE:
                return True
        return self._presses(self.page.locator(UNMARKED.get(verb, f"button[data-verb='{verb}']")))

    def _presses(self, things: Locator) -> bool:
        shown = things.locator("visible=true")
        if not shown.count() or shown.first.get_attribute("aria-disabled") == "true":
            return False
        self.press(shown.first)
        return True

    def _picks(self, thing: Locator) -> None:
        if thing.evaluate("thing => thing.tagName") == "g":  # other towns may lie over it
            thing.focus()
            self.page.keyboard.press("Enter")
        elif thing.get_attribute("aria-pressed") != "true":
            self.press(thing)

    def _filled(self, verb: str, pattern: str, but: list[str]) -> list[Locator]:
        """The things that fill it in so that it is not foreseen otherwise."""
        size = HANDED_IN if verb == "hand-in" else 1
        for some in itertools.combinations(self._choices(verb), size):
            line = f"{verb} {','.join(number for _, number in some)}"
            if any_fits([pattern], line) and not any_fits(but, line):
                return [thing for thing, _ in some]
        return []

    def _choices(self, verb: str) -> Iterator[tuple[Locator, str]]:
        """What the page lets one press, and its number."""
        mark = f"data-{FILLED_BY[verb]}"
        own = (
            f"[data-verb='{verb}']"
            if verb in ("walk-to", "drive-to", "buy-share", "buy-vehicle", "sell-vehicle")
            else ""
        )
        kinds = [
            f"button[{mark}]{own}",
            f"g[role='button'][{mark}]{own}",
            f"label[{mark}]{own}",
            f"li[{mark}]{own} button",
        ]
        for thing in self.page.locator(", ".join(kinds)).locator("visible=true").all():
            if thing.get_attribute("aria-disabled") == "true":
                continue
            number = thing.evaluate(f"thing => thing.closest('[{mark}]').getAttribute('{mark}')")
            if number.isdigit():
                yield thing, number

    def _slides(self, verb: str, span: str, but: list[str]) -> bool:
        slider = self.page.get_by_role("slider").first
        low, high = (int(slider.get_attribute(end) or 0) for end in ("min", "max"))
        for value in range(low, high + 1):
            line = f"{verb} {value}"
            if any_fits([f"{verb} {span}"], line) and not any_fits(but, line):
                self.slide(slider, str(value))
                return self._presses(self.page.locator(f"button[data-verb='{verb}']"))
        return False

    def _bids(self, but: list[str]) -> bool:
        """More than anybody would, typed in."""
        assert not any_fits(but, f"bid {TOO_DEAR}")
        self.page.locator(".window .free input").fill(str(TOO_DEAR // MILLION))
        self.page.keyboard.press("Enter")
        return True

    def _puts_down(self) -> None:
        """What was picked for a wrong turn."""
        picked = self.page.locator(PICKED)
        for _ in range(picked.count()):
            self.press(picked.first)


def is_filled(pattern: str) -> bool:
    """What one button says is tried first."""
    return len(pattern.split()) > 1
