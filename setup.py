"""Builds the pure half of the package (kernel, mechanics, games) with mypyc, as one unit.

Set LUDOTHEQUE_PURE=1 to leave it interpreted. Without a C compiler the build falls back to that by itself.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src")
COMPILED = ["kernel", "mechanics", "games", "proving"]


def core_modules() -> list[str]:
    """Every module below the compiled line, packages' own files excepted."""
    found: list[Path] = []
    for layer in COMPILED:
        found += sorted((SOURCE / "ludotheque" / layer).rglob("*.py"))
    return [str(path) for path in found if path.name != "__init__.py"]


def extensions() -> list[object]:
    if os.environ.get("LUDOTHEQUE_PURE") == "1":
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(SOURCE)
    sys.path.insert(0, str(SOURCE))
    found = mypycify(["--strict", "--explicit-package-bases", *core_modules()], opt_level="3", group_name="ludotheque")
    for extension in found:
        extension.optional = True
    return list(found)


setup(ext_modules=extensions())
