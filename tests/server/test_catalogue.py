"""What can be played is put together when the house opens: to ask for it costs the loop next to nothing."""

import tomllib

import msgspec
import pytest

from ludotheque.editions.edition import hash_of
from ludotheque.server.bodies import EditionInfo, GameInfo
from ludotheque.server.catalogue import Catalogue
from ludotheque.shelf import BOXES
from ludotheque.texts.sentences import Sentences
from tests.server.matches import CATALOGUE


def test_nothing_is_read_or_parsed_when_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue(BOXES)
    monkeypatch.setattr(tomllib, "loads", _too_late)
    monkeypatch.setattr(Sentences, "add", _too_late)
    monkeypatch.setattr("pathlib.Path.read_text", _too_late)

    games = msgspec.json.decode(catalogue.games().content, type=list[GameInfo])
    assert [game.name for game in games] == list(BOXES)
    for game in games:
        assert catalogue.rules(game.name, "fr").content != catalogue.rules(game.name, "en").content
        assert catalogue.texts(game.name, "fr").content != catalogue.texts(game.name, "en").content
        assert catalogue.edition(game.name, game.editions[0].id) is catalogue.edition(game.name, game.editions[0].hash)


def test_an_edition_that_has_left_the_shelf_is_parsed_when_its_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue(BOXES)
    text = CATALOGUE.volume("cresus").text + "\n# another printing\n"
    read = catalogue.read_edition("cresus", hash_of(text), text)
    monkeypatch.setattr(tomllib, "loads", _too_late)

    told = msgspec.json.decode(catalogue.edition("cresus", read.hash).content, type=EditionInfo)
    assert told.hash == read.hash


def _too_late(*_: object, **__: object) -> None:
    raise AssertionError("the house is open: this should have been done before")
