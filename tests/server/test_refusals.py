"""Bad messages are refused with a reason; the connection and the table live on."""

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.clauses import clause
from tests.server.door import GAME, Door, NewTable, Player, play_on


def seated(door: Door) -> tuple[NewTable, Player, Player]:
    """A table, who is to move, and somebody else."""
    table = door.started("me", "me", "me")
    players = table.sit_all()
    mover = next(player for player in players if player.now["asks"])
    return table, mover, next(player for player in players if player is not mover)


def lives(table: NewTable) -> bool:
    """Whether the game can be played on."""
    players = table.sit_all()
    return play_on(players, random.Random(1), most=3) == 3


@clause("table.not-your-turn")
def test_who_is_not_waited_for_is_refused(door: Door) -> None:
    table, _, other = seated(door)

    assert other.refused(act("pass-turn")) == "table.not-your-turn"
    assert lives(table)


def test_the_rules_refuse_with_their_own_clause(door: Door) -> None:
    table, mover, other = seated(door)
    theirs = other.now["view"]["hands"][other.first["seat"]][0]

    assert mover.refused(act("play-card", [theirs])) == "cdm.turn.own-cards"
    assert lives(table)


@clause("table.not-asked")
def test_what_no_ask_offers_is_refused(door: Door) -> None:
    table, mover, _ = seated(door)

    assert mover.refused(act("fly-away")) == "table.not-asked"
    assert mover.refused(act("pass-turn", [1])) == "table.not-asked"
    assert mover.refused(act("play-card", [-(2**53)])) == "cdm.turn.own-cards"
    assert lives(table)


@clause("table.position-changed")
def test_a_message_sent_twice_counts_once(door: Door) -> None:
    table, mover, _ = seated(door)
    mover.act_at_random(random.Random(1))
    moved = mover.hear_a("moved")

    again = {**act("pass-turn"), "number": moved["entry"]["number"] - 1}

    assert mover.refused(again) == "table.position-changed"
    assert lives(table)


@clause("table.malformed")
@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"is":"act"}',
        '{"is":"act","number":0,"verb":"pass-turn","filling":[],"seat":1}',
        '{"is":"act","number":-1,"verb":"pass-turn","filling":[]}',
        '{"is":"act","number":0,"verb":"play-card","filling":[[1e99]]}',
        '{"is":"act","number":0,"verb":"play-card","filling":[["Pérou"]]}',
        '{"is":"rule-the-world"}',
        b"\xff\xfe\x00",
        '{"is":"say","text":"\\ud800"}',
        "[" * 4000,
        '{"is":' + "[" * 4000,
        '{"is":"act","filling":' + "[" * 4000,
        '{"is":"act","number":' + "9" * 4000 + "}",
    ],
)
def test_what_is_no_message_is_refused(door: Door, message: str | bytes) -> None:
    table, mover, _ = seated(door)

    assert mover.refused(message) == "table.malformed"
    assert lives(table)


@clause("table.too-large")
def test_a_message_that_is_too_large_is_refused(door: Door) -> None:
    table, mover, _ = seated(door)

    assert mover.refused({"is": "say", "text": "a" * 100_000}) == "table.too-large"
    assert lives(table)


