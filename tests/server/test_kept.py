"""A table that cannot go on is kept, with the reason, and harms no other."""

import random
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.editions.edition import hash_of
from ludotheque.record.read import read_record
from ludotheque.server.folder import FILE
from ludotheque.server.snapshot import pack, unpack
from ludotheque.shelf import BOXES
from tests.clauses import clause
from tests.server.door import GAME, Door, NewTable, at, house_at, play_on

PLAYED = 7  # actions at each table


class Damaged:
    """A house that was closed with two tables in play, one of which is about to suffer."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with house_at(folder) as door:
            self.victim = self._played(door, 1)
            self.neighbour = self._played(door, 2)
        self._file = sqlite3.connect(folder / FILE)

    def hurt(self, sql: str, *values: Any) -> None:
        with self._file:
            assert self._file.execute(sql, values).rowcount == 1

    def agreed(self) -> dict[str, Any]:
        """What the victim agreed on."""
        agreed: dict[str, Any] = msgspec.json.decode(self._one("select setup from tab where id = 1"))
        return agreed

    def setup(self, **changes: Any) -> None:
        saved = msgspec.json.encode({**self.agreed(), **changes}).decode()
        self.hurt("update tab set setup = ? where id = 1", saved)

    def snapshot(self) -> bytes:
        packed: bytes = self._one("select packed from snapshot where tab = 1")
        return packed

    def line(self, text: str) -> None:
        """Change the victim's fourth action."""
        self.hurt("update action set line = ? where tab = 1 and number = 4", text)

    def forget_snapshot(self) -> None:
        self.hurt("delete from snapshot where tab = 1")

    def forget_marks(self) -> None:
        with self._file:
            assert self._file.execute("delete from mark where tab = 1").rowcount > 0

    def open(self) -> AbstractContextManager[Door]:
        return house_at(self.folder)

    def _one(self, sql: str) -> Any:
        return self._file.execute(sql).fetchone()[0]

    @staticmethod
    def _played(door: Door, seed: int) -> NewTable:
        table = door.started("me", "me", "me")
        players = table.sit_all()
        play_on(players, random.Random(seed), most=PLAYED)
        players[0].send({"is": "say", "text": "À demain"})
        players[1].hear_a("chat")
        for player in players:
            player.close()
        return table


@pytest.fixture
def damaged(tmp_path: Path) -> Damaged:
    return Damaged(tmp_path)


def why_kept(damaged: Damaged) -> str:
    """The clause for which the victim is kept; meanwhile everything else in the house is as it should be."""
    with damaged.open() as door:
        info = at(door, damaged.victim).info()
        secrets = [damaged.victim.secrets[0], damaged.neighbour.secrets[0], damaged.neighbour.host]
        mine = door.post("/api/mine", {"secrets": secrets}).json()
        neighbour = at(door, damaged.neighbour)

        assert [table["table"]["stage"] for table in mine] == ["kept", "playing", "playing"]
        assert door.get("/health").json()["status"] == "ok"
        assert door.get("/api/games").status_code == 200
        play_on(neighbour.sit_all(), random.Random(3), most=1)
        door.run(door.house.tidy())
        door.run(door.house.forget_old())
        assert info["stage"] == "kept"
        found: str = info["kept"]
        return found


@clause("table.kept-damaged")
def test_an_action_of_nonsense_is_damage(damaged: Damaged) -> None:
    damaged.line("\x00 gibberish ÿ")
    damaged.forget_snapshot()

    assert why_kept(damaged) == "table.kept-damaged"


@pytest.mark.parametrize("line", ["0 fly-to-the-moon", "0 play-card 9999", "9 pass-turn", "1 take-back", ""])
def test_an_action_that_cannot_have_been_played_is_damage(damaged: Damaged, line: str) -> None:
    damaged.line(line)
    damaged.forget_snapshot()

    assert why_kept(damaged) == "table.kept-damaged"


def test_a_missing_action_is_damage(damaged: Damaged) -> None:
    damaged.hurt("delete from action where tab = 1 and number = 4")
    damaged.forget_snapshot()

    assert why_kept(damaged) == "table.kept-damaged"


def test_a_record_that_misses_its_fingerprint_is_damage(damaged: Damaged) -> None:
    damaged.hurt("update mark set fingerprint = 'other' where tab = 1 and number = 0")
    damaged.forget_snapshot()

    assert why_kept(damaged) == "table.kept-damaged"


