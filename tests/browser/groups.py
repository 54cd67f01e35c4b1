"""Tables that people have come to, made ready over HTTP and sockets, and the browsers that hold their seats."""

import json
import random
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.server.door import GAME, PATIENCE, Player, play_on


@dataclass
class Company:
    house: str
    key: str
    host: str
    secrets: dict[int, str]

    @property
    def path(self) -> str:
        return f"/t/{self.key}"

    def sit(self, seat: int) -> Player:
        port = urlsplit(self.house).port
        assert port is not None
        return Player(port, self.key, self.secrets[seat])

    def browser_of(self, seat: int, host: bool = False) -> dict[str, Any]:
        """A browser that remembers the seat, and the host's secret if it is the host's."""
        held = [{"key": self.key, "seat": seat, "secret": self.secrets[seat]}]
        if host:
            held.append({"key": self.key, "seat": None, "secret": self.host})
        kept = [{"name": "ludotheque.secrets", "value": json.dumps(held)}]
        return {"cookies": [], "origins": [{"origin": self.house, "localStorage": kept}]}


def company(house: str, *players: str, start: bool = True, game: str = GAME) -> Company:
    """Names are people's; "random" is a bot, "open" an open seat."""
    seats = [_wanted(player) for player in players]
    with httpx.Client(base_url=house, timeout=PATIENCE) as http:
        made = http.post("/api/tables", json={"game": game, "seats": seats}).json()
        if start:
            http.post(f"/api/tables/{made['key']}/start", headers={"Authorization": f"Bearer {made['host']}"})
    secrets = {seat["seat"]: seat["secret"] for seat in made["seats"]}
    return Company(house, made["key"], made["host"], secrets)


def after_the_game(house: str, *players: str) -> Company:
    found = company(house, *players)
    people = [found.sit(seat) for seat in sorted(found.secrets)]
    play_on(people, random.Random(3))
    for player in people:
        player.close()
    return found


def _wanted(player: str) -> dict[str, str]:
    if player == "open":
        return {"player": "open"}
    return {"player": "bot", "bot": player} if player == "random" else {"player": "me", "name": player}
