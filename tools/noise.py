"""Messages and requests that are wrong in one way or another, though not always obviously; some are right."""

import json
import random
import struct
from typing import Any

from tools.loopback import BINARY, HERE, TEXT, frame

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**53 + 1,
    2**70,
    -(2**63),
    1.5,
    1e308,
    "",
    "x",
    "0",
    "é" * 70,
    [],
    [[]],
    {},
]
ODD_TEXTS = [
    '"\\ud800"',
    '"\\u0000"',
    '"\\u202e"',
    "1e999",
    "-0",
    "9" * 4_301,
    "[" * 3_000,
    '{"a":' * 600,
    "NaN",
    "tru",
]
VERBS = [
    "play-card",
    "pass-turn",
    "roll-dice",
    "tick",
    "take-back",
    "buy-share",
    "seal-bid",
    "propose",
    "agree",
    "x" * 64,
]
LETTERS = '{}[]":,is act\\u00e9\n0123tnf.-+eE \t'
METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "get", "TRACE"]
GAMES = ["couleurs-du-monde", "cresus", "richesses-du-monde", "no-such-game", "%00", "..", "%ed%a0%80", "é"]
TYPES = ["application/json", "application/json; charset=utf-16", "text/plain", "application/msgpack", "", "\x01"]
HOSTS = [
    "localhost:8061",
    "[::1]:99999",
    "[::1",
    "LOCALHOST.",
    "evil.example",
    "127.0.0.1.evil.example",
    "",
    ":",
    "\xff",
    "é",
    "a b",
    "a" * 5_000,
    f"{HERE}, {HERE}",
    "user@127.0.0.1",
    "//127.0.0.1/",
]
ORIGINS = [
    f"http://{HERE}",
    f"HTTP://{HERE}",
    "https://evil.example",
    "null",
    "",
    "http://",
    "http://[",
    "http://[::1]:99999",
    "http://\xff",
    "é",
    f"http://evil.example@{HERE}",
    f"http://{HERE}/../",
    "file://",
    "http://" + "a" * 5_000,
    f"http://{HERE}, http://evil.example",
    "javascript:alert(1)",
]
UPGRADE = [
    "Upgrade: websocket\r\n",
    "Connection: Upgrade\r\n",
    "Sec-WebSocket-Version: 13\r\n",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
]


