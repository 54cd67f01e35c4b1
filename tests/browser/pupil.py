"""Somebody who is taught on the page: reads on, and does what the coach points at."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from ludotheque.lessons.reading import Lesson, lesson_of
from ludotheque.shelf import box
from tests.browser.patience import Patience

OVER = "[data-play-now]"
SAID = "[data-cue]"
# What to press where the coach points at nothing in particular, or at a thing that opens more than one answer.
ELSEWHERE = {
    "couleurs-du-monde": ("[data-card] button.go", "[data-verb='announce-points']"),
}


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
        points = self.lesson.cues[cue].points
        if points:
            self.page.locator(f"[data-spot='{points}']").wait_for(state="attached")
            self.pointed.append(points)
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

    def press(self, thing: Locator) -> None:
        thing.click(timeout=5_000)

    def _thing(self, cue: int) -> Locator | None:
        kind, _, which = self.lesson.cues[cue].points.partition(" ")
        pointed = [] if kind in ("", "part") else [f"[data-{kind}='{which}'] button", f"button[data-{kind}='{which}']"]
        for selector in [*pointed, *ELSEWHERE[self.game]]:
            found = self.page.locator(f"{selector}:visible:not([aria-disabled='true'])")
            if found.count():
                return found.first
        return None
