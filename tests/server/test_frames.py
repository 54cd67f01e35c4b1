"""Replays: any position of a finished game from any seat, one's own view of a running one."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.clauses import clause
from tests.server.boxes import boxes_in
from tests.server.door import Door, house_at, play_on


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = Path(tmp_path_factory.mktemp("frames"))
    with house_at(folder / "data", boxes=boxes_in(folder / "boxes")) as opened:
        yield opened


def test_every_position_of_a_finished_game_can_be_looked_at(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    shown = {0: players[0].now["view"]}
    while players[0].now["over"] is None:
        play_on(players, random.Random(1), most=1)
        shown[players[0].now["number"]] = players[0].now["view"]

    film = door.get(f"{table.path}/frames", first=0, last=10**6).json()

    assert {frame["entry"]["number"]: frame["view"] for frame in film["frames"]} == shown
    assert film["total"] == len(shown) - 1
    assert film["over"] == players[0].now["over"]
    assert film["frames"][-1]["scores"] == film["over"]["scores"]


def test_the_story_of_a_finished_game_says_how_the_scores_went_and_what_decided(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    play_on(players, random.Random(1))

    story = door.get(f"{table.path}/story").json()
    frames = door.get(f"{table.path}/frames", first=0, last=10**6).json()["frames"]

    assert story["total"] == frames[-1]["entry"]["number"]
    assert all(frames[one["number"]]["scores"] == one["scores"] for one in story["scores"])
    assert all(one["event"] in frames[one["number"]]["entry"]["events"] for one in story["moments"])
    assert story["moments"]


def test_a_running_game_has_no_story_yet(door: Door) -> None:
    table = door.started("me", "me", "me")

    assert door.get(f"{table.path}/story").json()["clause"] == "table.when-over"


@pytest.mark.parametrize("first", [0, 1, 31, 32, 33, 64, 65])
def test_frames_are_the_same_wherever_one_begins(door: Door, first: int) -> None:
    table = door.started("me", "me", "me")
    play_on(table.sit_all(), random.Random(2), most=70)
    whole = door.get(f"{table.path}/frames").json()["frames"]

    part = door.get(f"{table.path}/frames", first=first, last=first + 3).json()["frames"]

    assert part == whole[first : first + 4]


def test_while_a_game_runs_everybody_has_their_own_view(toys: Door) -> None:
    table = toys.started("me", "me", game="sealed-bids")
    players = table.sit_all()
    play_on(players, random.Random(1), most=3)
    path = f"{table.path}/frames"
    own = toys.get(path, table.secrets[1], last=3).json()
    prying = toys.get(path, table.secrets[1], last=3, seat=0).json()
    public = toys.get(path, last=3, seat=1).json()

    assert own["frames"][3]["view"] == players[1].now["view"]
    assert own["frames"][0]["entry"]["events"][0]["is"] == "wish-dealt"
    assert prying == own
    assert public["frames"][0]["view"]["wish"] == -1
    assert public["frames"][0]["entry"]["events"] == []
    assert own["frames"][3]["scores"] is None


def test_when_a_game_is_over_one_may_look_from_any_seat(toys: Door) -> None:
    table = toys.started("me", "me", game="sealed-bids")
    players = table.sit_all()
    play_on(players, random.Random(1))
    films = [toys.get(f"{table.path}/frames", seat=seat).json()["frames"] for seat in range(2)]

    assert [film[0]["view"]["wish"] for film in films] == [player.now["view"]["wish"] for player in players]


@clause("table.when-over")
def test_the_record_is_given_out_when_the_game_is_over(door: Door) -> None:
    table = door.started("me", "me", "me")
    early = door.get(f"{table.path}/record", table.secrets[0])
    started = door.post(
        "/api/tables",
        {
            "game": "couleurs-du-monde",
            "seats": [{"player": "open"}] * 3,
            "start_from": {"key": table.key, "number": 0},
        },
    )

    assert (early.status_code, early.json()["clause"]) == (409, "table.when-over")
    assert started.json()["clause"] == "table.when-over"