class Noise:
    def __init__(self, seed: int, keys: list[str], secrets: list[str]) -> None:
        self.luck = random.Random(seed)
        self._keys = keys
        self._secrets = secrets

    # Over a socket

    def frame(self, now: dict[str, Any]) -> bytes:
        """What is sent next; `now` is the position last shown."""
        kind = self.luck.random()
        if kind < 0.1:
            return frame(BINARY, self.luck.randbytes(self.luck.randrange(80)))
        if kind < 0.2:
            return frame(TEXT, "".join(self.luck.choices(LETTERS, k=self.luck.randrange(80))).encode())
        if kind < 0.202:
            return self._broken_frame()
        return frame(TEXT, self.bent(self._message(now)))

    def _broken_frame(self) -> bytes:
        """Something on which the house may only close the socket."""
        if self.luck.random() < 0.3:
            return frame(TEXT, self._torn(b'{"is":"say","text":"x"}'))
        head = struct.pack("!BB", self.luck.randrange(256), self.luck.randrange(256))
        return head + self.luck.randbytes(self.luck.randrange(300))

    def _message(self, now: dict[str, Any]) -> dict[str, Any]:
        number = self.luck.choice([now.get("number", 0)] * 3 + [0, now.get("number", 0) - 1])
        bot = self.luck.choice(["random", "greedy", ""])
        return self.luck.choice(
            [
                self._act(now, number),
                self._act(now, number),
                {"is": "act", "number": number, "verb": self.luck.choice(VERBS), "filling": self._filling()},
                {"is": "take-back", "number": number},
                {"is": "say", "text": self._words()},
                {"is": "hand-over-absent", "seat": self.luck.randrange(-1, 13), "bot": bot},
                {"is": "take-seat-back"},
                {"is": "hold-on"},
                {"is": self.luck.choice(["sees", "read-on"]), "number": number, "cue": number},
                {
                    "is": "set-habit",
                    "verb": self.luck.choice(VERBS),
                    "habit": self.luck.choice(["always", "alone", "x"]),
                },
                {"is": self.luck.choice(["act", "moved", "position", "refused", "hand-over", ""])},
            ]
        )

    def _act(self, now: dict[str, Any], number: int) -> dict[str, Any]:
        if not now.get("asks"):
            return {"is": "act", "number": number, "verb": self.luck.choice(VERBS), "filling": []}
        ask = self.luck.choice(now["asks"])
        filling = [self._values(blank) for blank in ask["blanks"]]
        return {"is": "act", "number": number, "verb": ask["verb"], "filling": filling}

    def _values(self, blank: dict[str, Any]) -> list[int]:
        """What a blank takes, or nearly."""
        if blank["is"] == "amount":
            return [self.luck.choice([blank["low"], blank["high"], blank["low"] - 1, blank["high"] + 1, blank["step"]])]
        known = blank["choices"] or [0]
        return [self.luck.choice(known) + self.luck.choice([0] * 9 + [1]) for _ in range(blank.get("least", 1))]

    def _filling(self) -> list[list[int]]:
        return [[self.luck.randrange(-99, 10**6) for _ in range(self.luck.randrange(4))] for _ in range(2)]

    def _words(self) -> str:
        return "".join(self.luck.choices("aé\u202e\u0000😀 ", k=self.luck.choice([1, 10, 400, 401])))

    # Of anything that is JSON

    def bent(self, message: dict[str, Any]) -> bytes:
        """As text: as it is, with an odd value, with an odd field, cut off, or with a piece that no JSON has."""
        kind = self.luck.randrange(16)
        if kind < 3 and message:
            message = {**message, self.luck.choice(list(message)): self.luck.choice(ODD)}
        if kind == 3:
            message = {**message, self.luck.choice(["seat", "audience", "id", "secret", ""]): self.luck.choice(ODD)}
        text = json.dumps(message)
        if kind == 4:
            text = text[: self.luck.randrange(len(text))]
        if kind == 5:
            text = json.dumps({**message, self.luck.choice(list(message)): "@"}).replace(
                '"@"', self.luck.choice(ODD_TEXTS)
            )
        return text.encode("utf-8", "surrogatepass")

    def _torn(self, text: bytes) -> bytes:
        """With a byte in it that no text has."""
        place = self.luck.randrange(len(text) + 1)
        return text[:place] + self.luck.choice([b"\xff", b"\x9d", b"\xed\xa0\x80"]) + text[place:]

    # Over HTTP

    def request(self) -> bytes:
        kind = self.luck.random()
        if kind < 0.02:
            return self.luck.randbytes(self.luck.randrange(1, 200)) + b"\r\n\r\n"
        method, path = self._address()
        body = self._body() if method == "POST" or kind > 0.95 else b""
        method = self.luck.choice(METHODS) if kind < 0.1 else method
        visit = self._host() + self._origin() + (self._upgrade() if path.endswith("/socket") else "")
        head = f"{method} {path} HTTP/1.1\r\n{visit}{self._headers()}Content-Length: {len(body)}\r\n\r\n"
        return head.encode("latin-1", "replace") + body

    def _address(self) -> tuple[str, str]:
        """How something is asked, and where."""
        luck = self.luck
        table = f"/api/tables/{luck.choice(self._keys)}"
        seat = luck.choice(["0", "1", "-1", "12", "99999999999999999999", "9" * 4_301, "x", "%00"])
        posts = [f"{table}/seats/{seat}/{verb}" for verb in ("take", "leave", "change", "salt", "give-up", "fly")]
        posts += [f"{table}/{verb}" for verb in ("hosting", "close", "rematch")]
        gets = [table, f"{table}/record", f"{table}/story", f"{table}/socket", f"{table}/frames?{self._piece(seat)}"]
        return luck.choice(
            [
                ("POST", luck.choice(["/api/tables", "/api/mine", "/api/lessons"])),
                ("POST", luck.choice([*posts, f"{table}/start"])),
                ("GET", luck.choice(gets)),
                ("GET", self._elsewhere()),
            ]
        )

    def _piece(self, seat: str) -> str:
        number = self.luck.choice(["0", "5", "-1", "1e3", "9" * 4_301, "%ff", "", "2147483649"])
        return f"first={number}&last={self.luck.choice(['3', number])}&seat={seat}"

    def _elsewhere(self) -> str:
        luck = self.luck
        game = f"/api/games/{luck.choice(GAMES)}"
        games = [
            "/api/games",
            f"{game}/rules",
            f"{game}/texts/{luck.choice(['fr', 'de', '%00'])}",
            f"{game}/editions/x",
        ]
        codes = [f"/api/codes/{luck.choice(['ABC234', '%00', 'é' * 50])}"]
        return luck.choice([*games, *codes, "/", "/health", "/../x", "/api/", "*", "/api/schema/openapi.json"])

    def _host(self) -> str:
        """Under which name the house is visited; mostly its own, sometimes none, or two."""
        if self.luck.random() < 0.9:
            return f"Host: {HERE}\r\n"
        names = self.luck.choices(HOSTS, k=self.luck.choice([0, 1, 1, 1, 1, 2]))
        return "".join(f"Host: {name}\r\n" for name in names)

    def _origin(self) -> str:
        """From which page; mostly from none."""
        if self.luck.random() < 0.8:
            return ""
        return "".join(
            f"Origin: {page}\r\n" for page in self.luck.choices(ORIGINS, k=self.luck.choice([1, 1, 1, 1, 2]))
        )

    def _upgrade(self) -> str:
        """To a socket, mostly with all that belongs to it."""
        return "".join(line for line in UPGRADE if self.luck.random() < 0.95)

    def _headers(self) -> str:
        luck = self.luck
        secret = luck.choice([*self._secrets, "x", "\xff", "é" * 40])
        bearer = luck.choice([f"Authorization: Bearer {secret}\r\n", f"Authorization: {secret}\r\n", ""])
        kind = luck.choice(["Content-Type: application/json\r\n"] * 4 + [f"Content-Type: {luck.choice(TYPES)}\r\n"])
        odd = luck.choice(
            [""] * 9 + ["X-Forwarded-For: 1.2.3.4, \xff\r\n", "Expect: 100-continue\r\n", "Range: bytes=0-1\r\n"]
        )
        return f"{bearer}{kind}{odd}"

    def _body(self) -> bytes:
        luck = self.luck
        options = {luck.choice(["match", "deals", "x"]): luck.choice(["deals", "12", "²", "9" * 4_301, ""])}
        chair = {
            "player": luck.choice(["open", "bot", "me"]),
            "name": self._words()[:24],
            "bot": luck.choice(["random", ""]),
        }
        start = {"key": luck.choice(self._keys), "number": luck.choice([0, 10**9])}
        table = {"game": luck.choice(GAMES), "seats": [chair] * luck.choice([0, 1, 3, 4, 13]), "options": options}
        return luck.choice(
            [
                b"",
                self.bent({**table, "start_from": luck.choice([None, start])}),
                self.bent(
                    {**table, "pace": {"kind": luck.choice(["live", "days"]), "decision_seconds": luck.choice(ODD)}}
                ),
                self.bent({"secrets": luck.sample(self._secrets, k=min(3, len(self._secrets)))}),
                self.bent({"name": self._words()}),
                self._torn(b'{"name":"x"}'),
                self.bent({"player": "bot", "bot": luck.choice(["random", "x"])}),
                b"[" * luck.choice([10, 60_000]),
                luck.randbytes(luck.randrange(100)),
            ]
        )
