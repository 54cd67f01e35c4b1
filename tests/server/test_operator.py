"""What a house keeps for its operator: one house to a folder, who may read its files, how it is, what it counts."""

import contextlib
import json
import os
import resource
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tools.loopback import ServerProcess

from ludotheque.complaint import Complaint
from ludotheque.server.folder import FILE, LOCK, TOKEN
from tests.clauses import clause
from tests.cli.command import call
from tests.server.door import GAME, PATIENCE, Door, house_at, wait_until
from tests.server.test_house_command import change, played, told


@pytest.fixture
def served(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.kill()


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def asked(door: Door, path: str, token: str) -> httpx.Response:
    return door.get(path, secret=token)


def token_of(folder: Path) -> str:
    return (folder / TOKEN).read_text().strip()


# The folder


def test_a_second_house_is_told_who_holds_the_folder(tmp_path: Path) -> None:
    with house_at(tmp_path), pytest.raises(Complaint) as raised, house_at(tmp_path):
        pass

    noted = json.loads((tmp_path / LOCK).read_text())
    assert f"process {os.getpid()} on {noted['machine']}, since 20" in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_house_that_was_killed_holds_nothing(tmp_path: Path, served: ServerProcess) -> None:
    served.kill()

    with house_at(tmp_path) as door:
        assert door.get("/health").json() == {"status": "ok"}


def test_nobody_else_can_read_what_the_house_keeps(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "house"
    before = os.umask(0)
    try:
        with house_at(folder) as door:
            played(door)
            kept = list(folder.iterdir())
            assert {FILE, f"{FILE}-wal", LOCK, TOKEN} <= {path.name for path in kept}
            assert {mode(path) for path in kept} == {0o600}
            assert mode(folder) == 0o700
    finally:
        os.umask(before)


def test_the_file_of_a_former_house_is_closed_to_others_and_a_folder_that_was_there_stays_as_it_is(
    tmp_path: Path,
) -> None:
    tmp_path.chmod(0o755)
    with house_at(tmp_path):
        pass
    (tmp_path / FILE).chmod(0o644)

    with house_at(tmp_path):
        assert (mode(tmp_path / FILE), mode(tmp_path)) == (0o600, 0o755)


# The operator's word


@clause("table.operator-only")
def test_only_the_operator_is_told_what_the_house_counts(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        played(door)
        for path in ("/metrics", "/operator/health"):
            for wrong in ("Bearer", "Bearer " + "x" * 32, "Bearer é"):
                refused = door.http.get(path, headers={b"Authorization": wrong.encode()})
                assert (refused.status_code, refused.json()["clause"]) == (403, "table.operator-only")
        assert "ludotheque_tables_total" in asked(door, "/metrics", token_of(tmp_path)).text
        assert asked(door, "/operator/health", token_of(tmp_path)).json()["rooms"] == 1


@pytest.mark.parametrize(("method", "path"), [("POST", "/operator/tables/1/close"), ("DELETE", "/operator/tables/1")])
def test_only_the_operator_closes_or_deletes_a_table(tmp_path: Path, method: str, path: str) -> None:
    with house_at(tmp_path) as door:
        table = played(door)

        assert door.http.request(method, path, headers={"Authorization": f"Bearer {table.host}"}).status_code == 403
        assert table.info()["stage"] == "playing"


def test_the_operators_word_stays_the_same(tmp_path: Path) -> None:
    with house_at(tmp_path):
        word = token_of(tmp_path)
    with house_at(tmp_path):
        assert token_of(tmp_path) == word


def test_what_is_counted_does_not_tell_which_rule_refused(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")
        player = next(player for player in table.sit_all() if player.now["closed"])
        shut = player.now["closed"][0]
        clause_of_the_game = player.refused({"is": "act", "number": 0, "verb": shut["verb"], "filling": []})
        player.refused({"is": "nonsense"})
        counted = asked(door, "/metrics", token_of(tmp_path)).text

    assert not clause_of_the_game.startswith("table.")
    labels = {line.partition('by="')[2].partition('"')[0] for line in counted.splitlines() if 'by="' in line}
    assert {"rules", "table.malformed"} <= labels
    assert {label for label in labels if not label.startswith("table.")} == {"rules"}


# How it is


def test_anybody_may_ask_whether_the_house_is_well_and_hears_one_word(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        played(door)

        assert door.get("/health").json() == {"status": "ok"}


def test_a_house_that_cannot_write_says_so_until_it_can_again(tmp_path: Path, served: ServerProcess) -> None:
    let_files_grow_to(served, 1)
    wait_until(lambda: health(served) == (503, "failing"))
    assert "writing failed" in told(tmp_path, "status")["troubles"][0]

    let_files_grow_to(served, resource.RLIM_INFINITY)
    wait_until(lambda: health(served) == (200, "ok"))


def test_a_damaged_file_is_not_well(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        played(door)
    tear(tmp_path / FILE, "action")

    with house_at(tmp_path) as door:
        wait_until(lambda: door.get("/health").status_code == 503)
        assert door.get("/health").json() == {"status": "failing"}
        assert "the file is damaged" in told_by(door, tmp_path)[0]


def test_a_table_that_cannot_be_read_troubles_the_house_but_does_not_stop_it(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = played(door)
    change(tmp_path, "update tab set setup = 'nonsense'")

    with house_at(tmp_path) as door:
        assert door.get(table.path).json()["clause"] == "table.damaged"
        assert (door.get("/health").status_code, door.get("/health").json()) == (200, {"status": "troubled"})
        assert told_by(door, tmp_path) == ["these tables cannot be read: 1"]


# Bots


def test_bots_die_with_a_house_that_is_killed(served: ServerProcess) -> None:
    table = open_table_of_bots(served.url)
    wait_until(lambda: httpx.get(table, timeout=PATIENCE).json()["number"] > 0)
    (thinker, *_) = thinkers(served)
    os.kill(thinker, signal.SIGSTOP)  # as deep in thought as one can be
    try:
        served.kill()
        wait_until(lambda: not is_alive(thinker))
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(thinker, signal.SIGKILL)


# Starting


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--port", "70000"], "--port is a number from 0 to 65535, not 70000"),
        (["--port", "-1"], "--port is a number from 0 to 65535, not -1"),
        (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid port 0: "),
        (["--host", "a" * 70], "cannot listen on aaa"),
        (["--data", "{0}/text"], "{0}/text: "),
        (["--data", "/proc/nowhere"], "/proc/nowhere: "),
        (["--data", "{0}/torn"], "{0}/torn/house.sqlite3: file is not a database"),
        (["--data", "{0}/nested"], "{0}/nested/house.sqlite3: "),
        (["--data", "{0}/later"], "the house's file is of version 99"),
        (["--data", "{0}/house", "--editions", "{0}/editions"], "{0}/editions/latin.toml: the text is not UTF-8"),
    ],
    ids=["port", "below", "host", "label", "file", "proc", "torn", "folder", "later", "latin"],
)
def test_whatever_stands_in_the_way_of_opening_is_one_sentence(
    tmp_path: Path, words: list[str], complaint: str
) -> None:
    obstacles(tmp_path)
    said = call("serve", "--port", "0", "--data", str(tmp_path / "house"), *(word.format(tmp_path) for word in words))

    assert said.complaint().startswith(complaint.format(tmp_path))
    assert said.out == ""


def test_a_folder_in_use_is_one_sentence(tmp_path: Path) -> None:
    with house_at(tmp_path):
        assert "belongs to a house that is open" in call("serve", "--port", "0", "--data", str(tmp_path)).complaint()


def obstacles(folder: Path) -> None:
    (folder / "text").write_text("no folder")
    for name in ("torn", "later", "editions"):
        (folder / name).mkdir()
    (folder / "torn" / FILE).write_text("no database " * 1000)
    (folder / "nested" / FILE).mkdir(parents=True)
    connection = sqlite3.connect(folder / "later" / FILE)
    connection.execute("pragma user_version = 99")
    connection.close()
    (folder / "editions" / "latin.toml").write_bytes("é".encode("latin-1"))


def let_files_grow_to(served: ServerProcess, most: int) -> None:
    """As on a disk that is full, or is no longer."""
    assert served.process is not None
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def health(served: ServerProcess) -> tuple[int, str]:
    answer = httpx.get(f"{served.url}/health", timeout=PATIENCE)
    return answer.status_code, answer.json()["status"]


def told_by(door: Door, folder: Path) -> list[str]:
    troubles: list[str] = asked(door, "/operator/health", token_of(folder)).json()["troubles"]
    return troubles


def tear(file: Path, table: str) -> None:
    """Overwrite the page on which a table begins."""
    connection = sqlite3.connect(file)
    page = connection.execute("select rootpage from sqlite_master where name = ?", (table,)).fetchone()[0]
    size = connection.execute("pragma page_size").fetchone()[0]
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()
    with file.open("r+b") as torn:
        torn.seek((page - 1) * size)
        torn.write(b"\x07" * size)


def open_table_of_bots(url: str) -> str:
    """Its address."""
    bots = [{"player": "bot", "bot": "random"}] * 3
    made = httpx.post(f"{url}/api/tables", json={"game": GAME, "seats": bots}, timeout=PATIENCE).json()
    host = {"Authorization": f"Bearer {made['host']}"}
    table = f"{url}/api/tables/{made['key']}"
    httpx.post(f"{table}/start", headers=host, timeout=PATIENCE).raise_for_status()
    return table


def thinkers(served: ServerProcess) -> list[int]:
    """The processes of the house that have begun to think."""
    assert served.process is not None
    children = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
