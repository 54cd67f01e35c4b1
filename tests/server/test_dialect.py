"""What a table's socket and the protocol tell of the same game they tell in the same words."""

import json
import random
from typing import Any

import pytest

from ludotheque.protocol.referee import Referee, Usual
from ludotheque.protocol.sight import Sight
from ludotheque.record.positions import dump
from ludotheque.shelf import BOXES
from ludotheque.showing import encode
from tests.protocol.stream import Stream
from tests.server.door import Door, NewTable, Player, random_values

MOVES = 12


def stream_at(door: Door, table: NewTable, seat: int) -> Stream:
    """A stream bound to the seat, at the position where the table stands."""
    room = door.house.rooms[table.key]
    box = BOXES[table.info()["game"]]
    stream = Stream()
    stream.referee = Referee(box, box.edition(), Usual(None, None, {}), Sight(seat), "en")
    stream.say("load", position=json.loads(encode(dump(room.table.started().state))))
    return stream


def heard(player: Player, stream: Stream) -> tuple[Any, Any]:
    """What may be done and seen now, by the socket and by the stream."""
    asks, view = stream.say("asks"), stream.say("view")
    now = player.now
    by_socket = (player.first["seat"], now["asks"], now["closed"], now["view"])
    return by_socket, (asks["seat"], asks["asks"], asks["closed"], view["view"])


@pytest.mark.parametrize("game", BOXES)
def test_asks_views_and_events_are_the_same_on_both_sides(door: Door, game: str) -> None:
    seats = max(3, BOXES[game].game.least_seats)
    table = door.started(*["me"] * seats, game=game, pace={"kind": "days"})
    players = table.sit_all()
    luck = random.Random(5)
    for _ in range(MOVES):
        mover = luck.choice([player for player in players if player.now["asks"]])
        stream = stream_at(door, table, mover.first["seat"])
        by_socket, by_stream = heard(mover, stream)
        assert by_socket == by_stream
        ask = luck.choice(mover.now["asks"])
        filling = [random_values(blank, luck) for blank in ask["blanks"]]
        mover.act(ask["verb"], *filling)
        number = mover.now["number"] + 1
        for player in players:
            player.hear_until(number)

        told = stream.say("play", verb=ask["verb"], filling=filling, seat=mover.first["seat"])

        assert mover.now["over"] == told["over"]
        assert mover.last["entry"]["events"] == told["events"]
