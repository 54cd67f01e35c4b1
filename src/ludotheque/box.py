"""A box: one game and all that belongs to it. What lies above the rules is named, and imported when it is wanted."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from ludotheque.cast.character import Character, read_cast
from ludotheque.cast.occasions import Occasion, read_occasions
from ludotheque.editions.bounds import read_file
from ludotheque.editions.edition import BadEdition, Edition
from ludotheque.kernel.action import kebab
from ludotheque.kernel.data import fields_of
from ludotheque.kernel.event import Event, is_told_once
from ludotheque.kernel.game import Game
from ludotheque.lid import Lid
from ludotheque.record.promise import OpenDraws

Named = str  # "package.module:Thing"


@dataclass
class Box:
    """The folder holds `clauses.toml`, `edition/*.toml`, `texts/*.ftl`, and maybe `cast.toml` and `voices.toml`."""

    game: Game[Any]
    folder: Traversable
    read_edition: Callable[[str], Edition]
    bots: dict[str, Named] = field(default_factory=dict)  # by level, easiest first; the random bot plays any game
    board: Named = ""  # in the terminal; without one the view is written out
    habits: tuple[str, ...] = ()  # verbs that a person may want to be said always, without being asked
    by_hand: tuple[str, ...] = ()  # verbs that a person may want to say himself, though nothing else is possible
    weighed: frozenset[str] = frozenset()  # verbs before which the clock rests, for whoever is in danger or not
    quiet: frozenset[str] = frozenset()  # verbs of which only the seat knows whether they are its one possible answer
    reveals: frozenset[str] = frozenset()  # events that bring hidden things out; any other tells what could be seen
    spoken: frozenset[str] = frozenset()  # words of bots' reasons that give nothing away; see docs/opponents.md
    lid: Lid = field(default_factory=Lid)
    open_luck: tuple[OpenDraws, ...] = ()  # what everybody sees as it is drawn, and may check at once

    @cached_property
    def editions(self) -> dict[str, Edition]:
        """The editions that come with the game, by id; the first is the standard one."""
        paths = sorted((self.folder / "edition").iterdir(), key=lambda path: path.name)
        found = [self.read_edition(path.read_text("utf-8")) for path in paths if path.name.endswith(".toml")]
        return {edition.id: edition for edition in found}

    @cached_property
    def cast(self) -> list[Character]:
        """Who plays at its tables beside people."""
        path = self.folder / "cast.toml"
        return read_cast(path.read_text("utf-8"), list(self.bots)) if path.is_file() else []

    @cached_property
    def occasions(self) -> list[Occasion]:
        """What makes its cast speak, and bear grudges."""
        path = self.folder / "voices.toml"
        if not path.is_file():
            return []
        public = [kind for kind in self.game.kinds(Event) if not is_told_once(kind)]
        kinds = {kebab(kind.__name__): fields_of(kind)[1:] for kind in public}
        return read_occasions(path.read_text("utf-8"), kinds)

    @cached_property
    def occasion_kinds(self) -> frozenset[str]:
        return frozenset(occasion.event for occasion in self.occasions)

    def character(self, id: str) -> Character | None:
        """Nobody where the box has no such character, or none any more."""
        return next((one for one in self.cast if one.id == id), None)

    def edition(self, id: str = "") -> Edition:
        editions = self.editions
        if not id:
            return next(iter(editions.values()))
        if id not in editions:
            raise BadEdition(f"{self.game.name} has no edition {id!r}; it has {', '.join(editions)}")
        return editions[id]

    def find_edition(self, wanted: str) -> Edition:
        """An edition that comes with the game, by id, or somebody's own in a `.toml` file."""
        if wanted.endswith(".toml"):
            return self.read_edition(read_file(Path(wanted)))
        return self.edition(wanted)


def folder_of(package: str) -> Traversable:
    """Where a game of the house keeps its clauses, editions and texts."""
    return files("ludotheque.games") / package


def fetch(named: Named) -> Any:
    """The thing that a name stands for."""
    module, _, thing = named.partition(":")
    return getattr(import_module(module), thing)
