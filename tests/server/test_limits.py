"""Nobody can ask too much of the house."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.limits import Bucket, Limits
from tests.clauses import clause
from tests.server.door import GAME, house_at


@clause("table.too-fast")
def test_who_sends_too_fast_is_refused_and_stays_connected(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=5, messages_per_second=1, pause_after_refusal=0.01)
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
def test_so_many_may_watch_and_no_more(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=Limits(screens_per_table=3)) as door:
        table = door.started("me", "me", "me")
        watching = [table.watch() for _ in range(3)]
        late = table.watch()

        assert watching[0].first["is"] == "position"
        assert late.first == {"is": "refused", "clause": "table.too-many-screens", "id": None}
        with pytest.raises(ConnectionClosed):
            late.hear()


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


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 1.0, lambda: now[0])
    granted = [bucket.grants() for _ in range(3)]
    now[0] = 1.5

    assert granted == [True, True, False]
    assert [bucket.grants(), bucket.grants()] == [True, False]
