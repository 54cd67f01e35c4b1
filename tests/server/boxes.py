"""The kernel's test games as boxes on a shelf, so that a house can offer them."""

from pathlib import Path

from ludotheque.box import Box
from ludotheque.editions.edition import Edition, hash_of
from ludotheque.texts.sentences import LANGUAGES
from tests.kernel.games import TEST_GAMES
from tests.kernel.games.ready import Ready


def boxes_in(folder: Path) -> dict[str, Box]:
    return {ready.game.name: _box(ready, folder / ready.game.name) for ready in TEST_GAMES}


def _box(ready: Ready, folder: Path) -> Box:
    name = ready.game.name

    def read_edition(text: str) -> Edition:
        titles = {"fr": name, "en": name}
        return Edition("plain", name, titles, "booklet", hash_of(text), ready.tables, {}, {}, {})

    (folder / "edition").mkdir(parents=True)
    (folder / "edition" / "plain.toml").write_text(f'[edition]\nid = "plain"\ngame = "{name}"\n')
    (folder / "clauses.toml").write_text("")
    (folder / "texts").mkdir()
    for lang in LANGUAGES:
        (folder / "texts" / f"{lang}.ftl").write_text(f"game-title = {name}\n")
    return Box(ready.game, folder, read_edition, reveals=ready.reveals)
