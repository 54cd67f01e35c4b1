"""What can be played is put together when the house opens: to ask for it costs the loop next to nothing."""

import tomllib

import msgspec
import pytest

from ludotheque.editions.edition import hash_of
from ludotheque.server.bodies import EditionInfo, GameInfo
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.prints import Prints
from ludotheque.shelf import BOXES
from ludotheque.texts.sentences import Sentences
from tests.server.door import Door
from tests.server.matches import CATALOGUE


def test_nothing_is_read_or_parsed_when_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    prints = Prints(Catalogue(BOXES))
    monkeypatch.setattr(tomllib, "loads", _too_late)
    monkeypatch.setattr(Sentences, "add", _too_late)
    monkeypatch.setattr("pathlib.Path.read_text", _too_late)

    games = msgspec.json.decode(prints.games().content, type=list[GameInfo])
    assert [game.name for game in games] == list(BOXES)
    for game in games:
        assert prints.rules(game.name, "fr").content != prints.rules(game.name, "en").content
        assert prints.texts(game.name, "fr").content != prints.texts(game.name, "en").content
        assert prints.edition(game.name, game.editions[0].id) is prints.edition(game.name, game.editions[0].hash)


def test_an_edition_that_has_left_the_shelf_is_parsed_when_its_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue(BOXES)
    prints = Prints(catalogue)
    text = CATALOGUE.volume("cresus").text + "\n# another printing\n"
    read = catalogue.volume_read("cresus", hash_of(text), text).edition
    monkeypatch.setattr(tomllib, "loads", _too_late)

    told = msgspec.json.decode(prints.edition("cresus", read.hash).content, type=EditionInfo)
    assert told.hash == read.hash


def test_the_text_of_an_edition_is_in_memory_once_however_many_tables_stand_on_it(door: Door) -> None:
    tables = [door.new_table("open", "open", "open") for _ in range(3)]
    for table in tables:
        table.info()

    texts = [door.house.rooms[table.key].table.standing_on().text for table in tables]
    assert len(texts[0]) > 1000
    assert {id(text) for text in texts} == {id(texts[0])}


def _too_late(*_: object, **__: object) -> None:
    raise AssertionError("the house is open: this should have been done before")
