"""What the house prints of its games: descriptions, rules, words, editions. It is handed out as it is, many times.

All of it but the practice positions is put together when the house opens, so that whoever asks is answered at once.
"""

import functools
from typing import Any

from ludotheque.box import Box
from ludotheque.kernel.game import Game, Option
from ludotheque.lessons.reading import Lesson
from ludotheque.lessons.spoken import check_spoken, lesson_text
from ludotheque.levels import levels, opponent
from ludotheque.lid import Lid
from ludotheque.practice.reading import names_of
from ludotheque.primer.reading import primer_of
from ludotheque.rules.clauses import Clause, load_clauses
from ludotheque.server.bodies import ClauseInfo, EditionTitle, GameInfo, LessonInfo, LidInfo, OptionInfo
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.learning import practice, primers
from ludotheque.server.refusal import NO_LESSON, Refusal
from ludotheque.server.sheets import Sheet, printed_json, printed_text
from ludotheque.server.wire import Language
from ludotheque.texts.sentences import LANGUAGES, Sentences, game_text


class Prints:
    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        boxes = catalogue.boxes
        self._lessons = {name: _checked(catalogue.lesson_of(name)) for name in boxes}
        self._lesson_texts = {name: _lesson_texts(box) for name, box in boxes.items() if self._lessons[name]}
        self._rules = {name: _rules(box) for name, box in boxes.items()}
        self._texts = {name: _texts(box) for name, box in boxes.items()}
        self._primers = {name: primers(box) for name, box in boxes.items()}
        self._practice: dict[tuple[str, str], Sheet] = {}  # printed when first asked for, by game and language
        self._editions: dict[str, Sheet] = {}  # by hash
        for name in boxes:
            for volume in catalogue.volumes(name):
                self.edition(name, volume.edition.hash)
        self._games = printed_json([self._game(name) for name in boxes])

    def games(self) -> Sheet:
        return self._games

    def texts(self, game: str, lang: Language) -> Sheet:
        """The game's sentences, as Fluent."""
        return self._texts[self._name(game)][lang]

    def rules(self, game: str, lang: Language) -> Sheet:
        return self._rules[self._name(game)][lang]

    def primer(self, game: str, lang: Language) -> Sheet:
        """The game in two minutes, and what is said beside a first table."""
        return self._primers[self._name(game)][lang]

    def practice(self, game: str, lang: Language) -> Sheet:
        """The practice positions of the game."""
        key = (self._name(game), lang)
        if key not in self._practice:
            self._practice[key] = practice(self._catalogue.box(game), lang)
        return self._practice[key]

    def lesson_text(self, game: str, lang: Language) -> Sheet:
        """What the coach of its guided first game says, as Fluent."""
        found = self._lesson_texts.get(self._name(game))
        if found is None:
            raise Refusal(NO_LESSON, f"{game} has no guided first game yet")
        return found[lang]

    def edition(self, game: str, named: str) -> Sheet:
        """An edition by its id, or by its hash: that of a table may have left the shelf, or have been corrected."""
        volume = self._catalogue.volume_named(game, named)
        hash = volume.edition.hash
        if hash not in self._editions:
            self._editions[hash] = printed_json(volume.info)
        return self._editions[hash]

    def _name(self, game: str) -> str:
        return self._catalogue.box(game).game.name

    def _tags(self, name: str) -> dict[str, str]:
        """Of everything that is printed of a game."""
        hashes = [volume.edition.hash for volume in self._catalogue.volumes(name)]
        return {
            **{f"rules/{lang}": sheet.tag for lang, sheet in self._rules[name].items()},
            **{f"texts/{lang}": sheet.tag for lang, sheet in self._texts[name].items()},
            **{f"primer/{lang}": sheet.tag for lang, sheet in self._primers[name].items()},
            **{f"lesson/{lang}": sheet.tag for lang, sheet in self._lesson_texts.get(name, {}).items()},
            **{f"editions/{hash}": self._editions[hash].tag for hash in hashes},
        }

    def _game(self, name: str) -> GameInfo:
        box = self._catalogue.boxes[name]
        game = box.game
        editions = [volume.edition for volume in self._catalogue.volumes(name)]
        return GameInfo(
            name=name,
            titles={lang: _title(game_text(box.folder, lang), lang) for lang in LANGUAGES},
            least_seats=game.least_seats,
            most_seats=game.most_seats,
            prefix=game.prefix,
            options=[_option(game, option) for option in game.options],
            editions=[EditionTitle(edition.id, edition.titles, edition.hash) for edition in editions],
            bots=levels(box),
            opponent=opponent(box),
            cast=box.cast,
            lid=_lid(box.lid),
            lesson=_lesson_info(self._lessons[name]),
            habits=list(box.habits),
            by_hand=list(box.by_hand),
            primer=primer_of(box) is not None,
            practice=len(names_of(box)),
            tags=self._tags(name),
        )


def _checked(lesson: Lesson | None) -> Lesson | None:
    if lesson is not None:
        check_spoken(lesson)
    return lesson


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


def _option(game: Game[Any], option: Option) -> OptionInfo:
    default = option.write(option.default)
    over_days = option.write(game.over_days[option.name]) if option.name in game.over_days else ""
    return OptionInfo(option.name, option.clause, default, option.choices, option.low, option.high, over_days)
