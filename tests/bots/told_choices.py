"""Run by itself, on any core: plays games among bots of every level and tells each line of them, as one JSON object."""

import json
import sys

from ludotheque.bots.seeds import derived
from ludotheque.lab.compiled import is_compiled
from ludotheque.lab.experiment import GameOfBots, Setting
from ludotheque.levels import levels
from ludotheque.shelf import BOXES

SEED = 20


def tell(games: int) -> dict[str, list[str]]:
    """Of each game: first the hardest level alone, then every level at one table, and so on in turn."""
    found: dict[str, list[str]] = {}
    for name, box in BOXES.items():
        setting = Setting(name, {}, "")
        seats = min(4, box.game.most_seats)
        tables = [[levels(box)[-1]] * seats, (levels(box)[::-1] * seats)[:seats]]
        lines: list[str] = []
        for number in range(games):
            recorder = setting.set_up(derived(SEED, number), tables[number % len(tables)])
            GameOfBots(recorder, number).play()
            lines += recorder.lines
        found[name] = lines
    return found


if __name__ == "__main__":
    json.dump({"compiled": is_compiled(), "lines": tell(int(sys.argv[1]))}, sys.stdout)
