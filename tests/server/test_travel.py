"""What the house says travels packed, is kept where it cannot change, and nowhere where it holds secrets."""

import gzip
from typing import Any

import pytest

from tests.server.door import GAME, Door

PRINTED = ["rules/fr", "texts/fr", "texts/en", "editions/HASH"]


@pytest.fixture
def shelved(door: Door) -> dict[str, Any]:
    return next(game for game in door.get("/api/games").json() if game["name"] == GAME)


@pytest.mark.parametrize("what", PRINTED)
def test_what_is_asked_for_by_its_tag_is_kept_for_ever(door: Door, shelved: dict[str, Any], what: str) -> None:
    path = what.replace("HASH", shelved["editions"][0]["hash"])
    tag = shelved["tags"][path]

    assert "immutable" in door.get(f"/api/games/{GAME}/{path}", tag=tag).headers["cache-control"]
    for other in ({}, {"tag": "0" * 16}):
        assert door.get(f"/api/games/{GAME}/{path}", **other).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/games", f"/api/games/{GAME}/rules/fr", f"/api/games/{GAME}/texts/fr"])
def test_who_has_it_already_is_only_told_so(door: Door, path: str) -> None:
    first = door.get(path)
    again = door.http.get(path, headers={"If-None-Match": first.headers["etag"]})

    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert again.headers["etag"] == first.headers["etag"]


@pytest.mark.parametrize("path", ["/api/games", f"/api/games/{GAME}/rules/fr", "/api/schema/openapi.json"])
def test_long_answers_are_packed_for_those_who_can_unpack(door: Door, path: str) -> None:
    plain = door.http.get(path, headers={"Accept-Encoding": "identity"})
    packed = door.http.get(path, headers={"Accept-Encoding": "gzip"})

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 2 < len(plain.content)
    assert packed.json() == plain.json()
    assert "accept-encoding" in packed.headers["vary"].lower()


def test_a_replay_is_packed_and_a_short_answer_is_not(door: Door) -> None:
    table = door.started("me", "random", "random")
    frames = door.get(f"{table.path}/frames")
    health = door.get("/health")

    assert frames.headers["content-encoding"] == "gzip"
    assert frames.json()["frames"]
    assert "content-encoding" not in health.headers


def test_what_is_packed_already_is_not_packed_again(door: Door) -> None:
    with door.http.stream("GET", "/api/games", headers={"Accept-Encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())

    assert gzip.decompress(raw).startswith(b"[{")


def test_what_is_said_of_a_table_is_kept_nowhere(door: Door) -> None:
    table = door.new_table("me", "open", "random")

    assert door.get(table.path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/games", "/health", "/api/nothing", f"/api/games/{GAME}/rules/fr"])
def test_the_head_of_an_answer_is_that_of_the_answer(door: Door, path: str) -> None:
    whole, head = door.get(path), door.http.head(path)

    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "etag", "cache-control", "content-encoding"):
        assert head.headers.get(name) == whole.headers.get(name)


def test_whoever_asks_for_a_part_is_given_the_whole(door: Door) -> None:
    answer = door.http.get("/api/games", headers={"Range": "bytes=0-9"})

    assert answer.status_code == 200
    assert len(answer.json()) == 5
