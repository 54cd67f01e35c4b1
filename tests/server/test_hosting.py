"""The host keeps the peace: who may watch and when, who is silent, who has to go, and when the table closes."""

import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.clauses import clause
from tests.server.door import Door, NewTable, Player, closed_for, house_at, play_on, wait_until

BOT = {"player": "bot", "bot": "random"}


def arrange(door: Door, table: NewTable, **hosting: Any) -> httpx.Response:
    return door.post(f"{table.path}/hosting", hosting, table.host)


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["clause"]


@clause("table.host-only")
def test_only_the_host_keeps_the_peace(door: Door) -> None:
    table = door.started("me", "me", "me")
    seat = table.secrets[0]

    assert problem(door.post(f"{table.path}/hosting", {}, seat)) == (403, "table.host-only")
    assert problem(door.post(f"{table.path}/close", secret=seat)) == (403, "table.host-only")
    assert problem(door.post(f"{table.path}/seats/1/change", BOT, seat)) == (403, "table.host-only")


@clause("table.no-watchers")
def test_a_table_is_closed_to_watchers_while_it_is_played(door: Door) -> None:
    table = door.started("me", "me", "me")
    watcher, player = table.watch(), table.sit(0)

    assert arrange(door, table, watchers="closed").json()["hosting"]["watchers"] == "closed"

    assert closed_for(lambda: watcher.hear_a("nothing")) == (4423, "table.no-watchers")
    assert closed_for(table.watch) == (4423, "table.no-watchers")
    assert problem(door.get(f"{table.path}/frames")) == (403, "table.no-watchers")
    assert player.hear_a("position")["table"]["hosting"]["watchers"] == "closed"
    assert door.get(f"{table.path}/frames", secret=table.secrets[0]).status_code == 200
    assert Player(door.port, table.key, table.host).first["seat"] is None  # the host's own big screen


