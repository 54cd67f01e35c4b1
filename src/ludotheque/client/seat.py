"""A seat of one's own over the table's socket: what it sees and may do now, and what it says."""

import json
from contextlib import ExitStack
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.client.house import House, read_link
from ludotheque.complaint import Complaint

PROTOCOL = "ludotheque"  # the first subprotocol; the second is the secret of the seat
LISTENING_S = 20.0  # before one asks whether the line still holds
LARGEST_MESSAGE = 1 << 24


class Refused(Complaint):
    """The house grants no such thing; nothing has changed."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


class Gone(Complaint):
    """The house has closed the line for good, and says by which clause."""


class Seat:
    """What the house told last. `view`, `asks` and `closed` are plain JSON, as docs/socket.md has them."""

    def __init__(self, house: House, key: str, secret: str) -> None:
        self.house = house
        self.key = key
        self._secret = secret
        self._requests = 0
        self.table: dict[str, Any] = {}
        self.seat = -1  # until the first message
        self.now: dict[str, Any] = {}  # empty in the lobby
        self.entries: list[dict[str, Any]] = []  # of the log, whatever was told since this seat sat down
        self.chat: list[dict[str, Any]] = []
        self._open = ExitStack()
        self._socket = self._opened()
        self.hear()

    # What one sees

    @property
    def number(self) -> int:
        return int(self.now.get("number", 0))

    @property
    def view(self) -> Any:
        return self.now.get("view")

    @property
    def asks(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.now.get("asks", [])
        return found

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for this seat."""
        return any(wait["seat"] == self.seat for wait in self.now.get("waiting", []))

    @property
    def over(self) -> Any:
        """How the game ended; None while it goes on."""
        return self.now.get("over")

    # What one does

    def hear(self, patience: float | None = None) -> dict[str, Any] | None:
        """The next message, which is also remembered; None if there was none in so many seconds."""
        while True:
            try:
                message: dict[str, Any] = json.loads(self._socket.recv(LISTENING_S if patience is None else patience))
            except TimeoutError:
                if patience is not None:
                    return None
                self._send({"is": "beat"})
            except ConnectionClosed as closed:
                self._come_back(closed)
            else:
                self._remember(message)
                return message

    def catch_up(self) -> None:
        """Hear all that was said meanwhile."""
        while self.hear(patience=0.0) is not None:
            pass

    def wait_for_turn(self) -> bool:
        """Whether there is one: False when the game is over."""
        while not self.is_asked and self.over is None:
            self.hear()
        return self.over is None

    def act(self, verb: str, filling: list[list[int]]) -> None:
        """Do what an ask offers, and hear what comes of it; Refused if it may not be done."""
        number = self.number
        self._ask({"is": "act", "number": number, "verb": verb, "filling": filling}, lambda: self.number > number)

    def say(self, text: str) -> None:
        lines = len(self.chat)
        self._ask({"is": "say", "text": text}, lambda: len(self.chat) > lines)

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, request: dict[str, Any], is_granted: Any) -> None:
        self._requests += 1
        self._send({**request, "id": self._requests})
        while not is_granted():
            message = self.hear()
            if message and message["is"] == "refused" and message["id"] == self._requests:
                raise Refused(message["clause"])

    def _send(self, message: dict[str, Any]) -> None:
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed as closed:
            self._come_back(closed)
            self._socket.send(json.dumps(message))

    def _remember(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if "table" in message:
            self.table, self.seat = message["table"], message["seat"]
            self.chat = message.get("chat", [])
        if kind == "seats":
            self.table["seats"] = message["seats"]
        elif kind == "chat":
            self.chat.append(message["line"])
        known = self.entries[-1]["number"] if self.entries else -1
        told = message.get("log", []) if kind == "position" else [message["entry"]] if kind == "moved" else []
        self.entries += [entry for entry in told if entry["number"] > known]
        if "now" in message:
            self.now = message["now"]
            if self.is_asked:
                self._send({"is": "sees", "number": self.number})

    def _opened(self) -> ClientConnection:
        address = self.house.socket_address(self.key)
        offered: Any = [PROTOCOL, self._secret]
        line = connect(address, subprotocols=offered, max_size=LARGEST_MESSAGE, proxy=None)
        return self._open.enter_context(line)

    def _come_back(self, closed: ConnectionClosed) -> None:
        """The house closes lines that are slow, or when it closes itself; what is for good has a code of its own."""
        code = closed.rcvd.code if closed.rcvd else 0
        if 4400 <= code < 4413 or 4413 < code < 4500:
            raise Gone(closed.rcvd.reason if closed.rcvd else "") from None
        self._open.close()
        self._socket = self._opened()


def sit(link: str) -> Seat:
    """At the table that the link of a seat leads to."""
    house, secret = read_link(link)
    return Seat(house, house.table_of(secret), secret)
