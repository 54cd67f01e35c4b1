"""The attacks of the siege: each is one abusive client, from one address unless it forges others.

    python -m tools.attacks NAME PORT SECONDS FILM

Says "ready" when everything is in place, attacks for so many seconds, then tells as JSON what it sent and what it was
answered. FILM is the key of a table with a long record.
"""

import asyncio
import json
import random
import secrets
import sys
import time
from typing import Any

import uvloop
from tools.intruder import FROM, GAME, Browser, Ground, OwnTable, crowd, hammer, keep_sending, own_table
from tools.loopback import HERE, Socket, open_socket

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
FRAMES = 200
HALF_SENT = 1500
DEEP = b"[" * 60_000
DEEP_MESSAGE = b'{"is":' + b"[" * 4_000


class Attack:
    """What it offers, in words; what it prepares; what it does until time is up."""

    offers = ""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    async def prepare(self) -> None:
        """Nothing, unless there is something."""

    async def strike(self) -> None:
        raise NotImplementedError

    def note(self, _: Socket, text: bytes) -> None:
        """Count a message of the house by its kind, a refusal by its clause."""
        message = json.loads(text)
        self.ground.answers[message.get("clause", message["is"])] += 1


class TakeBacks(Attack):
    offers = "24 sockets of three seats act and take back"

    async def prepare(self) -> None:
        table = await own_table(self.ground)
        self._now: dict[str, Any] = {}
        self._sockets = [
            socket for secret in table.secrets for socket in await crowd(self.ground, table.key, secret, 8, self._hear)
        ]

    async def strike(self) -> None:
        await keep_sending(self.ground, self._sockets, 20, lambda: json.dumps(self._next()).encode())

    def _hear(self, socket: Socket, text: bytes) -> None:
        self.note(socket, text)
        now = json.loads(text).get("now", {})
        if now.get("asks") or now.get("may_take_back"):
            self._now = now

    def _next(self) -> dict[str, Any]:
        number = self._now.get("number", 0)
        if self._now.get("may_take_back") or not self._now.get("asks"):
            return {"is": "take-back", "number": number}
        ask = random.choice(self._now["asks"])
        filling = [[random.choice(blank["choices"])] for blank in ask["blanks"]]
        return {"is": "act", "number": number, "verb": ask["verb"], "filling": filling}


class Frames(Attack):
    offers = "4 readers of a record of 4 000 actions, half of them take-backs"

    async def strike(self) -> None:
        await hammer(self.ground, 4, self._read)

    async def _read(self, browser: Browser) -> None:
        first = random.randrange(3_500)
        await browser.ask("GET", f"/api/tables/{self.ground.film}/frames?first={first}&last={first + FRAMES - 1}")


