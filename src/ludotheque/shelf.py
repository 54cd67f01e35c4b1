"""The boxes on the shelf: each game with its editions, clauses and texts. The one list of what can be played."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from ludotheque.complaint import Complaint
from ludotheque.editions import (
    couleurs_du_monde,
    cresus,
    joyeux_combinards,
    richesses_de_france,
    richesses_du_monde,
)
from ludotheque.editions.edition import BadEdition, Edition
from ludotheque.games.couleurs_du_monde.game import CouleursDuMonde
from ludotheque.games.cresus.game import Cresus
from ludotheque.games.joyeux_combinards.game import JoyeuxCombinards
from ludotheque.games.richesses_de_france.game import RichessesDeFrance
from ludotheque.games.richesses_du_monde.game import RichessesDuMonde
from ludotheque.kernel.game import Game


class UnknownGame(Complaint):
    """Nothing on the shelf has this name."""


@dataclass
class Box:
    """One game and where its files lie."""

    game: Game[Any]
    folder: Traversable
    read_edition: Callable[[str], Edition]

    @cached_property
    def editions(self) -> dict[str, Edition]:
        """The editions that come with the game, by id; the first is the standard one."""
        paths = sorted((self.folder / "edition").iterdir(), key=lambda path: path.name)
        found = [self.read_edition(path.read_text("utf-8")) for path in paths if path.name.endswith(".toml")]
        return {edition.id: edition for edition in found}

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
            return self.read_edition(Path(wanted).read_text("utf-8"))
        return self.edition(wanted)


def box(name: str) -> Box:
    if name not in BOXES:
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(BOXES)}")
    return BOXES[name]


def _box(game: Game[Any], read_edition: Callable[[str], Edition]) -> Box:
    return Box(game, files("ludotheque.games") / game.name.replace("-", "_"), read_edition)


BOXES = {
    "richesses-du-monde": _box(RichessesDuMonde(), richesses_du_monde.read_edition),
    "cresus": _box(Cresus(), cresus.read_edition),
    "couleurs-du-monde": _box(CouleursDuMonde(), couleurs_du_monde.read_edition),
    "joyeux-combinards": _box(JoyeuxCombinards(), joyeux_combinards.read_edition),
    "richesses-de-france": _box(RichessesDeFrance(), richesses_de_france.read_edition),
}
