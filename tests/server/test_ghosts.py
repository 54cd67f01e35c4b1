"""Who has lost a seat has lost it at once, whatever was under way: no ghost sees or plays another's hand."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.clauses import clause
from tests.server.door import Door, NewTable, Player, closed_for, wait_until


class Bottleneck:
    """Holds the next call of an asynchronous method until it is let through, so that others come in between."""

    def __init__(self, door: Door, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = threading.Event()
        self._through = threading.Event()
        self._method = getattr(door.house.storage, name)
        monkeypatch.setattr(door.house.storage, name, self._held)

    async def _held(self, *values: Any) -> Any:
        found = await self._method(*values)
        if not self.reached.is_set():
            self.reached.set()
            await asyncio.to_thread(self._through.wait)
        return found

    def let_through(self) -> None:
        self._through.set()


def in_background(work: Callable[[], Any]) -> threading.Thread:
    thread = threading.Thread(target=work)
    thread.start()
    return thread


def waiting_requests(door: Door, table: NewTable) -> int:
    return door.house.rooms[table.key].requests.qsize()


def leave(door: Door, table: NewTable, secret: str) -> httpx.Response:
    return door.post(f"{table.path}/seats/1/leave", secret=secret)


def put_out(door: Door, table: NewTable, _: str) -> httpx.Response:
    return door.post(f"{table.path}/seats/1/change", {"player": "open"}, table.host)


@pytest.mark.parametrize("lose", [leave, put_out])
def test_who_comes_back_while_losing_the_seat_is_nobody(
    door: Door, monkeypatch: pytest.MonkeyPatch, lose: Callable[[Door, NewTable, str], httpx.Response]
) -> None:
    table = door.new_table("me", "open", "random")
    secret = table.take(1, "Ghost")
    table.info()
    held = Bottleneck(door, "set_chair", monkeypatch)
    losing = in_background(lambda: lose(door, table, secret))
    assert held.reached.wait(60)
    codes: list[tuple[int, str]] = []
    coming = in_background(lambda: codes.append(closed_for(lambda: Player(door.port, table.key, secret))))
    wait_until(lambda: waiting_requests(door, table))
    held.let_through()
    losing.join()
    coming.join()

    assert codes == [(4403, "table.unknown-secret")]
    table.take(1, "Owner")
    assert table.sit(1).first["seat"] == 1


@clause("table.put-out")
def test_what_a_ghost_says_meanwhile_is_not_said_in_the_name_of_the_seat(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = door.new_table("me", "open", "random")
    table.take(1, "Ghost")
    host, ghost = table.sit(0), table.sit(1)
    held = Bottleneck(door, "set_chair", monkeypatch)
    losing = in_background(lambda: put_out(door, table, ""))
    assert held.reached.wait(60)
    ghost.send({"is": "say", "text": "boo"})
    wait_until(lambda: waiting_requests(door, table))
    held.let_through()
    losing.join()

    assert host.hear_a("chat")["line"]["seat"] is None
    assert ghost.hear_a("refused")["clause"] == "table.put-out"


def test_a_ghost_neither_plays_nor_hands_over_the_seat(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table = door.started("me", "me", "me")
    ghost = table.sit(1)
    held = Bottleneck(door, "set_chair", monkeypatch)
    change = {"player": "bot", "bot": "random"}
    losing = in_background(lambda: door.post(f"{table.path}/seats/1/change", change, table.host))
    assert held.reached.wait(60)
    ghost.send({"is": "take-seat-back"})
    wait_until(lambda: waiting_requests(door, table))
    held.let_through()
    losing.join()

    assert ghost.hear_a("refused")["clause"] == "table.put-out"
    assert ghost.hear_a("refused")["clause"] == "table.watchers-watch"
    assert table.info()["seats"][1]["bot"] == "random"


def test_a_table_that_was_lost_meanwhile_is_not_mine(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table = door.new_table("me", "open", "random")
    secret = table.take(1, "Ghost")
    held = Bottleneck(door, "find_secrets", monkeypatch)
    found: list[Any] = []
    asking = in_background(lambda: found.append(door.post("/api/mine", {"secrets": [secret]}).json()))
    assert held.reached.wait(60)
    with httpx.Client(base_url=str(door.http.base_url), timeout=60) as other:
        other.post(f"{table.path}/seats/1/leave", headers={"Authorization": f"Bearer {secret}"})
    held.let_through()
    asking.join()

    assert found == [[]]


def test_a_replay_is_not_shown_to_who_lost_the_seat_while_it_was_made(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = door.started("me", "me", "me")
    held = Bottleneck(door, "lines", monkeypatch)
    answers: list[httpx.Response] = []
    looking = in_background(lambda: answers.append(door.get(f"{table.path}/frames", secret=table.secrets[1])))
    assert held.reached.wait(60)
    with httpx.Client(base_url=str(door.http.base_url), timeout=60) as other:
        change = {"player": "bot", "bot": "random"}
        headers = {"Authorization": f"Bearer {table.host}"}
        assert other.post(f"{table.path}/seats/1/change", json=change, headers=headers).status_code == 200
    held.let_through()
    looking.join()

    assert (answers[0].status_code, answers[0].json()["clause"]) == (403, "table.unknown-secret")
