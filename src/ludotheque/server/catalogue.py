"""What can be played: games, options, editions (those of the boxes and those of a folder), rules.

All of it is put together when the house opens, so that whoever asks is answered at once.
"""

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.editions.bounds import read_file
from ludotheque.editions.edition import Edition
from ludotheque.editions.toml_lines import game_of
from ludotheque.kernel.game import Game, Option
from ludotheque.lessons.reading import Lesson, lesson_of, lesson_text
from ludotheque.levels import known, levels, opponent
from ludotheque.lid import Lid
from ludotheque.practice.reading import Exercise, exercise_of, names_of
from ludotheque.primer.reading import primer_of
from ludotheque.rules.clauses import Clause, load_clauses
from ludotheque.server.bodies import ClauseInfo, EditionInfo, EditionTitle, GameInfo, LessonInfo, LidInfo, OptionInfo
from ludotheque.server.learning import practice, primers
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
from ludotheque.server.sheets import Sheet, printed_json, printed_text
from ludotheque.server.wire import Language
from ludotheque.texts.sentences import LANGUAGES, Sentences, game_text


@dataclass
class Volume:
    """An edition and the text it was read from."""

    edition: Edition
    text: str


@dataclass
class Print:
    """An edition as it is told."""

    game: str
    sheet: Sheet


class Catalogue:
    def __init__(self, boxes: dict[str, Box], folder: Path | None = None) -> None:
        self.boxes = boxes
        self._volumes = {name: _volumes_of(box) for name, box in boxes.items()}
        if folder is not None:
            self._add_folder(folder)
        self._read_before: dict[str, Volume] = {}  # by hash
        self._prints: dict[str, Print] = {}  # by hash
        for volumes in self._volumes.values():
            for volume in volumes.values():
                self._keep(volume)
        self._lessons = {name: lesson_of(box) for name, box in boxes.items()}
        self._lesson_texts = {name: _lesson_texts(box) for name, box in boxes.items() if self._lessons[name]}
        self._rules = {name: _rules(box) for name, box in boxes.items()}
        self._texts = {name: _texts(box) for name, box in boxes.items()}
        self._primers = {name: primers(box) for name, box in boxes.items()}
        self._practice: dict[tuple[str, str], Sheet] = {}  # printed when first asked for, by game and language
        self._games = printed_json([self._game(name) for name in boxes])

    def box(self, game: str) -> Box:
        if game not in self.boxes:
            raise Refusal(UNKNOWN_GAME, f"there is no game {game!r}; there is {', '.join(self.boxes)}")
        return self.boxes[game]

    def volume(self, game: str, id: str = "") -> Volume:
        volumes = self._volumes[self.box(game).game.name]
        wanted = id or next(iter(volumes))
        if wanted not in volumes:
            raise Refusal(UNKNOWN_EDITION, f"{game} has no edition {id!r}; it has {', '.join(volumes)}")
        return volumes[wanted]

    def volume_read(self, game: str, hash: str, text: str) -> Volume:
        """The edition a table was opened with, which may have left the shelf since. Tables share it and its text.

        One that is read here for the first time takes long: not on the loop.
        """
        if hash not in self._read_before:
            self._keep(Volume(self.box(game).read_edition(text), text))
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

    def games(self) -> Sheet:
        return self._games

    def texts(self, game: str, lang: Language) -> Sheet:
        """The game's sentences, as Fluent."""
        return self._texts[self.box(game).game.name][lang]

    def rules(self, game: str, lang: Language) -> Sheet:
        return self._rules[self.box(game).game.name][lang]

    def primer(self, game: str, lang: Language) -> Sheet:
        """The game in two minutes, and what is said beside a first table."""
        return self._primers[self.box(game).game.name][lang]

    def practice(self, game: str, lang: Language) -> Sheet:
        """The practice positions of the game."""
        key = (self.box(game).game.name, lang)
        if key not in self._practice:
            self._practice[key] = practice(self.box(game), lang)
        return self._practice[key]

    def exercise(self, game: str, id: str) -> Exercise:
        found = exercise_of(self.box(game), id)
        if found is None:
            raise Refusal(NO_EXERCISE, f"{game} has no exercise {id!r}; it has {', '.join(names_of(self.box(game)))}")
        return found

    def lesson(self, game: str) -> Lesson:
        """The game's guided first game."""
        found = self._lessons[self.box(game).game.name]
        if found is None:
            raise Refusal(NO_LESSON, f"{game} has no guided first game yet")
        return found

    def lesson_for(self, game: str, script: str) -> Lesson | None:
        """The one that follows the script with this hash, if it is still on the shelf."""
        found = self._lessons.get(game)
        return found if found is not None and found.hash == script else None

    def lesson_text(self, game: str, lang: Language) -> Sheet:
        """What its coach says, as Fluent."""
        return self._lesson_texts[self.lesson(game).box.game.name][lang]

    def edition(self, game: str, named: str) -> Sheet:
        """An edition by its id, or by its hash: that of a table may have left the shelf, or have been corrected."""
        found = self._prints.get(named)
        if found is None or found.game != game:
            found = self._prints[self.volume(game, named).edition.hash]
        return found.sheet

    def _keep(self, volume: Volume) -> None:
        edition = volume.edition
        self._prints[edition.hash] = Print(edition.game, printed_json(_edition(volume)))
        self._read_before[edition.hash] = volume

    def _tags(self, name: str) -> dict[str, str]:
        """Of everything that is printed of a game."""
        hashes = [volume.edition.hash for volume in self._volumes[name].values()]
        return {
            **{f"rules/{lang}": sheet.tag for lang, sheet in self._rules[name].items()},
            **{f"texts/{lang}": sheet.tag for lang, sheet in self._texts[name].items()},
            **{f"primer/{lang}": sheet.tag for lang, sheet in self._primers[name].items()},
            **{f"lesson/{lang}": sheet.tag for lang, sheet in self._lesson_texts.get(name, {}).items()},
            **{f"editions/{hash}": self._prints[hash].sheet.tag for hash in hashes},
        }

    def _game(self, name: str) -> GameInfo:
        game = self.boxes[name].game
        editions = [volume.edition for volume in self._volumes[name].values()]
        return GameInfo(
            name=name,
            titles={lang: _title(game_text(self.boxes[name].folder, lang), lang) for lang in LANGUAGES},
            least_seats=game.least_seats,
            most_seats=game.most_seats,
            prefix=game.prefix,
            options=[_option(game, option) for option in game.options],
            editions=[EditionTitle(edition.id, edition.titles, edition.hash) for edition in editions],
            bots=levels(self.boxes[name]),
            opponent=opponent(self.boxes[name]),
            cast=self.boxes[name].cast,
            lid=_lid(self.boxes[name].lid),
            lesson=_lesson_info(self._lessons[name]),
            habits=list(self.boxes[name].habits),
            by_hand=list(self.boxes[name].by_hand),
            primer=primer_of(self.boxes[name]) is not None,
            practice=len(names_of(self.boxes[name])),
            tags=self._tags(name),
        )

    def _add_folder(self, folder: Path) -> None:
        for path in sorted(folder.glob("*.toml")):
            text = read_file(path)
            try:
                edition = self._read(text)
            except Complaint as error:
                raise Complaint(f"{path}: {error}") from None
            volumes = self._volumes[edition.game]
            if edition.id in volumes:
                raise Complaint(f"{path}: {edition.game} has an edition {edition.id!r} already; choose another id")
            volumes[edition.id] = Volume(edition, text)

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


