"""Who is let through the gate: under which name, from which page, from where, and how fast."""

import logging
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludotheque.complaint import Complaint
from ludotheque.server.gate_rules import GateRules
from ludotheque.server.limits import Limits
from tests.clauses import clause
from tests.server.door import GAME, PATIENCE, Door, house_at, wait_until

NEW = {"game": GAME, "seats": [{"player": "open"}] * 3}


def asked(door: Door, path: str = "/api/games", **headers: str) -> httpx.Response:
    return door.http.get(path, headers=headers)


@clause("table.unknown-host")
@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example:8061"])
def test_a_name_that_is_not_the_houses_is_refused(door: Door, host: str) -> None:
    for path in ("/", "/api/games"):
        answer = asked(door, path, Host=host)
        assert (answer.status_code, answer.json()["clause"]) == (421, "table.unknown-host")


@pytest.mark.parametrize(
    "host",
    [
        "[::1",
        "::1",
        "[::1]:99999",
        "127.0.0.1:65536",
        "127.0.0.1:x",
        "user@127.0.0.1",
        "127.0.0.1/",
        "127.0.0.1, localhost",
    ],
)
def test_what_is_no_name_is_none_of_the_houses(door: Door, host: str) -> None:
    for path in ("/", "/api/games", "/api/games?tag=", "/api/tables/x/frames?first=x"):
        assert asked(door, path, Host=host).status_code == 421


def test_a_house_visited_under_two_names_at_once_is_not_at_home(door: Door) -> None:
    for names in (["evil.example", "localhost"], ["localhost", "evil.example"], ["localhost", "localhost"], []):
        line = HTTPConnection("127.0.0.1", door.port, timeout=PATIENCE)
        line.putrequest("GET", "/api/games", skip_host=True)
        for name in names:
            line.putheader("Host", name)
        line.endheaders()
        assert line.getresponse().status == 421
        line.close()


def test_a_page_among_others_is_a_foreign_page(door: Door) -> None:
    own = str(door.http.base_url).rstrip("/")
    pages = [("Origin", "https://evil.example"), ("Origin", own)]

    for headers in (pages, pages[::-1]):
        assert door.http.post("/api/tables", json=NEW, headers=headers).status_code == 403


@pytest.mark.parametrize("host", ["localhost", "localhost:8061", "127.0.0.1:1", "[::1]:8061", "192.168.1.20"])
def test_addresses_in_numbers_and_localhost_are_known(door: Door, host: str) -> None:
    assert asked(door, Host=host).status_code == 200


def test_a_house_goes_by_the_names_its_keeper_gives(tmp_path: Path) -> None:
    with house_at(tmp_path, gate=GateRules.named([], ["Jeux.example"], [])) as door:
        assert asked(door, Host="jeux.example").status_code == 200
        assert asked(door, Host="jeux.example:443").status_code == 200
        assert asked(door, Host="other.example").status_code == 421


@clause("table.foreign-page")
@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://localhost:1",
        "http://[",
        "http://[::1",
        "//127.0.0.1",
        "http://127.0.0.1@evil.example",
        "file://",
        "http://",
    ],
)
def test_a_page_of_another_site_opens_no_table_and_no_socket(door: Door, origin: str) -> None:
    table = door.started("me", "me", "me")
    posted = door.http.post("/api/tables", json=NEW, headers={"Origin": origin})

    assert (posted.status_code, posted.json()["clause"]) == (403, "table.foreign-page")
    assert socket_status(door, table.key, origin) == 403


@pytest.mark.parametrize("path", ["/health", "/api/games", "/", "/api/nothing"])
def test_who_asks_for_a_head_gets_the_head_of_the_answer(door: Door, path: str) -> None:
    head, whole = door.http.head(path), door.http.get(path)

    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize("method", ["OPTIONS", "TRACE", "PUT", "DELETE", "PATCH"])
def test_nothing_else_is_asked_of_the_house(door: Door, method: str) -> None:
    answer = door.http.request(method, "/api/games", headers={"Origin": "https://evil.example"})

    assert answer.status_code in (204, 403, 405)
    assert not any(name.startswith("access-control") for name in answer.headers)


def test_the_houses_own_page_is_let_in(door: Door) -> None:
    table = door.started("me", "me", "me")
    own = str(door.http.base_url).rstrip("/")
    posted = door.http.post("/api/tables", json=NEW, headers={"Origin": own})

    assert posted.status_code == 201
    assert socket_status(door, table.key, own) == 101


def test_a_page_that_the_keeper_names_is_let_in(tmp_path: Path) -> None:
    with house_at(tmp_path, gate=GateRules.named([], [], ["https://Friends.example/"])) as door:
        for origin, status in (("https://friends.example", 201), ("http://friends.example", 403)):
            assert door.http.post("/api/tables", json=NEW, headers={"Origin": origin}).status_code == status


@clause("table.json-only")
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"])
def test_only_json_is_read(door: Door, kind: str) -> None:
    body = b'{"game":"couleurs-du-monde","seats":[{"player":"open"},{"player":"open"},{"player":"open"}]}'
    answer = door.http.post("/api/tables", content=body, headers={"Content-Type": kind})

    assert (answer.status_code, answer.json()["clause"]) == (415, "table.json-only")


# Where somebody comes from


def guesses(door: Door, *forwarded: str) -> list[int]:
    return [asked(door, "/api/codes/AAAAAAAAAA", **{"X-Forwarded-For": told}).status_code for told in forwarded]


