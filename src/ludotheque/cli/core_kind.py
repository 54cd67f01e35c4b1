"""Tells, before long work, whether the core runs compiled, and whether what was compiled is still current."""

import os
import sys
from pathlib import Path

from ludotheque.kernel import play
from ludotheque.lab.compiled import is_compiled


def warning() -> str:
    """What the user should know about the core before a long command; or nothing."""
    if not is_compiled():
        return "" if _wanted_interpreted() else "the core runs interpreted, many times slower: run make compile"
    if is_stale(Path(play.__file__)):
        return "compiled core is older than the source: run make compile"
    return ""


def is_stale(compiled: Path) -> bool:
    """Whether a source of the core is newer than the compiled module."""
    built = compiled.stat().st_mtime
    package = compiled.parent.parent
    sources = [
        path for layer in ("kernel", "mechanics", "games", "proving") for path in (package / layer).rglob("*.py")
    ]
    return any(path.stat().st_mtime > built for path in sources)


def say_core_kind() -> None:
    sentence = warning()
    if sentence:
        print(f"ludotheque: {sentence}", file=sys.stderr)


def _wanted_interpreted() -> bool:
    return os.environ.get("LUDOTHEQUE_INTERPRETED") == "1"
