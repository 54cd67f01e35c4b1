"""Somebody who is taught on the page and has no mouse."""

from playwright.sync_api import Locator

from tests.browser.pupil import Pupil

MOST_TABS = 200
MOST_ARROWS = 60
HAS_FOCUS = "thing => thing === document.activeElement"
# A radio of the same group, or a town of the same map: arrows lead from there.
IS_NEAR = """thing => {
  const active = document.activeElement;
  if (thing.type === "radio") return active.type === "radio" && active.name === thing.name;
  return thing.tagName === "g" && active.tagName === "g" && thing.ownerSVGElement === active.ownerSVGElement;
}"""
# From what has the focus, the longer way first.
WAYS = """thing => {
  const [to, from] = [thing, document.activeElement].map((one) => one.getBoundingClientRect());
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const ways = [x > 0 ? "ArrowRight" : "ArrowLeft", y > 0 ? "ArrowDown" : "ArrowUp"];
  return Math.abs(x) > Math.abs(y) ? ways : ways.reverse();
}"""


class KeyPupil(Pupil):
    def press(self, thing: Locator) -> None:
        if thing.evaluate("thing => thing.tagName") == "LABEL":
            thing = thing.locator("input")
        self._goes_to(thing)
        self.page.keyboard.press("Space" if thing.get_attribute("type") == "radio" else "Enter")

    def slide(self, slider: Locator, value: str) -> None:
        self._goes_to(slider)
        while slider.input_value() != value:
            self.page.keyboard.press("ArrowRight" if int(slider.input_value()) < int(value) else "ArrowLeft")

    def _goes_to(self, thing: Locator) -> None:
        """By Tab, and among things that are one stop by arrows."""
        for _ in range(MOST_TABS):
            if thing.evaluate(HAS_FOCUS):
                return
            if thing.evaluate(IS_NEAR):
                self._goes_near(thing)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keyboard to {thing}")

    def _goes_near(self, thing: Locator) -> None:
        for step in range(MOST_ARROWS):
            if thing.evaluate(HAS_FOCUS):
                return
            ways = thing.evaluate(WAYS)
            self.page.keyboard.press(ways[step % 2])
        raise AssertionError(f"no way by arrows to {thing}")
