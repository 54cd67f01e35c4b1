"""Adds games of bots that no kept game has yet, and leaves the others alone: `python -m tests.corpus.add [TITLE …]`."""

import sys
from itertools import cycle, islice

from ludotheque.box import Box
from ludotheque.levels import levels
from ludotheque.shelf import BOXES, box
from tests.corpus.keep import played
from tests.corpus.kept import keep_games, kept_games
from tests.corpus.plan import NAMES
from tests.records.keep import Kept


def main(*names: str) -> None:
    for title in names or BOXES:
        games, found = kept_games(title), box(title)
        added = [played(found, plan) for plan in _wanted(found, len(games))]
        keep_games(title, games + added)
        print(f"{title}: {len(added)} games more")


def _wanted(found: Box, kept: int) -> list[Kept]:
    """A table of every size, with the new ones at every second seat."""
    seen = {name.split()[1] for game in kept_games(found.game.name) for name in game.read().header.names}
    known = levels(found)
    new = [level for level in known if level not in seen]
    if not new:
        return []
    sitting = cycle(level for pair in zip(cycle(new), islice(cycle(known), len(new) * len(known))) for level in pair)
    plans = []
    for seats in range(found.game.least_seats, found.game.most_seats + 1):
        players = [f"{name} {next(sitting)}" for name in NAMES[:seats]]
        plans.append(Kept(f"added-{seats}", kept + seats, players, {}))
    return plans


if __name__ == "__main__":
    main(*sys.argv[1:])
