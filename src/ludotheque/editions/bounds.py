"""How large, deep and long-winded an edition file may be: beyond that it is refused before it is read."""

import re
from pathlib import Path
from typing import Any

from ludotheque.editions.edition import BadEdition
from ludotheque.plain import is_plain

MOST_BYTES = 1 << 20  # the largest of the house's own has a sixth of it
MOST_NESTED = 16  # brackets within brackets
MOST_PARTS = 8  # of a dotted key
MOST_DIGITS = 15  # fits whatever rules calculate with

# What is not closed is taken to its end, so that no text is looked at twice; the reader complains about it later.
_QUOTED = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
_LONG_NUMBER = re.compile(rf"(?<![0-9_])[0-9_]{{{MOST_DIGITS + 1},}}")
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}")
_BRACKETS = re.compile(r"[\[\]{}]")


def read_file(path: Path) -> str:
    """The text of an edition file, if it is one that anybody could have written."""
    with path.open("rb") as file:
        found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise BadEdition(f"{path}: an edition has at most {MOST_BYTES} bytes")
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError:
        raise BadEdition(f"{path}: the text is not UTF-8") from None


def check_bounds(text: str) -> None:
    """Before the text is read as TOML, which costs more than its length."""
    if len(text) > MOST_BYTES:
        raise BadEdition(f"an edition has at most {MOST_BYTES} bytes")
    bare = _QUOTED.sub(_as_many_lines, text)
    _check_nesting(bare)
    for pattern, reason in (
        (_LONG_NUMBER, f"a number has at most {MOST_DIGITS} digits"),
        (_LONG_KEY, f"a key has at most {MOST_PARTS} parts"),
    ):
        if found := pattern.search(bare):
            raise BadEdition(f"line {_line_at(bare, found.start())}: {reason}")


def find_unprintable(data: Any, path: str = "") -> str | None:
    """Where a word holds a character that could command a terminal, as `nation[3].name`; None if none does."""
    if isinstance(data, str):
        return None if is_plain(data) else path
    parts: list[tuple[str, Any]] = []
    if isinstance(data, dict):
        parts = [(f"{path}.{key}" if path else key, value) for key, value in data.items()]
        parts += [(path or key, key) for key in data]
    elif isinstance(data, list):
        parts = [(f"{path}[{number}]", value) for number, value in enumerate(data)]
    places = (find_unprintable(value, place) for place, value in parts)
    return next((place for place in places if place is not None), None)


def _check_nesting(bare: str) -> None:
    depth = 0
    for bracket in _BRACKETS.finditer(bare):
        depth = depth + 1 if bracket[0] in "[{" else max(0, depth - 1)
        if depth > MOST_NESTED:
            raise BadEdition(f"line {_line_at(bare, bracket.start())}: brackets stand within brackets too often")


def _as_many_lines(quoted: re.Match[str]) -> str:
    """What was quoted is left out, but for its lines."""
    return "q" + "\n" * quoted[0].count("\n")


def _line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
