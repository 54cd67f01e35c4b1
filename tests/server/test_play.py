"""Whole games over real sockets."""

import random
from pathlib import Path

from ludotheque.record.read import read_record
from ludotheque.record.record import replay
from ludotheque.shelf import box
from tests.server.door import GAME, Door, play_on


def test_three_people_play_a_game_to_its_end(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()

    play_on(players, random.Random(1))

    endings = [player.now["over"] for player in players]
    assert endings[0] is not None
    assert all(ending == endings[0] for ending in endings)
    assert table.info()["stage"] == "over"


def test_the_final_ranking_is_that_of_the_record(door: Door) -> None:
    table = door.started("me", "me", "me", "me")
    players = table.sit_all()
    play_on(players, random.Random(2))

    record = read_record(door.get(f"{table.path}/record").text)
    game, tables = box(GAME).game, box(GAME).edition().tables
    state = replay(record, game, tables)

    over = players[0].now["over"]
    assert game.ranks(state) == over["ranks"]
    assert game.winners(state) == over["winners"]
    assert game.scores(state) == over["scores"]
    assert record.header.names == [f"Player {seat}" for seat in range(4)]


def test_a_move_shows_on_every_screen(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = [*table.sit_all(), table.watch()]
    mover = next(player for player in players if player.now["asks"])

    mover.act_at_random(random.Random(3))

    shown = [player.hear_a("moved") for player in players]
    assert [message["entry"] for message in shown] == [shown[0]["entry"]] * 4
    assert shown[0]["entry"]["number"] == 1


def test_who_reconnects_sees_the_present_position_in_one_message(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    play_on(players, random.Random(4), most=20)
    players[1].close()
    play_on([players[0], players[2]], random.Random(5), most=0)

    back = table.sit(1)

    assert back.first["is"] == "position"
    assert back.first["now"]["view"] == players[0].now["view"]
    assert back.first["now"]["number"] == players[0].now["number"]
    assert [entry["number"] for entry in back.first["log"]] == list(range(21))


def test_two_people_and_a_bot_play_a_game_to_its_end(door: Door) -> None:
    table = door.started("me", "random", "me")
    players = table.sit_all()
    luck = random.Random(6)

    while players[0].now["over"] is None:
        movers = [player for player in players if player.now["asks"]]
        if movers:
            movers[0].act_at_random(luck)
        number = players[0].now["number"] + 1
        for player in players:
            player.hear_until(number)

    assert players[0].now["over"] == players[1].now["over"]


def test_a_watcher_sees_but_is_asked_nothing(door: Door) -> None:
    table = door.started("me", "me", "me")
    watcher = table.watch()

    assert watcher.first["seat"] is None
    assert watcher.now["asks"] == []
    assert watcher.now["waiting"] != []


def test_everybody_reads_what_is_said(door: Door) -> None:
    table = door.started("me", "me", "me")
    first, second, watcher = table.sit(0), table.sit(1), table.watch()

    first.send({"is": "say", "text": "Bonjour à tous !"})

    for player in (first, second, watcher):
        line = player.hear_a("chat")["line"]
        assert (line["seat"], line["text"]) == (0, "Bonjour à tous !")
    assert [line["text"] for line in table.sit(2).first["chat"]] == ["Bonjour à tous !"]


def test_a_new_game_starts_from_a_position_of_a_finished_one(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    total = play_on(players, random.Random(7))
    frames = door.get(f"{table.path}/frames", first=total // 2, last=total // 2).json()["frames"]

    again = door.started("me", "me", "me", start_from={"key": table.key, "number": total // 2})
    players = again.sit_all()

    assert players[0].now["view"] == frames[0]["view"]
    assert again.info()["from_position"]
    play_on(players, random.Random(8))
    record = read_record(door.get(f"{again.path}/record").text)
    replay(record, box(GAME).game, box(GAME).edition().tables)


def test_the_data_lie_in_one_folder(door: Door) -> None:
    folder: Path = door.house.settings.data

    assert (folder / "house.sqlite3").exists()
