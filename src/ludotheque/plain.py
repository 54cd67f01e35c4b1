"""Text from outside, fit to be printed: no character of it can command a terminal or turn the line around."""

import json
import unicodedata

COMMANDING = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, format (bidi too), half characters, separators of lines
STAND_IN = "\N{REPLACEMENT CHARACTER}"


def is_plain(text: str) -> bool:
    return text.isprintable() or not any(map(_commands, text))


def plain(text: str) -> str:
    """The text with a stand-in for every character that does not simply show itself."""
    return text if text.isprintable() else "".join(STAND_IN if _commands(letter) else letter for letter in text)


def plain_json(text: str) -> str:
    """JSON on one line that says the same, with the number of every such character in its place."""
    return (
        text if text.isprintable() else "".join(_numbered(letter) if _commands(letter) else letter for letter in text)
    )


def _numbered(letter: str) -> str:
    return json.dumps(letter)[1:-1] if letter != "\x7f" else "\\u007f"


def _commands(letter: str) -> bool:
    return unicodedata.category(letter) in COMMANDING
