"""`ludotheque house` on a PostgreSQL database, and a house that moves there and back."""

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.folder import FILE
from tests.cli.command import Result, call
from tests.server.databases import NewDatabase
from tests.server.door import NewTable, at, house_at, play_on
from tests.server.test_house_command import again, played

TABLES = {"house": 1, "edition": 1, "tab": 1, "chair": 2, "action": 2, "chat": 1, "mark": 2, "snapshot": 1}


def at_database(database: str, *words: str) -> Result:
    return call("house", *words, "--database", database)


def told(database: str, *words: str) -> Any:
    result = at_database(database, *words, "--json")
    assert result.status == 0, result.err
    return json.loads(result.out)


def moved(source: str | Path, target: str | Path) -> str:
    result = call("house", "move", str(source), str(target))
    assert result.status == 0, result.err
    return result.out


def all_of(folder: Path) -> dict[str, list[Any]]:
    connection = sqlite3.connect(folder / FILE)
    found = {name: sorted(connection.execute(f"select * from {name}").fetchall()) for name in TABLES}
    connection.close()
    return found


def test_a_house_moves_to_a_database_and_back_and_loses_nothing(new_postgresql: NewDatabase, tmp_path: Path) -> None:
    database, here, back = new_postgresql(), tmp_path / "here", tmp_path / "back"
    with house_at(here) as door:
        tables = [played(door, seed, most) for seed, most in ((1, 7), (2, 130), (3, 10**6))]
        door.new_table("me", "open", "random")
    before = all_of(here)
    assert all(before.values())

    assert "4 tables" in moved(here, database)
    assert not (here / FILE).exists()
    assert len(list(here.glob("house-before-*.sqlite3"))) == 1
    assert "schema moved_" in moved(database, back)
    assert all_of(back) == before

    second = new_postgresql()
    moved(back, second)
    with house_at(tmp_path / "there", database=second) as door:
        play_on(again(door, tables[0]).sit_all(), random.Random(4), most=3)
        assert again(door, tables[0]).info()["number"] == 10
        assert door.new_table("me", "open", "open").info()["stage"] == "lobby"
    assert call("house", "check", "--database", second).out == "all is well\n"


def test_a_house_moves_only_when_it_is_closed_and_only_to_an_empty_place(
    new_postgresql: NewDatabase, tmp_path: Path
) -> None:
    database = new_postgresql()
    with house_at(tmp_path / "here") as door:
        played(door)
        assert "belongs to a house that is open" in call("house", "move", str(tmp_path / "here"), database).complaint()
    with house_at(tmp_path / "there", database=database) as door:
        played(door)
        open_still = call("house", "move", database, str(tmp_path / "new")).complaint()
        assert "houses that are open" in open_still
        assert "postgres@" not in open_still
    assert "moves into an empty place" in call("house", "move", str(tmp_path / "here"), database).complaint()
    assert "moves into an empty place" in call("house", "move", database, str(tmp_path / "here")).complaint()
    assert "no such file" in call("house", "move", str(tmp_path / "nowhere"), database).complaint()


def test_the_operators_verbs_work_on_a_database_whether_a_house_is_open_or_not(
    new_postgresql: NewDatabase, tmp_path: Path
) -> None:
    database = new_postgresql()
    with house_at(tmp_path, database=database) as door:
        tables = [played(door, seed, 3) for seed in range(4)]
        standing = told(database, "status")
        assert (standing["status"], standing["tables"], standing["room"]) == ("ok", {"playing": 4}, None)
        assert f"http://127.0.0.1:{door.port}/" in standing["open"]
        assert told(database, "show", tables[0].code)["players"] == ["Player 0", "Player 1", "Player 2"]
        assert at_database(database, "close", "1").out == "table 1 is closed\n"
        assert tables[0].info()["kept"] == "table.kept-closed"
        assert at_database(database, "delete", "2", "--yes").status == 0
        assert door.get(tables[1].path).status_code == 404
    assert at_database(database, "close", tables[2].key).status == 0
    assert at_database(database, "delete", "4", "--yes").status == 0

    assert [(row["id"], row["stage"]) for row in told(database, "tables")] == [(1, "closed"), (3, "closed")]
    assert told(database, "status")["status"] == "closed"
    assert told(database, "export", "3")["record"].count("\n") > 3
    assert at_database(database, "check").out == "all is well\n"
    with house_at(tmp_path, database=database) as door:
        assert at(door, NewTable(door, {"key": tables[2].key, "code": "", "host": "", "seats": []})).info()["kept"]


@pytest.mark.parametrize(("verb", "instead"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_what_postgresql_does_itself_is_said_in_one_sentence(verb: str, instead: str, tmp_path: Path) -> None:
    refused = at_database("postgresql://127.0.0.1/x", verb, str(tmp_path / "copy")).complaint()

    assert instead in refused


def test_a_database_that_cannot_be_reached_is_one_sentence(tmp_path: Path) -> None:
    nowhere = "postgresql://somebody:secret@127.0.0.1:1/house"

    for words in (
        ["house", "tables", "--database", nowhere],
        ["serve", "--data", str(tmp_path), "--database", nowhere],
    ):
        refused = call(*words).complaint()
        assert "postgresql://127.0.0.1:1/house" in refused
        assert "secret" not in refused


def test_several_workers_need_a_database(tmp_path: Path) -> None:
    assert "--database" in call("serve", "--data", str(tmp_path), "--workers", "2").complaint()
    assert "--workers is a number" in call("serve", "--data", str(tmp_path), "--workers", "0").complaint()
    assert "postgresql://" in call("serve", "--data", str(tmp_path), "--database", "mysql://x").complaint()
