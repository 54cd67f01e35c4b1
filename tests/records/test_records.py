"""The recorded games still go as they went, line by line."""

from pathlib import Path

import pytest

from ludotheque.box import Box
from ludotheque.record.read import read_record
from ludotheque.record.record import replay
from ludotheque.shelf import BOXES, box
from ludotheque.texts.sentences import LANGUAGES, game_sentences
from ludotheque.texts.texts import Texts
from tests.records.told import told

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record"))
TOLD = sorted(HERE.glob("*/*.told"))
END = "end-"  # how the sentence begins that tells why a game is over


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    found = box(record.header.game)

    state = replay(record, found.game, found.edition(record.header.edition).tables)

    assert path.stem.startswith(found.game.end_reason(state))


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_a_recorded_game_is_told_in_the_same_sentences(path: Path) -> None:
    record = read_record(path.with_suffix(".record").read_text("utf-8"))

    lines = told(record, box(record.header.game)).splitlines()

    assert lines == path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("found", BOXES.values(), ids=list(BOXES))
def test_every_reason_a_game_can_end_has_a_record(found: Box) -> None:
    keys = game_sentences(found.folder, "fr").keys
    reasons = {key.removeprefix(END) for key in keys if key.startswith(END)}
    ended = set()
    for path in (HERE / found.game.name).glob("*.record"):
        record = read_record(path.read_text("utf-8"))
        ended.add(found.game.end_reason(replay(record, found.game, found.edition(record.header.edition).tables)))

    assert reasons == ended


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_reckoned_line_by_line_in_both_languages(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    found = box(record.header.game)
    edition = found.edition(record.header.edition)
    state = replay(record, found.game, edition.tables)

    reckonings = found.game.reckonings(state)

    assert found.game.scores(state) == [reckoning.figures[0].total for reckoning in reckonings]
    for lang in LANGUAGES:
        texts = Texts(found, edition, lang, record.header.names)
        assert all(texts.standing(reckoning) for reckoning in reckonings if reckoning.standing)
        for figure in (figure for reckoning in reckonings for figure in reckoning.figures):
            assert texts.figure(figure)
            assert figure.total == sum(line.amount for line in figure.lines)
            assert all(texts.line(line) for line in figure.lines)
