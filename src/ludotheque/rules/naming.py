"""Which clauses are named where they act: in the code of the game, or in what an edition prints."""

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from ludotheque.box import Box
from ludotheque.rules.clauses import game_clauses

ENOUGH_PERCENT = 95
ID = re.compile(r"[a-z]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")


def to_be_named(box: Box) -> list[str]:
    """What booklet and rulings say; an option is named by the game that offers it."""
    return [clause.id for clause in game_clauses(box).values() if clause.origin != "option"]


def unnamed(box: Box) -> list[str]:
    """The clauses of booklet and rulings that stand neither in code nor in an edition."""
    named = named_clauses(box)
    return [id for id in to_be_named(box) if id not in named]


def named_clauses(box: Box) -> set[str]:
    """Whatever looks like a clause id, in rules, comments and editions alike."""
    found: set[str] = set()
    for path in [*_files(box.folder, ".py"), *_files(box.folder / "edition", ".toml")]:
        found.update(ID.findall(path.read_text("utf-8")))
    return found


def percent_named(box: Box) -> float:
    wanted = len(to_be_named(box))
    return 100 * (wanted - len(unnamed(box))) / wanted if wanted else 100.0


def _files(folder: Traversable, ending: str) -> Iterator[Traversable]:
    """Those with this ending in the folder and below it."""
    for path in folder.iterdir():
        if path.is_dir():
            yield from _files(path, ending)
        elif path.name.endswith(ending):
            yield path
