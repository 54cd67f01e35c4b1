"""Who looks on at a table, from a seat or from beside it, and keeps every byte that comes."""

import json
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any

from tests.server.door import PATIENCE, Player

Message = dict[str, Any]


class Observer:
    """A socket and a line for requests. What is random, and differs in two worlds for that reason, has stand-ins."""

    def __init__(self, port: int, key: str, secret: str) -> None:
        self._port = port
        self._key = key
        self._secret = secret
        self._stand_ins: dict[str, str] = {}
        self._line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self._player = Player(port, key, secret)
        self.seen: list[str] = []
        self.knows(KEY=key, SECRET=secret)

    @property
    def now(self) -> Message:
        return self._player.now

    def knows(self, **words: str) -> None:
        """Words of which only the stand-in is compared."""
        self._stand_ins.update({word: name for name, word in words.items() if word})

    def enters(self) -> None:
        self.keep(json.dumps(self._player.first))

    def comes_back(self) -> None:
        """The connection is lost and made again."""
        self._player.close()
        self._player = Player(self._port, self._key, self._secret)
        self.enters()

    def send(self, message: Message) -> None:
        self._player.send(message)

    def act(self, verb: str, filling: list[list[int]], number: int) -> None:
        self._player.act(verb, *filling, number=number)

    def reads(self, messages: int = 1) -> None:
        """So many of the next messages, of which those that tell who comes and goes, and talk, are none."""
        while messages:
            messages -= self._reads_one()["is"] not in ("seats", "chat")

    def reads_a(self, kind: str, times: int = 1) -> None:
        """All messages up to one of this kind, which may be the second or a later one."""
        while times:
            times -= self._reads_one()["is"] == kind

    def reads_who_plays(self, is_so: Callable[[list[Message]], bool]) -> None:
        """What is told of the seats once it is so."""
        message = self._reads_one()
        while message["is"] != "seats" or not is_so(message["seats"]):
            message = self._reads_one()
        self.keep(json.dumps(message))

    def asks(self, method: str, path: str, body: Any = None) -> None:
        headers = {"Content-Type": "application/json", "Connection": "close"}  # the house waits for no idle line
        if self._secret:
            headers["Authorization"] = f"Bearer {self._secret}"
        self._line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._line.getresponse()
        self.keep(f"{answer.status} {answer.read().decode()}")

    def keep(self, text: str) -> None:
        for word, name in self._stand_ins.items():
            text = text.replace(word, name)
        self.seen.append(text)

    def close(self) -> None:
        self._line.close()
        self._player.close()

    def _reads_one(self) -> Message:
        """Whoever comes and goes does so at a moment of his own: what tells of it is not kept."""
        text = str(self._player.socket.recv(PATIENCE))
        message: Message = json.loads(text)
        self._player.now = message.get("now", self._player.now)
        if message["is"] != "seats":
            self.keep(text)
        return message
