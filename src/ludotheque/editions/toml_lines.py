"""Reading TOML into msgspec structs so that every complaint names its line."""

import re
import tomllib
from typing import TypeVar

import msgspec

from ludotheque.editions.bounds import check_bounds, find_unprintable
from ludotheque.editions.edition import BadEdition

T = TypeVar("T")


def parse(text: str, kind: type[T]) -> T:
    """The file as a struct; a syntax error, a missing key or a wrong type is one sentence with the line."""
    check_bounds(text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(_syntax_sentence(str(error))) from None
    if (path := find_unprintable(data)) is not None:
        raise BadEdition(f"line {line_of_path(text, path)}: here stands a character that cannot be printed")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$.")
        place = line_of_path(text, path.rstrip("`"))
        raise BadEdition(f"line {place}: {reason[0].lower()}{reason[1:]}") from None


class _Named(msgspec.Struct):
    game: str


class _File(msgspec.Struct):
    """Only what tells whose edition it is; the game reads the rest."""

    edition: _Named


def game_of(text: str) -> str:
    """The game that an edition names in its head."""
    return parse(text, _File).edition.game


def line_of(text: str, table: str, number: int, key: str = "") -> int:
    """The line of the number-th `[[table]]`, or of a key inside it."""
    seen = -1
    header = 1
    for place, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith("["):
            if seen == number:
                break
            if re.match(rf"\[\[?{re.escape(table)}\]", line.strip()):
                seen += 1
                header = place
        elif seen == number and key and re.match(rf"{re.escape(key)}\s*=", line.strip()):
            return place
    return header


def line_of_path(text: str, path: str) -> int:
    """The line of a msgspec path such as `nation[3].value`."""
    found = re.match(r"(\w+)(?:\[(\d+)\])?(?:\.(\w+))?", path)
    if not found:
        return 1
    table, number, key = found.groups()
    if number is None and key is None:
        return _line_of_key(text, table)
    return line_of(text, table, int(number or 0), key or "")


def _line_of_key(text: str, key: str) -> int:
    """Of a key above all tables, or of the table of this name; the first line where there is none."""
    for place, line in enumerate(text.splitlines(), 1):
        if re.match(rf"({re.escape(key)}\s*=|\[\[?{re.escape(key)}\])", line.strip()):
            return place
    return 1


def _syntax_sentence(message: str) -> str:
    found = re.match(r"(.*) \(at line (\d+), column \d+\)", message)
    if found:
        return f"line {found[2]}: {found[1][0].lower()}{found[1][1:]}"
    return f"the file is not TOML: {message}"
