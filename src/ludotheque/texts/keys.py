"""Which sentences a Fluent file has, and those of the characters, for who says none of them himself."""

import re
from importlib.resources import files

KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # whatever else a sentence has is indented


def keys_in(text: str) -> list[str]:
    return KEY.findall(text)


def voices_text(lang: str) -> str:
    """What the characters say, each in its voice."""
    return (files("ludotheque.cast.voices") / f"{lang}.ftl").read_text("utf-8")