def test_friends_come_to_a_table_that_will_be_closed_to_watchers(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    arrange(door, table, watchers="closed")
    friend = table.watch()
    assert friend.first["is"] == "lobby"
    table.take(1, "Zoé")
    table.start()

    assert closed_for(lambda: friend.hear_a("position")) == (4423, "table.no-watchers")
    assert table.sit(1).first["is"] == "position"


def test_a_game_that_is_over_is_open_to_all(door: Door) -> None:
    table = door.started("me", "me", "me")
    arrange(door, table, watchers="closed")
    play_on(table.sit_all(), random.Random(3))

    assert table.watch().first["is"] == "position"
    assert door.get(f"{table.path}/frames").status_code == 200


def test_what_the_host_wants_is_kept_over_a_restart(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")
        arrange(door, table, watchers="closed", muted_seats=[2], talk=False, hints=False)
    with house_at(tmp_path) as door:
        info = door.get(table.path).json()

        assert info["hosting"] == {
            "watchers": "closed",
            "delay_seconds": 0,
            "muted_seats": [2],
            "muted_watchers": [],
            "talk": False,
            "hints": False,
        }
        assert [seat["muted"] for seat in info["seats"]] == [False, False, True]


@clause("table.muted")
def test_a_seat_that_is_muted_is_not_heard_but_plays(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    loud = next(player for player in players if player.now["asks"])
    arrange(door, table, muted_seats=[loud.first["seat"]])

    assert loud.refused({"is": "say", "text": "hello"}) == "table.muted"
    loud.act_at_random(random.Random(1))
    assert loud.hear_a("moved")["entry"]["seat"] == loud.first["seat"]

    arrange(door, table)
    loud.send({"is": "say", "text": "hello"})
    assert loud.hear_a("chat")["line"]["text"] == "hello"


def test_who_sits_down_after_somebody_who_was_muted_may_speak(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    secret = table.take(1, "Max")
    arrange(door, table, muted_seats=[1])
    door.post(f"{table.path}/seats/1/leave", secret=secret)
    table.take(1, "Zoé")

    assert table.info()["hosting"]["muted_seats"] == []


def test_a_watcher_is_muted_by_the_number_in_the_chat(door: Door) -> None:
    table = door.started("me", "me", "me")
    watcher = table.watch()
    watcher.send({"is": "say", "text": "hello"})
    line = watcher.hear_a("chat")["line"]
    arrange(door, table, muted_watchers=[line["watcher"]])

    assert line["seat"] is None
    assert watcher.refused({"is": "say", "text": "hello"}) == "table.muted"
    assert table.watch().refused({"is": "say", "text": "hello"}) == "table.muted"  # nor does coming again help


def test_watchers_may_be_silent_altogether(door: Door) -> None:
    table = door.started("me", "me", "me")
    arrange(door, table, watchers="silent")
    watcher, player = table.watch(), table.sit(0)

    assert watcher.refused({"is": "say", "text": "hello"}) == "table.muted"
    player.send({"is": "say", "text": "hello"})
    assert watcher.hear_a("chat")["line"]["text"] == "hello"


@clause("table.no-such-seat")
def test_nobody_is_muted_who_is_not_there(door: Door) -> None:
    table = door.started("me", "me", "me")

    for seat in (-1, 3):
        assert problem(arrange(door, table, muted_seats=[seat])) == (404, "table.no-such-seat")


@clause("table.put-out")
def test_who_is_put_out_during_the_game_watches_and_a_bot_takes_over(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    mover = next(player for player in players if player.now["asks"])
    seat = mover.first["seat"]
    other = next(player for player in players if player is not mover)

    answer = door.post(f"{table.path}/seats/{seat}/change", BOT, table.host)

    assert answer.json()["seats"][seat]["player"] == "bot"
    assert mover.hear_a("refused")["clause"] == "table.put-out"
    out = mover.hear_a("position")
    assert (out["seat"], out["now"]["asks"]) == (None, [])
    assert mover.refused({"is": "take-seat-back"}) == "table.watchers-watch"
    assert closed_for(lambda: table.sit(seat)) == (4403, "table.unknown-secret")
    assert other.hear_a("moved")["entry"]["seat"] == seat


def test_who_is_put_out_of_a_table_closed_to_watchers_has_to_go(door: Door) -> None:
    table = door.started("me", "me", "me")
    arrange(door, table, watchers="closed")
    player = table.sit(1)
    door.post(f"{table.path}/seats/1/change", BOT, table.host)

    assert closed_for(lambda: player.hear_a("nothing")) == (4423, "table.no-watchers")


@clause("table.game-over")
def test_nobody_is_put_out_and_nothing_closed_after_the_end(door: Door) -> None:
    table = door.started("me", "me", "me")
    play_on(table.sit_all(), random.Random(3))

    assert problem(door.post(f"{table.path}/seats/1/change", BOT, table.host)) == (409, "table.game-over")
    assert problem(door.post(f"{table.path}/close", secret=table.host)) == (409, "table.game-over")


@clause("table.kept-closed")
def test_a_table_that_the_host_closes_stays_as_it_was(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "random")
        players = [table.sit(0), table.sit(1)]
        before = players[0].now["view"]

        assert door.post(f"{table.path}/close", secret=table.host).json()["kept"] == "table.kept-closed"

        kept = players[0].hear_a("kept")
        assert kept["table"]["stage"] == "kept"
        assert kept["view"]["hands"][0] == before["hands"][0]
        assert players[0].refused({"is": "take-back", "number": 0}) == "table.kept-closed"
        assert problem(door.get(f"/api/codes/{table.code}")) == (404, "table.unknown-code")
        assert problem(door.post(f"{table.path}/close", secret=table.host)) == (409, "table.kept-closed")
    with house_at(tmp_path) as door:
        assert door.get(table.path).json()["kept"] == "table.kept-closed"
        again = Player(door.port, table.key, table.secrets[0]).first
        assert (again["view"], again["number"]) == (kept["view"], kept["number"])
        assert door.get(f"{table.path}/record").status_code == 200


def test_a_table_is_closed_before_the_game_too(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    friend = table.watch()
    door.post(f"{table.path}/close", secret=table.host)

    assert friend.hear_a("kept")["number"] is None
    assert problem(door.post(f"{table.path}/seats/1/take", {"name": "Zoé"})) == (409, "table.kept-closed")


# Watching later


def test_watchers_see_later_what_happens(door: Door) -> None:
    table = door.started("me", "me", "me")
    watcher, players = table.watch(), table.sit_all()
    began = time.monotonic()
    arrange(door, table, delay_seconds=2)
    play_on(players, random.Random(1), most=2)
    played = time.monotonic()
    players[0].send({"is": "say", "text": "hello"})

    assert watcher.hear_a("moved")["entry"]["number"] == 1
    assert time.monotonic() - began >= 2
    assert watcher.hear_a("moved")["entry"]["number"] == 2
    assert watcher.hear_a("chat")["line"]["text"] == "hello"
    assert time.monotonic() - played >= 2


@clause("table.watched-later")
def test_who_comes_to_watch_sees_no_more_than_the_others(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    arrange(door, table, delay_seconds=600)
    play_on(players, random.Random(1), most=3)
    late = table.watch()

    assert late.now["number"] == 0
    assert [entry["number"] for entry in late.first["log"]] == [0]
    assert problem(door.get(f"{table.path}/frames")) == (403, "table.watched-later")
    assert Player(door.port, table.key, table.host).now["number"] == 3


def test_a_watcher_of_a_game_that_has_just_begun_waits(door: Door) -> None:
    table = door.new_table("me", "me", "me")
    arrange(door, table, delay_seconds=600)
    table.start()
    late = table.watch()

    assert late.first["is"] == "later"
    assert 0 < late.first["left"] <= 600_000


def test_when_the_delay_ends_watchers_see_the_present(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    arrange(door, table, delay_seconds=600)
    watcher = table.watch()
    play_on(players, random.Random(1), most=3)
    arrange(door, table)

    wait_until(lambda: watcher.hear()["is"] == "position" and watcher.now["number"] == 3)


def test_after_a_restart_watchers_still_see_nothing_too_new(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")
        arrange(door, table, delay_seconds=600)
        play_on(table.sit_all(), random.Random(1), most=3)
    with house_at(tmp_path) as door:
        assert Player(door.port, table.key).first["is"] == "later"


@pytest.mark.parametrize("hosting", [{"delay_seconds": 601}, {"watchers": "none"}, {"muted_seats": "all"}])
@clause("table.malformed")
def test_what_no_host_can_want_is_refused(door: Door, hosting: dict[str, Any]) -> None:
    table = door.started("me", "me", "me")

    assert problem(arrange(door, table, **hosting)) == (400, "table.malformed")
