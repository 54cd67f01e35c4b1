"""What the rules as they are now do to the games that are kept: `python -m tests.corpus.diff [TITLE …]`."""

import sys
from collections import Counter
from dataclasses import dataclass

from ludotheque.box import Box
from ludotheque.record.record import BadRecord, Record, replay
from ludotheque.shelf import box
from tests.corpus.kept import KeptGame, kept_games, titles

SAME = "the same"


@dataclass
class Change:
    """What became of one game."""

    number: int  # in its file, from 1
    how: str  # in a few words, the same for games that changed alike
    details: str = ""


def change(found: Box, number: int, game: KeptGame) -> Change:
    record = game.read()
    try:
        state = replay(record, found.game, found.edition(record.header.edition).tables)
    except BadRecord as error:
        return Change(number, *_departure(record, str(error)))
    assert game.reason == found.game.end_reason(state)
    return Change(number, SAME)


def _departure(record: Record, error: str) -> tuple[str, str]:
    """A game may be refused on the way, or end elsewhere."""
    place, _, reason = error.partition(": ")
    if "refused by the rules" in reason:
        verb = reason.split("'")[1].split()[1]
        clause = reason[reason.rindex("(") + 1 : -1]
        return f"{verb} is refused by {clause}", f"{place} of {len(record.lines)}"
    return "it ends elsewhere", reason


def report(title: str) -> str:
    found = box(title)
    changes = [change(found, number, game) for number, game in enumerate(kept_games(title), 1)]
    counted = Counter(one.how for one in changes)
    lines = [f"{title}: {len(changes)} games, {counted[SAME]} the same"]
    for how, times in counted.most_common():
        if how != SAME:
            first = next(one for one in changes if one.how == how)
            lines.append(f"  {times:>4} × {how} (first: game {first.number}, {first.details})")
    return "\n".join(lines)


def main(*names: str) -> None:
    for title in names or titles():
        print(report(title))


if __name__ == "__main__":
    main(*sys.argv[1:])
