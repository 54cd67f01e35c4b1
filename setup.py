"""Builds the package, with its core (kernel, mechanics, games, proving, bots) compiled by mypyc.

Set LUDOTHEQUE_PURE=1 to leave it interpreted. Without a C compiler the build falls back to that by itself.
"""

import os
import sys
from typing import Any

from setuptools import setup


def compiled_core() -> dict[str, Any]:
    sys.path[:0] = [".", "src"]
    from tools.core import BuildCore, extensions

    return {"ext_modules": extensions(), "cmdclass": {"build_ext": BuildCore}}


setup(**({} if os.environ.get("LUDOTHEQUE_PURE") == "1" else compiled_core()))
