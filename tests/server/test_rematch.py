"""Another game for the same company: one table, whoever presses first, and nobody gets a seat but their own."""

import random
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.clauses import clause
from tests.server.door import GENEROUS, Door, NewTable, Player, closed_for, house_at, play_on, wait_until
from tests.server.test_ghosts import Bottleneck, in_background, waiting_requests

BOT = {"player": "bot", "bot": "random"}


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["clause"]


def played(door: Door, *seats: str, **more: Any) -> NewTable:
    """A table whose game is over."""
    table = door.started(*seats, **more)
    play_on(table.sit_all(), random.Random(3))
    return table


def again(door: Door, table: NewTable, seat: int) -> dict[str, Any]:
    answer = door.post(f"{table.path}/rematch", secret=table.secrets[seat])
    assert answer.status_code == 200, answer.text
    carried: dict[str, Any] = answer.json()
    return carried


def another(door: Door, *carried: dict[str, Any]) -> NewTable:
    """The table of the rematch, with the seats of those who were carried over."""
    found = NewTable(door, {**carried[0], "code": "", "seats": carried})
    found.host = next((one["host"] for one in carried if one["host"]), "")
    return found


def test_everybody_is_carried_over_to_one_table_with_a_secret_of_their_own(door: Door) -> None:
    table = played(door, "me", "me", "me")
    players = table.sit_all()
    before = table.info()

    first = again(door, table, 0)
    told = [player.hear_a("rematch")["key"] for player in players]
    others = [again(door, table, seat) for seat in (1, 2)]

    assert told == [first["key"]] * 3
    assert {one["key"] for one in others} == {first["key"]}
    assert len({one["secret"] for one in [first, *others]} | set(table.secrets.values())) == 6
    assert [bool(one["host"]) for one in [first, *others]] == [True, False, False]
    new = another(door, first, *others)
    for seat in range(3):
        assert new.sit(seat).first["seat"] == seat
    info = new.info()
    for agreed in ("game", "edition", "edition_hash", "options", "pace", "language"):
        assert info[agreed] == before[agreed]
    new.start()
    assert new.sit(0).first["is"] == "position"


def test_everybody_moves_up_by_one_so_that_another_begins(door: Door) -> None:
    table = played(door, "me", "random", "me")
    names = [seat["name"] for seat in table.info()["seats"]]
    carried = again(door, table, 2)

    info = another(door, carried).info()
    assert [seat["name"] for seat in info["seats"]] == [names[1], names[2], names[0]]
    assert carried["seat"] == 1
    assert [(seat["player"], seat["bot"]) for seat in info["seats"]] == [
        ("bot", "random"),
        ("human", ""),
        ("human", ""),
    ]
    assert [seat["expected"] for seat in info["seats"]] == [False, False, True]


