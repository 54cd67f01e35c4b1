"""`ludotheque house`: what an operator does to a house, open or closed."""

import json
import random
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.record.read import read_record
from ludotheque.server.folder import FILE
from tests.clauses import clause
from tests.cli.command import Result, call
from tests.server.door import Door, NewTable, Player, house_at, play_on, wait_until
from tests.server.test_former_houses import unpacked


def operator(folder: Path, *words: str) -> Result:
    return call("house", *words, "--data", str(folder))


def done(folder: Path, *words: str) -> str:
    result = operator(folder, *words)
    assert result.status == 0, result.err
    return result.out


def told(folder: Path, *words: str) -> Any:
    return json.loads(done(folder, *words, "--json"))


def again(door: Door, table: NewTable) -> NewTable:
    seats = [{"seat": seat, "secret": secret} for seat, secret in table.secrets.items()]
    return NewTable(door, {"key": table.key, "code": table.code, "host": table.host, "seats": seats})


def played(door: Door, seed: int = 1, most: int = 7) -> NewTable:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    play_on(players, random.Random(seed), most)
    players[0].send({"is": "say", "text": "Bien joué"})
    players[0].hear_a("chat")
    for player in players:
        player.close()
    return table


# How it is


def test_the_status_of_an_open_house_says_who_holds_it_and_how_it_is(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        played(door)
        standing = told(tmp_path, "status")

        assert standing["holder"]["address"] == f"http://127.0.0.1:{door.port}/"
        assert (standing["status"], standing["tables"]) == ("ok", {"playing": 1})
        assert "health: ok" in done(tmp_path, "status")
    assert told(tmp_path, "status")["status"] == "closed"
    assert "closed: no house" in done(tmp_path, "status")


def test_tables_are_listed_and_shown_by_number_code_or_key(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        first, second = played(door), door.new_table("me", "open", "random")

        assert [row["id"] for row in told(tmp_path, "tables")] == [1, 2]
        assert [row["id"] for row in told(tmp_path, "tables", "--stage", "lobby")] == [2]
        assert "Player 0, –, random" in done(tmp_path, "tables")
        for word in ("1", first.code, first.code.lower().replace("-", " "), first.key):
            assert told(tmp_path, "show", word)["actions"] == 7
        assert "seat 1: open" in done(tmp_path, "show", second.code)
        assert operator(tmp_path, "show", "7").complaint() == "there is no table '7'"


def test_no_secret_is_shown(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = played(door)
        shown = done(tmp_path, "show", "1", "--json") + done(tmp_path, "status", "--json")
        seed = json.loads(rows(tmp_path, "select setup from tab")[0][0])["seed"]

    assert seed not in shown
    assert not [secret for secret in [table.host, *table.secrets.values()] if secret in shown]


# Closing and deleting


@clause("table.kept-closed")
def test_a_table_that_is_closed_can_be_read_but_not_played_at(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = played(door)
        sitting = table.sit(0)
        done(tmp_path, "close", "1")
        heard_until_let_go(sitting)
        back = table.sit(0)

        assert (back.first["is"], back.first["table"]["kept"]) == ("kept", "table.kept-closed")
        assert back.first["number"] == 7
        assert back.refused({"is": "say", "text": "Encore !"}) == "table.kept-closed"
        assert door.get(f"/api/codes/{table.code}").status_code == 404
        assert len(read_record(door.get(f"{table.path}/record").text).lines) == 7
    with house_at(tmp_path) as door:
        assert again(door, table).info()["kept"] == "table.kept-closed"


def test_a_lobby_can_be_closed_too_and_the_house_need_not_be_open(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.new_table("me", "open", "random")
    done(tmp_path, "close", table.code)

    with house_at(tmp_path) as door:
        assert again(door, table).info()["kept"] == "table.kept-closed"
        refusal = door.post(f"{table.path}/seats/1/take", {"name": "Zoé"})
        assert (refusal.status_code, refusal.json()["clause"]) == (409, "table.kept-closed")


def test_nothing_is_left_of_a_deleted_table_in_an_open_house(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        victim = played(door)
        sitting = victim.sit(0)
        assert is_kept(tmp_path, victim)
        done(tmp_path, "delete", "1", "--yes")
        heard_until_let_go(sitting)

        assert not is_kept(tmp_path, victim)
        assert door.get(victim.path).status_code == 404
        assert told(tmp_path, "tables") == []
    assert not is_kept(tmp_path, victim)


def test_nothing_is_left_of_a_table_deleted_while_the_house_is_closed(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        victim = played(door)
    assert is_kept(tmp_path, victim)
    done(tmp_path, "delete", "1", "--yes")

    assert not is_kept(tmp_path, victim)


def test_a_neighbour_of_a_deleted_table_goes_on(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        played(door, 1)
        neighbour = played(door, 2)
        done(tmp_path, "delete", "1", "--yes")
        play_on(neighbour.sit_all(), random.Random(3), most=3)

        assert neighbour.info()["number"] == 10


def test_a_table_is_not_deleted_by_a_slip(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = played(door)

        assert "--yes" in operator(tmp_path, "delete", "1").complaint()
        assert table.info()["number"] == 7


# Export


def test_a_record_is_exported_when_the_game_is_not_played_on(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        played(door)
        whole = played(door, most=10**6)

        assert "close it first" in operator(tmp_path, "export", "1").complaint()
        done(tmp_path, "close", "1")
        assert len(read_record(done(tmp_path, "export", "1")).lines) == 7
        assert done(tmp_path, "export", "2") == door.get(f"{whole.path}/record").text
        assert [line["text"] for line in told(tmp_path, "export", "2")["talk"]] == ["Bien joué"]


# Backups


def test_a_backup_taken_under_load_holds_every_move_that_was_told(tmp_path: Path) -> None:
    with house_at(tmp_path / "here") as door:
        tables = [played(door, seed) for seed in range(3)]
        busy = Busy(tables)
        told_to: list[dict[int, Any]] = []
        with busy:
            for copy in range(5):
                told_to = busy.told()
                done(tmp_path / "here", "backup", str(tmp_path / f"copy-{copy}.sqlite3"))
        assert how_many(busy.told()) > how_many(told_to) > 21  # it was taken in the middle of play

    done(tmp_path / "there", "restore", str(tmp_path / "copy-4.sqlite3"))
    with house_at(tmp_path / "there") as door:
        for table, told_of_it in zip(tables, told_to, strict=True):
            back = again(door, table)
            film = door.get(f"{back.path}/frames", back.secrets[0], last=199).json()
            kept = {frame["entry"]["number"]: frame["entry"] for frame in film["frames"]}
            assert {number: kept.get(number) for number in told_of_it} == told_of_it
            play_on(back.sit_all(), random.Random(9), most=3)
    assert done(tmp_path / "there", "check") == "all is well\n"


def test_a_backup_is_one_file_of_its_owner_alone_and_takes_no_others_place(tmp_path: Path) -> None:
    with house_at(tmp_path / "house") as door:
        played(door)
        copies = tmp_path / "copies"
        copies.mkdir()
        done(tmp_path / "house", "backup", str(copies))
        (copy,) = copies.iterdir()

        assert copy.stat().st_mode & 0o777 == 0o600
        assert "is there already" in operator(tmp_path / "house", "backup", str(copy)).complaint()
        assert list(copies.iterdir()) == [copy]


def test_a_house_is_moved_aside_for_a_backup_only_if_that_is_meant(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    with house_at(folder) as door:
        played(door)
        done(folder, "backup", str(tmp_path / "copy.sqlite3"))
        played(door)
        assert "belongs to a house that is open" in restored(tmp_path, folder, "--replace").complaint()

    assert "--replace" in restored(tmp_path, folder).complaint()
    assert "house-before-" in restored(tmp_path, folder, "--replace").out
    assert len(told(folder, "tables")) == 1
    (before,) = folder.glob("house-before-*.sqlite3")
    done(folder, "restore", str(before), "--replace")
    assert len(told(folder, "tables")) == 2


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    with house_at(tmp_path / "house") as door:
        played(door)
        done(tmp_path / "house", "backup", str(tmp_path / "copy.sqlite3"))
    (tmp_path / "text.sqlite3").write_text("Once upon a time" * 1000)
    sqlite3.connect(tmp_path / "other.sqlite3").execute("create table fish (name)")
    torn = bytearray((tmp_path / "copy.sqlite3").read_bytes())
    torn[8192 : 8192 + 4096] = b"\x07" * 4096
    (tmp_path / "torn.sqlite3").write_bytes(torn)

    for name in ("text", "other", "torn", "nothing"):
        operator(tmp_path / "house", "restore", str(tmp_path / f"{name}.sqlite3"), "--replace").complaint()
    assert len(told(tmp_path / "house", "tables")) == 1
    assert not list((tmp_path / "house").glob("*.part"))


def test_a_backup_of_version_0_3_0_is_brought_up_to_date(tmp_path: Path) -> None:
    done(tmp_path / "house", "restore", str(unpacked(tmp_path / "old") / FILE))

    assert told(tmp_path / "house", "tables")


# Checking


def test_a_sound_house_is_told_to_be_well(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        played(door)
        door.new_table("me", "open", "random")
        assert done(tmp_path, "check") == "all is well\n"
        assert done(tmp_path, "check", "--quick") == "all is well\n"


def test_what_is_damaged_is_named(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        for seed in range(3):
            played(door, seed)
    change(tmp_path, "update action set line = '0 fly-away' where tab = 1 and number = 4")
    change(tmp_path, "update tab set setup = 'nonsense' where id = 2")
    result = operator(tmp_path, "check")

    assert result.status == 1
    assert [line[:28] for line in result.out.splitlines()] == [
        "table 1: table.kept-damaged ",
        "table 2: table.damaged (JSON",
    ]


def restored(tmp_path: Path, folder: Path, *words: str) -> Result:
    return operator(folder, "restore", str(tmp_path / "copy.sqlite3"), *words)


def is_kept(folder: Path, table: NewTable) -> bool:
    """Whether any word of the table stands anywhere in the file, or beside it."""
    stored = b"".join(path.read_bytes() for path in folder.glob("house.sqlite3*"))
    return any(word in stored for word in (b"Bien jou", b"Player 0", table.key.encode()))


def rows(folder: Path, sql: str) -> list[Any]:
    connection = sqlite3.connect(folder / FILE)
    found = connection.execute(sql).fetchall()
    connection.close()
    return found


def change(folder: Path, sql: str) -> None:
    connection = sqlite3.connect(folder / FILE)
    with connection:
        connection.execute(sql)
    connection.close()


def heard_until_let_go(player: Player) -> None:
    with pytest.raises(ConnectionClosed):
        player.hear_a("farewell")  # which the house never says


def how_many(told: list[dict[int, Any]]) -> int:
    return sum(len(entries) for entries in told)


class Busy:
    """Everybody plays at all the tables as fast as they can, each table in a thread of its own."""

    def __init__(self, tables: list[NewTable]) -> None:
        self._players = [table.sit_all() for table in tables]
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._play, args=(number,)) for number in range(len(tables))]

    def told(self) -> list[dict[int, Any]]:
        """By table: all that its first player was ever told, by the number of the action."""
        return [dict(players[0].told) for players in self._players]

    def __enter__(self) -> None:
        before = self.told()
        for thread in self._threads:
            thread.start()
        wait_until(lambda: all(len(now) > len(then) for now, then in zip(self.told(), before, strict=True)))

    def __exit__(self, *_: object) -> None:
        before = how_many(self.told())
        wait_until(lambda: how_many(self.told()) > before)
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def _play(self, number: int) -> None:
        luck = random.Random(number)
        while not self._stop.is_set() and self._players[number][0].now["over"] is None:
            play_on(self._players[number], luck, most=1)