@functools.cache
def _title(text: str, lang: str) -> str:
    sentences = Sentences(lang)
    sentences.add(text)
    return sentences.say("game-title")


def _rules(box: Box) -> dict[str, Sheet]:
    clauses = load_clauses(box).values()
    return {lang: printed_json([_clause(clause, lang) for clause in clauses]) for lang in LANGUAGES}


def _clause(clause: Clause, lang: str) -> ClauseInfo:
    return ClauseInfo(clause.id, clause.chapter, clause.sentence(lang), clause.origin, clause.note(lang))


def _lid(lid: Lid) -> LidInfo:
    return LidInfo(lid.minutes, lid.difficulty, lid.begin_here, list(lid.chief))


def _lesson_info(lesson: Lesson | None) -> LessonInfo | None:
    if lesson is None:
        return None
    return LessonInfo(lesson.script.start.minutes, lesson.script.start.coach)


def _texts(box: Box) -> dict[str, Sheet]:
    return {lang: printed_text(game_text(box.folder, lang)) for lang in LANGUAGES}


def _lesson_texts(box: Box) -> dict[str, Sheet]:
    return {lang: printed_text(lesson_text(box, lang)) for lang in LANGUAGES}


def _edition(volume: Volume) -> EditionInfo:
    edition = volume.edition
    return EditionInfo(
        id=edition.id,
        game=edition.game,
        hash=edition.hash,
        titles=edition.titles,
        source=edition.source,
        ids=edition.ids,
        names=edition.names,
        sources=edition.sources,
        entries=tomllib.loads(volume.text),
    )


def _option(game: Game[Any], option: Option) -> OptionInfo:
    default = option.write(option.default)
    over_days = option.write(game.over_days[option.name]) if option.name in game.over_days else ""
    return OptionInfo(option.name, option.clause, default, option.choices, option.low, option.high, over_days)
