"""Players who come without a browser: they do through a socket what a script tells them."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.server.door import Player

POSITION_CHANGED = "table.position-changed"


class Rival(Player):
    def does(self, verb: str, *filling: list[int]) -> None:
        """Wait until it may be done, do it, and wait until it is done."""
        done = False
        while not done:
            self.asked(verb)
            self.act(verb, *filling)
            done = self._is_done(verb)

    def asked(self, verb: str) -> dict[str, Any]:
        """What is to be filled in, once it may be done."""
        while not any(ask["verb"] == verb for ask in self.now["asks"]):
            self.hear()
        ask: dict[str, Any] = next(ask for ask in self.now["asks"] if ask["verb"] == verb)
        return ask

    def _is_done(self, verb: str) -> bool:
        """False if others were faster: what they did has then been heard, and one looks again."""
        message = self.hear()
        while not self._is_mine(message):
            if message["is"] == "refused":
                assert message["clause"] == POSITION_CHANGED, (verb, message)
                return False
            message = self.hear()
        return True

    def _is_mine(self, message: dict[str, Any]) -> bool:
        return message["is"] == "moved" and bool(message["entry"]["seat"] == self.first["seat"])


class ScriptedTable:
    """A table with a person in a browser on its first seat; the others have sockets, are bots, or of the cast."""

    def __init__(
        self,
        address: str,
        game: str,
        names: list[str],
        options: dict[str, str] | None = None,
        bots: Sequence[str] = (),
        cast: Sequence[str] = (),
    ) -> None:
        self._address = address
        people = [{"player": "me", "name": name} for name in names]
        seats = people + [{"player": "bot", "bot": level} for level in bots]
        seats += [{"player": "bot", "character": one} for one in cast]
        made = self._post("/api/tables", {"game": game, "seats": seats, "options": options or {}})
        self.key: str = made["key"]
        self.secrets: list[str] = [seat["secret"] for seat in made["seats"]]
        self._post(f"/api/tables/{self.key}/start", {}, made["host"])

    @property
    def my_seat(self) -> str:
        """The address at which a browser takes the first seat."""
        return self.seat(0)

    def seat(self, seat: int) -> str:
        """The address at which a browser takes a seat, beside those that it has."""
        return f"{self._address}/s#{self.secrets[seat]}"

    def rival(self, seat: int) -> Rival:
        port = urlsplit(self._address).port
        assert port is not None
        return Rival(port, self.key, self.secrets[seat])

    def record(self) -> str:
        return httpx.get(f"{self._address}/api/tables/{self.key}/record").text

    def _post(self, path: str, body: Any, secret: str = "") -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = httpx.post(self._address + path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json()