def test_two_who_press_at_once_come_to_one_table(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(door, "me", "me", "me")
    table.info()
    held = Bottleneck(door, "create", monkeypatch)
    found: dict[int, dict[str, Any]] = {}

    def press(seat: int) -> None:
        with httpx.Client(base_url=str(door.http.base_url), timeout=60) as other:
            headers = {"Authorization": f"Bearer {table.secrets[seat]}"}
            found[seat] = other.post(f"{table.path}/rematch", headers=headers).json()

    one = in_background(lambda: press(0))
    assert held.reached.wait(60)
    two, three = in_background(lambda: press(1)), in_background(lambda: press(2))
    wait_until(lambda: waiting_requests(door, table) == 2)
    held.let_through()
    for thread in (one, two, three):
        thread.join()

    assert {carried["key"] for carried in found.values()} == {found[0]["key"]}
    assert [bool(found[seat]["host"]) for seat in range(3)] == [True, False, False]
    assert sorted(carried["seat"] for carried in found.values()) == [0, 1, 2]


def test_who_asks_again_gets_the_same_seat_also_on_another_device(door: Door) -> None:
    table = played(door, "me", "me", "me")
    first = again(door, table, 1)
    phone = another(door, first).sit(first["seat"])

    assert again(door, table, 1) == first
    phone.send({"is": "say", "text": "still here"})
    assert phone.hear_a("chat")["line"]["seat"] == first["seat"]


def test_a_rematch_is_one_over_a_restart(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = played(door, "me", "me", "random")
        first = again(door, table, 0)
    with house_at(tmp_path) as door:
        late = NewTable(door, {**vars(table), "seats": []})
        late.secrets = table.secrets
        assert late.sit(1).first["rematch"] == first["key"]
        assert again(door, late, 1)["key"] == first["key"]
        assert again(door, late, 0) == first


@clause("table.unknown-secret")
def test_who_has_no_seat_opens_no_rematch_and_gets_none(door: Door) -> None:
    table = played(door, "me", "me", "random")
    path = f"{table.path}/rematch"
    for secret in ("", "nonsense-nonsense-nonsense", table.host):
        assert problem(door.post(path, secret=secret)) == (403, "table.unknown-secret")
    assert table.watch().first["rematch"] == ""

    again(door, table, 0)
    for secret in ("", "nonsense-nonsense-nonsense", table.host):
        assert problem(door.post(path, secret=secret)) == (403, "table.unknown-secret")


@clause("table.when-over")
def test_a_rematch_begins_when_the_game_is_over(door: Door) -> None:
    table = door.started("me", "me", "me")

    assert problem(door.post(f"{table.path}/rematch", secret=table.secrets[0])) == (409, "table.when-over")


def test_the_secrets_of_one_table_open_nothing_at_the_other(door: Door) -> None:
    table = played(door, "me", "me", "me")
    new = another(door, *[again(door, table, seat) for seat in range(3)])

    def is_closed(key: str, secret: str) -> bool:
        return closed_for(lambda: Player(door.port, key, secret)) == (4403, "table.unknown-secret")

    for former in table.secrets.values():
        assert is_closed(new.key, former)
        assert problem(door.post(f"{new.path}/seats/0/leave", secret=former)) == (403, "table.unknown-secret")
    for own in new.secrets.values():
        assert is_closed(table.key, own)
        assert problem(door.post(f"{table.path}/rematch", secret=own)) == (403, "table.unknown-secret")


def test_nobody_else_sits_down_on_a_seat_that_is_kept(door: Door) -> None:
    table = played(door, "me", "me", "random")
    first = again(door, table, 0)
    new = another(door, first)

    for seat in range(3):
        assert problem(door.post(f"{new.path}/seats/{seat}/take", {"name": "Zoé"})) == (409, "table.seat-taken")


def test_a_late_one_comes_to_the_seat_in_the_middle_of_the_game(door: Door) -> None:
    table = played(door, "me", "me", "random")
    first = again(door, table, 0)
    new = another(door, first)
    new.start()
    here = new.sit(first["seat"])

    late = again(door, table, 1)

    assert Player(door.port, new.key, late["secret"]).first["seat"] == late["seat"]
    assert here.hear_a("position")["table"]["seats"][late["seat"]]["expected"] is False


@pytest.mark.parametrize("change", [{"player": "open"}, BOT])
def test_a_seat_that_the_host_gave_away_is_lost_to_the_late_one(door: Door, change: dict[str, str]) -> None:
    table = played(door, "me", "me", "random")
    first = again(door, table, 0)
    new = another(door, first)
    assert door.post(f"{new.path}/seats/0/change", change, new.host).status_code == 200

    assert problem(door.post(f"{table.path}/rematch", secret=table.secrets[1])) == (403, "table.unknown-secret")
    if change != BOT:
        new.take(0, "Zoé")
        assert new.sit(0).first["seat"] == 0
    assert again(door, table, 0) == first


def test_who_comes_while_the_seat_is_given_away_has_it_or_has_it_not(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(door, "me", "me", "random")
    new = another(door, again(door, table, 0))
    new.info()
    held = Bottleneck(door, "set_chair", monkeypatch)
    giving = in_background(lambda: door.post(f"{new.path}/seats/0/change", {"player": "open"}, new.host))
    assert held.reached.wait(60)
    answers: list[httpx.Response] = []

    def come() -> None:
        with httpx.Client(base_url=str(door.http.base_url), timeout=60) as other:
            headers = {"Authorization": f"Bearer {table.secrets[1]}"}
            answers.append(other.post(f"{table.path}/rematch", headers=headers))

    coming = in_background(come)
    wait_until(lambda: waiting_requests(door, new))
    held.let_through()
    giving.join()
    coming.join()

    assert problem(answers[0]) == (403, "table.unknown-secret")
    assert new.info()["seats"][0]["player"] == "open"


def test_who_was_put_out_is_not_carried_over(door: Door) -> None:
    table = door.started("me", "me", "me")
    door.post(f"{table.path}/seats/1/change", BOT, table.host)
    play_on([table.sit(0), table.sit(2)], random.Random(3))

    assert problem(door.post(f"{table.path}/rematch", secret=table.secrets[1])) == (403, "table.unknown-secret")
    assert another(door, again(door, table, 0)).info()["seats"][0]["player"] == "bot"


def test_watchers_are_told_where_the_company_plays_again_unless_they_are_unwanted(door: Door) -> None:
    for watchers, told in (("open", True), ("closed", False)):
        table = played(door, "me", "me", "random")
        door.post(f"{table.path}/hosting", {"watchers": watchers}, table.host)
        watcher = table.watch()
        carried = again(door, table, 0)
        door.post(f"{table.path}/hosting", {"watchers": watchers, "muted_seats": [0]}, table.host)

        assert watcher.hear_a("rematch" if told else "position").get("key", "") == (carried["key"] if told else "")
        assert table.watch().first["rematch"] == (carried["key"] if told else "")
        assert another(door, carried).info()["hosting"]["watchers"] == watchers


def test_who_was_silent_stays_silent_in_the_seat_one_further_up(door: Door) -> None:
    table = played(door, "me", "me", "random")
    door.post(f"{table.path}/hosting", {"muted_seats": [1]}, table.host)
    carried = [again(door, table, seat) for seat in (0, 1)]

    assert [seat["muted"] for seat in another(door, *carried).info()["seats"]] == [True, False, False]


@clause("table.too-many-tables")
def test_a_rematch_counts_as_a_table_that_was_opened(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=replace(GENEROUS, tables_at_once=1, tables_per_hour=0.001)) as door:
        table = played(door, "me", "me", "random")

        assert problem(door.post(f"{table.path}/rematch", secret=table.secrets[0])) == (429, "table.too-many-tables")


def test_the_rematch_of_a_rematch_carries_on(door: Door) -> None:
    table = played(door, "me", "me", "random")
    new = another(door, *[again(door, table, seat) for seat in (0, 1)])
    new.start()
    play_on(new.sit_all(), random.Random(5))
    third = another(door, *[again(door, new, seat) for seat in sorted(new.secrets)])

    assert third.key not in (table.key, new.key)
    assert [third.sit(seat).first["seat"] for seat in sorted(third.secrets)] == sorted(third.secrets)


def test_my_tables_tell_of_the_rematch(door: Door) -> None:
    table = played(door, "me", "me", "random")
    carried = again(door, table, 0)
    found = door.post("/api/mine", {"secrets": [table.secrets[1], table.host]}).json()

    assert [one["rematch"] for one in found] == [carried["key"], ""]


def test_a_storm_of_presses_makes_one_table(door: Door) -> None:
    table = played(door, "me", "me", "me")
    found: list[dict[str, Any]] = []

    def press(seat: int) -> None:
        with httpx.Client(base_url=str(door.http.base_url), timeout=60) as other:
            headers = {"Authorization": f"Bearer {table.secrets[seat]}"}
            found.extend(other.post(f"{table.path}/rematch", headers=headers).json() for _ in range(3))

    presses = [threading.Thread(target=press, args=(seat,)) for seat in (0, 1, 2, 0, 1, 2)]
    for thread in presses:
        thread.start()
    for thread in presses:
        thread.join()

    assert len({carried["key"] for carried in found}) == 1
    assert len({(carried["seat"], carried["secret"]) for carried in found}) == 3
    assert len({carried["seat"] for carried in found if carried["host"]}) == 1
