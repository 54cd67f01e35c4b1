"""A house whose bots do not pause: python serve.py PORT FOLDER [small-games | loaded-dice | sixth-game]."""

import sys
from dataclasses import replace
from pathlib import Path

from ludotheque.box import Box
from ludotheque.server.limits import Limits
from ludotheque.server.run import serve
from ludotheque.server.settings import Settings
from ludotheque.shelf import BOXES

MANY = 10**9
SIXTH = "sixth-game"

if SIXTH in sys.argv:  # where bots think, too: their processes read this file again
    from tests.shelf.sealed_bids import BOX

    BOXES[BOX.game.name] = BOX


def boxes(words: list[str], folder: Path) -> dict[str, Box]:
    if words in ([], [SIXTH]):
        return BOXES
    if words == ["loaded-dice"]:
        return {name: loaded(name) for name in BOXES}
    from tests.server.boxes import boxes_in

    return boxes_in(folder / "boxes")


def loaded(name: str) -> Box:
    """The box as it is, or with a beginning that a test has arranged."""
    from tests.browser import combinards_script, cresus_script, france_script, richesses_script
    from tests.browser.loaded import LoadedGame

    scripts = {
        "richesses-du-monde": richesses_script.arrange,
        "cresus": cresus_script.arrange,
        "joyeux-combinards": combinards_script.arrange,
        "richesses-de-france": france_script.arrange,
    }
    found = BOXES[name]
    return replace(found, game=LoadedGame(found.game, scripts[name])) if name in scripts else found


def main(port: str, place: str, *words: str) -> None:
    folder = Path(place)
    limits = Limits(tables_per_hour=MANY, tables_at_once=MANY, messages_per_second=MANY, messages_at_once=MANY)
    shelf = boxes(list(words), folder)
    serve(Settings(data=folder / "data", bot_pause=0, limits=limits, boxes=shelf), "127.0.0.1", int(port))


if __name__ == "__main__":  # bots think in processes of their own, which read this file again
    main(*sys.argv[1:])
