"""The command that serves the site."""

import argparse
import json
import logging
import socket
from pathlib import Path

import pytest

from ludotheque.cli import serve
from ludotheque.complaint import Complaint
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.logs import SELDOM_SECONDS, JsonLines, Seldom
from ludotheque.shelf import BOXES, box
from tests.server.door import GAME, house_at


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    return serve.run(parser.parse_args(words))


def own_edition(folder: Path, id: str = "my-box", **changes: str) -> Path:
    """A file with the standard edition under another id."""
    standard = (box(GAME).folder / "edition" / "monde-1961.toml").read_text("utf-8")
    text = standard.replace('id     = "monde-1961"', f'id     = "{id}"', 1)
    for old, new in changes.items():
        text = text.replace(old, new)
    path = folder / f"{id}.toml"
    path.write_text(text, "utf-8")
    return path


def test_editions_of_a_folder_are_offered_at_new_tables(tmp_path: Path) -> None:
    own_edition(tmp_path)
    with house_at(tmp_path / "data", editions=tmp_path) as door:
        games = {game["name"]: game for game in door.get("/api/games").json()}
        offered = [edition["id"] for edition in games[GAME]["editions"]]
        table = door.started("me", "me", "me", edition="my-box")

        assert offered == ["monde-1961", "my-box"]
        assert table.info()["edition"] == "my-box"


def test_a_table_keeps_the_edition_it_was_opened_with(tmp_path: Path) -> None:
    path = own_edition(tmp_path)
    with house_at(tmp_path / "data", editions=tmp_path) as door:
        table = door.started("me", "me", "me", edition="my-box")
    path.unlink()

    with house_at(tmp_path / "data", editions=tmp_path) as door:
        assert door.get(table.path).json()["edition"] == "my-box"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[edition", "my-box.toml: "),
        ("", "line 1: object missing required field `edition`"),
        ('[edition]\ngame = "chess"', "names its game"),
        ('[edition]\ngame = "couleurs-du-monde"\nid = "x"', "line 1: object missing required field"),
    ],
)
def test_a_bad_edition_is_refused_at_the_start_in_one_sentence(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "my-box.toml").write_text(text)

    with pytest.raises(Complaint, match=complaint) as raised:
        Catalogue(BOXES, tmp_path)
    assert "\n" not in str(raised.value)


def test_an_edition_cannot_take_the_place_of_another(tmp_path: Path) -> None:
    own_edition(tmp_path, "monde-1961")

    with pytest.raises(Complaint, match="has an edition 'monde-1961' already"):
        Catalogue(BOXES, tmp_path)


def test_wrong_options_are_complained_about(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="is not a folder"):
        run("--editions", str(tmp_path / "nothing"))
    with pytest.raises(Complaint, match="number of days"):
        run("--keep", "0")
    with pytest.raises(Complaint, match="--trusted-proxy is an address"):
        run("--trusted-proxy", "my-proxy")
    with pytest.raises(Complaint, match="number from 1"):
        run("--sockets-per-address", "0")


def test_a_port_in_use_is_complained_about(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Complaint, match=f"cannot listen on 127.0.0.1 port {port}"):
            run("--port", str(port), "--data", str(tmp_path))


def complaint_of(logger: str, line: int = 1) -> logging.LogRecord:
    return logging.LogRecord(logger, logging.WARNING, "file.py", line, "Invalid HTTP request received.", None, None)


def test_what_anybody_could_have_said_without_end_is_logged_once_a_minute() -> None:
    now = [0.0]
    seldom = Seldom(lambda: now[0])
    heard = [seldom.filter(complaint_of("uvicorn.error")) for _ in range(5)]
    elsewhere = seldom.filter(complaint_of("uvicorn.error", 2))
    now[0] = SELDOM_SECONDS
    later = complaint_of("uvicorn.error")

    assert heard == [True, False, False, False, False]
    assert elsewhere
    assert seldom.filter(later)
    assert json.loads(JsonLines().format(later))["unheard"] == 4


@pytest.mark.parametrize(("name", "traced"), [("uvicorn.error", False), ("ludotheque.server.house", True)])
def test_text_that_is_none_is_one_line_and_no_fault_of_the_house(name: str, traced: bool) -> None:
    error = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
    record = logging.makeLogRecord({"name": name, "levelname": "ERROR", "exc_info": (type(error), error, None)})

    told = json.loads(JsonLines().format(record))
    assert ("error" in told, told["level"]) == ((True, "error") if traced else (False, "warning"))
    assert "invalid start byte" in told["error" if traced else "why"]


def test_what_the_house_says_itself_is_always_logged() -> None:
    seldom = Seldom()

    assert [seldom.filter(complaint_of("ludotheque.server.house")) for _ in range(3)] == [True] * 3


def test_a_log_line_is_json() -> None:
    record = logging.makeLogRecord({"msg": "table opened", "levelname": "INFO", "game": GAME})

    told = json.loads(JsonLines().format(record))
    assert (told["what"], told["level"], told["game"]) == ("table opened", "info", GAME)