class HalfSent(Attack):
    offers = f"{HALF_SENT} requests of which only the first half comes, heads and bodies"

    async def strike(self) -> None:
        opened = [await self._begin(number) for number in range(HALF_SENT)]
        await asyncio.sleep(max(0, self.ground.until - time.monotonic()))
        for reader, writer in opened:
            self.ground.answers["closed" if reader.at_eof() else "still open"] += 1
            writer.close()

    async def _begin(self, number: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(HERE, self.ground.port, local_addr=(FROM, 0))
        self.ground.sent += 1
        body = "\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{" if number % 2 else ""
        writer.write(f"POST /api/tables HTTP/1.1\r\nHost: {HERE}{body}".encode())
        return reader, writer


class Chat(Attack):
    offers = "64 watchers of one table who chat"

    async def prepare(self) -> None:
        table = await own_table(self.ground)
        self._sockets = await crowd(self.ground, table.key, "", 64, self.note)

    async def strike(self) -> None:
        said = json.dumps({"is": "say", "text": "x" * 300}).encode()
        await keep_sending(self.ground, self._sockets, 10, lambda: said)


class DeepJson(Attack):
    offers = "8 connections with bodies 60 000 deep, 8 sockets with messages 4 000 deep"

    async def prepare(self) -> None:
        table = await own_table(self.ground)
        self._sockets = await crowd(self.ground, table.key, table.secrets[0], 8, self.note)

    async def strike(self) -> None:
        bodies = hammer(self.ground, 8, lambda browser: browser.ask("POST", "/api/tables", DEEP))
        await asyncio.gather(bodies, keep_sending(self.ground, self._sockets, 20, lambda: DEEP_MESSAGE))


class Digits(Attack):
    offers = "8 connections with an option of 4 301 digits"

    async def strike(self) -> None:
        options = {"match": "deals", "deals": "9" * 4_301}
        body = json.dumps({"game": GAME, "seats": [{"player": "open"}] * 3, "options": options}).encode()
        await hammer(self.ground, 8, lambda browser: browser.ask("POST", "/api/tables", body))


class Codes(Attack):
    offers = "16 connections that guess codes, each time from another forged address"

    async def strike(self) -> None:
        await hammer(self.ground, 16, self._guess)

    async def _guess(self, browser: Browser) -> None:
        code = "".join(random.choices(LETTERS, k=6))
        forged = ".".join(str(random.randrange(1, 255)) for _ in range(4))
        await browser.ask("GET", f"/api/codes/{code}", headers=f"X-Forwarded-For: {forged}\r\n")


class Catalogue(Attack):
    offers = "8 connections that ask for games, rules and editions"

    async def strike(self) -> None:
        game = f"/api/games/{GAME}"
        paths = ["/api/games", f"{game}/rules", f"{game}/texts/fr", f"{game}/editions/monde-1961", "/", "/health"]
        await hammer(self.ground, 8, lambda browser: browser.ask("GET", random.choice(paths)))


class Secrets(Attack):
    offers = "4 connections that look for a hundred secrets at a time"

    async def strike(self) -> None:
        await hammer(self.ground, 4, self._look)

    async def _look(self, browser: Browser) -> None:
        guessed = {"secrets": [secrets.token_urlsafe(24) for _ in range(100)]}
        await browser.ask("POST", "/api/mine", json.dumps(guessed).encode())


class ComeAndGo(Attack):
    offers = "8 sockets opened and closed without end"

    async def prepare(self) -> None:
        self._table: OwnTable = await own_table(self.ground)

    async def strike(self) -> None:
        await hammer(self.ground, 8, self._visit)

    async def _visit(self, _: Browser) -> None:
        self.ground.sent += 1
        socket = await open_socket(self.ground.port, self._table.key, self._table.secrets[0], self._leave, FROM)
        await socket.lost

    def _leave(self, socket: Socket, text: bytes) -> None:
        self.note(socket, text)
        socket.close()


class Tables(Attack):
    offers = "4 connections that open tables and let the best bots play"

    async def prepare(self) -> None:
        games = json.loads(await Browser(self.ground).ask("GET", "/api/games"))
        best = next(game["bots"][-1] for game in games if game["name"] == GAME)
        self._body = json.dumps({"game": GAME, "seats": [{"player": "bot", "bot": best}] * 3}).encode()

    async def strike(self) -> None:
        await hammer(self.ground, 4, self._open)

    async def _open(self, browser: Browser) -> None:
        answer = json.loads(await browser.ask("POST", "/api/tables", self._body) or b"{}")
        if "host" in answer:
            bearer = f"Authorization: Bearer {answer['host']}\r\n"
            await browser.ask("POST", f"/api/tables/{answer['key']}/start", headers=bearer)


ATTACKS: dict[str, type[Attack]] = {
    "take-backs": TakeBacks,
    "frames": Frames,
    "half-sent": HalfSent,
    "chat": Chat,
    "deep-json": DeepJson,
    "digits": Digits,
    "codes": Codes,
    "catalogue": Catalogue,
    "secrets": Secrets,
    "come-and-go": ComeAndGo,
    "tables": Tables,
}


async def run(name: str, port: int, seconds: float, film: str) -> Ground:
    ground = Ground(port, film)
    attack = ATTACKS[name](ground)
    await attack.prepare()
    print("ready", flush=True)
    ground.sent, ground.until = 0, time.monotonic() + seconds
    ground.answers.clear()
    await attack.strike()
    return ground


def main() -> None:
    name, port, seconds, film = sys.argv[1:]
    done = uvloop.run(run(name, int(port), float(seconds), film))
    print(json.dumps({"sent": done.sent, "answers": done.answers}))


if __name__ == "__main__":
    main()
