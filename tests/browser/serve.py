"""A house whose bots do not pause: python serve.py PORT FOLDER [SHELF | /path] [answers].

The shelf may be small-games, loaded-dice, recorded, danger or sixth-game. People answer everything themselves, unless
the house is to answer for them.
"""

import sys
from dataclasses import replace
from pathlib import Path

from ludotheque.box import Box
from ludotheque.server.answers import Moments
from ludotheque.server.limits import Limits
from ludotheque.server.run import serve
from ludotheque.server.settings import Settings
from ludotheque.shelf import BOXES

MANY = 10**9
SIXTH = "sixth-game"
ANSWERS = "answers"

if SIXTH in sys.argv:  # where bots think, too: their processes read this file again
    from tests.shelf.sealed_bids import BOX

    BOXES[BOX.game.name] = BOX


def boxes(words: list[str], folder: Path) -> dict[str, Box]:
    if words in ([], [SIXTH]) or words[0].startswith("/"):
        return BOXES
    if words == ["loaded-dice"]:
        return {name: loaded(name) for name in BOXES}
    if words == ["recorded"]:
        return {name: recorded(found) for name, found in BOXES.items()}
    if words == ["danger"]:
        return BOXES | endangered()
    from tests.server.boxes import boxes_in

    return boxes_in(folder / "boxes")


def recorded(found: Box) -> Box:
    """The box as it is, with the luck of a game that was recorded."""
    from tests.browser.recorded import RecordedGame

    return replace(found, game=RecordedGame(found.game))


def endangered() -> dict[str, Box]:
    """Games that begin where somebody is about to do what he might regret."""
    from tests.browser import danger_script
    from tests.browser.loaded import LoadedGame

    scripts = {
        "richesses-du-monde": danger_script.arrange_monde,
        "richesses-de-france": danger_script.arrange_france,
    }
    return {name: replace(BOXES[name], game=LoadedGame(BOXES[name].game, arrange)) for name, arrange in scripts.items()}


def loaded(name: str) -> Box:
    """The box as it is, or with a beginning that a test has arranged."""
    from tests.browser import combinards_script, couleurs_script, cresus_script, france_script, richesses_script
    from tests.browser.loaded import LoadedGame

    scripts = {
        "couleurs-du-monde": couleurs_script.arrange,
        "richesses-du-monde": richesses_script.arrange,
        "cresus": cresus_script.arrange,
        "joyeux-combinards": combinards_script.arrange,
        "richesses-de-france": france_script.arrange,
    }
    found = BOXES[name]
    return replace(found, game=LoadedGame(found.game, scripts[name])) if name in scripts else found


def main(port: str, place: str, *words: str) -> None:
    folder = Path(place)
    moments = Moments() if ANSWERS in words else None
    words = tuple(word for word in words if word != ANSWERS)
    limits = Limits(
        tables_per_hour=MANY,
        tables_at_once=MANY,
        messages_per_second=MANY,
        messages_at_once=MANY,
        requests_at_once=MANY,
        films_at_once=MANY,
        lines_per_address=MANY,
    )
    shelf = boxes(list(words), folder)
    root = "".join(word for word in words if word.startswith("/"))
    settings = Settings(data=folder / "data", root=root, bot_pause=0, moments=moments, limits=limits, boxes=shelf)
    serve(settings, "127.0.0.1", int(port))


if __name__ == "__main__":  # bots think in processes of their own, which read this file again
    main(*sys.argv[1:])