@clause("table.malformed")
@pytest.mark.parametrize("path", ["/api/tables", "/api/mine"])
@pytest.mark.parametrize(
    "body",
    [
        "[" * 60_000,
        '{"game":' * 8_000,
        '{"game":' + "9" * 5_000 + "}",
        "",
        "{",
        "\ud800",
        '{"game":"\ud800"}',
        '{"\ud800":1}',
    ],
)
def test_a_body_that_cannot_be_read_is_refused_in_one_sentence(door: Door, path: str, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = door.http.post(path, content=body.encode("utf-8", "surrogatepass"), headers=headers)

    assert (answer.status_code, answer.json()["clause"]) == (400, "table.malformed")
    assert len(answer.json()["reason"]) < 100


@pytest.mark.parametrize("wrong", [{"hints": 0}, {"talk": "true"}, {"delay_seconds": "5"}, {"muted_seats": ["1"]}])
def test_a_body_with_a_value_of_another_kind_is_refused_by_name(door: Door, wrong: dict[str, Any]) -> None:
    table = door.new_table("me", "open", "random")
    answer = door.post(f"{table.path}/hosting", wrong, table.host)

    assert (answer.status_code, answer.json()["clause"]) == (400, "table.malformed")
    assert next(iter(wrong)) in answer.json()["reason"]


def test_a_whole_number_may_be_written_with_a_point(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {table.host}"}
    answer = door.http.post(f"{table.path}/hosting", content='{"delay_seconds": 5.0}', headers=headers)

    assert (answer.status_code, answer.json()["hosting"]["delay_seconds"]) == (200, 5)


def test_an_option_of_thousands_of_digits_is_refused_in_one_sentence(door: Door) -> None:
    options = {"match": "deals", "deals": "9" * 4_301}
    answer = door.post("/api/tables", {"game": GAME, "seats": [{"player": "open"}] * 3, "options": options})

    assert (answer.status_code, answer.json()["clause"]) == (400, "table.malformed")
    assert len(answer.json()["reason"]) < 100


@pytest.mark.parametrize("first", ["9" * 4_301, "-1", "1e400", "%00"])
def test_a_bad_number_in_an_address_is_refused_in_one_sentence(door: Door, first: str) -> None:
    table, *_ = seated(door)
    answer = door.http.get(f"{table.path}/frames?first={first}")

    assert (answer.status_code, answer.json()["clause"]) == (400, "table.malformed")
    assert len(answer.json()["reason"]) < 100


@clause("table.watchers-watch")
def test_a_watcher_cannot_act(door: Door) -> None:
    table, _, _ = seated(door)
    watcher = table.watch()

    for message in (act("pass-turn"), {"is": "take-back", "number": 0}, {"is": "hand-over", "bot": "random"}):
        assert watcher.refused(message) == "table.watchers-watch"


@clause("table.not-started")
def test_nobody_acts_before_the_start(door: Door) -> None:
    table = door.new_table("me", "open", "me")

    assert table.sit(0).refused(act("pass-turn")) == "table.not-started"
    assert door.get(f"{table.path}/frames").json()["clause"] == "table.not-started"


@clause("table.game-over")
def test_nobody_acts_after_the_end(door: Door) -> None:
    table = door.started("me", "me", "me")
    players = table.sit_all()
    play_on(players, random.Random(3))

    assert {player.refused({**act("pass-turn"), "number": 10**6}) for player in players} == {"table.game-over"}
    assert {player.refused({"is": "take-back", "number": 10**6}) for player in players} == {"table.game-over"}


def test_a_refusal_names_its_request(door: Door) -> None:
    _, _, other = seated(door)
    other.send({**act("pass-turn"), "id": 77})

    assert other.hear_a("refused")["id"] == 77


def test_a_secret_of_another_table_opens_nothing(door: Door) -> None:
    table, other = door.started("me", "me", "me"), door.started("me", "me", "me")

    with pytest.raises(ConnectionClosed) as closed:
        Player(door.port, table.key, other.secrets[0])
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_table_that_does_not_exist_opens_nothing(door: Door) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        Player(door.port, "no-such-table-anywhere")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@clause("table.try-again")
def test_what_cannot_be_written_has_not_happened(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table, mover, other = seated(door)
    with monkeypatch.context() as broken:
        broken.setattr(door.house.storage, "append", _full_disk)
        mover.act_at_random(random.Random(1))

        assert mover.hear_a("refused")["clause"] == "table.try-again"
        with pytest.raises(ConnectionClosed):
            other.hear_a("moved")
    assert table.watch().now["number"] == 0
    assert lives(table)


async def _full_disk(*_: Any) -> None:
    raise OSError("no space left on device")


def test_ten_thousand_random_messages_harm_nobody(door: Door) -> None:
    table, mover, other = seated(door)
    luck = random.Random(5)

    for _ in range(100):
        for _ in range(100):
            other.send(noise(luck))
        for _ in range(100):
            assert other.hear_a("refused")["clause"].startswith("table.")

    mover.act_at_random(luck)
    assert mover.hear_a("moved")["entry"]["number"] == 1
    assert lives(table)


def act(verb: str, *filling: list[int]) -> dict[str, Any]:
    return {"is": "act", "number": 0, "verb": verb, "filling": list(filling)}


def noise(luck: random.Random) -> str | bytes:
    """A message that is wrong in one way or another, though not always obviously."""
    kind = luck.randrange(5)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    if kind == 1:
        return "".join(luck.choice('{}[]":,is act\\u00e9\n0123') for _ in range(luck.randrange(60)))
    message = luck.choice(
        [
            act(luck.choice(["play-card", "pass-turn", "announce-points", "tick", "take-back", ""])),
            {"is": luck.choice(["act", "say", "hand-over-absent", "moved", "position", ""])},
            {"is": "hand-over-absent", "seat": luck.randrange(-2, 20), "bot": "random"},
        ]
    )
    if kind == 2:
        message["filling"] = [[luck.randrange(-(10**6), 10**6) for _ in range(luck.randrange(4))] for _ in range(2)]
    if kind == 3:
        message[luck.choice(["seat", "number", "verb", "audience", "id"])] = luck.choice([None, -1, 2**70, "x", [], {}])
    text = json.dumps(message)
    return text[: luck.randrange(len(text))] if luck.random() < 0.2 else text
