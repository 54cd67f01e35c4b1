"""Whatever strangers may have written, where a house keeps it or in a file, no command lets it reach the terminal."""

import json
import logging
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.plain import plain, plain_json
from ludotheque.record.read import read_record
from ludotheque.server.folder import FILE
from ludotheque.server.logs import JsonLines
from ludotheque.shelf import box
from tests.cli.command import Result, call
from tests.server.door import house_at, play_on

GAME = "couleurs-du-monde"
WILD = "\x1b[2J \x9b2J \x07 \x7f \u202e \u2066 \u2028 \x1b]0;title\x07"
COMMANDS = set(WILD) - set(" [2J]0;title")


def is_quiet(result: Result) -> bool:
    return not COMMANDS & set(result.out + result.err)


@pytest.fixture(scope="module")
def wild_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a house from when names and talk were not looked at: a game over, one in play, a wreck."""
    folder = Path(tmp_path_factory.mktemp("wild"))
    with house_at(folder) as door:
        for most in (10**6, 5, 5):
            players = door.started("me", "me", "me").sit_all()
            play_on(players, random.Random(1), most)
            players[0].send({"is": "say", "text": "Bien joué"})
            players[0].hear_a("chat")
    connection = sqlite3.connect(folder / FILE)
    with connection:
        for table, column in (("chair", "chair"), ("chat", "line")):
            word = "name" if table == "chair" else "text"
            connection.execute(f"update {table} set {column} = json_set({column}, '$.{word}', ?)", (WILD,))
        connection.execute("update tab set stage = ? where id = 3", (WILD,))
        connection.execute("update action set line = ? where tab = 2 and number = 4", (WILD,))
        connection.execute("delete from snapshot where tab = 2")
    connection.close()
    return folder


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["words", "json"])
@pytest.mark.parametrize(
    "verb",
    [["status"], ["tables"], ["show", "1"], ["show", "2"], ["show", "3"], ["show", WILD], ["export", "1"], ["check"]],
)
def test_of_what_a_house_keeps(wild_house: Path, verb: list[str], form: list[str]) -> None:
    result = call("house", *verb, *form, "--data", str(wild_house))

    assert is_quiet(result)
    assert result.out + result.err
    if form and result.status != 2:
        json.loads(result.out)


def test_json_says_it_all_the_same(wild_house: Path) -> None:
    shown = call("house", "show", "1", "--json", "--data", str(wild_house)).json()

    assert shown["players"][0] == WILD


def test_a_record_with_such_names_can_be_read_again(wild_house: Path) -> None:
    exported = call("house", "export", "1", "--data", str(wild_house)).out

    assert read_record(exported).header.names[0] == " ".join(plain(" ".join(WILD.split())).split())


def other(text: str) -> str:
    """An edition whose first name is wild."""
    return text.replace('fr     = "', 'fr     = "\\u001b[2J\\u009b2J\\u202e', 1)


def key(text: str) -> str:
    return text.replace('fr     = "', '"\\u001b[2J\\u009b\\u202e" = "', 1)


def raw(text: str) -> str:
    return text.replace('fr     = "', f'fr     = "{WILD}', 1)


@pytest.mark.parametrize("bent", [other, key, raw])
@pytest.mark.parametrize(
    "words",
    [
        ["edition", "check"],
        ["play", GAME, "--edition"],
        ["replay", "RECORD", "--edition"],
        ["simulate", GAME, "--edition"],
    ],
)
def test_of_an_edition(tmp_path: Path, words: list[str], bent: Callable[[str], str]) -> None:
    text = (box(GAME).folder / "edition" / "monde-1961.toml").read_text("utf-8")
    path, record = tmp_path / "edition.toml", tmp_path / "game.record"
    path.write_text(bent(text), "utf-8")
    record.write_text("ludotheque-record 1\n", "utf-8")
    result = call(*[str(record) if word == "RECORD" else word for word in words], str(path), stdin="q\n")

    assert bent(text) != text
    assert result.status == 2
    assert is_quiet(result)


@pytest.mark.parametrize(
    "words",
    [
        ["play", WILD],
        ["play", GAME, "--name", WILD],
        ["play", GAME, "--bots", WILD],
        ["play", GAME, "--option", f"{WILD}={WILD}"],
        ["play", GAME, "--edition", WILD],
        ["replay", WILD],
        ["verify", WILD],
        ["rules", WILD],
        ["rules", GAME, "--where", WILD],
        ["house", "show", WILD, "--data", WILD],
        ["serve", "--trusted-proxy", WILD],
        ["serve", "--allowed-origin", WILD],
        [WILD],
    ],
)
def test_of_the_words_of_a_command(words: list[str]) -> None:
    result = call(*words)

    assert result.status == 2
    assert is_quiet(result)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("place", range(9))
def test_of_a_record(tmp_path: Path, command: str, place: int) -> None:
    lines = [
        "ludotheque-record 1",
        f"game {GAME}",
        "rules 1",
        "edition a b",
        "seats 3",
        "seed 1",
        "",
        "0 pass-turn",
        "= x",
    ]
    lines[place] += " \x1b[2J\x9b2J\u202e"
    path = tmp_path / "game.record"
    path.write_text("\n".join(lines), "utf-8")
    result = call(command, str(path))

    assert result.status == 2
    assert is_quiet(result)


def test_of_the_log() -> None:
    record = logging.makeLogRecord({"msg": WILD, "levelname": "INFO", "proxy": WILD})
    told = JsonLines().format(record)

    assert not COMMANDS & set(told)
    assert json.loads(told)["proxy"] == WILD


def test_numbers_stand_for_what_commands() -> None:
    text = json.dumps({"name": f"Zoé {WILD} \U000e0067"}, ensure_ascii=False)

    assert json.loads(plain_json(text)) == json.loads(text)
    assert "Zoé" in plain_json(text)
    assert plain_json(text).isprintable()
