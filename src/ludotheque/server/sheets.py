"""What the house prints once and hands out many times: packed beforehand, known by a tag."""

import gzip
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

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


def printed(content: bytes, kind: str) -> Sheet:
    """Packed if it is worth it."""
    packed = gzip.compress(content, mtime=0) if len(content) >= SMALLEST_PACKED else content
    return Sheet(content, kind, {GZIP: packed} if len(packed) < len(content) else {})


def printed_json(what: Any) -> Sheet:
    return printed(msgspec.json.encode(what), "application/json")


def printed_text(text: str) -> Sheet:
    return printed(text.encode(), "text/plain; charset=utf-8")
