"""A house whose bots do not pause: python serve.py PORT FOLDER [small-games]."""

import sys
from pathlib import Path

from ludotheque.server.limits import Limits
from ludotheque.server.run import serve
from ludotheque.server.settings import Settings
from ludotheque.shelf import BOXES, Box

MANY = 10**9


def boxes(words: list[str], folder: Path) -> dict[str, Box]:
    if not words:
        return BOXES
    from tests.server.boxes import boxes_in

    return boxes_in(folder / "boxes")


def main(port: str, place: str, *words: str) -> None:
    folder = Path(place)
    limits = Limits(tables_per_hour=MANY, tables_at_once=MANY, messages_per_second=MANY, messages_at_once=MANY)
    shelf = boxes(list(words), folder)
    serve(Settings(data=folder / "data", bot_pause=0, limits=limits, boxes=shelf), "127.0.0.1", int(port))


if __name__ == "__main__":  # bots think in processes of their own, which read this file again
    main(*sys.argv[1:])
