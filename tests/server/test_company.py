"""Characters at a table: they bear their names, sit there once, and stay through rematches and restarts."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.shelf import BOXES
from tests.clauses import clause
from tests.server.door import GAME, Door, NewTable, at, house_at

FIRST, SECOND = BOXES[GAME].cast[:2]


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with house_at(tmp_path) as opened:
        yield opened


def me(name: str = "Ada") -> dict[str, str]:
    return {"player": "me", "name": name}


def one(id: str) -> dict[str, str]:
    return {"player": "bot", "character": id}


def opened(door: Door, *seats: dict[str, str]) -> NewTable:
    answer = door.post("/api/tables", {"game": GAME, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    return NewTable(door, answer.json())


def refused(door: Door, *seats: dict[str, str]) -> Any:
    return door.post("/api/tables", {"game": GAME, "seats": list(seats)}).json()["clause"]


def shown(table: NewTable) -> list[tuple[str, str, str]]:
    return [(seat["name"], seat["character"], seat["bot"]) for seat in table.info()["seats"]]


def test_a_character_sits_down_with_name_and_level(door: Door) -> None:
    table = opened(door, me(), one(FIRST.id), {"player": "bot", "bot": "random"})

    assert shown(table) == [("Ada", "", ""), (FIRST.name, FIRST.id, FIRST.level), ("", "", "random")]


@clause("table.no-such-character")
def test_nobody_sits_down_twice_nor_beside_a_namesake(door: Door) -> None:
    assert refused(door, me(), one(FIRST.id), one(FIRST.id)) == "table.name-taken"
    assert refused(door, me(FIRST.name.upper()), one(FIRST.id), one(SECOND.id)) == "table.name-taken"
    assert refused(door, me(), one("nobody"), one(FIRST.id)) == "table.no-such-character"
    table = opened(door, {"player": "open"}, one(FIRST.id), one(SECOND.id))
    assert door.post(f"{table.path}/seats/0/take", {"name": FIRST.name}).json()["clause"] == "table.name-taken"


def test_the_host_seats_somebody_else(door: Door) -> None:
    table = opened(door, me(), {"player": "open"}, one(FIRST.id))
    change = {"player": "bot", "character": SECOND.id}

    assert door.post(f"{table.path}/seats/1/change", change, table.host).status_code == 200
    assert door.post(f"{table.path}/seats/2/change", change, table.host).json()["clause"] == "table.name-taken"
    assert shown(table)[1:] == [(SECOND.name, SECOND.id, SECOND.level), (FIRST.name, FIRST.id, FIRST.level)]


def test_a_character_takes_the_place_of_who_leaves_and_makes_room_for_a_friend(door: Door) -> None:
    table = opened(door, me(), me("Eve"), one(FIRST.id))
    table.start()
    left = door.post(f"{table.path}/seats/1/give-up", {"character": SECOND.id}, table.secrets[1])
    freed = door.post(f"{table.path}/seats/2/change", {"player": "open"}, table.host)
    table.take(2, "Zoé")

    assert (left.status_code, freed.status_code) == (200, 200)
    assert shown(table) == [("Ada", "", ""), (SECOND.name, SECOND.id, SECOND.level), ("Zoé", "", "")]


def test_characters_outlive_a_restart_and_come_along_to_a_rematch(tmp_path: Path) -> None:
    with house_at(tmp_path) as before:
        table = opened(before, me(), one(FIRST.id), one(SECOND.id))
        table.start()
        seats = shown(table)
    with house_at(tmp_path) as after:
        assert shown(at(after, table)) == seats


def test_the_catalogue_tells_who_there_is(door: Door) -> None:
    games = {game["name"]: game for game in door.get("/api/games").json()}

    assert [one["id"] for one in games[GAME]["cast"]] == [one.id for one in BOXES[GAME].cast]
    assert all(game["cast"] for game in games.values())
