"""The end of every game, from every seat and beside the table: what it is called, what adds up, what it is told by."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.axe import slips
from tests.browser.conftest import TELL_WHAT_IS_FORBIDDEN, open_house
from tests.browser.recorded import ENDED, PlayedOut, last_position
from tests.texts.named import texts_of

LAPTOP, PHONE, LYING = (1440, 900), (390, 844), (844, 390)
SIZES = [LAPTOP, PHONE, LYING]
each_game = pytest.mark.parametrize("game", list(ENDED))


@pytest.fixture(scope="module")
def recorded_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house where games go as they were once recorded."""
    with open_house(tmp_path_factory.mktemp("recorded-house"), "recorded") as address:
        yield address


@pytest.fixture(scope="module")
def ended(recorded_house: str) -> Iterator[dict[str, PlayedOut]]:
    """Every game, played to its end."""
    played = {game: PlayedOut(recorded_house, game).play() for game in ENDED}
    yield played
    for one in played.values():
        one.close()


@pytest.fixture
def come(browser: Browser, recorded_house: str) -> Iterator["Comer"]:
    comer = Comer(browser, recorded_house)
    yield comer
    comer.leave()


class Comer:
    """Somebody who opens pages of the house."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[BrowserContext] = []
        self._slips: list[str] = []

    def to(self, path: str, size: tuple[int, int] = LAPTOP, lang: str = "fr") -> Page:
        context = self._browser.new_context(
            base_url=self._address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size != LAPTOP,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self._contexts.append(context)
        context.add_init_script(TELL_WHAT_IS_FORBIDDEN)
        context.add_init_script(f"localStorage.setItem('ludotheque.lang', '\"{lang}\"')")
        page = context.new_page()
        page.on("pageerror", lambda error: self._slips.append(error.message))
        page.goto(path)
        return page

    def to_end(self, path: str, size: tuple[int, int] = LAPTOP, lang: str = "fr") -> Page:
        page = self.to(path, size, lang)
        page.locator("section.end").wait_for()
        page.locator("section.end .why").wait_for()
        return page

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        assert [] == self._slips, "the page stumbled"


def by_rank(played: PlayedOut) -> list[int]:
    ranks: list[int] = played.over["ranks"]
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])


def seat_link(played: PlayedOut, seat: int) -> str:
    return f"/s#{played.table.secrets[seat]}"


def plain(text: str) -> str:
    return re.sub(r"[\s\u2066-\u2069]+", " ", text).strip()


def headline(page: Page) -> str:
    return plain(page.locator("section.end h2").first.inner_text())


@each_game
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_score_of_every_seat_is_told_line_by_line_as_the_record_has_it(
    ended: dict[str, PlayedOut], come: Comer, game: str, lang: str
) -> None:
    words = texts_of(game, lang)
    state = last_position(game)
    page = come.to_end(f"/t/{ended[game].table.key}", lang=lang)

    for seat, reckoning in enumerate(words.box.game.reckonings(state)):
        shown = page.locator(f".scores li[data-seat='{seat}']")
        assert plain(shown.locator(".score").inner_text()) == plain(words.texts.figure(reckoning.figures[0]))
        cells = [plain(cell) for cell in shown.locator("tbody[data-measure] td").all_text_contents()]
        said = [plain(cell) for cell in shown.locator("tbody[data-measure] th").all_text_contents()]
        for figure in reckoning.figures:
            for line in figure.lines:
                assert plain(words.texts.line(line)) in said
                assert plain(words.texts.measured(figure.measure, line.amount)) in cells


@each_game
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone", "lying"])
def test_the_end_is_told_from_the_seat_of_who_looks(
    ended: dict[str, PlayedOut], come: Comer, game: str, size: tuple[int, int]
) -> None:
    played = ended[game]
    order = by_rank(played)
    names = [played.record.header.names[seat].split()[0] for seat in played.over["winners"]]
    alone = len(names) == 1

    assert headline(come.to_end(seat_link(played, order[0]), size)).startswith("Vous gagnez")
    lost = headline(come.to_end(seat_link(played, order[-1]), size))
    assert lost.startswith(f"{names[0]} gagne, vous êtes" if alone else " et ".join(names) + " gagnent, vous êtes")
    watched = headline(come.to_end(f"/t/{played.table.key}", size, "en"))
    assert watched == (f"{names[0]} wins" if alone else " and ".join(names) + " win together")


@each_game
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone", "lying"])
def test_nothing_of_the_end_is_cut_off_or_runs_out_sideways(
    ended: dict[str, PlayedOut], come: Comer, game: str, size: tuple[int, int]
) -> None:
    page = come.to_end(seat_link(ended[game], by_rank(ended[game])[-1]), size)

    end = page.locator("section.end")
    assert end.evaluate("end => end.scrollWidth <= end.clientWidth")
    title = page.locator(".stage h2").bounding_box()
    steps = page.locator(".podium").bounding_box()
    assert title is not None
    assert steps is not None
    assert title["y"] + title["height"] <= steps["y"]
    stage = page.locator(".stage")
    assert stage.evaluate("stage => stage.scrollHeight <= stage.clientHeight + 1")


def test_in_cresus_the_island_decides_and_leads_to_its_replay(ended: dict[str, PlayedOut], come: Comer) -> None:
    page = come.to_end(f"/t/{ended['cresus'].table.key}")

    last = page.locator(".why li").last
    expect(last).to_contain_text("île")
    last.get_by_role("link").click()
    expect(page).to_have_url(re.compile(r"/replay\?at=\d+"))


def until_somebody_is_out(address: str) -> tuple[PlayedOut, int]:
    """A game that goes on without one of its players, and whose seat that was."""
    played = PlayedOut(address, "richesses-du-monde")
    while not played.is_anybody_out():
        played.play(1)
    return played, next(seat for seat, player in enumerate(played.players) if player.now["out"])


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_who_is_bankrupt_is_told_at_once_on_a_phone_and_has_an_end_of_their_own(
    recorded_house: str, come: Comer, size: tuple[int, int]
) -> None:
    played, seat = until_somebody_is_out(recorded_house)
    page = come.to(seat_link(played, seat), size)

    out = page.get_by_role("dialog", name="Vous êtes hors jeu")
    expect(out.get_by_text("ouvrez déjà la revanche")).to_be_visible()
    expect(out.get_by_role("button", name="Revanche", exact=True)).to_be_in_viewport(ratio=1)
    out.get_by_role("button", name="Voir la fin").click()
    expect(out).to_be_hidden()
    played.play()
    page.locator("section.end").wait_for()
    expect(page.locator(f".scores li[data-seat='{seat}'] details")).to_have_attribute("open", "")
    expect(page.locator(f".scores li[data-seat='{seat}'] .standing")).to_have_text("Faillite")
    played.close()


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_who_is_out_opens_the_rematch_at_once_and_those_who_play_are_not_called_away(
    recorded_house: str, come: Comer, size: tuple[int, int]
) -> None:
    played, seat = until_somebody_is_out(recorded_house)
    other = next(number for number in range(len(played.players)) if number != seat)
    still_plays = come.to(seat_link(played, other))
    still_plays.locator("section.now").wait_for()
    page = come.to(seat_link(played, seat), size)
    page.get_by_role("button", name="Voir la fin").click()
    page.get_by_role("button", name="Revanche", exact=True).click()

    expect(page.locator(".lobby")).to_contain_text("Encore en chemin")
    expect(still_plays.get_by_text("votre place y est gardée")).to_be_visible()
    played.play()
    expect(still_plays.locator("section.end")).to_be_visible()
    expect(still_plays.get_by_role("dialog")).to_have_count(0)
    still_plays.get_by_role("button", name="Rejoindre la revanche").click()
    expect(still_plays.locator(".lobby .seats li", has_text="(vous)")).to_have_count(1)
    assert still_plays.url == page.url
    played.close()


@each_game
@pytest.mark.parametrize("size", [(360, 740), *SIZES], ids=["small", "laptop", "phone", "lying"])
def test_the_rematch_is_in_sight_as_the_end_begins(
    ended: dict[str, PlayedOut], come: Comer, game: str, size: tuple[int, int]
) -> None:
    page = come.to_end(seat_link(ended[game], by_rank(ended[game])[-1]), size)

    expect(page.get_by_role("button", name="Revanche", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(".podium")).to_be_in_viewport(ratio=1)


def test_the_end_is_saved_as_a_picture_where_nothing_can_be_shared(ended: dict[str, PlayedOut], come: Comer) -> None:
    page = come.to_end(seat_link(ended["cresus"], 0))

    with page.expect_download() as saving:
        page.get_by_role("button", name="Partager l’image").click()

    picture = Path(saving.value.path()).read_bytes()
    assert "ludotheque-cresus.png" == saving.value.suggested_filename
    assert b"\x89PNG" == picture[:4]
    assert (1200, 630) == (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big"))
    assert len(picture) > 30_000, "there is hardly anything on it"


@each_game
@pytest.mark.parametrize(("lang", "size"), [("fr", LAPTOP), ("en", PHONE)])
def test_end_replay_and_big_screen_are_for_everybody(
    ended: dict[str, PlayedOut], come: Comer, game: str, lang: str, size: tuple[int, int]
) -> None:
    page = come.to_end(seat_link(ended[game], by_rank(ended[game])[1]), size, lang)
    found = [f"end: {slip}" for slip in slips(page)]

    for path, ready in [("replay?at=12", ".controls"), ("big", "section.end .why")]:
        page.goto(f"/t/{ended[game].table.key}/{path}")
        page.locator(ready).first.wait_for()
        found += [f"{path}: {slip}" for slip in slips(page)]

    assert [] == found
