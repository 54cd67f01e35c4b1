"""Somebody who is taught on the page: reads on, and does what the coach points at."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from ludotheque.lessons.reading import Lesson, lesson_of
from ludotheque.shelf import box
from tests.browser.patience import Patience

OVER = "[data-play-now]"
SAID = "[data-cue]"
NARROW = "matchMedia('(max-width: 899px)').matches"
# What to press where the coach points at nothing in particular, or at a thing that opens more than one answer.
ELSEWHERE = {
    "couleurs-du-monde": ["[data-card] button.go"],
    "cresus": [],
    "richesses-du-monde": [],
    "joyeux-combinards": [],
    "richesses-de-france": ["button[data-go]"],
}
# The cards that are picked beside the one that is pointed at, by sentence.
PICKS = {"police": ["card:casseroles"]}
# What a slider is set to, by sentence.
BIDS = {"sealed": "12", "free-bid": "31"}


def script_of(game: str) -> Lesson:
    found = lesson_of(box(game))
    assert found is not None
    return found


class Pupil:
    def __init__(self, page: Page, game: str, at_each: Callable[[int], object] = bool) -> None:
        self.page = page
        self.game = game
        self.lesson = script_of(game)
        self.at_each = at_each  # whatever a test wants to look at
        self.pointed: list[str] = []
        self._pressed: list[str] = []  # in this cue

    def begin(self) -> None:
        """From the shelf."""
        self.page.locator(f"[data-learn='{self.game}']").click()
        self.page.locator(SAID).wait_for()

    def cue(self) -> int:
        return int(self.page.locator(SAID).get_attribute("data-cue") or 0)

    def learns(self) -> None:
        """To the end."""
        patience = Patience(self.page)
        seen = -1
        while not self.page.locator(OVER).count():
            if self.page.locator("section.coach:not(.busy)").count() and self.cue() < len(self.lesson.cues):
                if self.cue() != seen:
                    seen = self.cue()
                    self._look(seen)
                self._answer(seen)
            patience.wait(60)
        expect(self.page.locator(OVER)).to_be_visible()

    def _look(self, cue: int) -> None:
        self._pressed = []
        points, says = self.lesson.cues[cue].points, self.lesson.cues[cue].says
        if points:
            self.page.locator(f"[data-spot='{points}']").wait_for(state="attached")
            self.pointed.append(points)
        if says in BIDS:
            self.slide(self.page.get_by_role("slider").first, BIDS[says])
        self.at_each(cue)

    def _answer(self, cue: int) -> None:
        read_on = self.page.locator("[data-read-on]:enabled")
        if read_on.count():
            self.press(read_on)
            expect(self.page.locator(f"{SAID}:not([data-cue='{cue}'])")).to_have_count(1)
            return
        thing = self._thing(cue)
        if thing is not None:
            self.press(thing)

    def slide(self, slider: Locator, value: str) -> None:
        slider.fill(value)

    def press(self, thing: Locator) -> None:
        """A place of the map where it is on a phone, though something else may lie over it."""
        if self.page.evaluate(NARROW) and thing.evaluate("thing => thing.tagName") == "g":
            place = thing.bounding_box()
            assert place is not None
            self.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        else:
            thing.click(timeout=5_000)

    def _thing(self, cue: int) -> Locator | None:
        """What has not been pressed yet in this cue, the thing that is pointed at first."""
        told = self.lesson.cues[cue]
        kind, _, which = told.points.partition(" ")
        mark = f"[data-{kind}='{which}']"
        pointed = (
            []
            if kind in ("", "part", "seat")
            else [
                f"button{mark}",
                f"{mark} button",
                f"label{mark}",
                f"g[role='button']{mark}",
            ]
        )
        picked = [f"[data-card='{self.lesson.number(card)}'] button" for card in PICKS.get(told.says, [])]
        picked += [selector.replace(" button", "").replace("[data", "button[data") for selector in picked]
        verbs = [f"button[data-verb='{pattern.split()[0]}']" for pattern in told.answer]
        for selector in [*pointed, *picked, *verbs, *ELSEWHERE[self.game], "button[data-verb]"]:
            found = self.page.locator(f"{selector}:visible:not([aria-disabled='true'], [aria-pressed='true'])")
            if selector not in self._pressed and found.count():
                self._pressed.append(selector)
                return found.first
        self._pressed = []
        return None