@clause("table.kept-game")
def test_a_game_that_is_not_on_the_shelf_keeps_its_tables(damaged: Damaged) -> None:
    damaged.setup(game="la-bonne-paye")

    assert why_kept(damaged) == "table.kept-game"


@clause("table.kept-newer")
def test_rules_that_are_newer_than_the_house_keep_a_table(damaged: Damaged) -> None:
    damaged.setup(rules=BOXES[GAME].game.rules_version + 1)

    assert why_kept(damaged) == "table.kept-newer"


@clause("table.kept-edition")
def test_an_edition_that_cannot_be_read_keeps_a_table(damaged: Damaged) -> None:
    text = "[edition]\nid = 'of the moon'\n"
    damaged.hurt("insert into edition values (?, ?)", hash_of(text), text)
    damaged.hurt("update tab set edition = ? where id = 1", hash_of(text))
    damaged.setup(edition_hash=hash_of(text))

    assert why_kept(damaged) == "table.kept-edition"


def test_another_edition_than_the_table_names_is_damage(damaged: Damaged) -> None:
    damaged.setup(edition_hash="0123456789abcdef")

    assert why_kept(damaged) == "table.kept-damaged"


@clause("table.kept-rules")
def test_a_table_of_older_rules_that_leads_elsewhere_is_kept(damaged: Damaged, monkeypatch: pytest.MonkeyPatch) -> None:
    damaged.hurt("update mark set fingerprint = 'as it was' where tab = 1 and number = 0")
    monkeypatch.setattr(BOXES[GAME].game, "rules_version", BOXES[GAME].game.rules_version + 1)

    assert why_kept(damaged) == "table.kept-rules"


def test_a_table_of_older_rules_without_fingerprints_is_kept(damaged: Damaged, monkeypatch: pytest.MonkeyPatch) -> None:
    damaged.forget_snapshot()
    damaged.forget_marks()
    monkeypatch.setattr(BOXES[GAME].game, "rules_version", BOXES[GAME].game.rules_version + 1)

    assert why_kept(damaged) == "table.kept-rules"


