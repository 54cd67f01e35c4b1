"""A house on loopback in a thread of its own, and people who come to it through its doors."""

import asyncio
import json
import random
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.server.app import make_app
from ludotheque.server.house import House
from ludotheque.server.limits import Limits
from ludotheque.server.run import configured
from ludotheque.server.settings import Settings

PATIENCE = 60.0  # seconds before a test gives up waiting; a busy machine is slow
GAME = "couleurs-du-monde"
GENEROUS = Limits(
    messages_per_second=1e9,
    messages_at_once=10**9,
    tables_per_hour=1e9,
    tables_at_once=10**9,
    codes_per_minute=1e9,
    codes_at_once=10**9,
    talk_at_once=10**9,
    take_backs_at_once=10**9,
    hints_at_once=10**9,
    films_at_once=10**9,
    requests_at_once=10**9,
    sockets_per_address=10**9,
    lines_per_address=10**9,
    pages_at_once=10**9,
    pause_after_refusal=0,
)

T = TypeVar("T")


class Door:
    def __init__(self, settings: Settings) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        settings.address = f"http://127.0.0.1:{self.port}/"
        self._app = make_app(settings)
        config = configured(self._app, settings)
        config.timeout_graceful_shutdown = 1
        self._server = uvicorn.Server(config)
        self._loop = uvloop.new_event_loop()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        wait_until(lambda: self._server.started or not self._thread.is_alive())

    @property
    def house(self) -> House:
        house: House = self._app.state.house
        return house

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the house, in its own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._server.serve([self._listening]))

    def close(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()

    def post(self, path: str, body: Any = None, secret: str = "") -> httpx.Response:
        return self.http.post(path, json=body, headers=_bearer(secret))

    def get(self, path: str, secret: str = "", **query: Any) -> httpx.Response:
        return self.http.get(path, headers=_bearer(secret), params=query)

    def new_table(self, *seats: str, game: str = GAME, **more: Any) -> "NewTable":
        """Seats are "me", "open" or the level of a bot."""
        wanted = [_wanted(number, word) for number, word in enumerate(seats)]
        answer = self.post("/api/tables", {"game": game, "seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        return NewTable(self, answer.json())

    def started(self, *seats: str, **more: Any) -> "NewTable":
        table = self.new_table(*seats, **more)
        table.start()
        return table


class NewTable:
    def __init__(self, door: Door, made: dict[str, Any]) -> None:
        self._door = door
        self.key: str = made["key"]
        self.code: str = made["code"]
        self.host: str = made["host"]
        self.secrets: dict[int, str] = {seat["seat"]: seat["secret"] for seat in made["seats"]}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.key}"

    def start(self) -> None:
        answer = self._door.post(f"{self.path}/start", secret=self.host)
        assert answer.status_code == 200, answer.text

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = self._door.get(self.path).json()
        return info

    def take(self, seat: int, name: str) -> str:
        answer = self._door.post(f"{self.path}/seats/{seat}/take", {"name": name})
        assert answer.status_code == 201, answer.text
        secret: str = answer.json()["secret"]
        self.secrets[seat] = secret
        return secret

    def sit(self, seat: int) -> "Player":
        return Player(self._door.port, self.key, self.secrets[seat])

    def watch(self) -> "Player":
        return Player(self._door.port, self.key)

    def sit_all(self) -> list["Player"]:
        return [self.sit(seat) for seat in sorted(self.secrets)]


def at(door: Door, table: NewTable) -> NewTable:
    """The same table, in a house that was opened again."""
    seats = [{"seat": seat, "secret": secret} for seat, secret in table.secrets.items()]
    return NewTable(door, {"key": table.key, "code": table.code, "host": table.host, "seats": seats})


class Player:
    """Somebody's socket; remembers the position last shown."""

    def __init__(self, port: int, key: str, secret: str = "") -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(_connect(port, key, secret))
        self.now: dict[str, Any] = {}
        self.last: dict[str, Any] = {}  # what was heard last
        self.told: dict[int, Any] = {}  # every entry that was told, by its number
        self.first = self.hear()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.now = message.get("now", self.now)
        self.last = message
        for entry in message.get("log", [message["entry"]] if "entry" in message else []):
            self.told[entry["number"]] = entry
        return message

    def hear_a(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; others are passed over."""
        message = self.hear()
        while message["is"] != kind:
            message = self.hear()
        return message

    def hear_until(self, number: int) -> None:
        while self.now["number"] < number:
            self.hear()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def act(self, verb: str, *filling: list[int], number: int | None = None, id: int = 0) -> None:
        number = self.now["number"] if number is None else number
        self.send({"is": "act", "number": number, "verb": verb, "filling": list(filling), "id": id})

    def sees(self) -> None:
        """As a page does that shows what is asked."""
        self.send({"is": "sees", "number": self.now["number"]})

    def act_at_random(self, luck: random.Random) -> None:
        ask = luck.choice(self.now["asks"])
        self.act(ask["verb"], *random_filling(ask, luck))

    def refused(self, message: Any) -> str:
        """Send it and give back the clause of the refusal."""
        self.send(message)
        clause: str = self.hear_a("refused")["clause"]
        return clause

    def close(self) -> None:
        self._open.close()


def random_filling(ask: dict[str, Any], luck: random.Random) -> list[list[int]]:
    """Anything that the ask allows."""
    refused = ask["but"]["fillings"] if "but" in ask else []
    filling = [random_values(blank, luck) for blank in ask["blanks"]]
    return random_filling(ask, luck) if filling in refused else filling


def random_values(blank: dict[str, Any], luck: random.Random) -> list[int]:
    if blank["is"] == "amount":
        return [luck.randrange(blank["low"], blank["high"] + 1, blank["step"])]
    if blank["is"] == "one-of":
        return [luck.choice(blank["choices"])]
    chosen = luck.sample(range(len(blank["choices"])), luck.randint(blank["least"], blank["most"]))
    return [blank["choices"][place] for place in sorted(chosen)]


def play_on(players: list[Player], luck: random.Random, most: int = 10**6) -> int:
    """Everybody acts at random and sees what the others do, until the game is over; how many actions that took."""
    actions = 0
    while actions < most and players[0].now["over"] is None:
        asked = [player for player in players if player.now["asks"]]
        if asked:
            mover = luck.choice(asked)
            mover.act_at_random(luck)
            actions += 1
        else:
            mover = players[0]  # a bot is to move
        number = mover.now["number"] + 1
        for player in players:
            player.hear_until(number)
    return actions


def closed_for(attempt: Callable[[], Any]) -> tuple[int, str]:
    """The code and the clause with which the house closes the socket meanwhile."""
    with pytest.raises(ConnectionClosed) as closed:
        attempt()
    received = closed.value.rcvd
    assert received is not None
    return received.code, received.reason


def wait_until(happened: Callable[[], Any]) -> None:
    for _ in range(int(PATIENCE / 0.02)):
        if happened():
            return
        threading.Event().wait(0.02)
    raise AssertionError("waited in vain")


@contextmanager
def house_at(data: Path, **more: Any) -> Iterator[Door]:
    """People answer everything themselves, unless a test lets the house answer for them."""
    door = Door(Settings(**{"data": data, "bot_pause": 0.0, "moments": None, "limits": GENEROUS, **more}))
    try:
        yield door
    finally:
        door.close()


def _connect(port: int, key: str, secret: str) -> ClientConnection:
    offered = ["ludotheque", secret] if secret else ["ludotheque"]
    address = f"ws://127.0.0.1:{port}/api/tables/{key}/socket"
    return connect(address, subprotocols=offered, compression=None, close_timeout=1, proxy=None)  # type: ignore[arg-type]


def _bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


def _wanted(number: int, word: str) -> dict[str, str]:
    if word == "me":
        return {"player": "me", "name": f"Player {number}"}
    return {"player": "open"} if word == "open" else {"player": "bot", "bot": word}
