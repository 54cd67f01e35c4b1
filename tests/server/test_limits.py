"""Nobody can ask too much of the house."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.codes import GROUP_LENGTH, GROUPS, LETTERS
from ludotheque.server.limits import Bucket, Buckets, Limits
from ludotheque.server.visitor import home_of
from tests.clauses import clause
from tests.server.door import GAME, PATIENCE, NewTable, closed_for, house_at, wait_until


@clause("table.too-fast")
def test_who_sends_too_fast_is_refused_and_stays_connected(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=5, messages_per_second=1, pause_after_too_much=0.01)
    with house_at(tmp_path, limits=limits) as door:
        player = door.started("me", "me", "me").sit(0)
        for _ in range(10):
            player.send({"is": "take-back", "number": 0})
        clauses = [player.hear_a("refused")["clause"] for _ in range(10)]
        assert "table.too-fast" in clauses

        wait = clauses[0]
        while wait != "table.take-back-acted":
            wait = player.refused({"is": "take-back", "number": 0})
        assert player.socket.state.name == "OPEN"


@clause("table.too-many-tables")
def test_an_address_opens_so_many_tables_and_no_more(tmp_path: Path) -> None:
    body = {"game": GAME, "seats": [{"player": "open"}] * 3}
    with house_at(tmp_path, limits=Limits(tables_at_once=2, tables_per_hour=1)) as door:
        answers = [door.post("/api/tables", body) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["clause"] == "table.too-many-tables"


def test_codes_cannot_be_guessed_by_trying_them_all(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(codes_at_once=3, codes_per_minute=1)) as door:
        answers = [door.get("/api/codes/AAAAAA").status_code for _ in range(4)]

    assert answers == [404, 404, 404, 429]


@clause("table.too-many-screens")
def test_so_many_may_watch_and_no_more_and_players_have_places_of_their_own(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(watchers_per_table=3)) as door:
        table = door.started("me", "me", "me")
        before = table.sit_all()
        watching = [table.watch() for _ in range(3)]

        assert {player.first["is"] for player in [*before, *watching]} == {"position"}
        assert closed_for(table.watch) == (4429, "table.too-many-screens")
        assert [player.first["seat"] for player in table.sit_all()] == [0, 1, 2]


@clause("table.too-many-screens")
def test_a_player_who_comes_back_is_let_in_and_the_oldest_screen_goes(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(screens_per_seat=2)) as door:
        table = door.started("me", "me", "me")
        first, second = table.sit(0), table.sit(0)
        third = table.sit(0)

        assert closed_for(lambda: first.hear_a("nothing")) == (4429, "table.too-many-screens")
        second.send({"is": "say", "text": "here"})
        assert third.hear_a("chat")["line"]["text"] == "here"


@clause("table.too-many-visitors")
def test_an_address_opens_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(sockets_per_address=2)) as door:
        table = door.started("me", "me", "me")
        first, second = table.sit(0), table.watch()
        assert closed_for(lambda: table.sit(1)) == (4429, "table.too-many-visitors")

        second.close()
        first.hear_until(0)
        wait_until(lambda: _sits(table, 1))


@clause("table.too-much-talk")
def test_a_seat_talks_no_faster_with_more_screens(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(talk_at_once=3, talk_per_minute=0.001)) as door:
        table = door.started("me", "me", "me")
        screens = [table.sit(0) for _ in range(4)]
        for screen in screens:
            screen.send({"is": "say", "text": "hello"})
            last = screen.hear_a("refused" if screen is screens[3] else "chat")

        assert last["clause"] == "table.too-much-talk"
        table.sit(1).send({"is": "say", "text": "and me"})
        assert screens[0].hear_a("chat")["line"]["text"] == "hello"


def test_watchers_of_one_address_talk_as_one(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(talk_at_once=3, talk_per_minute=0.001)) as door:
        table = door.started("me", "me", "me")
        watchers = [table.watch() for _ in range(8)]
        for watcher in watchers:
            watcher.send({"is": "say", "text": "look at me"})

        assert [watcher.hear_a("refused")["clause"] for watcher in watchers[3:]] == ["table.too-much-talk"] * 5


def test_only_the_latest_talk_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.sql.MOST_CHAT", 5)
    with house_at(tmp_path) as door:
        other, table = door.started("me", "me", "me"), door.started("me", "me", "me")
        for speaker in (other.sit(0), table.sit(0)):
            for number in range(12):
                speaker.send({"is": "say", "text": str(number)})
                speaker.hear_a("chat")

    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as file:
        kept = [json.loads(line)["text"] for (line,) in file.execute("select line from chat order by tab, id")]
    assert kept == ["7", "8", "9", "10", "11"] * 2


@clause("table.too-many-take-backs")
def test_a_seat_takes_back_so_often_and_no_more_with_however_many_screens(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(take_backs_at_once=2, take_backs_per_minute=0.001)) as door:
        table = door.started("me", "me", "me")
        clauses = [table.sit(0).refused({"is": "take-back", "number": 0}) for _ in range(3)]

        assert clauses == ["table.take-back-acted", "table.take-back-acted", "table.too-many-take-backs"]
        assert table.sit(1).refused({"is": "take-back", "number": 0}) == "table.take-back-acted"


def test_messages_are_counted_by_seat_not_by_socket(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=3, messages_per_second=0.001, pause_after_refusal=0)
    with house_at(tmp_path, limits=limits) as door:
        table = door.started("me", "me", "me")
        clauses = [table.sit(0).refused({"is": "take-back", "number": 0}) for _ in range(4)]

    assert clauses == [*["table.take-back-acted"] * 3, "table.too-fast"]


@clause("table.too-fast")
def test_replays_are_looked_at_so_often_and_no_more(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(films_at_once=2, films_per_minute=0.001)) as door:
        table = door.started("me", "me", "me")
        strangers = [door.get(f"{table.path}/frames", secret="").status_code for _ in range(3)]
        player = door.get(f"{table.path}/frames", secret=table.secrets[0]).status_code
        made_up = door.get(f"{table.path}/frames", secret="x" * 32)

    assert (strangers, player) == ([200, 200, 429], 200)
    assert (made_up.status_code, made_up.json()["clause"]) == (403, "table.unknown-secret")


def test_an_address_asks_so_much_over_http_and_no_more(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(requests_at_once=3, requests_per_second=0.001)) as door:
        answers = [door.get("/api/games") for _ in range(4)]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[3].json()["clause"] == "table.too-fast"


@pytest.mark.parametrize("host", ["localhost", "not-the-house.example"])
def test_an_address_asks_for_so_many_pages_and_no_more(tmp_path: Path, host: str) -> None:
    with house_at(tmp_path, limits=Limits(pages_at_once=2, pages_per_second=0.001)) as door:
        answers = [door.http.get("/", headers={"Host": host}).status_code for _ in range(3)]

    assert answers[2] == 429
    assert 429 not in answers[:2]


def test_who_asks_too_much_is_kept_waiting_and_nobody_else(tmp_path: Path) -> None:
    limits = Limits(requests_at_once=3, requests_per_second=0.001, pause_after_too_much=10**6)
    with house_at(tmp_path, limits=limits) as door:
        for _ in range(3):
            door.get("/api/games")
        other = httpx.HTTPTransport(local_address="127.0.0.9")
        with httpx.Client(base_url=door.http.base_url, transport=other, timeout=PATIENCE) as neighbour:
            with pytest.raises(httpx.ReadTimeout):
                door.http.get("/api/games", timeout=0.5)

            assert neighbour.get("/api/games").status_code == 200


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine"])
def test_a_body_that_is_too_large_is_refused(tmp_path: Path, path: str) -> None:
    with house_at(tmp_path) as door:
        answer = door.post(path, {"secrets": ["x" * 100_000]})

    assert (answer.status_code, answer.json()["clause"]) == (413, "table.too-large")


def test_names_and_chat_have_a_longest_length(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.new_table("me", "open", "me")
        named = door.post(f"{table.path}/seats/1/take", {"name": "x" * 25})
        said = table.sit(0).refused({"is": "say", "text": "x" * 401})

    assert (named.status_code, named.json()["clause"]) == (400, "table.malformed")
    assert said == "table.malformed"


def test_a_million_guesses_against_ten_thousand_tables_are_hopeless() -> None:
    guesses, tables = 10**6, 10**4
    codes = len(LETTERS) ** (GROUPS * GROUP_LENGTH)

    assert guesses * tables / codes < 1e-5


def test_an_ipv6_network_is_one_person() -> None:
    assert home_of("2001:db8:1:2:aaaa::1") == home_of("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert home_of("2001:db8:1:3::1") != home_of("2001:db8:1:2::1")
    assert home_of("::ffff:192.0.2.7") == home_of("192.0.2.7") == "192.0.2.7"
    assert home_of("fe80::1%eth0") == "fe80::/64"


def test_buckets_of_people_who_left_are_not_kept() -> None:
    now = [0.0]
    buckets = Buckets(2, 1.0, lambda: now[0])
    for number in range(Buckets.FEW):
        buckets.grants(f"192.0.2.{number}")
    now[0] = 10.0
    buckets.grants("192.0.2.1")

    assert len(buckets) == 1


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 1.0, lambda: now[0])
    granted = [bucket.grants() for _ in range(3)]
    now[0] = 1.5

    assert granted == [True, True, False]
    assert [bucket.grants(), bucket.grants()] == [True, False]


def _sits(table: NewTable, seat: int) -> bool:
    """Whether the seat finds room."""
    try:
        return bool(table.sit(seat).first["seat"] == seat)
    except ConnectionClosed:
        return False