def test_a_table_of_older_rules_that_passes_its_fingerprints_goes_on(
    damaged: Damaged, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = BOXES[GAME].game.rules_version + 1
    monkeypatch.setattr(BOXES[GAME].game, "rules_version", newer)

    with damaged.open() as door:
        table = at(door, damaged.victim)
        play_on(table.sit_all(), random.Random(4), most=3)

        assert table.info()["stage"] == "playing"
    assert damaged.agreed()["rules"] == newer


def test_a_lobby_of_older_rules_simply_takes_todays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house_at(tmp_path) as door:
        table = door.new_table("me", "me", "me")
    monkeypatch.setattr(BOXES[GAME].game, "rules_version", BOXES[GAME].game.rules_version + 1)

    with house_at(tmp_path) as door:
        again = at(door, table)
        again.start()
        play_on(again.sit_all(), random.Random(4), most=3)

        assert again.info()["stage"] == "playing"


@pytest.mark.parametrize("harm", [lambda packed: packed[:40], lambda _: b"", lambda _: zlib.compress(b"{}")])
def test_a_broken_snapshot_is_made_good_by_the_record(damaged: Damaged, harm: Callable[[bytes], bytes]) -> None:
    damaged.hurt("update snapshot set packed = ? where tab = 1", harm(damaged.snapshot()))

    with damaged.open() as door:
        table = at(door, damaged.victim)
        play_on(table.sit_all(), random.Random(4), most=3)

        assert table.info()["stage"] == "playing"


@clause("table.damaged")
@pytest.mark.parametrize("column", ["setup", "stage"])
def test_a_table_that_cannot_be_read_at_all_says_so_and_hides_no_other(
    damaged: Damaged, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    damaged.hurt(f"update tab set {column} = '{{nonsense' where id = 1")

    with damaged.open() as door:
        answer = door.get(damaged.victim.path)
        secrets = [damaged.victim.secrets[0], damaged.neighbour.secrets[0]]
        mine = door.post("/api/mine", {"secrets": secrets}).json()
        with pytest.raises(ConnectionClosed) as closed:
            at(door, damaged.victim).sit(0)

    assert (answer.status_code, answer.json()["clause"]) == (409, "table.damaged")
    assert [table["table"]["key"] for table in mine] == [damaged.neighbour.key]
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4410, "table.damaged")
    assert {vars(record).get("table") for record in caplog.records if record.levelname == "WARNING"} == {1}
    assert not any(record.exc_info for record in caplog.records)


def test_the_log_names_a_table_that_is_kept(damaged: Damaged, caplog: pytest.LogCaptureFixture) -> None:
    damaged.setup(game="la-bonne-paye")
    why_kept(damaged)

    told = [vars(record) for record in caplog.records if record.getMessage() == "a table is kept"]
    assert {(one["table"], one["clause"], one["exc_info"]) for one in told} == {(1, "table.kept-game", None)}


def test_a_kept_table_shows_what_was_last_seen_to_those_who_saw_it(damaged: Damaged) -> None:
    with damaged.open() as door:
        before = at(door, damaged.victim).sit(0).first
    damaged.line("0 fly-to-the-moon")
    damaged.hurt("update snapshot set packed = ? where tab = 1", without_ground(damaged.snapshot()))

    with damaged.open() as door:
        table = at(door, damaged.victim)
        shown = table.sit(0).first

    assert shown["is"] == "kept"
    assert shown["number"] == PLAYED
    assert shown["view"] == before["now"]["view"]
    assert shown["log"] == before["log"]
    assert shown["chat"] == before["chat"]


def test_a_kept_table_without_its_game_still_shows_its_log_and_its_talk(damaged: Damaged) -> None:
    damaged.setup(game="la-bonne-paye")

    with damaged.open() as door:
        shown = at(door, damaged.victim).watch().first

    assert (shown["is"], shown["view"]) == ("kept", None)
    assert [entry["number"] for entry in shown["log"]] == list(range(PLAYED + 1))
    assert shown["chat"][0]["text"] == "À demain"
    assert [seat["name"] for seat in shown["table"]["seats"]] == ["Player 0", "Player 1", "Player 2"]


def test_nobody_acts_at_a_kept_table(damaged: Damaged) -> None:
    damaged.setup(game="la-bonne-paye")

    with damaged.open() as door:
        table = at(door, damaged.victim)
        player = table.sit(0)

        assert player.refused({"is": "act", "number": 7, "verb": "pass-turn", "filling": []}) == "table.kept-game"
        assert player.refused({"is": "take-back", "number": 7}) == "table.kept-game"
        assert player.refused({"is": "hand-over", "bot": "random"}) == "table.kept-game"
        assert door.post(f"{table.path}/start", secret=table.host).json()["clause"] == "table.kept-game"
        assert door.get(f"{table.path}/frames").json()["clause"] == "table.kept-game"


@clause("table.kept-opened")
def test_a_kept_game_whose_record_was_read_does_not_go_on(damaged: Damaged) -> None:
    rules = BOXES[GAME].game.rules_version
    damaged.setup(rules=rules + 1)
    with damaged.open() as door:
        record = read_record(door.get(f"{damaged.victim.path}/record").text)
    damaged.setup(rules=rules)

    assert (record.header.rules, len(record.lines), record.end) == (rules + 1, PLAYED, "= kept")
    assert why_kept(damaged) == "table.kept-opened"


def test_a_kept_game_whose_record_nobody_read_goes_on_when_it_can(damaged: Damaged) -> None:
    rules = BOXES[GAME].game.rules_version
    damaged.setup(rules=rules + 1)
    why_kept(damaged)
    damaged.setup(rules=rules)

    with damaged.open() as door:
        assert at(door, damaged.victim).info()["stage"] == "playing"


def test_a_film_whose_beginning_is_damaged_is_refused_and_the_game_goes_on(damaged: Damaged) -> None:
    damaged.line("0 fly-to-the-moon")

    with damaged.open() as door:
        table = at(door, damaged.victim)
        refused = door.get(f"{table.path}/frames")
        play_on(table.sit_all(), random.Random(4), most=3)

        assert (refused.status_code, refused.json()["clause"]) == (409, "table.damaged")


def without_ground(packed: bytes) -> bytes:
    """A snapshot that shows where the game stood, and from which it cannot go on."""
    return pack(msgspec.structs.replace(unpack(packed), firm="{}"))
