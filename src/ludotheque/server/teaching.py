"""Opening a guided first game: a table for one person, whose rivals, luck and position the script gives."""

from ludotheque.lessons.reading import Lesson
from ludotheque.lessons.start import position_text
from ludotheque.lessons.walk import Place
from ludotheque.server import bodies
from ludotheque.server.catalogue import Catalogue, Volume
from ludotheque.server.codes import new_code
from ludotheque.server.seating import Chair, Player, bots_chair, new_secret, person_in_chair
from ludotheque.server.setup import Setup
from ludotheque.server.storage import StoredTable
from ludotheque.server.visitor import hashed
from ludotheque.server.wire import Hosting, Pace


def new_lesson(catalogue: Catalogue, wanted: bodies.NewLesson, now: int) -> tuple[StoredTable, bodies.TableCreated]:
    """The table, and what its learner needs to know of it. It has begun, and promises nothing of its luck."""
    lesson = catalogue.lesson(wanted.game)
    volume = catalogue.volume(wanted.game, lesson.edition.id)
    host, secret = new_secret(), new_secret()
    setup = _setup(lesson, volume, wanted, now)
    stored = StoredTable(setup, hashed(host), "playing", _chairs(lesson, wanted.name, secret), volume.text)
    return stored, bodies.TableCreated(setup.key, setup.code, host, [bodies.OwnSeat(0, secret)], "")


def _setup(lesson: Lesson, volume: Volume, wanted: bodies.NewLesson, now: int) -> Setup:
    start = lesson.script.start
    return Setup(
        key=new_secret(),
        code=new_code(),
        game=wanted.game,
        rules=lesson.box.game.rules_version,
        edition=volume.edition.id,
        edition_hash=volume.edition.hash,
        seats=1 + len(start.rivals),
        seed=str(start.seed),
        options=start.options,
        pace=Pace(absence_seconds=0),
        language=wanted.language,
        created=now,
        position=position_text(lesson),
        hosting=Hosting(watchers="closed", talk=False, hints=False),
        lesson=Place(lesson.hash),
    )


def _chairs(lesson: Lesson, name: str, secret: str) -> list[Chair]:
    chairs = [person_in_chair(name, secret, [])]
    for rival in lesson.script.start.rivals:
        character = lesson.box.character(rival)
        assert character is not None  # the script was read
        chairs.append(bots_chair(Player(character.level, character), chairs))
    return chairs
