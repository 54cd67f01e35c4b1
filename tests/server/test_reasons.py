"""Why a bot did what it did: told to whom it plays for, to the others what gives nothing away, to all at the end."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.shelf import BOXES
from tests.server import frank_bot
from tests.server.door import GAME, Door, Player, house_at

WHOLE = msgspec.to_builtins(frank_bot.ALL)
SAID = {"reasons": [msgspec.to_builtins(frank_bot.PLAIN)], "second": None}
BOXES_HERE = {GAME: replace(BOXES[GAME], spoken=frozenset({"plain"}))}


@pytest.fixture
def frank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Door]:
    monkeypatch.setattr("ludotheque.server.threads.choose", frank_bot.speak_frankly)
    with house_at(tmp_path, boxes=BOXES_HERE) as opened:
        yield opened


def whys(entries: list[dict[str, Any]]) -> list[Any]:
    return [entry["why"] for entry in entries if "why" in entry]


def hears_a_bot(player: Player) -> dict[str, Any]:
    """The next move that has reasons."""
    while True:
        entry: dict[str, Any] = player.hear_a("moved")["entry"]
        if "why" in entry:
            return entry


def test_others_are_told_only_the_reasons_that_give_nothing_away(frank: Door) -> None:
    table = frank.started("random", "random", "random")
    watcher = table.watch()

    for _ in range(5):
        assert hears_a_bot(watcher)["why"] == SAID
    again = table.watch()

    assert set(map(json.dumps, whys(again.first["log"]))) == {json.dumps(SAID)}
    assert "987654321" not in json.dumps(again.first)
    assert "987654321" not in frank.get(f"{table.path}/frames").text


def test_the_person_it_plays_for_is_told_all(frank: Door) -> None:
    table = frank.started("me", "me", "me")
    players = table.sit_all()
    for player in players:
        player.send({"is": "hand-over", "bot": "random"})

    entry = hears_a_bot(players[0])
    heard = [hears_a_bot(other) for other in players[1:]]

    assert [other["number"] for other in heard] == [entry["number"]] * 2
    for seat, one in enumerate([entry, *heard]):
        assert one["why"] == (WHOLE if seat == entry["seat"] else SAID)


def test_a_person_has_no_reasons(frank: Door) -> None:
    table = frank.started("me", "me", "me")
    players = table.sit_all()
    mover = next(player for player in players if player.now["asks"])
    mover.act_at_random(random.Random(1))

    assert "why" not in mover.hear_a("moved")["entry"]


def test_nothing_is_kept_back_when_the_game_is_over(frank: Door) -> None:
    table = frank.started("random", "random", "random")
    watcher = table.watch()

    confessed = watcher.hear_a("whys")["whys"]
    frames = frank.get(f"{table.path}/frames", first=0, last=200).json()["frames"]

    assert confessed
    assert all(one["why"] == WHOLE for one in confessed)
    assert set(map(json.dumps, whys([frame["entry"] for frame in frames]))) == {json.dumps(WHOLE)}
    assert set(map(json.dumps, whys(table.watch().first["log"]))) == {json.dumps(WHOLE)}


def test_reasons_outlive_a_restart_of_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.threads.choose", frank_bot.speak_frankly)
    with house_at(tmp_path, boxes=BOXES_HERE) as opened:
        table = opened.started("me", "random", "random")
        players = table.sit_all()
        players[0].send({"is": "hand-over", "bot": "random"})
        players[0].hear_until(8)
        players[0].send({"is": "take-seat-back"})
        before = {entry["number"]: entry for entry in players[0].first["log"]}
    with house_at(tmp_path, boxes=BOXES_HERE) as opened:
        back = Player(opened.port, table.key, table.secrets[0])
        told = [(entry["seat"], entry["why"]) for entry in back.first["log"] if "why" in entry]

    assert len(told) >= 8 - len(before)
    assert all(why == (WHOLE if seat == 0 else SAID) for seat, why in told)
