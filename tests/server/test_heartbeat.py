"""Both ends of a line find out when the other is gone."""

import socket
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludotheque.server.limits import Limits
from tests.clauses import clause
from tests.server.door import GENEROUS, Door, NewTable, house_at

BEAT = {"is": "beat"}


def test_a_beat_is_answered_and_counts_for_nothing(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=1, messages_per_second=0.001)
    with house_at(tmp_path, limits=limits) as house:
        player = house.started("me", "me", "me").sit(0)
        player.send(BEAT)
        assert player.hear_a("beat") == BEAT

        player.send({"is": "say", "text": "still there"})

        assert player.hear_a("chat")["line"]["text"] == "still there"


@clause("table.too-fast")
def test_who_asks_all_the_time_whether_the_house_is_there_is_counted(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=3, messages_per_second=0.001, pause_after_too_much=0)
    with house_at(tmp_path, limits=limits) as house:
        player = house.started("me", "me", "me").sit(0)
        for _ in range(10):
            player.send(BEAT)

        assert player.hear_a("refused")["clause"] == "table.too-fast"


def a_browser_that_has_frozen(house: Door, table: NewTable, seat: int) -> socket.socket:
    """It has come in, and never says a word again."""
    line = socket.create_connection(("127.0.0.1", house.port))
    line.sendall(
        f"GET {table.path}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Protocol: ludotheque, {table.secrets[seat]}\r\n\r\n".encode()
    )
    return line


def present(message: dict[str, Any], seat: int) -> bool:
    return bool(message["seats"][seat]["present"])


def test_a_browser_that_has_frozen_is_let_go(tmp_path: Path) -> None:
    began = time.monotonic()
    with house_at(tmp_path, limits=replace(GENEROUS, beat_seconds=0.3)) as house:
        table = house.started("me", "me", "me")
        awake = table.sit(0)
        with a_browser_that_has_frozen(house, table, 1):
            while not present(awake.hear_a("seats"), 1):
                pass

            assert not present(awake.hear_a("seats"), 1)
    assert time.monotonic() - began < Limits().beat_seconds
