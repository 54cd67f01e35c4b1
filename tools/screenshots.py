"""Pictures of the pages and of the main moments of all games, on every screen, in French and English.

python -m tools.screenshots [FOLDER] [--screens 390x844 …] [--langs fr …] [--tours richesses …]: contact sheets go into
the folder, one for each screen and language, and the full-size pictures of the README. --all keeps every picture.
The built site and Chromium must be there (`make site`). All of it takes about six minutes of two cores.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser import client
from tests.browser.conftest import FLAGS, open_house
from tests.browser.moments import SCREENS, TOURS

LANGS = ("fr", "en")
SETTLED_MS = 150
# A house with loaded dice is found out by the seal of its tables, as it should be; a real table has none of that.
WITHOUT_SEAL = """const sheet = new CSSStyleSheet();
sheet.replaceSync(".seal.wrong { display: none }");
document.adoptedStyleSheets = [sheet];"""
# What the README shows: on these screens, in French.
LARGE = {
    "laptop": ("1440x900", ["richesses-auction", "cresus-dice", "combinards-doubt", "france-map", "couleurs-chain"]),
    "phone": (
        "390x844",
        ["richesses-claims", "cresus-bids", "combinards-table", "france-map", "couleurs-chain", "pages-home"],
    ),
    "lying": ("844x390", ["richesses-auction", "cresus-dice", "combinards-doubt", "france-map", "couleurs-chain"]),
    "tablet": ("768x1024", ["richesses-auction", "combinards-doubt"]),
    "big-screen": ("1920x1080", ["richesses-big", "cresus-big"]),
}
SHEET_WIDTH = 1400
STYLE = (
    "body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#d9c9a8;font:11px/16px sans-serif}"
    "figure{margin:0}img{display:block}"
)
THUMB = (220, 150)  # as wide, and as high, as a picture on a sheet may be
SHEET_QUALITY, LARGE_QUALITY = 40, 66  # of JPEG: the folder is cloned by everybody


def take(browser: Browser, house: str, folder: Path, tour: str, lang: str, screens: list[str]) -> Iterator[Path]:
    """Each moment is played to once, and looked at on one screen after the other."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('ludotheque.lang', '\"{lang}\"')")
    context.add_init_script(WITHOUT_SEAL)
    page = context.new_page()
    for moment in TOURS[tour](page, house):
        for screen in screens:
            width, height = SCREENS[screen]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLED_MS)
            path = folder / f"{tour}-{moment}-{screen}-{lang}.png"
            page.screenshot(path=path)
            yield path
    context.close()


def lay_out(browser: Browser, pictures: list[Path], screen: str, sheet: Path) -> None:
    """A page of small pictures, each with its name, photographed as a whole."""
    width, height = SCREENS[screen]
    wide = min(THUMB[0], THUMB[1] * width // height) if height > width else THUMB[0]
    figures = "".join(_figure(picture, screen, wide) for picture in pictures)
    source = pictures[0].parent / "sheet.html"
    source.write_text(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{figures}")
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 600})
    page.goto(source.as_uri())
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    page.screenshot(path=sheet, type="jpeg", quality=SHEET_QUALITY, full_page=True)
    page.close()
    source.unlink()


def _figure(picture: Path, screen: str, wide: int) -> str:
    name = picture.stem.split(f"-{screen}")[0]
    return f'<figure><img src="{picture.name}" width="{wide}"><figcaption>{name}</figcaption></figure>'


def keep_large(browser: Browser, pictures: Path, folder: Path) -> None:
    for name, (screen, moments) in LARGE.items():
        width, height = SCREENS[screen]
        page = browser.new_page(viewport={"width": width, "height": height})
        for moment in moments:
            found = pictures / f"{moment}-{screen}-fr.png"
            if found.exists():
                page.goto(found.resolve().as_uri())
                page.screenshot(path=folder / f"{moment}-{name}-fr.jpg", type="jpeg", quality=LARGE_QUALITY)
        page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/screenshots"))
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=list(SCREENS))
    parser.add_argument("--langs", nargs="+", choices=LANGS, default=list(LANGS))
    parser.add_argument("--tours", nargs="+", choices=TOURS, default=list(TOURS))
    parser.add_argument("--all", action="store_true")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        pictures = wanted.folder / "all" if wanted.all else Path(data) / "pictures"
        pictures.mkdir(exist_ok=True)
        browser = playwright.chromium.launch(executable_path=client.chromium(), args=FLAGS)
        with open_house(Path(data), "loaded-dice") as house:
            for lang in wanted.langs:
                taken = [
                    path for tour in wanted.tours for path in take(browser, house, pictures, tour, lang, wanted.screens)
                ]
                for screen in wanted.screens:
                    of_screen = [path for path in taken if path.stem.endswith(f"-{screen}-{lang}")]
                    lay_out(browser, of_screen, screen, wanted.folder / f"sheet-{screen}-{lang}.jpg")
        keep_large(browser, pictures, wanted.folder)
        browser.close()


if __name__ == "__main__":
    main()
