"""A house of an earlier version opens again: every table goes on or is kept with its sentence, and none is lost."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.complaint import Complaint
from ludotheque.record.read import read_record
from ludotheque.server.folder import FILE
from ludotheque.server.housefile import prepare
from ludotheque.server.migrations import STEPS
from ludotheque.shelf import BOXES
from tests.server.door import Door, NewTable, house_at

FORMER = Path(__file__).parent / "former"
TABLES: list[dict[str, Any]] = json.loads((FORMER / "house-0.3.0.json").read_text("utf-8"))  # what 0.3.0 gave out


def unpacked(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_bytes(gzip.decompress((FORMER / "house-0.3.0.sqlite3.gz").read_bytes()))
    return folder


def version_of(path: Path) -> int:
    connection = sqlite3.connect(path)
    version: int = connection.execute("pragma user_version").fetchone()[0]
    connection.close()
    return version


@pytest.fixture(scope="module")
def former(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """Version 0.3.0 played by the first version of every game's rules."""
    with pytest.MonkeyPatch.context() as patch:
        for box in BOXES.values():
            patch.setattr(box.game, "rules_version", max(2, box.game.rules_version))
        with house_at(unpacked(tmp_path_factory.mktemp("former"))) as door:
            yield door


def seated(door: Door, noted: dict[str, Any]) -> NewTable:
    seats = [{"seat": int(seat), "secret": secret} for seat, secret in noted["secrets"].items()]
    return NewTable(door, {"key": noted["key"], "code": "", "host": noted["host"], "seats": seats})


def noted(kind: str) -> list[Any]:
    return [pytest.param(table, id=table["what"]) for table in TABLES if kind in table["what"]]


def test_no_table_is_lost(former: Door) -> None:
    mine = former.post("/api/mine", {"secrets": [table["host"] for table in TABLES]}).json()

    assert [table["table"]["key"] for table in mine] == [table["key"] for table in TABLES]
    assert {table["table"]["stage"] for table in mine} == {"lobby", "kept"}


@pytest.mark.parametrize("table", noted("lobby"))
def test_a_lobby_goes_on_with_todays_rules(former: Door, table: dict[str, Any]) -> None:
    again = seated(former, table)
    for seat in again.info()["seats"]:
        if seat["player"] == "open":
            again.take(seat["seat"], f"Guest {seat['seat']}")
    again.start()

    assert again.sit(0).first["is"] == "position"
    assert again.info()["stage"] == "playing"


@pytest.mark.parametrize("table", [*noted("in play"), *noted("finished"), *noted("edition of its own")[:1]])
def test_a_game_of_other_rules_is_kept_with_its_names_its_talk_and_its_record(
    former: Door, table: dict[str, Any]
) -> None:
    again = seated(former, table)
    shown = again.watch().first
    record = read_record(former.get(f"{again.path}/record").text)

    assert (shown["is"], shown["table"]["kept"]) == ("kept", "table.kept-rules")
    assert len(record.lines) == shown["table"]["number"] > 0
    assert record.header.names == [seat["name"] or seat["bot"] for seat in shown["table"]["seats"]]
    if "in play" in table["what"]:
        assert [line["text"] for line in shown["chat"]] == ["À demain !", "Je garde mes cartes."]


def test_the_record_of_a_kept_game_tells_what_was_taken_back(former: Door) -> None:
    texts = [former.get(f"{seated(former, table.values[0]).path}/record").text for table in noted("in play")]

    assert all(" take-back\n" in text for text in texts)


def test_the_file_is_brought_up_to_date_once(tmp_path: Path) -> None:
    path = unpacked(tmp_path) / FILE
    assert version_of(path) == 0

    prepare(path)
    prepare(path)

    assert version_of(path) == len(STEPS)


def test_a_new_file_and_an_old_one_have_the_same_tables(tmp_path: Path) -> None:
    old, new = unpacked(tmp_path / "old") / FILE, tmp_path / "new" / FILE
    prepare(old)
    prepare(new)

    assert tables_of(old) == tables_of(new)


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE
    prepare(path)
    connection = sqlite3.connect(path)
    connection.execute(f"pragma user_version = {len(STEPS) + 1}")
    connection.close()

    with pytest.raises(Complaint, match="the house's file is of version"):
        prepare(path)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / FILE
    prepare(path)
    before = tables_of(path)
    monkeypatch.setattr("ludotheque.server.migrations.STEPS", [*STEPS, "create table more (id integer); nonsense"])

    with pytest.raises(Complaint):
        prepare(path)
    assert (tables_of(path), version_of(path)) == (before, len(STEPS))


def tables_of(path: Path) -> set[tuple[str, str]]:
    connection = sqlite3.connect(path)
    found = set(connection.execute("select name, sql from sqlite_master"))
    connection.close()
    return found


@pytest.mark.parametrize("table", noted("lobby"))
def test_a_table_of_old_promised_nothing_of_its_luck(former: Door, table: dict[str, Any]) -> None:
    assert seated(former, table).info()["luck"] is None
