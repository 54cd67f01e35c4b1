"""A disk that takes nothing for a while: what was told stays, and nothing else is taken for it afterwards."""

import contextlib
import random
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import housefile, sql
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.checking import check_tables
from ludotheque.server.folder import FILE
from ludotheque.server.register import open_register
from ludotheque.server.snapshot import EVERY
from ludotheque.server.storage import StorageFailed
from ludotheque.shelf import BOXES
from tests.clauses import clause
from tests.server.door import GAME, Door, NewTable, Player, at, closed_for, house_at, play_on
from tests.server.earlier import as_of_version

GONE = (4413, "table.try-again")
# There is no such number: to who writes, an error like that of a full disk.
FULL = "create trigger full before insert on {table} begin select abs(-9223372036854775807 - 1); end"


@contextlib.contextmanager
def full_for(folder: Path, table: str) -> Iterator[None]:
    """Rows of this table do not reach the disk meanwhile; others do."""
    with contextlib.closing(sqlite3.connect(folder / FILE, isolation_level=None, timeout=30)) as file:
        file.execute(FULL.format(table=table))
        yield
        file.execute("drop trigger full")


def about_to_be_kept(door: Door) -> tuple[NewTable, list[Player]]:
    """A table whose next action is followed by a snapshot."""
    table = door.started("me", "me", "me")
    players = table.sit_all()
    play_on(players, random.Random(1), most=EVERY - 1)
    return table, players


def act(players: list[Player]) -> None:
    next(player for player in players if player.now["asks"]).act_at_random(random.Random(2))


def test_no_snapshot_is_kept_of_an_action_that_did_not_reach_the_disk(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table, players = about_to_be_kept(door)
        with full_for(tmp_path, "action"):
            act(players)
            assert [closed_for(partial(player.hear_a, "nothing more")) for player in players] == [GONE] * 3
        play_on(table.sit_all(), random.Random(3), most=3)

        film = door.get(f"{table.path}/frames", first=0, last=1)
        assert film.status_code == 200, film.text
        assert film.json()["total"] == EVERY + 2


def test_a_move_whose_snapshot_did_not_reach_the_disk_is_played_all_the_same(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table, players = about_to_be_kept(door)
        with full_for(tmp_path, "snapshot"):
            assert play_on(players, random.Random(2), most=1) == 1
        assert table.info()["number"] == EVERY
    with house_at(tmp_path) as door:
        assert play_on(at(door, table).sit_all(), random.Random(3), most=1) == 1


def test_a_full_disk_is_one_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")
        players = table.sit_all()
        with full_for(tmp_path, "action"):
            act(players)
            closed_for(partial(players[0].hear_a, "nothing more"))

    told = [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
    assert [record.getMessage() for record in told] == ["the disk failed a table, which will be loaded again"]
    assert not any(record.exc_info for record in caplog.records)


@clause("table.try-again")
def test_a_table_is_opened_whole_or_not_at_all(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        with full_for(tmp_path, "chair"):
            refused = door.post("/api/tables", {"game": GAME, "seats": [{"player": "open"}] * 3})
        assert (refused.status_code, refused.json()["clause"]) == (503, "table.try-again")
    with open_register(tmp_path / FILE) as register:
        assert register.tables() == []


@pytest.mark.parametrize("reading", ["read_table", "read_lines"])
def test_a_disk_that_gives_nothing_for_a_while_says_nothing_about_a_table(
    tmp_path: Path, reading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")
        play_on(table.sit_all(), random.Random(1), most=3)
    with house_at(tmp_path) as door:
        with monkeypatch.context() as patch:
            patch.setattr(sql, reading, fail)
            refused = door.get(table.path)
            seats = door.post("/api/mine", {"secrets": [table.secrets[0]]})
            assert closed_for(at(door, table).watch) == GONE
        assert [(answer.status_code, answer.json()["clause"]) for answer in (refused, seats)] == [
            (503, "table.try-again")
        ] * 2
        assert door.get("/health").json() == {"status": "ok"}
        assert play_on(at(door, table).sit_all(), random.Random(2), most=1) == 1


def test_a_file_that_cannot_be_read_for_a_while_is_not_taken_for_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with house_at(tmp_path) as door:
        monkeypatch.setattr(housefile, "_to_look_at", fail)
        with pytest.raises(StorageFailed):
            door.run(door.house.pulse.examine())
        assert door.get("/health").json() == {"status": "ok"}


def test_a_former_house_forgets_snapshots_that_are_ahead_of_their_records(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")
        play_on(table.sit_all(), random.Random(1), most=7)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("delete from action where number = 7")
    as_of_version(tmp_path / FILE, 3)
    with house_at(tmp_path) as door:
        again = at(door, table)
        play_on(again.sit_all(), random.Random(2), most=3)
        assert door.get(f"{table.path}/frames", first=0, last=1).json()["total"] == 9
    with open_register(tmp_path / FILE) as register:
        assert check_tables(register, Catalogue(BOXES, None)) == []
