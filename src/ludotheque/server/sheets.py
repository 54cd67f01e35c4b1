"""What the house prints once and hands out many times: packed beforehand, known by a tag, kept by browsers."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Response
from litestar.enums import MediaType

from ludotheque.server.headers import accepted

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLEST_PACKED = 1024
GZIP = "gzip"


@dataclass
class Sheet:
    content: bytes
    kind: str
    packed: dict[str, bytes] = field(default_factory=dict)  # by encoding, the best first
    tag: str = ""  # what is printed on it has another tag as soon as a byte of it has changed

    def __post_init__(self) -> None:
        self.tag = sha256(self.content).hexdigest()[:16]

    def handed_out(self, asked: Mapping[str, str], cache: str, **more: str) -> Response[Any]:
        """The answer to a request with these headers; nothing but a nod if the browser has the sheet."""
        headers = {"ETag": f'W/"{self.tag}"', "Cache-Control": cache, "Vary": "Accept-Encoding", **more}
        if self.tag in asked.get("If-None-Match", ""):
            return Response(None, status_code=304, headers=headers)
        encodings = accepted(asked.get("Accept-Encoding", ""))
        for encoding, packed in self.packed.items():
            if encoding in encodings:
                return Response(packed, media_type=self.kind, headers={**headers, "Content-Encoding": encoding})
        return Response(self.content, media_type=self.kind, headers=headers)

    def kept_under(self, tag: str, asked: Mapping[str, str]) -> Response[Any]:
        """Who asks for the sheet by its tag need never ask again."""
        return self.handed_out(asked, FOR_EVER if tag == self.tag else ASK_AGAIN)


def printed(content: bytes, kind: str) -> Sheet:
    """Packed if it is worth it."""
    packed = gzip.compress(content, mtime=0) if len(content) >= SMALLEST_PACKED else content
    return Sheet(content, kind, {GZIP: packed} if len(packed) < len(content) else {})


def printed_json(what: Any) -> Sheet:
    return printed(msgspec.json.encode(what), MediaType.JSON)


def printed_text(text: str) -> Sheet:
    return printed(text.encode(), "text/plain; charset=utf-8")
