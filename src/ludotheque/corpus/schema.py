"""What a row holds. Each field says in its metadata what it is, so that the files explain themselves."""

from typing import Any

import pyarrow as pa

VERSION = "1"

_ACTION = pa.struct(
    [
        pa.field("seat", pa.int8(), nullable=False),  # -1: the clock
        pa.field("verb", pa.string(), nullable=False),
        pa.field("filling", pa.list_(pa.list_(pa.int64())), nullable=False),
    ]
)

FIELDS: list[tuple[str, Any, str]] = [
    ("number", pa.int64(), "of the game in its plan, from 0"),
    ("game", pa.string(), "which one"),
    ("rules", pa.int32(), "version of its rules"),
    ("edition", pa.string(), "what the box printed: id of the edition"),
    ("edition_hash", pa.string(), "and what it held"),
    ("options", pa.map_(pa.string(), pa.string()), "every rule of the table that may be chosen"),
    ("players", pa.int8(), "how many sat down"),
    ("bots", pa.list_(pa.string()), "who sat on each seat"),
    ("seed", pa.string(), "from which all luck follows, as decimal digits"),
    ("actions", pa.list_(_ACTION), "what was done, in order; the clock is seat -1 and says tick"),
    ("finished", pa.bool_(), "whether the game came to its end"),
    ("reason", pa.string(), "why it ended"),
    ("winners", pa.list_(pa.int8()), "seats"),
    ("scores", pa.list_(pa.int64()), "of each seat"),
    ("record", pa.string(), "the whole game as text, for `ludotheque replay`; its last line is the fingerprint"),
]


def schema() -> Any:
    fields = [pa.field(name, kind, metadata={"description": says}) for name, kind, says in FIELDS]
    return pa.schema(fields, metadata={"ludotheque_corpus": VERSION, "licence": "CC0-1.0"})
