"""Other houses on the same database, asked over HTTP."""

import asyncio
from typing import Final

import httptools
import msgspec

from ludotheque.server import bodies
from ludotheque.server.gate import FROM, WORD
from ludotheque.server.refusal import TRY_AGAIN, Refusal

PATIENCE: Final = 10.0  # seconds
CHUNK: Final = 1 << 16

Headers = list[tuple[bytes, bytes]]


class Answer:
    """Of another house, filled in as it comes."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: Headers = []
        self.body = b""
        self.whole = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.whole = True


class Others:
    def __init__(self, word: str) -> None:
        self._word = word

    async def mine(self, address: str, secrets: list[str]) -> list[bodies.MyTable]:
        body = msgspec.json.encode(bodies.MySecrets(secrets))
        answer = await self.ask(address, "POST", "/inside/mine", self.introduction(), body)
        return msgspec.json.decode(answer.body, type=list[bodies.MyTable]) if answer.status == 200 else []

    async def ask_to_let_go(self, address: str, key: str) -> None:
        await self.ask(address, "POST", f"/inside/tables/{key}/let-go", self.introduction(), b"{}")

    def introduction(self, visitor: str = "") -> Headers:
        """What makes another house believe who asks, and where the visitor comes from for whom it does."""
        return [
            (WORD.encode(), self._word.encode()),
            (FROM.encode(), visitor.encode()),
            (b"content-type", b"application/json"),
        ]

    async def ask(self, address: str, method: str, target: str, headers: Headers, body: bytes) -> Answer:
        """A Refusal if it does not answer: its lease may be about to end."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await _ask(address, method, target, headers, body)
        except (OSError, TimeoutError, httptools.HttpParserError) as error:
            raise Refusal(TRY_AGAIN, f"the house that holds the table does not answer: {error}") from None


async def _ask(address: str, method: str, target: str, headers: Headers, body: bytes) -> Answer:
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    try:
        own = [(b"host", f"{host}:{port}".encode()), (b"content-length", str(len(body)).encode())]
        lines = [name + b": " + value for name, value in [*own, *headers, (b"connection", b"close")]]
        writer.write(b"\r\n".join([f"{method} {target} HTTP/1.1".encode(), *lines, b"", body]))
        answer = Answer()
        parser = httptools.HttpResponseParser(answer)
        while not answer.whole:
            data = await reader.read(CHUNK)
            if not data:
                break
            parser.feed_data(data)
        answer.status = parser.get_status_code()
        return answer
    finally:
        writer.close()