FEW_CODES = Limits(codes_at_once=1, codes_per_minute=0.001)


def test_nobody_is_believed_who_says_to_come_from_elsewhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING), house_at(tmp_path, limits=FEW_CODES) as door:
        assert guesses(door, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [404, 429, 429]

    assert [record.message for record in caplog.records if "--trusted-proxy" in record.message] == [
        "a proxy is not believed; name it with --trusted-proxy"
    ]


def test_a_proxy_that_is_named_is_believed(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=FEW_CODES, gate=GateRules.named(["127.0.0.0/8"], [], [])) as door:
        assert guesses(door, "192.0.2.1", "192.0.2.2", "192.0.2.1") == [404, 404, 429]
        assert guesses(door, "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1") == [404, 429, 404]


def test_what_stands_before_the_last_stranger_may_be_forged(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=FEW_CODES, gate=GateRules.named(["127.0.0.1", "10.0.0.0/8"], [], [])) as door:
        assert guesses(door, "1.1.1.1, 192.0.2.1, 10.0.0.3", "2.2.2.2, 192.0.2.1, 10.0.0.4") == [404, 429]


@pytest.mark.parametrize(
    ("proxies", "origins", "complaint"),
    [
        (["proxy"], [], "--trusted-proxy is an address"),
        ([], ["friends.example"], "--allowed-origin is like https://"),
        ([], ["https://friends.example/games"], "--allowed-origin is like https://"),
    ],
)
def test_what_cannot_be_meant_is_complained_about(proxies: list[str], origins: list[str], complaint: str) -> None:
    with pytest.raises(Complaint, match=complaint):
        GateRules.named(proxies, [], origins)


# The doorway


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[Door]:
    with house_at(tmp_path, limits=Limits(request_seconds=0.3, lines_per_address=4)) as opened:
        yield opened


def line_to(door: Door, words: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", door.port), timeout=PATIENCE)
    line.sendall(words)
    return line


HEAD = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n"


@pytest.mark.parametrize("half", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: loc", HEAD, HEAD + b'\r\n{"secr'])
def test_half_a_request_is_not_waited_for(brisk: Door, half: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with line_to(brisk, half) as line:
        heard = read_all(line)

    assert heard.startswith(b"HTTP/1.1 408 ") or (half.endswith(b"secr") and b"200" not in heard)
    assert brisk.get("/api/games").status_code == 200
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_second_request_on_the_same_line_is_not_waited_for_either(brisk: Door) -> None:
    with line_to(brisk, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT") as line:
        heard = read_all(line)

    assert heard.count(b"HTTP/1.1 200") == 1
    assert heard.count(b"HTTP/1.1 408") == 1


@pytest.mark.parametrize("begun", [b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"GET /", HEAD + b"X: "])
def test_a_head_without_end_is_not_listened_to(tmp_path: Path, begun: bytes) -> None:
    with house_at(tmp_path) as door, line_to(door, begun) as line:
        heard = b""
        try:
            for _ in range(200):
                line.sendall(b"y" * 20_000)
        except OSError:
            pass  # the house has closed the line
        else:
            pytest.fail("the house listened to four millions of bytes")
        finally:
            heard = read_all(line)

        assert heard == b"" or b" 431 " in heard or b" 400 " in heard
        assert door.get("/api/games").status_code == 200


def test_a_body_of_many_pieces_is_no_long_head(door: Door) -> None:
    body = b'{"secrets":["' + b"x" * 1000 + b'"]}' + b" " * 64_000
    pieces = b"".join(b"%x\r\n%s\r\n" % (len(body[at : at + 40]), body[at : at + 40]) for at in range(0, len(body), 40))
    head = HEAD.replace(b"Content-Length: 14", b"Transfer-Encoding: chunked\r\nConnection: close")
    with line_to(door, head + b"\r\n" + pieces + b"0\r\n\r\n") as line:
        assert read_all(line).startswith(b"HTTP/1.1 200 ")


def test_no_crowd_stands_in_the_doorway(brisk: Door) -> None:
    brisk.http.close()
    lines = [line_to(brisk) for _ in range(8)]
    heard = [read_all(line) for line in lines]
    for line in lines:
        line.close()

    assert sum(1 for words in heard if words == b"") >= 4
    wait_until(lambda: httpx.get(f"http://127.0.0.1:{brisk.port}/health", timeout=PATIENCE).status_code == 200)


def test_sockets_do_not_stand_in_the_doorway(brisk: Door) -> None:
    table = brisk.started("me", "me", "me")
    watching = [table.watch() for _ in range(6)]
    watching[0].send({"is": "say", "text": "hello"})

    assert [watcher.hear_a("chat")["line"]["text"] for watcher in watching] == ["hello"] * 6


def read_all(line: socket.socket) -> bytes:
    heard = b""
    try:
        while more := line.recv(4096):
            heard += more
    except ConnectionResetError:
        pass
    return heard


def socket_status(door: Door, key: str, origin: Any) -> int:
    address = f"ws://127.0.0.1:{door.port}/api/tables/{key}/socket"
    try:
        with connect(address, subprotocols=["ludotheque"], origin=origin, compression=None) as opened:  # type: ignore[list-item]
            assert opened.response is not None
            return opened.response.status_code
    except InvalidStatus as refused:
        return refused.response.status_code
