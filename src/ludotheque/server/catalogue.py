"""What can be played: games, editions (those of the boxes and those of a folder), bots, guided first games."""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.editions.bounds import read_file
from ludotheque.editions.edition import Edition
from ludotheque.editions.toml_lines import game_of
from ludotheque.lessons.reading import Lesson, lesson_of
from ludotheque.levels import known
from ludotheque.server.bodies import EditionInfo
from ludotheque.server.refusal import (
    NO_EXERCISE,
    NO_LESSON,
    NO_SUCH_BOT,
    NO_SUCH_CHARACTER,
    UNKNOWN_EDITION,
    UNKNOWN_GAME,
    Refusal,
)
from ludotheque.server.seating import Player

if TYPE_CHECKING:
    from ludotheque.practice.reading import Exercise


@dataclass
class Volume:
    """An edition and the text it was read from."""

    edition: Edition
    text: str

    @cached_property
    def info(self) -> EditionInfo:
        """As it is told."""
        edition = self.edition
        return EditionInfo(
            id=edition.id,
            game=edition.game,
            hash=edition.hash,
            titles=edition.titles,
            source=edition.source,
            ids=edition.ids,
            names=edition.names,
            sources=edition.sources,
            entries=tomllib.loads(self.text),
        )


class Catalogue:
    """What lies in the boxes is read when it is first wanted; a folder's editions at once, as they may be wrong."""

    def __init__(self, boxes: dict[str, Box], folder: Path | None = None) -> None:
        self.boxes = boxes
        self._volumes: dict[str, dict[str, Volume]] = {}  # by game and id
        self._read_before: dict[str, Volume] = {}  # by hash
        self._lessons: dict[str, Lesson | None] = {}
        if folder is not None:
            self._add_folder(folder)

    def box(self, game: str) -> Box:
        if game not in self.boxes:
            raise Refusal(UNKNOWN_GAME, f"there is no game {game!r}; there is {', '.join(self.boxes)}")
        return self.boxes[game]

    def volumes(self, game: str) -> list[Volume]:
        """The first is the standard one."""
        return list(self._shelf(game).values())

    def volume(self, game: str, id: str = "") -> Volume:
        volumes = self._shelf(game)
        wanted = id or next(iter(volumes))
        if wanted not in volumes:
            raise Refusal(UNKNOWN_EDITION, f"{game} has no edition {id!r}; it has {', '.join(volumes)}")
        return volumes[wanted]

    def volume_named(self, game: str, named: str) -> Volume:
        """By its id, or by its hash: that of a table may have left the shelf, or have been corrected."""
        self._shelf(game)
        found = self._read_before.get(named)
        return found if found is not None and found.edition.game == game else self.volume(game, named)

    def volume_read(self, game: str, hash: str, text: str) -> Volume:
        """The edition a table was opened with, which may have left the shelf since. Tables share it and its text.

        One that is read here for the first time takes long: not on the loop.
        """
        self._shelf(game)
        if hash not in self._read_before:
            volume = Volume(self.box(game).read_edition(text), text)
            assert volume.info.hash == hash  # it is told quickly from now on
            self._keep(volume)
        return self._read_before[hash]

    def check_bot(self, game: str, level: str) -> None:
        welcome = known(self.box(game))
        if level not in welcome:
            raise Refusal(NO_SUCH_BOT, f"{game} has no bot {level!r}; it has {', '.join(welcome)}")

    def player(self, game: str, level: str, character: str) -> Player:
        """A bot of this level; or one of the box's cast, who plays at a level of its own."""
        if not character:
            self.check_bot(game, level)
            return Player(level)
        found = self.box(game).character(character)
        if found is None:
            raise Refusal(NO_SUCH_CHARACTER, f"{game} has no character {character!r}")
        return Player(found.level, found)

    def exercise(self, game: str, id: str) -> "Exercise":
        from ludotheque.practice.reading import exercise_of, names_of  # checks words, for which a page has no library

        found = exercise_of(self.box(game), id)
        if found is None:
            raise Refusal(NO_EXERCISE, f"{game} has no exercise {id!r}; it has {', '.join(names_of(self.box(game)))}")
        return found

    def lesson(self, game: str) -> Lesson:
        """The game's guided first game."""
        found = self.lesson_of(self.box(game).game.name)
        if found is None:
            raise Refusal(NO_LESSON, f"{game} has no guided first game yet")
        return found

    def lesson_of(self, name: str) -> Lesson | None:
        if name not in self._lessons:
            self._lessons[name] = lesson_of(self.boxes[name])
        return self._lessons[name]

    def lesson_for(self, game: str, script: str) -> Lesson | None:
        """The one that follows the script with this hash, if it is still on the shelf."""
        found = self.lesson_of(game) if game in self.boxes else None
        return found if found is not None and found.hash == script else None

    def _shelf(self, game: str) -> dict[str, Volume]:
        name = self.box(game).game.name
        if name not in self._volumes:
            self._volumes[name] = _volumes_of(self.boxes[name])
            for volume in self._volumes[name].values():
                self._keep(volume)
        return self._volumes[name]

    def _keep(self, volume: Volume) -> None:
        self._read_before[volume.edition.hash] = volume

    def _add_folder(self, folder: Path) -> None:
        for path in sorted(folder.glob("*.toml")):
            text = read_file(path)
            try:
                edition = self._read(text)
            except Complaint as error:
                raise Complaint(f"{path}: {error}") from None
            volumes = self._shelf(edition.game)
            if edition.id in volumes:
                raise Complaint(f"{path}: {edition.game} has an edition {edition.id!r} already; choose another id")
            volumes[edition.id] = Volume(edition, text)
            self._keep(volumes[edition.id])

    def _read(self, text: str) -> Edition:
        game = game_of(text)
        if game not in self.boxes:
            raise Complaint(f"an edition names its game: {', '.join(self.boxes)}")
        return self.boxes[game].read_edition(text)


def _volumes_of(box: Box) -> dict[str, Volume]:
    paths = sorted((box.folder / "edition").iterdir(), key=lambda path: path.name)
    texts = [path.read_text("utf-8") for path in paths if path.name.endswith(".toml")]
    volumes = [Volume(box.read_edition(text), text) for text in texts]
    return {volume.edition.id: volume for volume in volumes}
