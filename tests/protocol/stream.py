"""Talking to the referee as an outside program does: lines in, lines out."""

import io
import json
from typing import Any

from ludotheque.box import Box
from ludotheque.protocol.conversation import Conversation
from ludotheque.protocol.referee import Referee, Usual
from ludotheque.protocol.sight import read_sight
from ludotheque.shelf import box

BOX = box("couleurs-du-monde")
EDITION = BOX.edition()
Reply = dict[str, Any]


class Stream:
    """One referee; every `say` is a stretch of the same conversation."""

    def __init__(self, seat: str = "all", chosen: Box = BOX) -> None:
        usual = Usual(players=3, seed=5, options={})
        self.referee = Referee(chosen, chosen.edition(), usual, read_sight(seat), "en")
        self.status = 0

    def send(self, data: bytes) -> list[Reply]:
        sink = io.BytesIO()
        self.status = Conversation(self.referee, io.BytesIO(data), sink).run()
        return [json.loads(line) for line in sink.getvalue().splitlines()]

    def say(self, do: str, **rest: Any) -> Reply:
        replies = self.send(json.dumps({"do": do, **rest}).encode() + b"\n")
        assert len(replies) == 1
        return replies[0]

    def mover(self) -> int:
        """The seat whose turn it is."""
        return int(self.say("view")["view"]["turn"])
