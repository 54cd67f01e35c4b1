"""Every screen holds the table: at each size, for each game at its moments, all that can be pressed can be reached."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.moments import SCREENS, TOURS

# What is wrong on this screen, in words. What lies in a region that scrolls is scrolled to first, as a person would.
FAULTS = """() => {
  const faults = [];
  const inWords = (thing) =>
    `<${thing.localName} class="${thing.className}"> ${(thing.ariaLabel ?? thing.innerText ?? "").slice(0, 40)}`;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
  const [header, board] = [document.querySelector("header"), document.querySelector("main .board")];
  if (header && board) {
    const [over, under] = [header.getBoundingClientRect(), board.getBoundingClientRect()];
    const beside = under.right <= over.left + 1 || over.right <= under.left + 1;
    const apart = under.top >= over.bottom - 1 || over.top >= under.bottom - 1;
    if (!beside && !apart) faults.push("the board lies over the head");
  }
  const cut = /hidden|clip/;
  const hides = (box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    return (cut.test(overflowX) && box.scrollLeft) || (cut.test(overflowY) && box.scrollTop);
  };
  for (const thing of document.querySelectorAll("button, a[href], input, select, [role=radio]")) {
    if (thing.closest("svg, .unseen, [inert], .map, [data-nation]") || thing.disabled) continue;
    if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(thing).pointerEvents === "none") continue;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (let box = thing.parentElement; box && box !== document.body; box = box.parentElement)
      if (hides(box)) {
        faults.push(`cut off: ${inWords(thing)} in ${box.className}`);
        box.scrollTo(0, 0);
      }
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      faults.push(`off the screen: ${inWords(thing)} ${[left, top, right, bottom].map(Math.round)}`);
      continue;
    }
    const upon = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const own = upon && (thing.contains(upon) || upon.closest("label")?.contains(thing) || upon.contains(thing));
    if (!own) faults.push(`covered: ${inWords(thing)} by ${upon ? inWords(upon) : "nothing"}`);
  }
  return faults;
}"""
# Letters and lines have found their places.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"


def faults_on_every_screen(page: Page, moment: str) -> Iterator[str]:
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        yield from (f"{moment} at {name}: {fault}" for fault in page.evaluate(FAULTS))


@pytest.mark.parametrize("tour", TOURS)
def test_on_every_screen_all_that_can_be_pressed_is_in_reach(visit: Visit, loaded_house: str, tour: str) -> None:
    page = visit(loaded_house)

    faults = [fault for moment in TOURS[tour](page, loaded_house) for fault in faults_on_every_screen(page, moment)]

    assert [] == faults
